import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Measured weights of the scripts of ad entries. */
export const adMeasurementsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('adMeasurements')
      .addColumn('adId', 'bigint', (column) => column.notNull())
      .addColumn('codeHash', 'text', (column) => column.notNull())
      .addColumn('measuredAt', 'bigint', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('figures', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('ad_measurements_key', ['adId', 'codeHash'])
      .execute();
  },
};
