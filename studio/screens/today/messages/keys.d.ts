// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    today: {
      'draft.problem': { problem: string };
      'draft.review': null;
      'draft.title': { title: string; author: string };
      'draft.untitled': { author: string };
      'draft.waits': null;
      'feed.text': null;
      'feed.title': { provider: string };
      'job.title': { name: string };
      'published.all': null;
      'published.none': null;
      'published.title': null;
      'published.undo': { change: string };
      'rejected.text': null;
      'rejected.title': { count: number };
      'report.answer': null;
      'report.close': null;
      'report.closed': { count: number };
      'report.gone': null;
      'report.hidden': null;
      'report.hide': null;
      'report.latest': null;
      'report.note': null;
      'report.noteHelp': null;
      'report.title': { count: number; name: string };
    };
  }
}
