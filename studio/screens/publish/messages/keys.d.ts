// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    publish: {
      'action.publish': { count: number };
      'change.include': { name: string };
      'change.includeAll': { name: string };
      'change.revert': { name: string };
      'change.whole': { change: 'added' | 'removed' | 'other' };
      'draft.create': null;
      'draft.discard': null;
      'draft.discardText': null;
      'draft.discardTitle': null;
      'draft.keep': null;
      'draft.menu': null;
      'draft.name': null;
      'draft.named': { title: string; author: string };
      'draft.of': { author: string };
      'draft.others': null;
      'draft.redo': null;
      'draft.rename': null;
      'draft.save': null;
      'draft.undo': null;
      'empty.text': null;
      'empty.title': null;
      'fault.help': null;
      'fault.leaveOut': null;
      'fault.leaveOutNamed': { name: string };
      'fault.remove': null;
      'fault.text': { problem: string; allowed: string };
      'fault.title': null;
      'outcome.published': null;
      'outcome.text': { outcome: 'outdated' | 'conflicts' | 'refused' | 'unchanged' | 'tooOld' | 'other' };
      'page.title': null;
      'problem.title': null;
      'schedule.at': { time: string };
      'schedule.cancel': null;
      'schedule.change': null;
      'schedule.confirm': null;
      'schedule.past': null;
      'schedule.text': null;
      'schedule.time': null;
      'schedule.title': null;
      'schedule.zone': { zone: string; time: string };
      'share.button': null;
      'share.changed': null;
      'share.create': null;
      'share.days': null;
      'share.lifetime': { days: number };
      'share.link': null;
      'share.open': null;
      'share.revoke': null;
      'share.revoked': null;
      'share.text': null;
      'share.title': null;
      'share.until': { time: string };
      'status.checked': null;
      'status.conflicts': { count: number };
      'status.faults': { count: number };
      'summary.help': null;
      'summary.label': null;
      'summary.leftOut': null;
      'tooOld.text': null;
      'tooOld.title': null;
    };
  }
}
