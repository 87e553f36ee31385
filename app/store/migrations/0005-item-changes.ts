import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When each item last changed, for sitemaps and structured data. */
export const itemChangesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('items')
      .addColumn('changedAt', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
