import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../store.ts';

/** The first schema. Text is compared only for equality, so collations do not matter. */
export function createInitialMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createSiteTables(db);
      await createVisitorTables(db, engine);
      await createFeedTables(db, engine);
    },
  };
}

async function createSiteTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('meta')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('parts')
    .addColumn('verticalId', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('partsPrimary', ['verticalId', 'key'])
    .execute();
  await db.schema
    .createTable('items')
    .addColumn('verticalId', 'integer', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('changedIn', 'bigint', (column) => column.notNull())
    // The last column, so that SQLite can read the other columns without it.
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('itemsPrimary', ['verticalId', 'id'])
    .execute();
  await db.schema
    .createIndex('itemsByPosition')
    .on('items')
    .columns(['verticalId', 'position', 'id'])
    .execute();
  await sql`
    create unique index items_by_provider on items (vertical_id, provider, provider_id) where provider <> ''`.execute(
    db,
  );
  await db.schema
    .createTable('media')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('thumbhash', 'text', (column) => column.notNull())
    .addColumn('widths', 'text', (column) => column.notNull())
    .execute();
}

async function createVisitorTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('counters')
    .addColumn('verticalId', 'integer', (column) => column.notNull())
    .addColumn('itemId', 'bigint', (column) => column.notNull())
    .addColumn('likes', 'bigint', (column) => column.notNull())
    .addColumn('dislikes', 'bigint', (column) => column.notNull())
    .addColumn('collections', 'bigint', (column) => column.notNull())
    .addColumn('opens', 'bigint', (column) => column.notNull())
    .addColumn('changedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('countersPrimary', ['verticalId', 'itemId'])
    .execute();
  await db.schema.createIndex('countersByChange').on('counters').column('changedAt').execute();
  await db.schema
    .createTable('votes')
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('verticalId', 'integer', (column) => column.notNull())
    .addColumn('itemId', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('votesPrimary', ['visitor', 'day', 'verticalId', 'itemId', 'kind'])
    .execute();
  await db.schema.createIndex('votesByDay').on('votes').column('day').execute();
  await db.schema
    .createTable('salts')
    .addColumn('day', 'integer', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
  await createNumberedTable(db, engine, 'reports')
    .addColumn('verticalId', 'integer', (column) => column.notNull())
    .addColumn('itemId', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
}

async function createFeedTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('feedIds')
    .addColumn('verticalId', 'integer', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('feedIdsPrimary', ['verticalId', 'provider', 'providerId'])
    .addUniqueConstraint('feedIdsUnique', ['verticalId', 'id'])
    .execute();
  await createNumberedTable(db, engine, 'feedRuns')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('finishedAt', 'bigint')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
}

/** Begins the definition of a table whose rows receive consecutive numbers as `id`. */
function createNumberedTable(db: Kysely<unknown>, engine: Engine, name: string) {
  const table = db.schema.createTable(name);
  return engine === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());
}
