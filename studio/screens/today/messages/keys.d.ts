// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    today: {
      'attention.clear': null;
      'attention.title': null;
      'backup.latest': null;
      'backup.make': null;
      'backup.text': null;
      'backup.title': { isMissing: 'yes' | 'other' };
      'checks.open': null;
      'checks.text': null;
      'checks.title': { dead: number; suspect: number };
      'disk.text': null;
      'disk.title': { free: string };
      'draft.problem': { problem: string };
      'draft.review': null;
      'draft.title': { title: string; author: string };
      'draft.untitled': { author: string };
      'draft.waits': null;
      'ending.more': { count: number };
      'ending.title': { count: number; section: string };
      'feed.again': null;
      'feed.command': null;
      'feed.lastRun': null;
      'feed.open': null;
      'feed.refused': null;
      'feed.text': null;
      'feed.title': { provider: string };
      'figure.before': { count: string };
      'figure.today': { count: string };
      'figures.title': null;
      'job.again': null;
      'job.againNamed': { name: string };
      'job.open': null;
      'job.title': { name: string };
      'jobs.all': null;
      'jobs.failed': null;
      'jobs.title': null;
      'missing.contact': null;
      'missing.contactText': null;
      'missing.inDraft': null;
      'missing.open': { count: number };
      'missing.text': { count: number };
      'page.title': null;
      'published.all': null;
      'published.none': null;
      'published.title': null;
      'published.undo': { change: string };
      'rejected.open': null;
      'rejected.text': null;
      'rejected.title': { count: number; section: string };
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
      'samples.open': null;
      'samples.text': null;
      'samples.title': { count: number; section: string };
      'store.title': null;
      'storedFeed.counts': { added: number; changed: number; removed: number };
      'storedFeed.open': { state: 'waiting' | 'failing' | 'silent' | 'unpaid' | 'other' };
      'storedFeed.title': { state: 'failing' | 'silent' | 'waiting' | 'unpaid' | 'other'; name: string };
      'system.open': null;
    };
  }
}
