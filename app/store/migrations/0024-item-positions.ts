import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the provider to the index of positions. After each publication, the Studio reads the order and the providers of
 * all items. With this index it does not have to read the rows, which contain long texts.
 */
export const itemPositionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('itemsByPosition').execute();
    await db.schema
      .createIndex('itemsByPosition')
      .on('items')
      .columns(['verticalId', 'position', 'id', 'provider'])
      .execute();
  },
};
