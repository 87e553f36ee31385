import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const keys = ['day', 'hour', 'vertical_id', 'item_id', 'category_id', 'source', 'device', 'language'];
const figures = ['views', 'visits', 'opens', 'plays', 'seconds', 'likes', 'clicks'];

/**
 * Adds a column for the language of the page to the statistics. The column belongs to the primary key, which SQLite
 * cannot change, so the rows are copied. Earlier counts have no page language.
 */
export const pageLanguageMigration: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('statisticsByPage')
      .addColumn('day', 'bigint', (column) => column.notNull())
      .addColumn('hour', 'integer', (column) => column.notNull())
      .addColumn('verticalId', 'bigint', (column) => column.notNull())
      .addColumn('itemId', 'bigint', (column) => column.notNull())
      .addColumn('categoryId', 'bigint', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('pageLanguage', 'text', (column) => column.notNull());
    for (const figure of figures) {
      table = table.addColumn(figure, 'bigint', (column) => column.notNull().defaultTo(0));
    }
    await table
      .addPrimaryKeyConstraint('statisticsKey', [
        'day',
        'hour',
        'verticalId',
        'itemId',
        'categoryId',
        'source',
        'device',
        'language',
        'pageLanguage',
      ])
      .execute();
    const copied = sql.join([...keys, ...figures].map((name) => sql.ref(name)));
    await sql`
      insert into statistics_by_page (${copied}, page_language) select ${copied}, '' from statistics
    `.execute(db);
    await db.schema.dropTable('statistics').execute();
    await db.schema.alterTable('statisticsByPage').renameTo('statistics').execute();
  },
};
