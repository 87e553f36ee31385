// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    studio: {
      'account.menu': { name: string };
      'account.signOut': null;
      'account.title': null;
      'broken.text': null;
      'broken.title': null;
      'color.add': null;
      'color.addFor': { field: string };
      'color.choose': { field: string };
      'color.hue': null;
      'copy.action': null;
      'copy.done': null;
      'copy.refused': null;
      'dialog.cancel': null;
      'dialog.close': null;
      'failure.outdated': null;
      'failure.signIn': null;
      'failure.text': {
        failure: 'network' | 'session' | 'confirmation' | 'forbidden' | 'gone' | 'large' | 'other';
      };
      'field.restore': { field: string; value: string };
      'forbidden.text': null;
      'forbidden.title': null;
      'keyboard.singleKeys': null;
      'keyboard.title': null;
      'language.title': null;
      'list.none': null;
      'missing.home': null;
      'missing.text': null;
      'missing.title': null;
      'nav.ads': null;
      'nav.auditLog': null;
      'nav.content': null;
      'nav.feeds': null;
      'nav.health': null;
      'nav.history': null;
      'nav.look': null;
      'nav.operators': null;
      'nav.pages': null;
      'nav.review': null;
      'nav.settings': null;
      'nav.statistics': null;
      'nav.system': null;
      'nav.today': null;
      'nav.translations': null;
      'pages.label': null;
      'pages.next': null;
      'pages.page': { page: number; last: number };
      'pages.previous': null;
      'palette.actions': null;
      'palette.choose': null;
      'palette.label': null;
      'palette.none': null;
      'palette.open': null;
      'palette.placeholder': null;
      'palette.results': null;
      'palette.screen': null;
      'palette.settings': null;
      'palette.title': null;
      'part.delayed': null;
      'role.name': { role: 'viewer' | 'editor' | 'owner' | 'other' };
      'screen.categories': { section: string };
      'screen.publish': null;
      'screen.redirects': null;
      'screen.textPages': null;
      'shortcuts.title': null;
      'sidebar.find': null;
      'sidebar.label': null;
      'sidebar.more': null;
      'sidebar.portal': null;
      'sidebar.site': { site: string };
      'sidebar.skip': null;
      'theme.name': { theme: 'light' | 'dark' | 'system' | 'other' };
      'theme.title': null;
      'toast.close': null;
      'toast.undo': null;
      'unreachable.retry': null;
      'unreachable.text': null;
      'unreachable.title': null;
      'window.label': null;
      'window.name': { window: 'phone' | 'tablet' | 'desktop' | 'other' };
    };
  }
}
