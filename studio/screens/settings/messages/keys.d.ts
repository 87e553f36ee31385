// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    settings: {
      'choice.empty': null;
      'choice.name': { value: 'system' | 'dark' | 'light' | 'banner' | 'tcf' | 'hashes' | 'other' };
      'done.saved': { title: string };
      'fault.forbidden': null;
      'fault.refused': { allowed: string };
      'fault.tooLarge': null;
      'fault.unknown': null;
      'field.default': { value: string };
      'field.empty': null;
      'field.forOwners': null;
      'field.reset': null;
      'field.resetOf': { field: string };
      'field.restoreOf': { field: string };
      'field.value': { name: string };
      'groups.changes': { count: number };
      'groups.label': null;
      'groups.redirects': null;
      'groups.textPages': null;
      'languages.add': null;
      'languages.builtIn': null;
      'languages.cancel': null;
      'languages.confirm': { kind: 'main' | 'remove' | 'other' };
      'languages.effect': {
        kind: 'main' | 'remove' | 'removeMain' | 'other';
        language: string;
        prefix: string;
      };
      'languages.help': null;
      'languages.main': null;
      'languages.noWords': null;
      'languages.option': { language: string; tag: string };
      'languages.question': { kind: 'main' | 'remove' | 'other'; language: string };
      'languages.remove': { language: string };
      'languages.search': null;
      'languages.translations': null;
      'page.groupTitle': { group: string };
      'page.readOnly': null;
      'page.status': null;
      'page.title': null;
      'search.clear': null;
      'search.found': { count: number };
      'search.label': null;
      'search.none': null;
      'search.noneText': null;
      'sections.help': null;
      'sections.restore': null;
      'sections.show': { section: string };
    };
  }
}
