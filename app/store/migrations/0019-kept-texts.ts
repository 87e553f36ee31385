import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pairs of items that operators keep although their texts are nearly the same. */
export const keptTextsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('keptTexts')
      .addColumn('verticalId', 'integer', (column) => column.notNull())
      .addColumn('firstId', 'bigint', (column) => column.notNull())
      .addColumn('secondId', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('kept_texts_key', ['verticalId', 'firstId', 'secondId'])
      .execute();
  },
};
