import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The jobs that operators have requested to run now. */
export const jobRequestsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('jobRequests')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('requestedAt', 'bigint', (column) => column.notNull())
      .execute();
  },
};
