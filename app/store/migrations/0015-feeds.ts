import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../store.ts';

/** Tables for stored feeds, and for the answers that their runs received. */
export function createFeedsMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const table = db.schema.createTable('feeds');
      const numbered =
        engine === 'sqlite'
          ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
          : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());
      await numbered
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('schedule', 'text', (column) => column.notNull())
        .addColumn('rules', 'text', (column) => column.notNull())
        .addColumn('isPaused', 'integer', (column) => column.notNull())
        .addColumn('revision', 'bigint', (column) => column.notNull())
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addColumn('updatedAt', 'bigint', (column) => column.notNull())
        .addColumn('nextRunAt', 'bigint')
        .addColumn('failures', 'bigint', (column) => column.notNull())
        .addColumn('deliveredAt', 'bigint')
        .addColumn('unpaid', 'text', (column) => column.notNull())
        .addColumn('leftOut', 'text', (column) => column.notNull())
        .addColumn('alertedState', 'text', (column) => column.notNull())
        .addColumn('alertTries', 'bigint', (column) => column.notNull())
        .addColumn('alertAt', 'bigint', (column) => column.notNull())
        .execute();
      for (const name of ['feedId', 'feedRevision', 'seenAt']) {
        await db.schema.alterTable('feedRuns').addColumn(name, 'bigint').execute();
      }
      await db.schema
        .createTable('feedPages')
        .addColumn('runId', 'bigint', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('status', 'integer', (column) => column.notNull())
        .addColumn('contentType', 'text', (column) => column.notNull())
        .addColumn('etag', 'text', (column) => column.notNull())
        .addColumn('lastModified', 'text', (column) => column.notNull())
        .addColumn('body', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
        .addPrimaryKeyConstraint('feedPagesPrimary', ['runId', 'address'])
        .execute();
    },
  };
}
