import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reports can be closed with a note, and no longer contain their sender. */
export const reportsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('reports').dropColumn('visitor').execute();
    await db.schema.alterTable('reports').addColumn('closedAt', 'bigint').execute();
    await db.schema
      .alterTable('reports')
      .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
