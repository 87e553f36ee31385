import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Openings by item and day, for the order of popular items. The interactions of the last two days fill the first rows.
 */
export const openingsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('openings')
      .addColumn('verticalId', 'integer', (column) => column.notNull())
      .addColumn('itemId', 'bigint', (column) => column.notNull())
      .addColumn('day', 'integer', (column) => column.notNull())
      .addColumn('opens', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('openingsPrimary', ['verticalId', 'itemId', 'day'])
      .execute();
    await db.schema.createIndex('openingsByDay').on('openings').column('day').execute();
    await sql`
      insert into openings (vertical_id, item_id, day, opens)
      select vertical_id, item_id, day, count(*) from votes where kind = 'open' group by vertical_id, item_id, day
    `.execute(db);
  },
};
