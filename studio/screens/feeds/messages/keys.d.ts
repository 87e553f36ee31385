// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    feeds: {
      'categories.automatic': null;
      'categories.none': null;
      'categories.text': null;
      'categories.title': null;
      'categories.unknown': { category: string };
      'categories.yours': { name: string };
      'done.applied': { added: number; changed: number; removed: number };
      'done.decided': { outcome: 'declined' | 'unchanged' | 'gone' | 'other' };
      'done.feed': {
        outcome:
          | 'added'
          | 'saved'
          | 'undone'
          | 'paused'
          | 'resumed'
          | 'removed'
          | 'restored'
          | 'started'
          | 'other';
        name: string;
      };
      'done.gone': null;
      'edits.hidden': null;
      'edits.mapping': null;
      'edits.title': null;
      'edits.undo': null;
      'empty.text': null;
      'empty.title': null;
      'fault.field': {
        fault:
          | 'empty'
          | 'taken'
          | 'unknown'
          | 'mapping'
          | 'source'
          | 'password'
          | 'schedule'
          | 'address'
          | 'other';
      };
      'feed.add': null;
      'feed.edit': null;
      'feed.never': null;
      'feed.map': null;
      'feed.mapping': null;
      'feed.next': null;
      'feed.pause': null;
      'feed.remove': null;
      'feed.resume': null;
      'feed.review': null;
      'feed.run': null;
      'feed.settings': null;
      'feed.silent': null;
      'feed.state': { state: 'paused' | 'failing' | 'silent' | 'running' | 'waiting' | 'other' };
      'feed.unpaid': null;
      'feed.waits': { added: number; changed: number; removed: number };
      'form.address': null;
      'form.addressHelp': null;
      'form.category': null;
      'form.categoryHelp': null;
      'form.conflict': null;
      'form.downloadHelp': null;
      'form.editTitle': null;
      'form.hours': null;
      'form.licence': null;
      'form.licenceHelp': null;
      'form.mappingHelp': null;
      'form.mostAdded': null;
      'form.mostRemoved': null;
      'form.name': null;
      'form.partial': null;
      'form.provider': null;
      'form.publishes': null;
      'form.publishesHelp': { isOn: 'yes' | 'other' };
      'form.save': null;
      'form.schedule': null;
      'form.scheduleHelp': null;
      'form.scheduleKind': { kind: 'daily' | 'hours' | 'manual' | 'other' };
      'form.time': null;
      'gate.help': null;
      'gate.leastScore': null;
      'gate.leastWords': null;
      'gate.mode': { mode: 'off' | 'mark' | 'refuse' | 'other' };
      'gate.rule': {
        rule:
          | 'picture'
          | 'words'
          | 'controls'
          | 'similar'
          | 'trademarks'
          | 'blockedWords'
          | 'score'
          | 'https'
          | 'ages'
          | 'other';
      };
      'gate.title': null;
      'gate.wordList': { list: 'allowedWords' | 'blockedWords' | 'other' };
      'gate.wordListHelp': null;
      'left.duplicate': { reason: 'address' | 'title' | 'other' };
      'mark.count': { count: number };
      'mark.fix': {
        rule:
          | 'picture'
          | 'words'
          | 'controls'
          | 'similar'
          | 'trademarks'
          | 'blockedWords'
          | 'score'
          | 'https'
          | 'ages'
          | 'other';
      };
      'mark.leaveOut': null;
      'mark.text': {
        rule:
          | 'picture'
          | 'words'
          | 'controls'
          | 'similar'
          | 'trademarks'
          | 'blockedWords'
          | 'score'
          | 'https'
          | 'ages'
          | 'other';
        detail: string;
      };
      'page.all': null;
      'page.status': { count: number };
      'page.title': null;
      'pages.label': null;
      'pages.next': null;
      'pages.of': { page: number; last: number };
      'pages.previous': null;
      'remove.text': null;
      'remove.title': { name: string };
      'run.about': { entries: number; isWhole: 'yes' | 'other'; unchanged: number };
      'run.accept': { count: number; total: number };
      'run.all': null;
      'run.change': { version: string };
      'run.counts': {
        outcome: 'applied' | 'waiting' | 'other';
        added: number;
        changed: number;
        removed: number;
      };
      'run.decided': {
        outcome:
          | 'applied'
          | 'declined'
          | 'running'
          | 'failed'
          | 'unchanged'
          | 'interrupted'
          | 'waiting'
          | 'superseded'
          | 'refused'
          | 'other';
      };
      'run.decline': null;
      'run.failed': { reason: string };
      'run.moved': null;
      'run.oneChange': null;
      'run.outcome': {
        outcome: 'running' | 'unchanged' | 'declined' | 'superseded' | 'interrupted' | 'refused' | 'other';
      };
      'run.read': null;
      'run.undo': null;
      'run.undoNamed': { version: string };
      'run.undone': null;
      'runs.title': null;
      'schedule.byHand': null;
      'schedule.daily': { time: string };
      'schedule.hours': { count: number };
      'tabs.about': {
        tab: 'added' | 'changed' | 'removed' | 'heldBack' | 'refused' | 'unreadable' | 'other';
      };
      'tabs.chosen': { count: number; total: number };
      'tabs.label': null;
      'tabs.name': { tab: 'added' | 'changed' | 'removed' | 'heldBack' | 'refused' | 'unreadable' | 'other' };
    };
  }
}
