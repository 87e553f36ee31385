import { sql } from 'kysely';
import { refuseNewerSchema } from './migrate.server.ts';
import { openPostgres } from './open-postgres.server.ts';
import { openSqlite } from './open-sqlite.server.ts';
import type { Log, Store } from './store.ts';
import type { Clock } from '#app/lib/clock.ts';
import { readSiteVersion } from './write-transaction.server.ts';

export type { Store } from './store.ts';

export interface OpenStoreOptions {
  /** PostgreSQL address. If it is not set, the store is SQLite in the data folder. */
  databaseUrl?: string | undefined;
  dataDir: string;
  role: 'server' | 'cli';
  log: Log;
  clock: Clock;
}

/**
 * Opens the store. Call `migrate` before anything else.
 * Throws a `StoreError` for an unusable folder, file or database, and for one made by a newer Portico.
 */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const store = options.databaseUrl
    ? await openOnPostgres(options, options.databaseUrl)
    : await openOnSqlite(options);
  try {
    await refuseNewerSchema(store);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

async function openOnSqlite({ dataDir, role, log, clock }: OpenStoreOptions): Promise<Store> {
  const { location, db, reader, background, check, rescue, close } = await openSqlite({ dataDir, role });
  return {
    engine: 'sqlite',
    location,
    dataDir,
    log,
    clock,
    db,
    background,
    readConsistently: (fn) => reader.transaction().execute(fn),
    readVersion: () => readSiteVersion(reader),
    check,
    rescue,
    close,
  };
}

async function openOnPostgres(
  { dataDir, log, clock }: OpenStoreOptions,
  databaseUrl: string,
): Promise<Store> {
  const { location, db, close } = await openPostgres(databaseUrl, log);
  return {
    engine: 'postgres',
    location,
    dataDir,
    log,
    clock,
    db,
    background: db,
    readConsistently: (fn) =>
      db.transaction().execute(async (tx) => {
        await sql`set transaction isolation level repeatable read, read only`.execute(tx);
        return fn(tx);
      }),
    readVersion: () => readSiteVersion(db),
    check: () => undefined,
    rescue: () => Promise.resolve(null),
    close,
  };
}
