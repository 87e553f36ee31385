import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../store.ts';

/** The saved views of the lists in the Studio, and how each operator shows a list. */
export function createContentViewsMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const table = db.schema.createTable('contentViews');
      const numbered =
        engine === 'sqlite'
          ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
          : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());
      await numbered
        .addColumn('verticalId', 'integer', (column) => column.notNull())
        .addColumn('operatorId', 'text', (column) => column.notNull())
        .addColumn('isShared', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('search', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('contentPreferences')
        .addColumn('operatorId', 'text', (column) => column.notNull())
        .addColumn('verticalId', 'integer', (column) => column.notNull())
        .addColumn('columns', 'text', (column) => column.notNull())
        .addColumn('defaultView', 'bigint')
        .addPrimaryKeyConstraint('content_preferences_key', ['operatorId', 'verticalId'])
        .execute();
    },
  };
}
