import { accessSync, chmodSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { CamelCasePlugin, Kysely } from 'kysely';
import { makeFolder } from '#app/lib/make-folder.server.ts';
import { fullDisk, isDiskFull } from './disk-full.server.ts';
import { guardFile } from './file-guard.server.ts';
import type { Database } from './schema.ts';
import { runInThread } from './run-in-thread.server.ts';
import { setUpConnection } from './sqlite-connection.server.ts';
import { createSqliteDialect } from './sqlite-dialect.server.ts';
import { sqliteResultCode } from './sqlite-lock.server.ts';
import { createSqliteRunner, type SqliteRunner } from './sqlite-runner.server.ts';
import { shareStore } from './store-lock.server.ts';
import { StoreError, type Db } from './store.ts';

/** Name of the store's file in the data folder. */
export const sqliteFileName = 'portico.sqlite';

export interface OpenSqliteOptions {
  dataDir: string;
  /** Waiting for a lock may block the event loop in the command line, but never in the server. */
  role: 'server' | 'cli';
}

/** Milliseconds to wait for another process's lock. */
const lockWait = 30_000;

/**
 * The open file: one connection for reads and writes, one for long reads and, in a server, one in a separate thread for
 * background writes.
 */
export interface SqliteConnections {
  location: string;
  db: Db;
  reader: Db;
  background: Db;
  check: () => void;
  rescue: () => Promise<string>;
  close: () => Promise<void>;
}

/** Opens the SQLite file of the data folder. Creates the folder and the file if they are missing. */
export async function openSqlite({ dataDir, role }: OpenSqliteOptions): Promise<SqliteConnections> {
  const location = path.resolve(dataDir, sqliteFileName);
  makeWritable(path.dirname(location), location);
  makePrivate(location);
  const timeout = role === 'cli' ? lockWait : 0;
  const release = await shareStore(path.dirname(location), lockWait).catch((error: unknown) => {
    throw explainSqliteError(error, location);
  });
  const opened: DatabaseSync[] = [];
  try {
    const writing = new DatabaseSync(location, { timeout });
    opened.push(writing);
    const { check, opened: file } = guardFile(location);
    await setUpConnection(writing, lockWait);
    const reading = new DatabaseSync(location, { timeout, readOnly: true });
    opened.push(reading);
    const db = openKysely(createSqliteRunner(writing, { begin: 'immediate', lockWait, check }));
    const reader = openKysely(createSqliteRunner(reading, { begin: 'deferred', lockWait, check }));
    const background = role === 'server' ? openKysely(runInThread({ location, opened: file, lockWait })) : db;
    const close = async () => {
      if (background !== db) await background.destroy();
      await reader.destroy();
      await db.destroy();
      for (const database of opened) if (database.isOpen) database.close();
      release();
    };
    const rescue = () => rescueFile(writing, location);
    return { location, db, reader, background, check, rescue, close };
  } catch (error) {
    for (const database of opened) database.close();
    release();
    throw explainSqliteError(error, location);
  }
}

function openKysely(runner: SqliteRunner): Db {
  return new Kysely<Database>({ dialect: createSqliteDialect(runner), plugins: [new CamelCasePlugin()] });
}

/** Maximum wait for the end of running transactions, in milliseconds. */
const rescueWait = 5_000;

/**
 * Empties the log of the open database and copies the database to a new file beside it. Returns the path of the copy.
 * Works on the open files, even if their paths now lead to other files. The log must be empty, because SQLite neither
 * applies nor removes the log of a moved file when it closes the file.
 */
async function rescueFile(database: DatabaseSync, location: string): Promise<string> {
  const end = performance.now() + rescueWait;
  const isLogEmpty = () =>
    !database.isTransaction && database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  while (!isLogEmpty() && performance.now() < end) await pause(20);
  const moment = new Date().toISOString().replaceAll(/[-:.]/g, '');
  const rescued = `${location}.lost-${moment}`;
  await backup(database, rescued, { rate: 2 ** 31 - 1 });
  return rescued;
}

/**
 * Converts an error of the file or its disk into a `StoreError` that tells operators what to do. Returns other errors
 * unchanged.
 */
export function explainSqliteError(error: unknown, location: string): unknown {
  if (isDiskFull(error)) return error instanceof StoreError ? error : fullDisk(location, error);
  switch (sqliteResultCode(error)) {
    case 11:
    case 26:
      return damagedStore(location, error);
    case 8:
    case 14:
      return unwritable(location, 'it cannot be written', error);
    case 10:
      return new StoreError(
        'unwritable',
        `The store ${location} cannot be read or written (disk error). Check the disk, then start again.`,
        { cause: error },
      );
    default:
      return error;
  }
}

/** Returns the error for an operator whose store file is damaged, with advice. */
export function damagedStore(location: string, cause: unknown): StoreError {
  return new StoreError(
    'corrupt',
    `The store ${location} is damaged or not a SQLite file. Stop Portico and run: ./portico restore latest --yes (it restores the newest intact backup from ${path.join(path.dirname(location), 'backups')} and keeps the damaged file beside the store).`,
    { cause },
  );
}

/** Creates the folder if it is missing. Throws a `StoreError` if it cannot be created or is not writable. */
export function makeWritableFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw isDiskFull(error) ? fullDisk(folder, error) : unwritable(folder, reasonOf(error), error);
  }
}

function makeWritable(folder: string, file: string): void {
  makeWritableFolder(folder);
  try {
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw unwritable(file, reasonOf(error), error);
  }
}

/** Removes other users' access to the store's files. Earlier versions made them readable for everyone. */
function makePrivate(location: string): void {
  for (const file of [location, `${location}-wal`, `${location}-shm`]) {
    try {
      chmodSync(file, 0o600);
    } catch {
      // The file does not exist yet, or belongs to another user.
    }
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a part of the path is a file, not a folder';
  return code === 'ENOENT' ? 'it cannot be created there' : `it cannot be written (${code})`;
}

function unwritable(location: string, reason: string, cause: unknown): StoreError {
  return new StoreError(
    'unwritable',
    `The store cannot use ${location}: ${reason}. Give the user that runs Portico the right to write there, or set DATA_DIR to another folder.`,
    { cause },
  );
}
