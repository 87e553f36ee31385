import {
  defaultLimit,
  searchPhrase,
  searchTitles,
  searchWords,
  type SearchResult,
} from '#app/core/catalogue/search/modes.ts';
import type { Item } from '#app/core/catalogue/item.ts';
import { createSnapshotDecoder } from '#app/core/bundle/decode.server.ts';
import { loadSnapshot } from '#app/core/store/load-snapshot.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { UsageError, type Command } from './command.ts';
import { inWorkplace, positiveNumberOf, verticalIdOf } from './workplace.ts';

const modes: Readonly<
  Record<string, (items: readonly Item[], keyword: string, limit: number) => SearchResult[]>
> = { '1': searchTitles, '2': searchWords, '3': searchPhrase };

/** `portico search`: searches a vertical as its search page does. */
export const searchCommand: Command = {
  usage: '[--vertical PREFIX] [--mode 1|2|3] [--limit N] [--all] [--json] KEYWORD',
  options: {
    vertical: { type: 'string', default: 'g' },
    mode: { type: 'string', default: '3' },
    limit: { type: 'string' },
    all: { type: 'boolean' },
  },
  details: ['--all       with the keyword 0: every item, without a limit'],
  async run({ options, values, output }) {
    if (values.length === 0) throw new UsageError('Give a keyword.');
    const keyword = values.join(' ');
    const mode = String(options.mode);
    const search = modes[mode];
    if (!search) throw new UsageError(`--mode must be 1, 2 or 3, not "${mode}".`);
    const verticalId = verticalIdOf(String(options.vertical));
    const limit = typeof options.limit === 'string' ? positiveNumberOf('--limit', options.limit) : undefined;
    const isEverything = options.all === true && keyword.trim() === '0';
    const items = await inWorkplace(async ({ store }) => {
      const snapshot = await loadSnapshot(store, createSnapshotDecoder(registry));
      return snapshot.catalogues.get(verticalId)?.items ?? [];
    });
    const results = isEverything
      ? items.slice(0, limit).map((item) => ({ item }))
      : search(items, keyword, limit ?? defaultLimit);
    const document = {
      keyword,
      vertical: verticalId,
      ...(isEverything ? { all: true } : { mode: Number(mode) }),
      count: results.length,
      results: results.map(({ item, ...figures }) => ({ id: item.id, title: item.title, ...figures })),
    };
    output.result(
      document,
      results.map(({ item }) => `${item.id}\t${item.title}`),
    );
    return 0;
  },
};
