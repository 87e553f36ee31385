import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { takeStoreAlone } from './store-lock.server.ts';
import type { Db } from './store.ts';

/**
 * Temporary name of a file, or of the folder of a game, that is being written. A complete file or folder gets its final
 * name.
 */
const unfinishedName = /^\.staging-|\.[\da-f-]+(?:\.raw)?\.part(?:-journal|-wal|-shm)?$/;

/** Age in milliseconds after which no process can still be working on a file. */
const longestWork = 6 * 3_600_000;

/**
 * Whether no process uses the SQLite store of a data folder at the moment. If so, all unfinished files were left by
 * killed processes.
 */
export function isStoreUnused(dataDir: string): boolean {
  try {
    takeStoreAlone(dataDir)();
    return true;
  } catch {
    // The store is in use, or the folder does not exist yet or is not writable. If it is not writable, opening the
    // store reports this.
    return false;
  }
}

/**
 * Removes files that interrupted imports, uploads, backups and restores left in a data folder. Unless `isUnused` is
 * true, other processes may be at work. Files that were written in the last six hours then stay. Returns the number of
 * removed files.
 */
export async function removeUnfinishedFiles(dataDir: string, isUnused: boolean): Promise<number> {
  let count = 0;
  for (const folder of ['', 'backups', 'media', 'media/originals', 'media/games']) {
    count += await removeUnfinishedIn(path.join(dataDir, folder), isUnused);
  }
  return count;
}

/** Removes the unfinished files of one folder, as `removeUnfinishedFiles` does. Returns their number. */
export async function removeUnfinishedIn(folder: string, isUnused = false): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!unfinishedName.test(name)) continue;
    const file = path.join(folder, name);
    const changed = (await stat(file).catch(() => null))?.mtimeMs;
    if (changed === undefined || (!isUnused && Date.now() - changed < longestWork)) continue;
    await rm(file, { force: true, recursive: true });
    count += 1;
  }
  return count;
}

/**
 * Marks open feed runs as interrupted, because their process was probably killed. Unless `isUnused` is true, marks only
 * runs that began more than six hours ago. A run that is still alive corrects its outcome when it ends. Returns the
 * number of marked runs.
 */
export async function closeInterruptedRuns(db: Db, now: number, isUnused: boolean): Promise<number> {
  let query = db
    .updateTable('feedRuns')
    .set({ outcome: 'interrupted', finishedAt: now })
    .where('outcome', '=', 'running');
  if (!isUnused) query = query.where('startedAt', '<', now - longestWork);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
