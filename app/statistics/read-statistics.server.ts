import { sql, type ExpressionBuilder, type SqlBool, type Expression } from 'kysely';
import type { Database } from '#app/store/schema.ts';
import type { Db } from '#app/store/store.ts';
import {
  dimensions,
  figureNames,
  noFigures,
  type Dimension,
  type FigureName,
  type Figures,
} from './figures.ts';

/** The first and the last day of a period. Both are days since 1970-01-01 in the time zone of the site. */
export interface Period {
  from: number;
  to: number;
}

/** Limits figures to the given values. An empty filter selects the figures of the whole site. */
export interface Filter {
  verticalId?: number | undefined;
  itemId?: number | undefined;
  categoryId?: number | undefined;
  /** A host, "" for no source, or `*` for all other sources. The following fields also use "" and `*`. */
  source?: string | undefined;
  device?: string | undefined;
  language?: string | undefined;
  pageLanguage?: string | undefined;
}

/** Returns the figures of a period. */
export async function readTotals(db: Db, period: Period, filter: Filter): Promise<Figures> {
  const row = await db
    .selectFrom('statistics')
    .select(sums())
    .where((eb) => matches(eb, period, filter))
    .executeTakeFirst();
  return row ?? noFigures();
}

/** Returns the figures of each day, in order. Days without counts are omitted. */
export async function readDays(
  db: Db,
  period: Period,
  filter: Filter,
): Promise<(Figures & { day: number })[]> {
  return db
    .selectFrom('statistics')
    .select(['day', ...sums()])
    .where((eb) => matches(eb, period, filter))
    .groupBy('day')
    .orderBy('day')
    .execute();
}

/**
 * Returns the figures of each hour of a day, in order. Hours without counts are omitted. Hourly counts are stored for
 * two weeks.
 */
export async function readHours(
  db: Db,
  day: number,
  filter: Filter,
): Promise<(Figures & { hour: number })[]> {
  return db
    .selectFrom('statistics')
    .select(['hour', ...sums()])
    .where((eb) => matches(eb, { from: day, to: day }, filter))
    .where('hour', '>=', 0)
    .groupBy('hour')
    .orderBy('hour')
    .execute();
}

/** An entry of a list. Ids of items are unique within their vertical. */
export type Entry = Figures & { verticalId: number; value: string | number };

/**
 * Returns the entries with the highest values of a figure, without zeros. Pages without an item or category have no
 * entry in the lists of items and categories.
 */
export async function readTop(db: Db, { period, filter, by, figure, limit }: TopQuery): Promise<Entry[]> {
  const isOfVertical = by === 'itemId' || by === 'categoryId' || by === 'verticalId';
  let query = db
    .selectFrom('statistics')
    .select([sql.ref<string | number>(by).as('value'), ...sums()])
    .select(isOfVertical ? 'verticalId' : sql<number>`0`.as('verticalId'))
    .where((eb) => matches(eb, period, filter))
    .groupBy(isOfVertical ? ['verticalId', by] : [by])
    .having(sql<SqlBool>`sum(${sql.ref(figure)}) > 0`)
    .orderBy(sql`sum(${sql.ref(figure)})`, 'desc')
    .orderBy(by)
    .limit(limit);
  if (by === 'itemId' || by === 'categoryId') query = query.where(by, '<>', 0);
  return query.execute();
}

export interface TopQuery {
  period: Period;
  filter: Filter;
  by: Dimension;
  /** The figure that sorts the list. */
  figure: FigureName;
  limit: number;
}

/** How often a keyword was searched for. */
export interface KeywordEntry {
  keyword: string;
  searches: number;
  close: number;
  missed: number;
}

/** Returns the most frequent keywords. If `isMissed` is set, returns those with the most searches without a result. */
export async function readKeywords(
  db: Db,
  period: Period,
  { verticalId, isMissed, limit }: { verticalId?: number | undefined; isMissed: boolean; limit: number },
): Promise<KeywordEntry[]> {
  const column = isMissed ? 'missed' : 'searches';
  return db
    .selectFrom('countedSearches')
    .select(['keyword', total('searches'), total('close'), total('missed')])
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .where('keyword', '<>', '')
    .$if(verticalId !== undefined, (query) => query.where('verticalId', '=', verticalId ?? 0))
    .groupBy('keyword')
    .having(sql<SqlBool>`sum(${sql.ref(column)}) > 0`)
    .orderBy(sql`sum(${sql.ref(column)})`, 'desc')
    .orderBy('keyword')
    .limit(limit)
    .execute();
}

/** Returns the number of searches of each day, in order. Days without searches are omitted. */
export async function readSearchDays(
  db: Db,
  period: Period,
  verticalId?: number,
): Promise<{ day: number; searches: number; missed: number }[]> {
  return db
    .selectFrom('countedSearches')
    .select(['day', total('searches'), total('missed')])
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .$if(verticalId !== undefined, (query) => query.where('verticalId', '=', verticalId ?? 0))
    .groupBy('day')
    .orderBy('day')
    .execute();
}

/** Returns the estimated number of visitors of the whole site or of one vertical, for each day. */
export async function readVisitorDays(
  db: Db,
  period: Period,
  verticalId = 0,
): Promise<{ day: number; visitors: number }[]> {
  return db
    .selectFrom('countedVisitors')
    .select(['day', 'visitors'])
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .where('verticalId', '=', verticalId)
    .orderBy('day')
    .execute();
}

/** Reads the rows of a period for an export, one day at a time. The hours of a day are summed up. */
export async function* readRows(db: Db, period: Period, filter: Filter) {
  for (let day = period.from; day <= period.to; day += 1) {
    yield await db
      .selectFrom('statistics')
      .select(['day', ...dimensions, ...sums()])
      .where((eb) => matches(eb, { from: day, to: day }, filter))
      .groupBy(['day', ...dimensions])
      .$call((query) => dimensions.reduce((sorted, column) => sorted.orderBy(column), query))
      .execute();
  }
}

function matches(
  eb: ExpressionBuilder<Database, 'statistics'>,
  { from, to }: Period,
  filter: Filter,
): Expression<SqlBool> {
  const conditions = dimensions.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [eb(name, '=', value)];
  });
  return eb.and([eb('day', '>=', from), eb('day', '<=', to), ...conditions]);
}

function sums() {
  return figureNames.map((name) => total(name));
}

/** Returns the sum of a column, cast to a whole number. Without the cast, PostgreSQL would return a text. */
function total<Name extends string>(name: Name) {
  return sql<number>`cast(coalesce(sum(${sql.ref(name)}), 0) as bigint)`.as(name);
}
