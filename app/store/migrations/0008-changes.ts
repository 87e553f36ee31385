import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../store.ts';

/** Every change of the published site is recorded. Positions of items get gaps, so that one item can be moved. */
export function createChangesMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('parts')
        .addColumn('changedIn', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await sql`update items set position = position * 1048576`.execute(db);
      await db.schema
        .createTable('changes')
        .addColumn('version', 'bigint', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('summary', 'text', (column) => column.notNull())
        .addColumn('undoes', 'bigint')
        .addColumn('undoneBy', 'bigint')
        .addColumn('parts', 'integer', (column) => column.notNull())
        .addColumn('items', 'integer', (column) => column.notNull())
        .addColumn('pictures', 'integer', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('changeValues')
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('targets', 'text', (column) => column.notNull())
        // The last column, so that SQLite can read the targets without it.
        .addColumn('content', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
        .addPrimaryKeyConstraint('changeValuesPrimary', ['version', 'sequence'])
        .execute();
    },
  };
}
