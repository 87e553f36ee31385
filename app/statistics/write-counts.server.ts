import { CompiledQuery, sql, type OnConflictBuilder } from 'kysely';
import { inChunks } from '#app/lib/chunks.server.ts';
import type { Database } from '#app/store/schema.ts';
import type { Db, Store } from '#app/store/store.ts';
import type { CountedKeyword, CountedRow } from './counts.ts';
import { dimensions, figureNames } from './figures.ts';
import { VisitorSketch } from './visitor-sketch.server.ts';

/** The visitors of one day and vertical (0 for the whole site) that this process has counted. */
export interface CountedSketch {
  day: number;
  verticalId: number;
  sketch: VisitorSketch;
}

/** Maximum number of rows in one statement. Other work of the event loop can run between two statements. */
const rowsOfStatement = 100;

const columns = ['day', 'hour', ...dimensions, ...figureNames] as const;

/** Adds counts to the store, in one transaction. */
export async function writeCounts(
  store: Pick<Store, 'background' | 'engine'>,
  counts: {
    rows: readonly CountedRow[];
    keywords: readonly CountedKeyword[];
    sketches: readonly CountedSketch[];
  },
): Promise<void> {
  await store.background.transaction().execute(async (db) => {
    await addRows(db, counts.rows);
    await addKeywords(db, counts.keywords);
    for (const sketch of counts.sketches) await mergeSketch(db, store.engine, sketch);
  });
}

/** Adds the figures of a row to those of the stored row with the same key. */
export const addToFigures = (conflict: OnConflictBuilder<Database, 'statistics'>) =>
  conflict
    .columns(['day', 'hour', ...dimensions])
    .doUpdateSet((eb) =>
      Object.fromEntries(
        figureNames.map((name) => [name, eb(`statistics.${name}`, '+', eb.ref(`excluded.${name}`))]),
      ),
    );

/**
 * Adds the figures of rows to the stored figures. Kysely takes longer to write a statement of a hundred rows than
 * SQLite to run it, so consecutive chunks of the same length share one statement.
 */
export async function addRows(db: Db, rows: readonly CountedRow[]): Promise<void> {
  let statement = { rows: 0, text: '' };
  for await (const chunk of inChunks(rows, rowsOfStatement)) {
    const values = chunk.map((row) => columns.map((name) => row[name]));
    if (statement.rows !== chunk.length) statement = { rows: chunk.length, text: writeStatement(db, values) };
    await db.executeQuery(CompiledQuery.raw(statement.text, values.flat()));
  }
}

function writeStatement(db: Db, rows: readonly (readonly (string | number)[])[]): string {
  const tuples = rows.map((row) => sql`(${sql.join(row)})`);
  return db
    .insertInto('statistics')
    .columns(columns)
    .expression(sql`values ${sql.join(tuples)}`)
    .onConflict(addToFigures)
    .compile().sql;
}

async function addKeywords(db: Db, keywords: readonly CountedKeyword[]): Promise<void> {
  for await (const chunk of inChunks(keywords, rowsOfStatement)) {
    await db
      .insertInto('countedSearches')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['day', 'verticalId', 'keyword']).doUpdateSet((eb) => ({
          searches: eb('countedSearches.searches', '+', eb.ref('excluded.searches')),
          close: eb('countedSearches.close', '+', eb.ref('excluded.close')),
          missed: eb('countedSearches.missed', '+', eb.ref('excluded.missed')),
        })),
      )
      .execute();
  }
}

/** Merges a sketch into the stored one. Locks the row, because other processes change it, too. */
async function mergeSketch(
  db: Db,
  engine: Store['engine'],
  { day, verticalId, sketch }: CountedSketch,
): Promise<void> {
  await db
    .insertInto('countedVisitors')
    .values({ day, verticalId, visitors: 0, sketch: sketch.bytes() })
    .onConflict((conflict) => conflict.columns(['day', 'verticalId']).doNothing())
    .execute();
  let query = db
    .selectFrom('countedVisitors')
    .select('sketch')
    .where('day', '=', day)
    .where('verticalId', '=', verticalId);
  if (engine === 'postgres') query = query.forUpdate();
  const stored = await query.executeTakeFirst();
  // If the sketch was deleted, the day is over and its number is final.
  if (!stored?.sketch) return;
  const merged = new VisitorSketch(stored.sketch);
  merged.merge(sketch);
  await db
    .updateTable('countedVisitors')
    .set({ visitors: merged.count(), sketch: merged.bytes() })
    .where('day', '=', day)
    .where('verticalId', '=', verticalId)
    .execute();
}
