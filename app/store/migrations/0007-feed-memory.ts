import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The last deliveries of feeds, the items that they removed, and former names of categories. */
export const feedMemoryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('feedIds')
      .addColumn('delivered', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('feedIds').addColumn('removed', 'text').execute();
    // Earlier versions did not record who removed an item, so every missing item counts as removed by the feed, as
    // before.
    await sql`
      update feed_ids set removed = ''
      where not exists (
        select 1 from items where items.vertical_id = feed_ids.vertical_id and items.id = feed_ids.id
      )`.execute(db);
    await db.schema
      .createTable('categoryNames')
      .addColumn('verticalId', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('categoryId', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('categoryNamesPrimary', ['verticalId', 'name'])
      .execute();
  },
};
