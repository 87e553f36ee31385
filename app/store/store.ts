import type { Clock } from '#app/lib/clock.ts';
import type { Kysely } from 'kysely';
import type { BaseLogger } from 'pino';
import type { Database } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** Connection to the tables, or a transaction on it. */
export type Db = Kysely<Database>;

/** Log functions with pino's signatures. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** An open store. Created by `openStore`, usable after `migrate`. */
export interface Store {
  engine: Engine;
  /** The SQLite file, or the PostgreSQL address without its password. */
  location: string;
  dataDir: string;
  log: Log;
  clock: Clock;
  /**
   * Reads and writes. On SQLite this is one connection: within a transaction, use the transaction and never `db`. A
   * query on `db` would wait forever for the end of the transaction.
   */
  db: Db;
  /**
   * For commits that a server makes all the time, such as those of votes. On SQLite it is a connection of its own in a
   * thread, so that the process continues while the disk writes. Its transactions and those of `db` wait for each
   * other, so never use one of the two within a transaction of the other. On PostgreSQL and in commands it is `db`.
   */
  background: Db;
  /**
   * Runs `fn` on one unchanging view of the store, while others write. On SQLite the view is one connection: within
   * `fn` use the given `db`.
   */
  readConsistently<T>(fn: (db: Db) => Promise<T>): Promise<T>;
  /** Site version. `null` if nothing was ever stored (spec START-1). */
  readVersion(): Promise<number | null>;
  /**
   * Throws a `StoreError` once the SQLite file was replaced or removed. From then on, new transactions and commits
   * throw the same error.
   */
  check(): void;
  /**
   * Call this after the file was replaced or removed. Copies its contents to `location` plus `.lost-DATE` and returns
   * that path. Empties its log, which would otherwise be applied to the replacement. Returns `null` on PostgreSQL.
   */
  rescue(): Promise<string | null>;
  close(): Promise<void>;
}

export type StoreFault =
  | 'unwritable'
  | 'full'
  | 'corrupt'
  | 'lost'
  | 'newer'
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'migration';

/** A store that cannot be used. The message says on one line what is wrong, where, and how to fix it. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' '), options);
    this.fault = fault;
  }
}
