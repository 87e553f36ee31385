import type { DatabaseSync } from 'node:sqlite';
import { retryWhileLocked } from './sqlite-lock.server.ts';

/** Prepares a connection for writing. Throws if the file is not a database. */
export async function setUpConnection(database: DatabaseSync, lockWait: number): Promise<void> {
  await retryWhileLocked(lockWait, () => database.exec('pragma journal_mode = wal'));
  // `secure_delete` overwrites deleted data, so that visitors' hashes do not remain in unused parts of the file.
  database.exec('pragma synchronous = full; pragma journal_size_limit = 67108864; pragma secure_delete = on');
  await retryWhileLocked(lockWait, () => database.prepare('select count(*) from sqlite_schema').get());
}
