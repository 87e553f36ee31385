import { sql } from 'kysely';
import type { Engine, Store } from './store.ts';

/** What operators see of the store. */
export interface StoreFacts {
  engine: Engine;
  /** Version of the database. */
  engineVersion: string;
  /** The SQLite file, or the PostgreSQL address without its password. */
  location: string;
  bytes: number;
  /** Name of the latest migration that belongs to no vertical. */
  schema: string;
}

/** Reads the version, the size and the schema of a store. */
export async function readStoreFacts({ db, engine, location }: Store): Promise<StoreFacts> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ version: string; bytes: number | string }>`
          select sqlite_version() as version,
            (select page_count from pragma_page_count()) * (select page_size from pragma_page_size()) as bytes
        `.execute(db)
      : await sql<{ version: string; bytes: number | string }>`
          select current_setting('server_version') as version, pg_database_size(current_database()) as bytes
        `.execute(db);
  const latest = await db
    .withTables<{ kyselyMigration: { name: string } }>()
    .selectFrom('kyselyMigration')
    .select('name')
    .where('name', 'like', '0%')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [facts] = rows;
  return {
    engine,
    engineVersion: facts?.version ?? '',
    location,
    bytes: Number(facts?.bytes ?? 0),
    schema: latest?.name ?? '',
  };
}
