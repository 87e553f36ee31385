import type { Item } from '../catalogue/item.ts';
import { HitCounts, type HitKey } from './hit-counts.ts';
import type { IndexedItems, SearchIndex } from './indexed-items.ts';
import type { SearchResult } from './modes.ts';
import { selectBest, type Choice } from './select-best.ts';

/** A match with the item's index in the catalogue. */
export interface Match {
  item: Item;
  catalogueIndex: number;
  titleHits: number;
  totalHits: number;
  uniqueWords: number;
}

/** The criteria that each mode sorts by before the catalogue's order (spec SRCH-6, SRCH-8). */
export const orders = {
  titles: [],
  words: ['uniqueWords', 'totalHits', 'titleHits'],
  phrase: ['titleHits', 'totalHits'],
} as const satisfies Record<string, readonly HitKey[]>;

/** Creates the function that sorts matches by criteria, then by the catalogue's order. */
export function compareMatches(keys: readonly HitKey[]): (a: Match, b: Match) => number {
  return (a, b) => {
    for (const key of keys) if (a[key] !== b[key]) return b[key] - a[key];
    return a.catalogueIndex - b.catalogueIndex;
  };
}

/** Ranks the items whose hits the search index has counted, together with items that were searched one by one. */
export class MatchRanking {
  private readonly index: SearchIndex;
  private readonly indexed: IndexedItems;
  /** The hits of the current count. All counts share this memory, because it is as large as the index. */
  private readonly hitCounts: HitCounts;

  constructor(index: SearchIndex, indexed: IndexedItems) {
    this.index = index;
    this.indexed = indexed;
    this.hitCounts = new HitCounts(index.items.length);
  }

  /** Begins a count and discards the previous one. Searches are synchronous, so none can begin within a count. */
  startCount(): HitCounts {
    this.hitCounts.clear();
    return this.hitCounts;
  }

  /** Returns the best matches among the counted items and `others`, the best first. */
  takeBest(
    limit: number,
    keys: readonly HitKey[],
    others: readonly Match[],
    { counted = this.hitCounts.items(), isWanted = this.indexed.isPresent } = {},
  ): Match[] {
    const found = selectBest(counted, limit, { ...this.orderOf(keys), isWanted }).map((number) =>
      this.readMatch(number),
    );
    if (others.length === 0) return found;
    return selectBest([...found, ...others], limit, { compare: compareMatches(keys) });
  }

  /** Returns the match of an item that was searched by its texts. */
  toMatch(result: SearchResult & { uniqueWords?: number }): Match {
    return { uniqueWords: 0, ...result, catalogueIndex: this.indexed.unindexed.get(result.item) ?? -1 };
  }

  /** Returns how items are ranked by criteria. The items are given by their numbers in the search index. */
  private orderOf(keys: readonly HitKey[]): Choice<number> {
    const { catalogueIndices } = this.indexed;
    const hits = keys.map((key) => this.hitCounts[key]);
    const [first, second] = hits;
    return {
      compare(a, b) {
        for (const of of hits) if (of[a] !== of[b]) return (of[b] ?? 0) - (of[a] ?? 0);
        return (catalogueIndices[a] ?? 0) - (catalogueIndices[b] ?? 0);
      },
      score: first && second && ((number) => (first[number] ?? 0) * 2 ** 32 + (second[number] ?? 0)),
    };
  }

  private readMatch(number: number): Match {
    const { titleHits, totalHits, uniqueWords } = this.hitCounts;
    return {
      item: this.index.items[number] as Item,
      catalogueIndex: this.indexed.catalogueIndices[number] ?? -1,
      titleHits: titleHits[number] ?? 0,
      totalHits: totalHits[number] ?? 0,
      uniqueWords: uniqueWords[number] ?? 0,
    };
  }
}
