import { Option } from '@commander-js/extra-typings';
import { normaliseKeyword } from '#app/domain/search/hits.ts';
import { defaultLimit, type Searcher, type SearchResult, type WordResult } from '#app/domain/search/modes.ts';
import type { PhraseResult } from '#app/domain/search/phrase-result.ts';
import { searcherOf } from '#app/domain/search/searcher-of.ts';
import { makeSnippet } from '#app/domain/search/snippet.ts';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import { builtIn, registry } from '#app/verticals/index.server.ts';
import type { DefineCommand } from './command.ts';
import { withCommandContext, positiveNumber, readVerticalId, withPrefixes } from './command-context.ts';

/** One result as it is printed. */
type Found = Pick<SearchResult, 'item'> & Partial<Omit<PhraseResult & WordResult, 'item'>>;

const modes = {
  '1': (searcher: Searcher, keyword: string, limit: number): Found[] => searcher.titles(keyword, limit),
  '2': (searcher: Searcher, keyword: string, limit: number): Found[] => searcher.words(keyword, limit),
  '3': (searcher: Searcher, keyword: string, limit: number): Found[] => searcher.phrase(keyword, limit),
};

/** The section that is searched by default. */
const first = builtIn.verticals[0]?.vertical;

/** `portico search`: searches a vertical like its search page. */
export const defineSearch: DefineCommand = (command, { act, output }) => {
  command
    .argument('<keyword...>', 'what to search for; 0 with --all lists every item')
    .addOption(
      withPrefixes(
        new Option('--vertical <prefix>', 'the section, by its route prefix or id').argParser(readVerticalId),
      ).default(first?.id ?? 0, first?.prefix),
    )
    .addOption(
      new Option(
        '--mode <mode>',
        '1: titles with the keyword; 2: titles and intros with any of its words; 3: as on the search page, ' +
          'the whole keyword, then its ever shorter beginnings, then all other items',
      )
        .choices(['1', '2', '3'] as const)
        .default('3' as const),
    )
    .option('--limit <number>', 'maximum number of results (default: 100)', positiveNumber('--limit'))
    .option('--all', 'show all results')
    .action(
      act(async (words, { vertical: verticalId, mode, limit, all }) => {
        const keyword = words.join(' ');
        const isEverything = all === true && keyword.trim() === '0';
        const results = await withCommandContext(async ({ store }): Promise<Found[]> => {
          const snapshot = await loadSnapshot(store, createSnapshotDecoder(registry));
          const catalogue = snapshot.catalogues.get(verticalId);
          if (!catalogue) return [];
          if (isEverything) return catalogue.items.slice(0, limit).map((item) => ({ item }));
          const most = limit ?? (all === true ? Number.POSITIVE_INFINITY : defaultLimit);
          return modes[mode](searcherOf(catalogue), keyword, most);
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
        if (rows.length === 0) output.message('Nothing found.');
      }),
    );
};

type Row = ReturnType<typeof describeResult>;

/**
 * Returns a result in the form in which it is printed. In mode 3, it has the matching beginning of the keyword as
 * `prefix`, and the stage of the search as `round`.
 */
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
