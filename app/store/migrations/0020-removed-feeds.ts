import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the time at which a feed was removed. A removed feed can be restored for a while. */
export const removedFeedsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('feeds').addColumn('removedAt', 'bigint').execute();
  },
};
