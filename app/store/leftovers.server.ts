import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { takeStoreAlone } from './store-lock.server.ts';
import type { Db } from './store.ts';

/** A file that is being written gets its name when it is whole. Until then its name ends like this. */
const unfinishedName = /\.[\da-f-]+(?:\.raw)?\.part(?:-journal|-wal|-shm)?$/;

/** Age after which nobody can still be at work on something, milliseconds. */
const longestWork = 6 * 3_600_000;

/**
 * Whether nobody uses the SQLite store of a data folder at this moment. Everything unfinished was then left by processes
 * that were killed.
 */
export function isStoreUnused(dataDir: string): boolean {
  try {
    takeStoreAlone(dataDir)();
    return true;
  } catch {
    // It is in use, or there is no such folder yet, or it cannot be written, which opening the store reports.
    return false;
  }
}

/**
 * Removes what interrupted imports, backups and restores left in a data folder: all of it, or what was not written to for
 * six hours while other processes may be at work. Returns the number of files.
 */
export async function removeUnfinishedFiles(dataDir: string, isUnused: boolean): Promise<number> {
  let count = 0;
  for (const folder of ['', 'backups', 'media', 'media/originals']) {
    count += await removeUnfinishedIn(path.join(dataDir, folder), isUnused);
  }
  return count;
}

/** The same for one folder. */
export async function removeUnfinishedIn(folder: string, isUnused = false): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!unfinishedName.test(name)) continue;
    const file = path.join(folder, name);
    const changed = (await stat(file).catch(() => null))?.mtimeMs;
    if (changed === undefined || (!isUnused && Date.now() - changed < longestWork)) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

/**
 * Closes feed runs whose process was killed: all that are open, or those begun six hours ago or earlier while other
 * processes may be at work. A run that is still alive corrects this when it ends. Returns the number of runs.
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
