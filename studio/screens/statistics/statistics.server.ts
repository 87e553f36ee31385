import { localHour } from '#app/statistics/local-hour.ts';
import {
  addFigures,
  noFigures,
  others,
  type AnyFigure,
  type Dimension,
  type FigureName,
} from '#app/statistics/figures.ts';
import {
  readDays,
  readHours,
  readKeywords,
  readSearchDays,
  readTop,
  readVisitorDays,
  type Filter,
  type Period,
} from '#app/statistics/read-statistics.server.ts';
import {
  isByVertical,
  lastDays,
  periodBefore,
  readSummary,
  type ComparedFigure,
} from '#app/statistics/summary.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { languageName } from '#app/messages/language-facts.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Db } from '#app/store/store.ts';
import { coverOf } from '../content/rows.server.ts';
import type { RowCover } from '../content/content-row.ts';
import { sectionName } from '../content/section.server.ts';
import type { StatisticsQuery } from './statistics-query.server.ts';

/** Maximum number of entries of each list. */
const listed = 10;
const dayMs = 86_400_000;

/**
 * A point of the chart. `at` is in Unix milliseconds that show the site's local day and hour when they are read as UTC.
 */
export interface ChartPoint {
  at: number;
  value: number;
  before: number | null;
}

/** An entry of a list. */
export interface RankedEntry {
  /** Parameters of the address that restrict the screen to this entry. */
  filter: Readonly<Record<string, string>>;
  /**
   * The name. For a deleted item or category, the prefix of the section and the id. Not shown if `kind` is `none` or
   * `others`.
   */
  name: string;
  kind: 'named' | 'none' | 'others' | 'gone';
  count: number;
  cover?: RowCover | null;
}

/** Everything that the screen shows. */
export interface StatisticsData {
  isOn: boolean;
  /** Whether anything was ever counted. */
  hasAny: boolean;
  period: NonNullable<StatisticsQuery['period']>;
  figure: AnyFigure;
  from: number;
  to: number;
  sections: { prefix: string; name: string }[];
  /** Whether visitors can choose the language of pages. */
  hasLanguages: boolean;
  /** The filters in use, with their names. */
  filters: { name: string; value: string; label: string }[];
  figures: ComparedFigure[];
  points: ChartPoint[];
  lists: Record<
    'items' | 'categories' | 'sources' | 'devices' | 'languages' | 'pageLanguages',
    RankedEntry[]
  >;
  /** The figure that sorts the lists of items, categories and page languages. */
  listedFigure: FigureName;
  searches: Record<'all' | 'missed', { keyword: string; count: number; hasOnlyClose: boolean }[]>;
}

/** Reads the data of the screen. First stores the counts that wait in this process. */
export async function readStatistics(
  platform: Platform,
  query: StatisticsQuery,
  language: string,
): Promise<StatisticsData> {
  const { store, clock, snapshots, statistics, verticals } = platform;
  await statistics.flush();
  const { db } = store;
  const snapshot = snapshots.current();
  const timeZone = snapshot?.settings.timeZone ?? 'UTC';
  const { day: today, hour } = localHour(clock.now(), timeZone);
  const first = await readFirstDay(db);
  // A new site has no complete day yet, so it shows today.
  const days = Number(query.period ?? (first === null || first >= today ? '1' : '28'));
  const period = lastDays(days, today);
  const filter = filterOf(platform, query);
  const figure = query.figure ?? 'views';
  const listedFigure = isStored(figure) ? figure : 'views';
  const read = (by: Dimension, sortedBy = listedFigure) =>
    readTop(db, { period, filter, by, figure: sortedBy, limit: listed });
  const naming = { language, platform, snapshot };
  const sourceFigure = isStored(figure) ? figure : 'visits';
  const names = await nameEntries(
    naming,
    query,
    {
      items: await read('itemId'),
      categories: await read('categoryId'),
      sources: await read('source', sourceFigure),
      devices: await read('device', sourceFigure),
      languages: await read('language', sourceFigure),
      pageLanguages: await read('pageLanguage'),
    },
    { listedFigure, sourceFigure },
  );
  return {
    isOn: snapshot?.settings.statistics.isOn ?? false,
    hasAny: first !== null,
    period: String(days) as StatisticsData['period'],
    figure,
    from: period.from * dayMs,
    to: period.to * dayMs,
    sections: verticals.map((server) => ({
      prefix: server.vertical.prefix,
      name: sectionName(platform, server),
    })),
    hasLanguages: (snapshot?.settings.languages.length ?? 0) > 1,
    filters: describeFilters(naming, query),
    figures:
      days === 1 ? await summariseToday(db, { today, hour, filter }) : await readSummary(db, period, filter),
    points:
      days === 1
        ? await readToday(db, { today, hour, filter, figure })
        : await readPoints(db, { period, filter, figure }),
    lists: names,
    listedFigure,
    searches: {
      all: await readSearches(db, period, filter, false),
      missed: await readSearches(db, period, filter, true),
    },
  };
}

