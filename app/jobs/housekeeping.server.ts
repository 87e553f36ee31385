import type { CheckRules } from '#app/changes/check-values.server.ts';
import { publishScheduled } from '#app/changes/publish-scheduled.server.ts';
import { readSiteSettings } from '#app/changes/stored-settings.server.ts';
import { phrase } from '#app/lib/phrase.ts';
import { cleanUploads } from '#app/media/clean-uploads.server.ts';
import { cleanGames } from '#app/media/uploaded-games.server.ts';
import { deleteOldAuditEntries } from '#app/operators/audit-log.server.ts';
import { localHour } from '#app/statistics/local-hour.ts';
import { shortenStatistics } from '#app/statistics/shorten-statistics.server.ts';
import { backupStore } from '#app/store/backup.server.ts';
import { dayNumber } from '#app/store/days.ts';
import { forgetEarlierOpenings } from '#app/store/counted-figures.server.ts';
import { forgetRemovedFeeds } from '#app/store/feeds.server.ts';
import { pruneChanges } from '#app/store/prune-changes.server.ts';
import type { Engine } from '#app/store/store.ts';
import { forgetEarlierDays } from '#app/store/visitor-hash.server.ts';
import { defineJob, type Job } from './define-job.ts';

const minute = 60_000;
const hour = 60 * minute;

const forgetVisitors = defineJob({
  name: 'forget-visitors',
  title: 'Forget visitors',
  description: 'Deletes what could tell yesterday’s visitors apart. The counts of votes and openings remain.',
  every: hour,
  async run({ store, clock }) {
    const deleted = await forgetEarlierDays(store, dayNumber(clock.now()));
    return phrase('Deleted the interactions from before yesterday: {count}. Their counts remain.', {
      count: deleted,
    });
  },
});

const shortenAuditLog = defineJob({
  name: 'shorten-audit-log',
  title: 'Shorten the audit log',
  description: 'Deletes entries that are older than 400 days.',
  every: 24 * hour,
  async run({ store, clock }) {
    const deleted = await deleteOldAuditEntries(store.db, clock.now());
    return phrase('Deleted the entries of the audit log that are older than 400 days: {count}.', {
      count: deleted,
    });
  },
});

/** Days for which a removed feed can be restored. */
const keptFeedDays = 30;

const deleteRemovedFeeds = defineJob({
  name: 'delete-removed-feeds',
  title: 'Delete removed feeds',
  description: 'Deletes feeds that were removed more than 30 days ago.',
  every: 24 * hour,
  async run({ store, clock }) {
    const deleted = await forgetRemovedFeeds(store.db, clock.now() - keptFeedDays * 24 * hour);
    if (deleted === 0) return '';
    return phrase('Deleted feeds that were removed more than 30 days ago: {count}.', { count: deleted });
  },
});

const shortenCounts = defineJob({
  name: 'shorten-statistics',
  title: 'Shorten the statistics',
  description:
    'Sums up hours to days after 14 days, and deletes days after 400. Deletes the openings by day after a week.',
  every: hour,
  async run({ store, clock }) {
    await forgetEarlierOpenings(store.db, dayNumber(clock.now()));
    const { timeZone } = await readSiteSettings(store.db);
    const hours = await shortenStatistics(store, localHour(clock.now(), timeZone).day);
    if (hours === 0) return '';
    return phrase('Hours of the statistics that were summed up to days: {count}.', { count: hours });
  },
});

const dailyBackup = defineJob({
  name: 'daily-backup',
  title: 'Daily backup',
  description: 'Copies the store into the backup folder, checks the copy and keeps the newest seven.',
  every: 24 * hour,
  async run({ store }) {
    return phrase('Backup in {file}', { file: (await backupStore(store, 'daily')) ?? '' });
  },
});

const pruneHistory = defineJob({
  name: 'prune-history',
  title: 'Shorten the history',
  description: 'Removes the oldest changes beyond the limits in Settings.',
  every: 24 * hour,
  async run({ store, clock }) {
    const { history } = await readSiteSettings(store.db);
    const since = clock.now() - history.days * 24 * hour;
    const removed = await pruneChanges(store.db, { since, bytes: history.megabytes * 1_000_000 });
    return phrase('Removed the oldest changes from the history: {count}.', { count: removed });
  },
});

function publishDrafts(rules: CheckRules): Job {
  return defineJob({
    name: 'publish-drafts',
    title: 'Publish scheduled drafts',
    description: 'Publishes drafts whose time has come.',
    every: minute,
    async run({ store }) {
      const { published, failed } = await publishScheduled(store, rules);
      if (published + failed === 0) return '';
      return phrase('Scheduled drafts: {published} published, {failed} could not be published.', {
        published,
        failed,
      });
    },
  });
}

function removeUploads(mediaDir: string): Job {
  return defineJob({
    name: 'remove-uploads',
    title: 'Remove unused uploads',
    description: 'Removes uploaded pictures that nothing has shown for a day.',
    every: hour,
    async run({ store, clock }) {
      const options = { mediaDir, now: clock.now() };
      const pictures = await cleanUploads(store.db, options);
      const games = await cleanGames(store.db, options);
      if (pictures + games === 0) return '';
      return phrase('Removed uploads that nothing has shown for a day: {pictures} pictures, {games} games.', {
        pictures,
        games,
      });
    },
  });
}

/** What the jobs need besides the store. */
export interface HousekeepingOptions {
  /** The data against which drafts are checked. */
  rules: CheckRules;
  /** Folder of prepared pictures. */
  mediaDir: string;
}

/**
 * Lists the jobs of every portal. The daily backup is only for SQLite, because PostgreSQL has backup tools of its own.
 */
export function listHousekeeping(engine: Engine, { rules, mediaDir }: HousekeepingOptions): readonly Job[] {
  const jobs = [
    forgetVisitors,
    shortenAuditLog,
    deleteRemovedFeeds,
    shortenCounts,
    pruneHistory,
    publishDrafts(rules),
    removeUploads(mediaDir),
  ];
  return engine === 'sqlite' ? [...jobs, dailyBackup] : jobs;
}
