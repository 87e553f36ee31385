import { Option } from '@commander-js/extra-typings';
import { readSiteSettings } from '#app/changes/stored-settings.server.ts';
import { devices, figureNames, type Dimension, type FigureName } from '#app/statistics/figures.ts';
import { keptDays } from '#app/statistics/shorten-statistics.server.ts';
import { localHour } from '#app/statistics/local-hour.ts';
import {
  readDays,
  readKeywords,
  readRows,
  readTop,
  type Entry,
  type Filter,
  type Period,
} from '#app/statistics/read-statistics.server.ts';
import { lastDays, readSummary, type ComparedFigure } from '#app/statistics/summary.server.ts';
import { csvLine } from '#app/statistics/to-csv.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { listMenuEntries } from '#app/changes/category-names.server.ts';
import { readStoredItems } from '#app/store/items.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import type { Db } from '#app/store/store.ts';
import { registry } from '#app/verticals/index.server.ts';
import { UsageError, type DefineCommand, type Output } from './command.ts';
import { positiveNumber, readVerticalId, withCommandContext } from './command-context.ts';

const lists = new Map<string, Dimension>([
  ['items', 'itemId'],
  ['categories', 'categoryId'],
  ['sections', 'verticalId'],
  ['sources', 'source'],
  ['devices', 'device'],
  ['languages', 'language'],
  ['page-languages', 'pageLanguage'],
]);
const otherLists = ['days', 'searches', 'missed'];

/** `portico stats`: shows the statistics of the last days. */
export const defineStats: DefineCommand = (command, { act, output }) => {
  command
    .option('--days <n>', 'the number of days before today, up to 400; 1 is today', readDayCount, 28)
    .option('--section <prefix>', 'only one section', readVerticalId)
    .option('--item <id>', 'only one item of the section', positiveNumber('--item'))
    .option('--category <id>', 'only one category of the section', positiveNumber('--category'))
    .option('--source <host>', 'only visitors from a host; "" means no source')
    .addOption(new Option('--device <kind>', 'only one kind of device').choices(devices))
    .option('--language <code>', 'only browsers in one language, such as pt')
    .option('--page-language <tag>', 'only pages in one language of the site, such as pt-BR')
    .addOption(
      new Option('--by <list>', 'show a list instead of the totals').choices([
        ...lists.keys(),
        ...otherLists,
      ]),
    )
    .addOption(
      new Option('--figure <name>', 'the figure that a list shows and is sorted by')
        .choices(figureNames)
        .default('plays' as const),
    )
    .option('--limit <n>', 'maximum number of entries in a list', positiveNumber('--limit'), 20)
    .option('--csv', 'print every row as CSV, for a spreadsheet')
    .action(
      act(async ({ days, section, item, category, by, figure, limit, csv, ...rest }) => {
        if ((item ?? category) !== undefined && section === undefined) {
          throw new UsageError('--item and --category need --section, because each section numbers its own.');
        }
        const { source, device, language, pageLanguage } = rest;
        const filter = {
          verticalId: section,
          itemId: item,
          categoryId: category,
          source,
          device,
          language,
          pageLanguage,
        };
        await withCommandContext(async ({ store: { db, clock } }) => {
          const { timeZone } = await readSiteSettings(db);
          const period = lastDays(days, localHour(clock.now(), timeZone).day);
          if (csv) await writeCsv(db, { period, filter }, output);
          else if (by === undefined) await printSummary(db, { period, filter }, output);
          else await printList(db, { period, filter, by, figure, limit: Math.min(limit, maxListed) }, output);
        });
      }),
    );
};

const maxListed = 10_000;

function readDayCount(given: string): number {
  const days = positiveNumber('--days')(given);
  if (days > keptDays)
    throw new UsageError(`--days must be at most ${keptDays}: days are not kept for longer.`);
  return days;
}

interface Query {
  period: Period;
  filter: Filter;
}

async function printSummary(db: Db, { period, filter }: Query, output: Output): Promise<void> {
  const figures = await readSummary(db, period, filter);
  output.result({ from: dateOf(period.from), to: dateOf(period.to), figures }, [
    `${dateOf(period.from)} to ${dateOf(period.to)}, compared with the period before`,
    ...figures.map(describeFigure),
  ]);
}

