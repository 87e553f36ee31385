import type { Item } from '../catalogue/item.ts';
import { foldText } from './fold.ts';
import { foldForLanguage } from './fold-name.ts';
import { searchedTexts } from './searched-texts.ts';
import { countHits, normaliseKeyword, shorterPrefixes, splitWords } from './hits.ts';
import {
  createPrefixFinder,
  createScan,
  defaultLimit,
  type Searcher,
  type SearchResult,
  type WordResult,
} from './modes.ts';
import type { Counters, KeywordIndex } from './keyword-index.ts';
import { selectBest, type Choice } from './select-best.ts';
import { PhraseResult, unmatchedResult } from './phrase-result.ts';
import { HitCounts, type HitKey } from './hit-counts.ts';

/** An index of searchable items, which it numbers in catalogue order. */
export interface SearchIndex {
  items: readonly Item[];
  /** Language of the texts. */
  language?: string | undefined;
  numbers: ReadonlyMap<Item, number>;
  keywords: KeywordIndex;
}

/** A match with the item's index in the catalogue. */
interface Match {
  item: Item;
  catalogueIndex: number;
  titleHits: number;
  totalHits: number;
  uniqueWords: number;
}

/** The criterion that each mode sorts by before the catalogue's order (spec SRCH-6, SRCH-8). */
const orders = {
  titles: [],
  words: ['uniqueWords', 'totalHits', 'titleHits'],
  phrase: ['titleHits', 'totalHits'],
} as const satisfies Record<string, readonly HitKey[]>;

function compareMatches(keys: readonly HitKey[]): (a: Match, b: Match) => number {
  return (a, b) => {
    for (const key of keys) if (a[key] !== b[key]) return b[key] - a[key];
    return a.catalogueIndex - b.catalogueIndex;
  };
}

/** Number of consecutive stages without results after which the next stage with results is found by binary search. */
const mostEmptyStages = 8;

/** A searcher with an index that reports how well the index fits. */
export interface IndexedSearcher extends Searcher {
  /** Items that are not in the index. Every search reads them. */
  lacking: number;
  /** Items of the index that no longer exist. */
  gone: number;
}

/**
 * Searches items of which almost all are in an index. Reads the others one by one and omits removed ones. Its results
 * equal those of the plain definition for every input.
 */
