import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the provider to the index of positions. The Studio reads the order and the providers of all items after each
 * publication. It then reads only the index, not the rows with their texts.
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
