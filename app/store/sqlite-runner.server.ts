import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { retryWhileLocked } from './sqlite-lock.server.ts';

/** Runs the statements of one SQLite connection, one at a time. */
export interface SqliteRunner {
  begin(): Promise<void>;
  run(sql: string, values: readonly SQLInputValue[]): Promise<SqliteResult>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  close(): Promise<void>;
}

/** The rows that a statement returns, or the effect of a statement that returns none. */
export type SqliteResult = { rows: unknown[] } | ReturnType<StatementSync['run']>;

export interface SqliteRunnerOptions {
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

interface Prepared {
  statement: StatementSync;
  givesRows: boolean;
}

/** Maximum number of cached prepared statements. */
const maxStatements = 100;

/**
 * Runs statements in this thread. While another process holds the lock, it retries without blocking the event loop,
 * unless `database` has a timeout of its own.
 */
export function createSqliteRunner(
  database: DatabaseSync,
  { begin, lockWait, check }: SqliteRunnerOptions,
): SqliteRunner {
  const statements = new LRUCache<string, Prepared>({ max: maxStatements });

  function prepare(sql: string): Prepared {
    const cached = statements.get(sql);
    if (cached) return cached;
    const statement = database.prepare(sql);
    const prepared = { statement, givesRows: statement.columns().length > 0 };
    statements.set(sql, prepared);
    return prepared;
  }

  async function run(sql: string, values: readonly SQLInputValue[]): Promise<SqliteResult> {
    return retryWhileLocked(lockWait, () => {
      if (!database.isTransaction) check();
      const { statement, givesRows } = prepare(sql);
      return givesRows ? { rows: statement.all(...values) } : statement.run(...values);
    });
  }

  return {
    run,
    async begin() {
      await run(`begin ${begin}`, []);
    },
    async commit() {
      check();
      await run('commit', []);
    },
    async rollback() {
      // SQLite has already rolled back after some errors, such as a full disk.
      if (database.isTransaction) await run('rollback', []);
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}
