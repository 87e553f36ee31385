import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../store.ts';

/** First-party statistics: counts without visitors, searches, and sketches of the number of visitors. */
export function createStatisticsMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const figures = ['views', 'visits', 'opens', 'plays', 'seconds', 'likes', 'clicks'];
      let table = db.schema
        .createTable('statistics')
        .addColumn('day', 'bigint', (column) => column.notNull())
        .addColumn('hour', 'integer', (column) => column.notNull())
        .addColumn('verticalId', 'bigint', (column) => column.notNull())
        .addColumn('itemId', 'bigint', (column) => column.notNull())
        .addColumn('categoryId', 'bigint', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull());
      for (const figure of figures) {
        table = table.addColumn(figure, 'bigint', (column) => column.notNull().defaultTo(0));
      }
      await table
        .addPrimaryKeyConstraint('statisticsPrimary', [
          'day',
          'hour',
          'verticalId',
          'itemId',
          'categoryId',
          'source',
          'device',
          'language',
        ])
        .execute();
      await db.schema
        .createTable('countedSearches')
        .addColumn('day', 'bigint', (column) => column.notNull())
        .addColumn('verticalId', 'bigint', (column) => column.notNull())
        .addColumn('keyword', 'text', (column) => column.notNull())
        .addColumn('searches', 'bigint', (column) => column.notNull())
        .addColumn('close', 'bigint', (column) => column.notNull())
        .addColumn('missed', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('countedSearchesPrimary', ['day', 'verticalId', 'keyword'])
        .execute();
      await db.schema
        .createTable('countedVisitors')
        .addColumn('day', 'bigint', (column) => column.notNull())
        .addColumn('verticalId', 'bigint', (column) => column.notNull())
        .addColumn('visitors', 'bigint', (column) => column.notNull())
        .addColumn('sketch', engine === 'sqlite' ? 'blob' : 'bytea')
        .addPrimaryKeyConstraint('countedVisitorsPrimary', ['day', 'verticalId'])
        .execute();
    },
  };
}
