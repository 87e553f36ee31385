import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makeFolder } from '#app/lib/make-folder.server.ts';
import { takeTurn } from '#app/lib/chunks.server.ts';
import { inspectBackup, restingFile, type BackupContents } from './inspect-backup.server.ts';
import { damagedStore, explainSqliteError } from './open-sqlite.server.ts';
import { StoreError, type Store } from './store.ts';
import { copyWithoutVisitors } from './without-visitors.server.ts';

/** Number of backups to keep in `DATA_DIR/backups` (spec OPS-9). */
export const keptBackups = 7;

/** The parts of a backup's file name: date, time, milliseconds and reason. */
const backupParts = /^portico-(\d{8})T(\d{6})(\d{3})Z-([a-z0-9-]*)\.sqlite$/;

/**
 * Copies the last committed state of the SQLite file into `DATA_DIR/backups`, while others read and write. Checks the
 * copy and keeps seven backups: this one and the six others with the latest contents. Returns the copy's path. Returns
 * `null` for a PostgreSQL store, which is backed up with its own tools.
 */
export async function backupStore(store: Store, reason: string): Promise<string | null> {
  if (store.engine === 'postgres') return null;
  const folder = backupFolder(store.dataDir);
  const now = store.clock.now();
  const target = await nameBackup(folder, now, reason);
  await copyStore(store, target);
  const behind = await findLaterName(folder, now);
  if (behind !== null) {
    store.log.warn(
      { file: behind },
      `The clock is behind or was ahead: the backup ${behind} is dated later than now (${new Date(now).toISOString()}). Check the clock of this machine. Backups are ordered by their contents, not by date.`,
    );
  }
  await removeOldBackups(store.dataDir, target);
  store.log.info({ file: target }, `Backup of the store: ${reason}`);
  return target;
}

/**
 * Copies the last committed state of the SQLite file to `target`, which is replaced only after every page of the copy
 * was checked. Omits the data that distinguishes visitors or lets somebody sign in. Returns a description of the copy.
 */
export async function copyStore(store: Store, target: string): Promise<BackupContents> {
  const unfinished = `${target}.${process.pid}.part`;
  const raw = `${target}.${process.pid}.raw.part`;
  try {
    store.check();
    await copyDatabase(store.location, raw);
    await copyWithoutVisitors(raw, unfinished);
    await syncFile(unfinished);
    const contents = await inspectBackup(unfinished);
    await rename(unfinished, target);
    return contents;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (error instanceof StoreError && error.fault === 'corrupt') throw damagedStore(store.location, error);
    throw explainSqliteError(error, store.location);
  } finally {
    await rm(raw, { force: true });
  }
}

/**
 * Lists the backups in `DATA_DIR/backups`, the latest contents first. Dates only break ties between equal contents,
 * because they may come from a wrong clock. Damaged backups come first, so that a reader who looks for the latest one
 * notices them.
 */
export async function listBackups(dataDir: string): Promise<string[]> {
  const ranked = await rankBackups(backupFolder(dataDir));
  return ranked.map(({ file }) => file);
}

/** A file in the folder of the backups. */
export interface BackupFile {
  name: string;
  /** Why it was made, such as `daily`: lower case, words joined by `-`. */
  reason: string;
  /** Time of the backup in milliseconds, as read from the file name. */
  madeAt: number;
  bytes: number;
}

/** Lists the backups in `DATA_DIR/backups` by their names, newest first. Does not open them. */
export async function listBackupFiles(dataDir: string): Promise<BackupFile[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name): Promise<BackupFile[]> => {
      const [, date = '', time = '', rest = '', reason = ''] = backupParts.exec(name) ?? [];
      const size = date === '' ? null : await stat(path.join(folder, name)).catch(() => null);
      if (!size) return [];
      const day = date.replace(/(....)(..)(..)/, '$1-$2-$3');
      const madeAt = Date.parse(`${day}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}.${rest}Z`);
      return [{ name, reason, madeAt, bytes: size.size }];
    }),
  );
  return found.flat().toSorted((a, b) => b.madeAt - a.madeAt);
}

interface RankedBackup {
  file: string;
  /** Numbers by which backups are ordered. `null` if the backup cannot be read. */
  progress: { siteVersion: number; steps: number } | null;
}

async function rankBackups(folder: string): Promise<RankedBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => backupParts.test(name));
  const ranked: RankedBackup[] = [];
  for (const name of names.sort().toReversed()) {
    const file = path.join(folder, name);
    ranked.push({ file, progress: readProgress(file) });
    await takeTurn();
  }
  // The sort is stable, so backups with equal progress stay in the order of their dates.
  return ranked.toSorted(({ progress: a }, { progress: b }) => {
    if (a === null || b === null) return Number(b === null) - Number(a === null);
    return b.siteVersion - a.siteVersion || b.steps - a.steps;
  });
}

/**
 * Returns numbers that never decrease while a store is used: the site version, and the sum of other counts such as
 * openings, reports, feed runs and heartbeats. Returns `null` if the backup cannot be read.
 */
function readProgress(file: string): RankedBackup['progress'] {
  try {
    const database = new DatabaseSync(restingFile(file), { readOnly: true });
    try {
      const number = (query: string) => Number(Object.values(database.prepare(query).get() ?? {})[0] ?? 0);
      const has = (table: string) => number(`select count(*) from sqlite_schema where name = '${table}'`) > 0;
      return {
        siteVersion: number("select value from meta where key = 'site_version'"),
        steps:
          number('select sum(opens + collections) from counters') +
          number('select sum(seq) from sqlite_sequence') +
          (has('leases') ? number('select sum(renewals) from leases') : 0),
      };
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** Tolerated difference between the clocks of two machines, in milliseconds. */
const clockDifference = 60_000;

/**
 * Returns the name of the backup with the latest date, if this date is more than a minute after `now`. Otherwise
 * returns `null`.
 */
async function findLaterName(folder: string, now: number): Promise<string | null> {
  const latest = startOfName(now + clockDifference);
  const names = (await readdir(folder)).filter((name) => backupParts.test(name) && name > latest);
  return names.sort().at(-1) ?? null;
}

function startOfName(moment: number): string {
  return `portico-${new Date(moment).toISOString().replaceAll(/[-:.]/g, '')}-`;
}

/** Returns the folder of a store's backups. */
export function backupFolder(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'backups');
}

/**
 * Copies a SQLite file in one step on a separate connection. The copy does not block the event loop, and writers cannot
 * force it to restart.
 */
export async function copyDatabase(source: string | URL, target: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    await backup(database, target, { rate: 2 ** 31 - 1 });
  } finally {
    database.close();
  }
}

export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Creates the folder if it is missing and returns the path of a new backup in it. If a backup of the same time exists,
 * the name contains the next free millisecond.
 */
export async function nameBackup(folder: string, time: number, reason: string): Promise<string> {
  makeFolder(folder, 0o700);
  const names = await readdir(folder);
  const label = reason
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
  for (let moment = time; ; moment += 1) {
    const start = startOfName(moment);
    if (!names.some((name) => name.startsWith(start))) return path.join(folder, `${start}${label}.sqlite`);
  }
}

/**
 * Removes all but `keptBackups` backups: damaged ones first, then those with the oldest contents. Never removes `made`.
 */
async function removeOldBackups(dataDir: string, made: string): Promise<void> {
  const others = (await rankBackups(backupFolder(dataDir))).filter(({ file }) => file !== made);
  const inOrder = others.toSorted((a, b) => Number(a.progress === null) - Number(b.progress === null));
  for (const { file } of inOrder.slice(keptBackups - 1)) await rm(file, { force: true });
}
