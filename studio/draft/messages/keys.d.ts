// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    draft: {
      'bar.changes': { count: number };
      'bar.publish': null;
      'bar.redo': null;
      'bar.review': null;
      'bar.scheduled': { time: string };
      'bar.undo': null;
      'bar.unpublished': { count: number };
      'bar.untitled': null;
      'step.done': { step: 'undo' | 'redo' | 'other'; places: string };
      'step.failed': null;
      'step.outdated': null;
      'undo.gone': null;
      'undo.outdated': null;
      'unsaved.conflict': null;
      'unsaved.discard': null;
      'unsaved.empty': null;
      'unsaved.failed': null;
      'unsaved.keep': null;
      'unsaved.label': { field: string };
      'unsaved.lost': null;
      'unsaved.mine': null;
      'unsaved.now': null;
      'unsaved.take': null;
    };
  }
}