export function createIndexed(index: SearchIndex, items: readonly Item[]): IndexedSearcher {
  /** Index in the catalogue by number in the search index. -1 if the item no longer exists. */
  const catalogueIndices = new Int32Array(index.items.length).fill(-1);
  const unindexed = new Map<Item, number>();
  let isInOrder = true;
  let previous = -1;
  for (let catalogueIndex = 0; catalogueIndex < items.length; catalogueIndex++) {
    const item = items[catalogueIndex] as Item;
    // Most items keep their position, so no lookup is necessary.
    const number = index.items[previous + 1] === item ? previous + 1 : index.numbers.get(item);
    if (number === undefined) {
      unindexed.set(item, catalogueIndex);
    } else {
      catalogueIndices[number] = catalogueIndex;
      isInOrder &&= number > previous;
      previous = number;
    }
  }
  const { language } = index;
  const fold = (text: string) => foldText(foldForLanguage(text, language));
  const scan = createScan([...unindexed.keys()], language);
  /** The hits of the current count. All counts share it, because its size is that of the index. */
  const hitCounts = new HitCounts(index.items.length);
  /** Begins a count and discards the previous one. Searches are synchronous, so none can begin within a count. */
  function startCount(): HitCounts {
    hitCounts.clear();
    return hitCounts;
  }
  /** By number in the index. */
  const isPresent = (number: number) => catalogueIndices[number] !== -1;

  /** By number in the index. */
  function orderOf(keys: readonly HitKey[]): Choice<number> {
    const hits = keys.map((key) => hitCounts[key]);
    const [first, second] = hits;
    return {
      compare(a, b) {
        for (const of of hits) if (of[a] !== of[b]) return (of[b] ?? 0) - (of[a] ?? 0);
        return (catalogueIndices[a] ?? 0) - (catalogueIndices[b] ?? 0);
      },
      score: first && second && ((number) => (first[number] ?? 0) * 2 ** 32 + (second[number] ?? 0)),
    };
  }

  /** Returns the best of the counted and of other items, in order. */
  function takeBest(
    limit: number,
    keys: readonly HitKey[],
    others: readonly Match[],
    { counted = hitCounts.items(), isWanted = isPresent } = {},
  ): Match[] {
    const found = selectBest(counted, limit, { ...orderOf(keys), isWanted }).map(readMatch);
    if (others.length === 0) return found;
    return selectBest([...found, ...others], limit, { compare: compareMatches(keys) });
  }

  function readMatch(number: number): Match {
    return {
      item: index.items[number] as Item,
      catalogueIndex: catalogueIndices[number] ?? -1,
      titleHits: hitCounts.titleHits[number] ?? 0,
      totalHits: hitCounts.totalHits[number] ?? 0,
      uniqueWords: hitCounts.uniqueWords[number] ?? 0,
    };
  }

  function toMatch(result: SearchResult & { uniqueWords?: number }): Match {
    return { uniqueWords: 0, ...result, catalogueIndex: unindexed.get(result.item) ?? -1 };
  }

  function titles(keyword: string, limit = defaultLimit): SearchResult[] {
    const wanted = normaliseKeyword(keyword);
    if (wanted === '') return [];
    index.keywords.countInTitles(fold(wanted), isInOrder ? limit : Infinity, isPresent, startCount());
    const others = unindexed.size === 0 ? [] : scan.titles(wanted, Infinity).map(toMatch);
    return takeBest(limit, orders.titles, others).map((found) => ({
      item: found.item,
      titleHits: found.titleHits,
      totalHits: found.totalHits,
    }));
  }

  function words(keyword: string, limit = defaultLimit): WordResult[] {
    const wanted = normaliseKeyword(keyword);
    const count = startCount();
    for (const word of splitWords(foldForLanguage(wanted, language))) {
      index.keywords.countWord(foldText(word), count);
    }
    const others = unindexed.size === 0 ? [] : scan.words(wanted, Infinity).map(toMatch);
    return takeBest(limit, orders.words, others).map((found) => ({
      item: found.item,
      uniqueWords: found.uniqueWords,
      titleHits: found.titleHits,
      totalHits: found.totalHits,
    }));
  }

  function phrase(keyword: string, limit = defaultLimit): PhraseResult[] {
    const wanted = normaliseKeyword(keyword);
    if (wanted === '') return [];
    const results: PhraseResult[] = [];
    const taken = new Set<Item>();
    const isFree = (number: number) =>
      isPresent(number) && (taken.size === 0 || !taken.has(index.items[number] as Item));
    const countersOf = index.keywords.startPhrase();
    const prefixes = [wanted, ...shorterPrefixes(wanted)];
    const otherStages = Map.groupBy(unindexed.keys(), createPrefixFinder(prefixes, language));
    /**
     * Returns the first stage from an index on that has results, or the number of stages if none has. A text that
     * contains a prefix contains all shorter ones, so a binary search tries only a few.
     */
    const findNextStage = (from: number): number => {
      const withOthers = [...otherStages.keys()].filter((stage) => stage >= from);
      let [first, end] = [from, Math.min(prefixes.length, ...withOthers)];
      while (first < end) {
        const middle = Math.floor((first + end) / 2);
        if (hasMatches(fold(prefixes[middle] ?? ''))) end = middle;
        else first = middle + 1;
      }
      return first;
    };
    const hasMatches = (prefix: string): boolean => {
      if (isInOrder && index.keywords.rankedMatches(prefix)?.numbers.some(isFree)) return true;
      const { title, intro } = countersOf(prefix);
      const count = startCount();
      title.countAll(count);
      intro.countAll(count);
      return count.items().some(isFree);
    };
    let emptyStages = 0;
    for (let at = 0; at < prefixes.length; at++) {
      if (results.length >= limit || taken.size === items.length) break;
      if (emptyStages === mostEmptyStages) {
        emptyStages = 0;
        at = findNextStage(at);
        if (at === prefixes.length) break;
      }
      const prefix = prefixes[at] ?? '';
      const others = (otherStages.get(at) ?? []).map((item) => countOther(item, prefix));
      const need = limit - taken.size;
      const stage =
        takeRanked(fold(prefix), need, others, isFree) ??
        takeCounted(countersOf(fold(prefix)), need, others, isFree);
      for (const found of stage) {
        results.push(new PhraseResult(found.item, prefix, at + 1, found.titleHits, found.totalHits));
        taken.add(found.item);
      }
      emptyStages = stage.length === 0 ? emptyStages + 1 : 0;
    }
    for (const item of items) {
      if (results.length >= limit) break;
      if (!taken.has(item)) results.push(unmatchedResult(item));
    }
    return results;
  }

  function takeCounted(
    counters: Counters,
    need: number,
    others: readonly Match[],
    isFree: (number: number) => boolean,
  ): Match[] {
    const counted = index.keywords.countBest(counters, need, isFree, startCount());
    return takeBest(need, orders.phrase, others, { counted, isWanted: isFree });
  }

  /** Returns a stage from the cached best matches, if there are enough of them. */
  function takeRanked(
    prefix: string,
    need: number,
    others: readonly Match[],
    isFree: (number: number) => boolean,
  ): Match[] | null {
    const ranked = isInOrder ? index.keywords.rankedMatches(prefix) : undefined;
    if (!ranked) return null;
    const known = [...ranked.numbers].flatMap((number, at) => {
      const item = index.items[number];
      if (!item || !isFree(number)) return [];
      const [titleHits = 0, totalHits = 0] = [ranked.titleHits[at], ranked.totalHits[at]];
      return { item, catalogueIndex: catalogueIndices[number] ?? -1, titleHits, totalHits, uniqueWords: 0 };
    });
    if (!ranked.isWhole && known.length < need) return null;
    return selectBest([...known, ...others], need, { compare: compareMatches(orders.phrase) });
  }

  function countOther(item: Item, prefix: string): Match {
    const { title, intro } = searchedTexts(item, language);
    const wanted = foldForLanguage(prefix, language);
    const titleHits = countHits(title, wanted);
    return toMatch({ item, titleHits, totalHits: titleHits + countHits(intro, wanted) });
  }

  const lacking = unindexed.size;
  return { titles, words, phrase, lacking, gone: index.items.length - (items.length - lacking) };
}
