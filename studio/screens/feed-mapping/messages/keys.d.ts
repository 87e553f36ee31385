// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    'feed-mapping': {
      'compare.about': { isWhole: 'yes' | 'other' };
      'compare.count': { kind: 'changed' | 'unchanged' | 'added' | 'removed' | 'refused' | 'other' };
      'compare.more': { count: number };
      'compare.notSaved': { outcome: 'source' | 'conflict' | 'gone' | 'other' };
      'compare.otherIds': { count: number };
      'compare.running': null;
      'compare.save': null;
      'compare.saved': { name: string };
      'compare.title': { name: string };
      'entry.each': { name: string };
      'entry.group': { count: number };
      'entry.next': null;
      'entry.none': null;
      'entry.position': { position: number; count: number };
      'entry.previous': null;
      'entry.search': null;
      'entry.title': null;
      'entry.values': null;
      'field.empty': null;
      'field.name': {
        field:
          | 'title'
          | 'playAddress'
          | 'id'
          | 'picture'
          | 'widePicture'
          | 'description'
          | 'categories'
          | 'tags'
          | 'instructions'
          | 'devices'
          | 'width'
          | 'height'
          | 'orientation'
          | 'screenshots'
          | 'developer'
          | 'date'
          | 'price'
          | 'other';
      };
      'field.required': null;
      'fields.title': null;
      'game.fault': {
        kind: 'missing' | 'invalid' | 'refused' | 'duplicate' | 'picture' | 'date' | 'other';
        detail: string;
      };
      'game.other': { words: string };
      'games.title': null;
      'games.untitled': null;
      'list.count': { count: number };
      'list.encoding': { encoding: string };
      'list.list': null;
      'list.missing': { path: string };
      'list.nextPath': null;
      'list.paging': null;
      'list.pagingKind': { kind: 'none' | 'nextAddress' | 'pageNumber' | 'other' };
      'list.parameter': null;
      'list.rows': { count: number };
      'list.source': null;
      'list.sourceFault': null;
      'list.sourceHelp': { isEdited: 'yes' | 'other' };
      'list.title': null;
      'list.whole': null;
      'page.add': null;
      'page.back': null;
      'page.backToFeed': null;
      'page.edit': { name: string };
      'page.new': null;
      'page.offline': null;
      'page.other': null;
      'page.review': null;
      'page.undo': null;
      'point.another': { field: string };
      'point.done': { field: string; path: string };
      'point.field': { path: string; value: string };
      'point.start': null;
      'point.stop': null;
      'point.value': { field: string };
      'rule.add': null;
      'rule.choose': null;
      'rule.constant': null;
      'rule.constantHelp': null;
      'rule.down': { name: string };
      'rule.fixed': null;
      'rule.more': { count: number };
      'rule.none': null;
      'rule.output': { part: string };
      'rule.remove': { name: string };
      'rule.result': null;
      'rule.take': null;
      'rule.takeKind': { kind: 'first' | 'all' | 'other' };
      'rule.title': { field: string };
      'rule.up': { name: string };
      'rule.values': null;
      'start.address': null;
      'start.choose': null;
      'start.drop': null;
      'start.failed': null;
      'start.fault': { fault: 'large' | 'interrupted' | 'document' | 'other'; reason: string };
      'start.file': null;
      'start.gone': null;
      'start.read': null;
      'start.sending': null;
      'start.text': null;
      'start.title': null;
      'start.unsaved': { source: string };
      'step.add': null;
      'step.addRow': null;
      'step.by': { kind: 'split' | 'join' | 'other' };
      'step.drop': null;
      'step.from': { number: number };
      'step.marks': null;
      'step.name': { kind: 'split' | 'join' | 'stripHtml' | 'replace' | 'lookup' | 'other' };
      'step.replacement': null;
      'step.stripHtml': null;
      'step.text': null;
      'step.to': { value: string };
    };
  }
}
