import { sql } from 'kysely';
import { listRecordedChanges } from '#app/store/recorded-changes.server.ts';
import { listBackupFiles } from '#app/store/backup.server.ts';
import type { Store } from '#app/store/store.ts';
import { describeMoment, type Check, type Site } from '../check.ts';
import { error, ok, warning } from '../finding.ts';

/** Milliseconds by which the clocks of two machines may differ. */
const tolerance = 60_000;
/**
 * Age in milliseconds from which the newest backup is a warning, and from which it is an error. Backups are made daily.
 */
const oldBackup = 36 * 3_600_000;
const oldestBackup = 7 * 86_400_000;

/**
 * Checks whether the clock of this machine agrees with that of the database server and is not behind the latest change.
 */
export const clockCheck: Check<Site> = {
  name: 'clock',
  title: 'check.clock',
  async run(site) {
    const { store, now, t } = site;
    const apart = Math.abs((await readDatabaseClock(store)) - Date.now());
    if (apart > tolerance) {
      return [error(t('clock.apart', { seconds: Math.round(apart / 1_000) }), t('clock.apartFix'))];
    }
    const [latest] = await listRecordedChanges(store.db, { limit: 1 });
    if (latest && latest.at > now + tolerance) {
      return [error(t('clock.ahead', { time: describeMoment(site, latest.at) }), t('clock.aheadFix'))];
    }
    return [ok(t('clock.ok'))];
  },
};

/** Returns the time of the database server. SQLite uses the clock of this machine. */
async function readDatabaseClock({ engine, db }: Store): Promise<number> {
  if (engine === 'sqlite') return Date.now();
  const { rows } = await sql<{ now: string }>`select extract(epoch from now()) * 1000 as now`.execute(db);
  return Number(rows[0]?.now);
}

/** Checks the age of the newest backup. */
export const backupsCheck: Check<Site> = {
  name: 'backups',
  title: 'check.backups',
  async run(site) {
    const { store, now, t } = site;
    if (store.engine !== 'sqlite') return [ok(t('backups.postgres'))];
    const backups = await listBackupFiles(store.dataDir);
    const [newest] = backups;
    if (!newest) return [warning(t('backups.never'), t('backups.neverFix'))];
    const time = describeMoment(site, newest.madeAt);
    const age = now - newest.madeAt;
    if (age < -tolerance) return [warning(t('backups.future', { time }), t('backups.futureFix'))];
    if (age > oldestBackup) return [error(t('backups.old', { time }), t('backups.oldFix'))];
    if (age > oldBackup) return [warning(t('backups.old', { time }), t('backups.oldFix'))];
    return [ok(t('backups.ok', { count: backups.length, time }))];
  },
};
