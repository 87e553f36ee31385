// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    system: {
      'access.auditLog': null;
      'access.operators': null;
      'access.sessions': null;
      'access.title': null;
      'backups.download': { time: string };
      'backups.failed': null;
      'backups.kept': { folder: string };
      'backups.kind': { kind: 'daily' | 'hand' | 'update' | 'other' };
      'backups.make': null;
      'backups.none': null;
      'backups.noneText': null;
      'backups.pictures': { folder: string };
      'backups.postgres': null;
      'backups.restoreOne': { time: string };
      'backups.title': null;
      'caches.clear': null;
      'caches.cleared': null;
      'caches.entries': { count: number };
      'caches.hits': { share: string };
      'caches.name': { id: 'pages' | 'previews' | 'other' };
      'caches.text': null;
      'caches.title': null;
      'checks.again': null;
      'checks.at': null;
      'checks.fine': { count: number };
      'checks.level': { level: 'error' | 'warning' | 'other' };
      'checks.morePlaces': { count: number };
      'checks.none': null;
      'checks.places': { count: number };
      'checks.title': null;
      'disk.text': null;
      'disk.title': null;
      'job.failures': { count: number };
      'job.last': null;
      'job.never': null;
      'job.next': null;
      'job.requested': { outcome: 'requested' | 'missing' | 'other'; title: string };
      'job.run': null;
      'job.runNamed': { title: string };
      'job.state': { state: 'waiting' | 'running' | 'failed' | 'interrupted' | 'other' };
      'jobs.title': null;
      'page.title': null;
      'problem.text': { problem: string };
      'problem.title': null;
      'restore.command': null;
      'restore.kept': null;
      'restore.run': null;
      'restore.start': null;
      'restore.stop': null;
      'restore.text': null;
      'restore.title': null;
      'store.disk': null;
      'store.diskFree': { free: string; total: string };
      'store.engine': null;
      'store.engineName': { engine: 'sqlite' | 'postgres' | 'other'; version: string };
      'store.location': null;
      'store.schema': null;
      'store.siteVersion': null;
      'store.size': null;
      'store.title': null;
      'versions.node': null;
      'versions.portico': null;
      'versions.title': null;
    };
  }
}
