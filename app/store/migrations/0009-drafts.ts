import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../store.ts';

/** Unpublished edits of operators. */
export function createDraftsMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const table = db.schema.createTable('drafts');
      const numbered =
        engine === 'sqlite'
          ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
          : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());
      await numbered
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('base', 'bigint', (column) => column.notNull())
        .addColumn('steps', 'text', (column) => column.notNull())
        .addColumn('done', 'integer', (column) => column.notNull())
        .addColumn('revision', 'bigint', (column) => column.notNull())
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addColumn('updatedAt', 'bigint', (column) => column.notNull())
        .addColumn('publishAt', 'bigint')
        .addColumn('problem', 'text', (column) => column.notNull())
        .addColumn('previewKey', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
