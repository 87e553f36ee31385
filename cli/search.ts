import { normaliseKeyword } from '#app/domain/search/hits.ts';
import {
  defaultLimit,
  type PhraseResult,
  type SearchResult,
  type WordResult,
} from '#app/domain/search/modes.ts';
import type { Searcher } from '#app/domain/search/modes.ts';
import { searcherOf } from '#app/domain/search/searcher-of.ts';
import { makeSnippet } from '#app/domain/search/snippet.ts';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { UsageError, type Command } from './command.ts';
import { withCommandContext, positiveNumberOf, readVerticalId } from './command-context.ts';

/** One result as it is printed. */
type Found = Pick<SearchResult, 'item'> & Partial<Omit<PhraseResult & WordResult, 'item'>>;

const modes: Readonly<Record<string, (searcher: Searcher, keyword: string, limit: number) => Found[]>> = {
  '1': (searcher, keyword, limit) => searcher.titles(keyword, limit),
  '2': (searcher, keyword, limit) => searcher.words(keyword, limit),
  '3': (searcher, keyword, limit) => searcher.phrase(keyword, limit),
};

/** `portico search`: searches a vertical like its search page. */
export const searchCommand: Command = {
  usage: '[--vertical PREFIX] [--mode 1|2|3] [--limit N] [--all] [--json] KEYWORD',
  options: {
    vertical: { type: 'string', default: 'g' },
    mode: { type: 'string', default: '3' },
    limit: { type: 'string' },
    all: { type: 'boolean' },
  },
  details: [
    '--mode   1: titles that contain the keyword; 2: titles and intros that contain any of its words; 3: the',
    '         whole keyword, then its ever shorter beginnings, then all other items, as on the search page',
    '--limit  maximum number of results, by default 100',
    '--all    show all results; with the keyword 0, all items',
  ],
  async run({ options, values, output }) {
    if (values.length === 0) throw new UsageError('Give a keyword.');
    const keyword = values.join(' ');
    const mode = String(options.mode);
    const search = ownValue(modes, mode);
    if (!search) throw new UsageError(`--mode must be 1, 2 or 3, not "${mode}".`);
    const verticalId = readVerticalId(String(options.vertical));
    const limit = typeof options.limit === 'string' ? positiveNumberOf('--limit', options.limit) : undefined;
    const isEverything = options.all === true && keyword.trim() === '0';
    const results = await withCommandContext(async ({ store }): Promise<Found[]> => {
      const snapshot = await loadSnapshot(store, createSnapshotDecoder(registry));
      const catalogue = snapshot.catalogues.get(verticalId);
      if (!catalogue) return [];
      if (isEverything) return catalogue.items.slice(0, limit).map((item) => ({ item }));
      const most = limit ?? (options.all === true ? Number.POSITIVE_INFINITY : defaultLimit);
      return search(searcherOf(catalogue), keyword, most);
    });
    const rows = results.map((found) => describeResult(found, keyword));
    output.result(
      {
        keyword,
        vertical: verticalId,
        ...(isEverything ? { all: true } : { mode: Number(mode) }),
        count: rows.length,
        results: rows,
      },
      tabulate(rows),
    );
    return 0;
  },
};

type Row = ReturnType<typeof describeResult>;

/** Returns a result with the additional fields of mode 3: the matching prefix and its stage, as `round`. */
function describeResult({ item, ...figures }: Found, keyword: string) {
  const { uniqueWords, titleHits, totalHits, prefix, stage, snippet } = figures;
  return {
    id: item.id,
    title: item.title,
    snippet: snippet ?? makeSnippet(item.intro, normaliseKeyword(keyword)),
    ...(uniqueWords === undefined ? {} : { uniqueWords }),
    ...(totalHits === undefined ? {} : { titleHits, totalHits }),
    ...(prefix === undefined ? {} : { prefix, round: stage }),
  };
}

/** Returns aligned columns, one line for each result, with its snippet below. */
function tabulate(rows: readonly Row[]): string[] {
  const cells = rows.map((row) => [
    String(row.id),
    row.title,
    row.totalHits === undefined ? '' : `${row.titleHits ?? 0} in title, ${row.totalHits} in all`,
    row.uniqueWords === undefined ? '' : `${row.uniqueWords} ${row.uniqueWords === 1 ? 'word' : 'words'}`,
    row.prefix === undefined ? '' : row.prefix === '' ? 'no match' : `“${row.prefix}”`,
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    cells.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  return rows.flatMap((row, at) => {
    const line = (cells[at] ?? [])
      .map((cell, column) =>
        column === 0 ? cell.padStart(widths[0] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .filter((_, column) => widths[column] !== 0)
      .join('  ')
      .trimEnd();
    const snippet = row.snippet === '' ? [] : [`${' '.repeat((widths[0] ?? 0) + 2)}${row.snippet}`];
    return [line, ...snippet];
  });
}
