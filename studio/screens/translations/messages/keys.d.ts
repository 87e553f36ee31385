// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    translations: {
      'bar.label': { name: string; translated: number; total: number };
      'card.open': { count: number };
      'dialog.close': null;
      'done.reviewedAll': null;
      'done.saved': { field: string };
      'empty.text': { language: string };
      'empty.title': null;
      'export.download': null;
      'export.format': null;
      'export.formatName': { format: 'xliff' | 'csv' | 'json' | 'other' };
      'export.open': null;
      'export.text': null;
      'export.title': { language: string };
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
      'group.name': { group: 'info' | 'settings' | 'layouts' | 'ads' | 'other' };
      'import.apply': { count: number };
      'import.changed': { count: number };
      'import.changes': null;
      'import.choose': null;
      'import.done': { count: number };
      'import.empty': { count: number };
      'import.failed': { fault: 'large' | 'network' | 'other' };
      'import.fault': { fault: 'format' | 'language' | 'content' | 'other'; reason: string };
      'import.file': null;
      'import.kept': { count: number };
      'import.more': { count: number };
      'import.open': null;
      'import.reading': null;
      'import.refused': { count: number };
      'import.refusedText': { place: string; key: string; problem: string };
      'import.stale': { count: number };
      'import.text': null;
      'import.title': { language: string };
      'import.unreadable': null;
      'list.back': null;
      'list.capped': null;
      'list.kind': {
        group:
          | 'info'
          | 'settings'
          | 'ext_pages'
          | 'layouts'
          | 'ads'
          | 'categories'
          | 'tags'
          | 'items'
          | 'other';
        section: string;
      };
      'list.label': null;
      'list.none': null;
      'list.noneText': null;
      'list.searched': { share: number };
      'list.searching': null;
      'list.status': { count: number };
      'list.title': { language: string };
      'page.counted': { share: number };
      'page.languages': null;
      'page.status': { language: string };
      'page.title': null;
      'section.name': { section: 'site' | 'interface' | 'other' };
      'state.count': { state: 'missing' | 'stale' | 'machine' | 'other'; count: number };
      'state.name': { state: 'missing' | 'stale' | 'machine' | 'reviewed' | 'other' };
      'text.ad': null;
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
      'words.builtIn': { text: string };
      'words.documentTitle': { language: string };
      'words.fallback': null;
      'words.fallbackDone': null;
      'words.fallbackName': { language: string };
      'words.fault': {
        kind: 'malformed' | 'arguments' | 'other';
        reason: string;
        expected: string;
        found: string;
      };
      'words.field': { language: string; english: string };
      'words.filter': null;
      'words.filterName': { filter: 'all' | 'missing' | 'own' | 'other' };
      'words.gone': null;
      'words.new': { language: string };
      'words.noneText': null;
      'words.saved': null;
      'words.search': null;
      'words.status': { count: number };
      'words.title': { language: string };
    };
  }
}
