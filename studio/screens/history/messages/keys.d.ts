// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    history: {
      'change.back': null;
      'change.by': { author: string; time: string };
      'change.more': { count: number };
      'change.origin': { origin: 'studio' | 'cli' | 'feed' | 'job' | 'other' };
      'change.pictures': null;
      'change.undone': null;
      'change.version': { version: string };
      'change.whole': { change: 'added' | 'changed' | 'removed' | 'other' };
      'empty.text': null;
      'empty.title': null;
      'filter.allOrigins': null;
      'filter.author': null;
      'filter.everybody': null;
      'filter.origin': null;
      'filter.text': null;
      'list.none': null;
      'list.noneYet': null;
      'list.older': null;
      'page.limits': null;
      'page.retention': { days: number; megabytes: number };
      'page.status': { changes: number; days: number; kept: number };
      'page.title': null;
      'undo.becomes': null;
      'undo.fault': { problem: string; allowed: string };
      'undo.noEffect': null;
      'undo.redo': null;
      'undo.refused': null;
      'undo.show': { version: string };
      'undo.undo': null;
      'undo.undone': null;
      'undo.withChoices': null;
    };
  }
}
