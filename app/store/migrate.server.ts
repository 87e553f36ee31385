import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { backupStore } from './backup.server.ts';
import { findNewer } from './migrations/find-newer.ts';
import { listMigrations } from './migrations/list.ts';
import { StoreError, type Db, type Store } from './store.ts';

type Migrations = Record<string, Migration>;

/**
 * Migrates the tables to this program's schema, completely or not at all. Several processes may call it at the same
 * time: one migrates and the others wait. An existing SQLite file is backed up first. Tables of a vertical that is not
 * among `migrations` are not changed. Returns the names of the applied migrations.
 */
export async function migrate(
  store: Store,
  migrations: Migrations = listMigrations(store.engine),
): Promise<string[]> {
  await refuseNewerSchema(store, migrations);
  const pending = await findPending(store.db, migrations);
  if (pending.length === 0) return [];
  const applied =
    store.engine === 'sqlite'
      ? await migrateSqlite(store, migrations)
      : await runMigrations(store, store.db, migrations);
  if (applied.length > 0) store.log.info({ migrations: applied }, `Store ${store.location} migrated`);
  if (store.engine === 'sqlite' && applied.includes(erasing) && applied[0] !== firstMigration) {
    await rewriteFile(store);
  }
  return applied;
}

const firstMigration = '0001-initial';

/** The migration since which stores overwrite deleted data. */
const erasing = '0006-reports';

/** Rewrites the SQLite file, so that no deleted data remains in it. */
async function rewriteFile(store: Store): Promise<void> {
  try {
    await sql`vacuum`.execute(store.db);
    await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  } catch (error) {
    store.log.warn(
      { err: error },
      `The store ${store.location} could not be rewritten. Hashes of earlier visitors may remain in unused parts of the file; to remove them, stop Portico and run: sqlite3 ${store.location} vacuum`,
    );
  }
}

/** Throws if the store contains a migration of a newer Portico. */
export async function refuseNewerSchema(
  store: Store,
  migrations: Migrations = listMigrations(store.engine),
): Promise<void> {
  const newer = findNewer(await readApplied(store.db), Object.keys(migrations));
  if (newer.length === 0) return;
  throw new StoreError(
    'newer',
    `The store ${store.location} was made by a newer Portico (it has ${newer.join(', ')}). Install that version again, or restore a backup that this one made.`,
  );
}

/**
 * Migrates a SQLite file in one transaction, which takes the write lock at its start. A second process waits for the
 * lock and then finds the migrations done.
 */
async function migrateSqlite(store: Store, migrations: Migrations): Promise<string[]> {
  return store.db.transaction().execute(async (db) => {
    const applied = await readApplied(db);
    const [next] = Object.keys(migrations).filter((name) => !applied.includes(name));
    if (next === undefined) return [];
    if (applied.length > 0) await backupStore(store, `before-${next}`);
    return runMigrations(store, db, migrations);
  });
}

async function runMigrations(store: Store, db: Db, migrations: Migrations): Promise<string[]> {
  // Kysely fails if an applied migration is missing from the list. The list therefore includes empty migrations in
  // place of those of verticals that are not built in.
  const others = (await readApplied(db)).filter((name) => !Object.hasOwn(migrations, name));
  const all = { ...Object.fromEntries(others.map((name) => [name, noChange])), ...migrations };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    // Migrations of a vertical may be applied after newer ones of the core.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    throw new StoreError(
      'migration',
      `The store ${store.location} could not be migrated${failed ? ` (${failed})` : ''}: ${describeError(error)}. Nothing was changed; report this with the log.`,
      { cause: error },
    );
  }
  return results.map(({ migrationName }) => migrationName);
}

const noChange: Migration = { up: async () => {} };

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown error';
}

/** Returns the names of the migrations that a store still needs. */
export async function findPending(db: Db, migrations: Migrations): Promise<string[]> {
  const applied = await readApplied(db);
  return Object.keys(migrations).filter((name) => !applied.includes(name));
}

async function readApplied(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kyselyMigration: { name: string } }>()
    .selectFrom('kyselyMigration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
