import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { guardFile } from './file-guard.server.ts';
import { setUpConnection } from './sqlite-connection.server.ts';
import { createSqliteRunner, type SqliteResult, type SqliteRunner } from './sqlite-runner.server.ts';
import { packError, type PackedError } from './packed-error.ts';

/** The file that a thread opens. */
export interface ThreadFile {
  location: string;
  /** Identifies the file that was at the location when the store was opened (`FileGuard.opened`). */
  opened: string | null;
  /** Milliseconds to wait for another connection's lock. */
  lockWait: number;
}

/** What a call returned, or the error that it threw. */
export type Outcome = { result: SqliteResult | null } | { error: PackedError };

/** Runs the statements of a connection in a thread of its own (`run-in-thread.server.ts`). */
export interface StoreThread {
  call(name: keyof SqliteRunner, sql: string, values: readonly SQLInputValue[]): Promise<Outcome>;
}

if (!parentPort) throw new Error('This file is the code of a worker thread.');
const port = parentPort;
const { location, opened, lockWait } = workerData as ThreadFile;
const { check } = guardFile(location, opened);
let opening: Promise<SqliteRunner> | undefined;

/**
 * Opens the file. Fails if another file has replaced the store's file, because SQLite would apply the log of the lost
 * file to the new one.
 */
async function open(): Promise<SqliteRunner> {
  check();
  const database = new DatabaseSync(location, { timeout: 0 });
  try {
    check();
    await setUpConnection(database, lockWait);
  } catch (error) {
    database.close();
    throw error;
  }
  return createSqliteRunner(database, { begin: 'immediate', lockWait, check });
}

const functions: StoreThread = {
  async call(name, sql, values) {
    try {
      if (name === 'close' && !opening) return { result: null };
      opening ??= open();
      const runner = await opening.catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      if (name === 'run') return { result: await runner.run(sql, values) };
      await runner[name]();
      return { result: null };
    } catch (error) {
      return { error: packError(error) };
    }
  },
};

createBirpc(functions, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
});