function isStored(figure: AnyFigure): figure is FigureName {
  return figure !== 'visitors' && figure !== 'searches';
}

/**
 * Returns the filter of a query. Ids of items and categories are unique only within a section, so they are ignored
 * without one.
 */
export function filterOf(
  { verticals }: Pick<Platform, 'verticals'>,
  { section, item, category, source, device, language, pageLanguage }: StatisticsQuery,
): Filter {
  const verticalId = verticals.find(({ vertical }) => vertical.prefix === section)?.vertical.id;
  return {
    verticalId,
    ...(verticalId !== undefined && { itemId: item, categoryId: category }),
    source,
    device,
    language,
    pageLanguage,
  };
}

/** Returns the first day with counts. */
async function readFirstDay(db: Db): Promise<number | null> {
  const row = await db.selectFrom('statistics').select('day').orderBy('day').limit(1).executeTakeFirst();
  return row?.day ?? null;
}

/**
 * Compares today with yesterday up to the same hour. Visitors and searches are not counted by hour, so they are not
 * compared.
 */
async function summariseToday(
  db: Db,
  { today, hour, filter }: { today: number; hour: number; filter: Filter },
): Promise<ComparedFigure[]> {
  const yesterday = noFigures();
  for (const row of await readHours(db, today - 1, filter)) if (row.hour <= hour) addFigures(yesterday, row);
  const summary = await readSummary(db, { from: today, to: today }, filter);
  return summary.map(({ name, value }) => ({ name, value, before: isStored(name) ? yesterday[name] : null }));
}

async function readToday(
  db: Db,
  { today, hour, filter, figure }: { today: number; hour: number; filter: Filter; figure: AnyFigure },
): Promise<ChartPoint[]> {
  if (!isStored(figure)) return [];
  const [now, before] = [await readHours(db, today, filter), await readHours(db, today - 1, filter)];
  const [values, earlier] = [now, before].map((rows) => new Map(rows.map((row) => [row.hour, row[figure]])));
  return Array.from({ length: hour + 1 }, (_, at) => ({
    at: today * dayMs + at * 3_600_000,
    value: values?.get(at) ?? 0,
    before: earlier?.get(at) ?? 0,
  }));
}

async function readPoints(
  db: Db,
  { period, filter, figure }: { period: Period; filter: Filter; figure: AnyFigure },
): Promise<ChartPoint[]> {
  const earlier = periodBefore(period);
  const [values, before] = [
    await readSeries(db, period, filter, figure),
    await readSeries(db, earlier, filter, figure),
  ];
  if (!values || !before) return [];
  const length = period.to - period.from + 1;
  return Array.from({ length }, (_, index) => ({
    at: (period.from + index) * dayMs,
    value: values.get(period.from + index) ?? 0,
    before: before.get(earlier.from + index) ?? 0,
  }));
}

/** Returns a figure by day, or `null` if it is not known for the filter. */
export async function readSeries(
  db: Db,
  period: Period,
  filter: Filter,
  figure: AnyFigure,
): Promise<Map<number, number> | null> {
  if (isStored(figure))
    return new Map((await readDays(db, period, filter)).map((row) => [row.day, row[figure]]));
  if (!isByVertical(filter)) return null;
  const rows =
    figure === 'visitors'
      ? (await readVisitorDays(db, period, filter.verticalId)).map(
          ({ day, visitors }) => [day, visitors] as const,
        )
      : (await readSearchDays(db, period, filter.verticalId)).map(
          ({ day, searches }) => [day, searches] as const,
        );
  return new Map(rows);
}

