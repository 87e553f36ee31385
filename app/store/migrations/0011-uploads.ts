import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pictures that operators have uploaded and that are not published yet. */
export const uploadsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('uploads')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('color', 'text', (column) => column.notNull())
      .addColumn('thumbhash', 'text', (column) => column.notNull())
      .addColumn('widths', 'text', (column) => column.notNull())
      .addColumn('uncropped', 'text', (column) => column.notNull())
      .addColumn('uploadedAt', 'bigint', (column) => column.notNull())
      .execute();
  },
};
