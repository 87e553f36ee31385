import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The last good weather forecast of each place. */
export const forecastsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('forecasts')
      .addColumn('place', 'text', (column) => column.primaryKey())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('fetchedAt', 'bigint', (column) => column.notNull())
      .addColumn('expiresAt', 'bigint', (column) => column.notNull())
      .addColumn('lastModified', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
  },
};
