import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../store.ts';

/** The checks of play addresses, and pictures of items whose check failed. */
export function createChecksMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('itemChecks')
        .addColumn('verticalId', 'integer', (column) => column.notNull())
        .addColumn('itemId', 'bigint', (column) => column.notNull())
        .addColumn('playUrl', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('checkedAt', 'bigint', (column) => column.notNull())
        .addColumn('browserAt', 'bigint')
        .addColumn('failingSince', 'bigint')
        .addColumn('fault', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('isKept', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('item_checks_key', ['verticalId', 'itemId'])
        .execute();
      await db.schema
        .createTable('checkPictures')
        .addColumn('verticalId', 'integer', (column) => column.notNull())
        .addColumn('itemId', 'bigint', (column) => column.notNull())
        .addColumn('takenAt', 'bigint', (column) => column.notNull())
        .addColumn('picture', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
        .addPrimaryKeyConstraint('check_pictures_key', ['verticalId', 'itemId'])
        .execute();
    },
  };
}
