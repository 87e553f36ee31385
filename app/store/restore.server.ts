import { copyFile, link, open, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copyDatabase, listBackups, syncFile } from './backup.server.ts';
import { inspectBackup, restingFile, type BackupContents } from './inspect-backup.server.ts';
import { explainSqliteError, makeWritableFolder, sqliteFileName } from './open-sqlite.server.ts';
import { takeStoreAlone, type Release } from './store-lock.server.ts';
import { StoreError } from './store.ts';

/** A backup that can be restored. */
export interface GoodBackup {
  file: string;
  contents: BackupContents;
}

/**
 * Returns the latest intact backup in `DATA_DIR/backups` that contains a site. Calls `onBad` with the reason for each
 * skipped backup. Throws a `StoreError` if there is no such backup.
 */
export async function findNewestGood(dataDir: string, onBad: (reason: string) => void): Promise<GoodBackup> {
  for (const file of await listBackups(dataDir)) {
    try {
      return await requireGood(file);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      onBad(error.message);
    }
  }
  throw new StoreError(
    'refused',
    `There is no good backup in ${path.join(path.resolve(dataDir), 'backups')}. Name one that is kept elsewhere: ./portico restore FILE --yes.`,
  );
}

/** Checks every page of a backup. Throws a `StoreError` if it cannot be restored. */
export async function requireGood(file: string): Promise<GoodBackup> {
  const contents = await inspectBackup(file);
  if (contents.siteVersion === null) {
    throw new StoreError(
      'refused',
      `The backup ${file} holds no site: it was made before anything was stored.`,
    );
  }
  return { file, contents };
}

/**
 * Replaces the SQLite store with a backup. The previous file stays in the data folder, and its name then ends in
 * `.broken-DATE`. Throws a `StoreError` if the store is in use. At every moment, even after an interruption, either the
 * complete old file or the complete new file is in place.
 */
export async function restoreStore(
  dataDir: string,
  { file }: GoodBackup,
  now: number,
): Promise<{ previousFile: string | null }> {
  const location = path.resolve(dataDir, sqliteFileName);
  const unfinished = `${location}.${process.pid}.part`;
  let release: Release | null = null;
  try {
    makeWritableFolder(dataDir);
    release = takeStoreAlone(dataDir);
    await copyDatabase(restingFile(file), unfinished);
    await syncFile(unfinished);
    await requireGood(unfinished);
    const previousFile = existsSync(location) ? await copyBeside(location, now) : null;
    // The log is removed before the file is replaced. Otherwise SQLite would apply the old log to the new file.
    for (const end of ['-wal', '-shm', '-journal']) await rm(location + end, { force: true });
    await rename(unfinished, location);
    await syncFolder(path.dirname(location));
    return { previousFile };
  } catch (error) {
    throw explainSqliteError(error, location);
  } finally {
    await rm(unfinished, { force: true });
    release?.();
  }
}

/**
 * Links or copies the file to another name, together with its log if the log cannot be emptied. Returns the new path.
 */
async function copyBeside(location: string, now: number): Promise<string> {
  emptyLog(location);
  const previousFile = `${location}.broken-${new Date(now).toISOString().replaceAll(/[-:.]/g, '')}`;
  for (const end of ['-wal', '']) {
    if (existsSync(location + end)) await linkOrCopy(location + end, previousFile + end);
  }
  return previousFile;
}

/** Writes the content of the log into the file. Does nothing if the file is damaged. */
function emptyLog(location: string): void {
  try {
    const database = new DatabaseSync(location, { timeout: 0 });
    try {
      database.exec('pragma wal_checkpoint(truncate)');
    } finally {
      database.close();
    }
  } catch {
    // The log remains, and `copyBeside` copies it with the file.
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
