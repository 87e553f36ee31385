import type { SQLInputValue } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { SqliteRunner } from './sqlite-runner.server.ts';

/** Kysely on one connection of `node:sqlite`. */
export function createSqliteDialect(runner: SqliteRunner): Dialect {
  return {
    createDriver: () => new SqliteDriver(runner),
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
  readonly #runner: SqliteRunner;
  readonly #connection: SqliteConnection;

  constructor(runner: SqliteRunner) {
    this.#runner = runner;
    this.#connection = new SqliteConnection(runner);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  beginTransaction(): Promise<void> {
    return this.#runner.begin();
  }

  commitTransaction(): Promise<void> {
    return this.#runner.commit();
  }

  rollbackTransaction(): Promise<void> {
    return this.#runner.rollback();
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.#runner.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #runner: SqliteRunner;

  constructor(runner: SqliteRunner) {
    this.#runner = runner;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#runner.run(sql, parameters.map(toSqliteValue));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the query builder knows what its rows are
    if ('rows' in result) return { rows: result.rows as R[] };
    const { changes, lastInsertRowid } = result;
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

function toSqliteValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`The store cannot hold values of type ${typeof value}.`);
}