function describeFigure({ name, value, before }: ComparedFigure): string {
  const title = (name === 'seconds' ? 'play time (s)' : name).padEnd(14);
  if (value === null) return `${title} ${'–'.padStart(12)}`;
  const change = before ? `${value >= before ? '+' : ''}${Math.round((value / before - 1) * 100)} %` : '';
  return `${title} ${String(value).padStart(12)}  ${change}`.trimEnd();
}

async function printList(
  db: Db,
  { period, filter, by, figure, limit }: Query & { by: string; figure: FigureName; limit: number },
  output: Output,
): Promise<void> {
  const dimension = lists.get(by);
  if (dimension) {
    const entries = await readTop(db, { period, filter, by: dimension, figure, limit });
    const named = await withNames(db, dimension, entries);
    output.result(
      named,
      named.map((entry) => `${String(entry[figure]).padStart(10)}  ${entry.name}`),
    );
    return;
  }
  if (by === 'days') {
    const days = (await readDays(db, period, filter)).map(({ day, ...rest }) => ({
      date: dateOf(day),
      ...rest,
    }));
    output.result(
      days,
      days.map((day) => `${day.date} ${String(day[figure]).padStart(10)}`),
    );
    return;
  }
  const isMissed = by === 'missed';
  const keywords = await readKeywords(db, period, { verticalId: filter.verticalId, isMissed, limit });
  output.result(
    keywords,
    keywords.map(
      ({ keyword, searches, missed }) => `${String(isMissed ? missed : searches).padStart(10)}  ${keyword}`,
    ),
  );
}

async function withNames(db: Db, by: Dimension, entries: readonly Entry[]) {
  const names = new Map<string, string>();
  for (const [verticalId, own] of Map.groupBy(entries, (entry) => entry.verticalId)) {
    const ids = own.map(({ value }) => Number(value));
    const found =
      by === 'itemId'
        ? await readItemTitles(db, verticalId, ids)
        : await readCategoryNames(db, by, verticalId);
    for (const [id, name] of found) names.set(`${verticalId} ${id}`, name);
  }
  return entries.map((entry) => ({
    ...entry,
    name: names.get(`${entry.verticalId} ${entry.value}`) ?? nameOf(by, entry),
  }));
}

async function readItemTitles(
  db: Db,
  verticalId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const items = await readStoredItems(db, verticalId, ids);
  return new Map(
    [...items].flatMap(([id, { data }]) => {
      const { title } = JSON.parse(data) as { title?: unknown };
      return typeof title === 'string' ? [[id, title] as const] : [];
    }),
  );
}

async function readCategoryNames(db: Db, by: Dimension, verticalId: number): Promise<Map<number, string>> {
  const menu = by === 'categoryId' ? await readPart(db, verticalId, 'menu') : null;
  if (menu === null) return new Map();
  return new Map(listMenuEntries(JSON.parse(menu) as JsonValue).map(({ id, name }) => [id, name]));
}

function nameOf(by: Dimension, { verticalId, value }: Entry): string {
  if (by === 'verticalId') return registry.verticals.get(Number(value))?.prefix ?? String(value);
  if (by === 'itemId' || by === 'categoryId') {
    return `${registry.verticals.get(verticalId)?.prefix ?? verticalId} ${value}`;
  }
  if (value === '*') return 'others';
  return value === '' ? (by === 'source' ? 'no source' : 'unknown') : String(value);
}

async function writeCsv(db: Db, { period, filter }: Query, output: Output): Promise<void> {
  await output.piece(
    csvLine([
      'day',
      'section',
      'item',
      'category',
      'source',
      'device',
      'language',
      'pageLanguage',
      ...figureNames,
    ]),
  );
  for await (const rows of readRows(db, period, filter)) {
    const lines = rows.map((row) =>
      csvLine([
        dateOf(row.day),
        registry.verticals.get(row.verticalId)?.prefix ?? '',
        row.itemId,
        row.categoryId,
        row.source,
        row.device,
        row.language,
        row.pageLanguage,
        ...figureNames.map((name) => row[name]),
      ]),
    );
    if (lines.length > 0) await output.piece(lines.join(''));
  }
}

/** Returns a day as `2026-03-02`. */
function dateOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