async function readSearches(db: Db, period: Period, filter: Filter, isMissed: boolean) {
  if (!isByVertical(filter)) return [];
  const rows = await readKeywords(db, period, { verticalId: filter.verticalId, isMissed, limit: listed });
  return rows.map(({ keyword, searches, close, missed }) => ({
    keyword,
    count: isMissed ? missed : searches,
    hasOnlyClose: close > 0 && close + missed === searches,
  }));
}

type Lists = Record<keyof StatisticsData['lists'], Awaited<ReturnType<typeof readTop>>>;
interface Naming {
  /** The language of the Studio. */
  language: string;
  platform: Platform;
  snapshot: Snapshot | null;
}

async function nameEntries(
  { language, platform, snapshot }: Naming,
  query: StatisticsQuery,
  lists: Lists,
  { listedFigure, sourceFigure }: { listedFigure: FigureName; sourceFigure: FigureName },
): Promise<StatisticsData['lists']> {
  const prefixes = new Map(platform.verticals.map(({ vertical }) => [vertical.id, vertical.prefix]));
  return {
    items: lists.items.map((entry) => {
      const item = snapshot?.catalogues.get(entry.verticalId)?.itemById.get(Number(entry.value));
      return {
        filter: { section: prefixes.get(entry.verticalId) ?? '', item: String(entry.value) },
        name: item?.title ?? `${prefixes.get(entry.verticalId) ?? ''} ${entry.value}`,
        kind: item ? 'named' : 'gone',
        count: entry[listedFigure],
        cover: item && snapshot ? coverOf(platform, snapshot, item.image) : null,
      };
    }),
    categories: lists.categories.map((entry) => {
      const category = snapshot?.catalogues.get(entry.verticalId)?.categoryById.get(Number(entry.value));
      return {
        filter: { section: prefixes.get(entry.verticalId) ?? '', category: String(entry.value) },
        name: category?.name ?? `${prefixes.get(entry.verticalId) ?? ''} ${entry.value}`,
        kind: category ? 'named' : 'gone',
        count: entry[listedFigure],
      };
    }),
    sources: lists.sources.map((entry) => simpleEntry('source', String(entry.value), entry[sourceFigure])),
    devices: lists.devices.map((entry) => simpleEntry('device', String(entry.value), entry[sourceFigure])),
    languages: lists.languages.map((entry) => ({
      ...simpleEntry('language', String(entry.value), entry[sourceFigure]),
      name: languageName(String(entry.value), language),
    })),
    pageLanguages: lists.pageLanguages.map((entry) => ({
      ...simpleEntry('pageLanguage', String(entry.value), entry[listedFigure]),
      name: languageName(String(entry.value), language),
    })),
  };
}

function simpleEntry(parameter: string, value: string, count: number): RankedEntry {
  return {
    filter: { [parameter]: value },
    name: value,
    kind: value === '' ? 'none' : value === others ? 'others' : 'named',
    count,
  };
}

/** Names the filters in use. */
function describeFilters(naming: Naming, query: StatisticsQuery): StatisticsData['filters'] {
  const { platform, snapshot } = naming;
  const server = platform.verticals.find(({ vertical }) => vertical.prefix === query.section);
  const catalogue = server && snapshot?.catalogues.get(server.vertical.id);
  const { item, category, source, device, language, pageLanguage } = query;
  return [
    ...(server && item !== undefined
      ? [{ name: 'item', value: String(item), label: catalogue?.itemById.get(item)?.title ?? String(item) }]
      : []),
    ...(server && category !== undefined
      ? [
          {
            name: 'category',
            value: String(category),
            label: catalogue?.categoryById.get(category)?.name ?? String(category),
          },
        ]
      : []),
    ...(source === undefined ? [] : [{ name: 'source', value: source, label: source }]),
    ...(device === undefined ? [] : [{ name: 'device', value: device, label: device }]),
    ...(language === undefined
      ? []
      : [{ name: 'language', value: language, label: languageName(language, naming.language) }]),
    ...(pageLanguage === undefined
      ? []
      : [
          {
            name: 'pageLanguage',
            value: pageLanguage,
            label: languageName(pageLanguage, naming.language),
          },
        ]),
  ];
}
