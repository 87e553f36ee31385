import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { retryWhileLocked, sqliteResultCode } from './sqlite-lock.server.ts';
import { StoreError } from './store.ts';

/** An empty SQLite file. Its locks show whether the store is in use, even if the store itself is damaged. */
const lockName = 'portico.lock';

/** Releases the lock. */
export type Release = () => void;

/**
 * Marks the SQLite store of a data folder as in use. Several processes may do so at the same time. Waits while a
 * restore replaces the store. The mark ends with the process, even if the process is killed.
 */
export async function shareStore(dataDir: string, lockWait: number): Promise<Release> {
  const lock = new DatabaseSync(path.resolve(dataDir, lockName), { timeout: 0 });
  try {
    await retryWhileLocked(lockWait, () => {
      if (!lock.isTransaction) lock.exec('begin');
      lock.prepare('select count(*) from sqlite_schema').get();
    });
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

/** Locks the SQLite store of a data folder exclusively. Throws a `StoreError` if it is in use. */
export function takeStoreAlone(dataDir: string): Release {
  const lock = new DatabaseSync(path.resolve(dataDir, lockName), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (sqliteResultCode(error) !== 5) throw error;
    throw new StoreError(
      'busy',
      `The store in ${path.resolve(dataDir)} is in use by a running server or another command. Stop it (Ctrl-C, or systemctl stop portico) and try again; nothing was changed.`,
      { cause: error },
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
