// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    health: {
      'action.named': {
        action: 'check' | 'keep' | 'unkeep' | 'edit' | 'hide' | 'close' | 'other';
        title: string;
      };
      'action.short': { action: 'check' | 'keep' | 'unkeep' | 'edit' | 'hide' | 'close' | 'other' };
      'covers.count': { section: string; count: number };
      'covers.more': { count: number };
      'covers.text': null;
      'covers.title': null;
      'done.checked': { state: 'ok' | 'suspect' | 'dead' | 'other'; title: string };
      'done.closed': { count: number };
      'done.hidden': null;
      'done.other': { outcome: 'kept' | 'freed' | 'started' | 'offline' | 'gone' | 'other' };
      'empty.text': { isDaily: 'yes' | 'no' | 'other' };
      'empty.title': { isEmpty: 'yes' | 'unchecked' | 'no' | 'other' };
      'fault.text': {
        kind:
          | 'status'
          | 'refused'
          | 'connection'
          | 'timeout'
          | 'inside'
          | 'certificate'
          | 'elsewhere'
          | 'home'
          | 'insecure'
          | 'frame'
          | 'type'
          | 'empty'
          | 'removed'
          | 'blank'
          | 'blankError'
          | 'other';
        detail: string;
      };
      'key.next': null;
      'key.previous': null;
      'list.hours': { start: number; end: number };
      'list.last': null;
      'list.more': { count: number };
      'list.onRequest': null;
      'list.title': null;
      'list.view': null;
      'list.viewName': { view: 'all' | 'reported' | 'dead' | 'suspect' | 'other'; count: number };
      'page.checkAll': null;
      'page.status': { games: number; ok: number; suspect: number; dead: number; unchecked: number };
      'page.title': null;
      'row.checked': null;
      'row.gone': null;
      'row.hidden': { state: 'dead' | 'suspect' | 'kept' | 'ok' | 'other' };
      'row.open': null;
      'row.picture': null;
      'row.since': null;
      'searches.count': { count: number };
      'searches.none': null;
      'searches.title': null;
      'state.kept': null;
      'state.name': { state: 'ok' | 'suspect' | 'dead' | 'other' };
      'state.unchecked': null;
    };
  }
}
