import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { StoreError } from './store.ts';

export interface SqliteOptions {
  /**
   * `immediate` takes the write lock at the start, so that no transaction fails halfway because of another process's
   * lock.
   */
  begin: 'immediate' | 'deferred';
  /** Milliseconds for which a statement is retried while the store is locked. */
  lockWait: number;
  /** Throws if the database must not be used any more. Called before each transaction, commit and single statement. */
  check: () => void;
}

/** Kysely on one `node:sqlite` connection. Waiting for another process's lock never blocks the event loop. */
export function createSqliteDialect(database: DatabaseSync, options: SqliteOptions): Dialect {
  return {
    createDriver: () => new SqliteDriver(database, options),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalDdlAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** SQLite runs schema changes within transactions, but Kysely's own adapter reports that it does not. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;
  readonly #begin: string;
  readonly #check: () => void;

  constructor(database: DatabaseSync, { begin, lockWait, check }: SqliteOptions) {
    this.#database = database;
    this.#check = check;
    this.#connection = new SqliteConnection(database, lockWait, check);
    this.#begin = `begin ${begin}`;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#check();
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has already rolled back after some errors, such as a full disk.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }
}

interface Prepared {
  statement: StatementSync;
  givesRows: boolean;
}

/** Cached prepared statements of repeated texts. */
const keptStatements = 100;

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #lockWait: number;
  readonly #check: () => void;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync, lockWait: number, check: () => void) {
    this.#database = database;
    this.#lockWait = lockWait;
    this.#check = check;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters.map(toSqliteValue);
    return retryWhileLocked(this.#lockWait, () => {
      if (!this.#database.isTransaction) this.#check();
      const { statement, givesRows } = this.#prepare(sql);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the query builder knows what its rows are
      if (givesRows) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, givesRows: statement.columns().length > 0 };
    if (this.#prepared.size >= keptStatements) this.#prepared.clear();
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** Retries with growing pauses while another connection holds the lock. */
export async function retryWhileLocked<T>(lockWait: number, attempt: () => T): Promise<T> {
  const end = performance.now() + lockWait;
  for (let pause = 1; ; pause = Math.min(pause * 2, 40)) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= end) {
        const message = `The store is busy: another process has been writing for ${Math.round(lockWait / 1000)} s. Wait for it to end, or stop it, and try again.`;
        throw new StoreError('busy', message, { cause: error });
      }
    }
    await setTimeout(pause);
  }
}

/** Returns SQLite's result code of an error, or 0 for other errors. */
export function sqliteResultCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return 0;
  return error.errcode & 0xff;
}

const codeBusy = 5;

function isLocked(error: unknown): boolean {
  return sqliteResultCode(error) === codeBusy;
}

function toSqliteValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`The store cannot hold values of type ${typeof value}.`);
}
