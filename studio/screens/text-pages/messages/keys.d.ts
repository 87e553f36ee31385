// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    'text-pages': {
      'command.delete': null;
      'command.new': null;
      'command.rename': null;
      'create.done': { title: string };
      'create.open': null;
      'create.submit': null;
      'create.title': null;
      'delete.done': { title: string };
      'delete.submit': null;
      'delete.text': null;
      'delete.title': { title: string };
      'editor.help': null;
      'editor.helpOwn': null;
      'editor.published': null;
      'editor.saved': null;
      'editor.saving': null;
      'editor.unsaved': null;
      'fault.conflict': null;
      'fault.menu': { most: number };
      'fault.refused': { problem: string; allowed: string };
      'fault.slug': { fault: 'form' | 'taken' | 'full' | 'other'; most: number };
      'fault.text': null;
      'fault.title': null;
      'fault.tooLarge': null;
      'field.address': null;
      'field.addressHelp': { slug: string };
      'field.redirect': { address: string };
      'field.redirectHelp': null;
      'field.text': null;
      'field.textHelp': null;
      'field.title': null;
      'list.documentTitle': null;
      'list.draft': null;
      'list.footer': null;
      'list.inFooter': { page: string };
      'list.inMenu': { page: string };
      'list.menu': null;
      'list.missing': null;
      'list.moved': null;
      'list.page': null;
      'list.text': null;
      'list.title': null;
      'page.actions': null;
      'page.all': null;
      'page.delete': null;
      'page.documentTitle': { page: string };
      'page.name': {
        page: 'aboutUs' | 'contactUs' | 'privacyPolicy' | 'termsOfUse' | 'disclaimer' | 'other';
      };
      'page.open': null;
      'page.rename': null;
      'page.saved': { page: string };
      'page.text': { page: string };
      'preview.empty': null;
      'preview.label': null;
      'rename.done': { address: string };
      'rename.redirect': { address: string };
      'rename.submit': null;
      'rename.title': { title: string };
      'words.title': null;
    };
  }
}
