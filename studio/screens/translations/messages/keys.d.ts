// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    translations: {
      'bar.label': { name: string; translated: number; total: number };
      'card.open': { count: number };
      'done.reviewedAll': null;
      'done.saved': { field: string };
      'empty.text': { language: string };
      'empty.title': null;
      'fault.gone': null;
      'fault.refused': { allowed: string };
      'fault.review': null;
      'fault.tooLarge': null;
      'filter.allSections': null;
      'filter.allStates': null;
      'filter.language': null;
      'filter.search': null;
      'filter.section': null;
      'filter.state': null;
      'group.name': { group: 'info' | 'settings' | 'layouts' | 'other' };
      'list.back': null;
      'list.kind': {
        group: 'info' | 'settings' | 'ext_pages' | 'layouts' | 'categories' | 'tags' | 'items' | 'other';
        section: string;
      };
      'list.label': null;
      'list.none': null;
      'list.noneText': null;
      'list.status': { count: number };
      'list.title': { language: string };
      'page.languages': null;
      'page.status': { language: string };
      'page.title': null;
      'pages.label': null;
      'pages.next': null;
      'pages.page': { page: number; last: number };
      'pages.previous': null;
      'section.name': { section: 'site' | 'interface' | 'other' };
      'state.count': { state: 'missing' | 'stale' | 'machine' | 'other'; count: number };
      'state.name': { state: 'missing' | 'stale' | 'machine' | 'reviewed' | 'other' };
      'text.change': null;
      'text.changeUnknown': null;
      'text.copy': null;
      'text.copyOf': { field: string };
      'text.heading': null;
      'text.help': null;
      'text.list': null;
      'text.next': null;
      'text.original': null;
      'text.preview': null;
      'text.previous': null;
      'text.published': null;
      'text.review': null;
      'text.reviewAll': null;
      'text.reviewOf': { field: string };
      'text.status': { language: string; position: number; total: number };
      'text.title': { name: string; language: string };
      'text.translation': { field: string; language: string };
    };
  }
}
