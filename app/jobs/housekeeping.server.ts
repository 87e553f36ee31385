import { backupStore } from '#app/store/backup.server.ts';
import { dayNumber } from '#app/store/days.ts';
import type { Engine } from '#app/store/store.ts';
import { forgetEarlierDays } from '#app/store/visitor-hash.server.ts';
import { defineJob, type Job } from './define-job.ts';

const hour = 3_600_000;

const forgetVisitors = defineJob({
  name: 'forget-visitors',
  every: hour,
  async run({ store, clock }) {
    const deleted = await forgetEarlierDays(store, dayNumber(clock.now()));
    return `Deleted the interactions from before yesterday: ${deleted}. Their counts remain.`;
  },
});

const dailyBackup = defineJob({
  name: 'daily-backup',
  every: 24 * hour,
  async run({ store }) {
    return `Backup in ${await backupStore(store, 'daily')}`;
  },
});

/** Lists the jobs of every portal. PostgreSQL databases are backed up with their own tools. */
export function listHousekeeping(engine: Engine): readonly Job[] {
  return engine === 'sqlite' ? [forgetVisitors, dailyBackup] : [forgetVisitors];
}
