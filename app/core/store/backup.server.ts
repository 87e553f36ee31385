import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makeFolder } from '#app/core/make-folder.server.ts';
import { inspectBackup, type BackupContents } from './inspect-backup.server.ts';
import { damagedStore, explainSqliteError } from './open-sqlite.server.ts';
import { StoreError, type Store } from './store.ts';
import { copyWithoutVisitors } from './without-visitors.server.ts';

/** Backups kept in `DATA_DIR/backups` (READINGS 47). */
export const keptBackups = 7;

const backupName = /^portico-\d{8}T\d{9}Z-[a-z0-9-]*\.sqlite$/;

/**
 * Copies the SQLite file, as last committed, into `DATA_DIR/backups`, beside readers and writers, checks the copy and
 * keeps the newest seven. Gives the copy's path. A PostgreSQL store is backed up by its own tools: null.
 */
export async function backupStore(store: Store, reason: string): Promise<string | null> {
  if (store.engine === 'postgres') return null;
  const folder = backupFolder(store.dataDir);
  const target = await nameBackup(folder, store.clock.now(), reason);
  await copyStore(store, target);
  await removeOldBackups(folder);
  store.log.info({ file: target }, `Backup of the store: ${reason}`);
  return target;
}

/**
 * Copies the SQLite file, as last committed, to `target`, which it replaces only when every page of the copy was checked.
 * What tells visitors apart is left out. Gives what the copy holds.
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

/** Backups in `DATA_DIR/backups`, newest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => backupName.test(name))
    .sort()
    .toReversed()
    .map((name) => path.join(folder, name));
}

/** Where a store's backups are kept. */
export function backupFolder(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'backups');
}

/**
 * Copies a SQLite file in one step on a connection of its own: it runs off the event loop and writers cannot make it
 * start again.
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
 * A free name for a backup in a folder, which is made. Names sort by time; of two backups at one moment the second counts
 * as a millisecond later.
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
    const start = `portico-${new Date(moment).toISOString().replaceAll(/[-:.]/g, '')}-`;
    if (!names.some((name) => name.startsWith(start))) return path.join(folder, `${start}${label}.sqlite`);
  }
}

async function removeOldBackups(folder: string): Promise<void> {
  const backups = await listBackups(path.dirname(folder));
  for (const file of backups.slice(keptBackups)) await rm(file, { force: true });
}
