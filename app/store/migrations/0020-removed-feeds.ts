import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an operator removed a feed, which can be restored for a while. */
export const removedFeedsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('feeds').addColumn('removedAt', 'bigint').execute();
  },
};
