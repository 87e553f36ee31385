import type { Item } from '../catalogue/item.ts';
import { foldText } from './fold.ts';
import { foldForLanguage } from './fold-name.ts';
import { countHits } from './hits.ts';
import type { IndexedItems, SearchIndex } from './indexed-items.ts';
import type { Counters } from './keyword-index.ts';
import { compareMatches, orders, type Match, type MatchRanking } from './match-ranking.ts';
import { createPrefixFinder } from './modes.ts';
import { PhraseResult, unmatchedResult } from './phrase-result.ts';
import { searchedTexts } from './searched-texts.ts';
import { selectBest } from './select-best.ts';

/** Number of consecutive stages without results after which the next stage with results is found by binary search. */
const maxEmptyStages = 8;

/** The parts of a searcher that its phrase searches share. */
export interface PhraseSearchParts {
  index: SearchIndex;
  /** The items of the catalogue. */
  items: readonly Item[];
  indexed: IndexedItems;
  ranking: MatchRanking;
}

/** One search of mode 3 (spec SRCH-8). */
export class PhraseSearch {
  private readonly parts: PhraseSearchParts;
  private readonly limit: number;
  /** The keyword and its shorter prefixes. There is one stage for each. */
  private readonly prefixes: readonly string[];
  /** The items that are not in the search index, by their stage. */
  private readonly unindexedByStage: ReadonlyMap<number, readonly Item[]>;
  private readonly countersOf: (prefix: string) => Counters;
  private readonly taken = new Set<Item>();
  private readonly results: PhraseResult[] = [];

  /** `prefixes` are the normalised keyword and the shorter prefixes that count as matches, the longest first. */
  constructor(parts: PhraseSearchParts, prefixes: readonly string[], limit: number) {
    const { index, indexed } = parts;
    this.parts = parts;
    this.limit = limit;
    this.prefixes = prefixes;
    const findStage = createPrefixFinder(prefixes, index.language);
    this.unindexedByStage = Map.groupBy(indexed.unindexed.keys(), findStage);
    this.countersOf = index.keywords.startPhrase();
  }

  /** Returns the matches, then other items up to the limit. */
  runWithOthers(): PhraseResult[] {
    const { taken, limit } = this;
    const results = this.run();
    for (const item of this.parts.items) {
      if (results.length >= limit) break;
      if (!taken.has(item)) results.push(unmatchedResult(item));
    }
    return results;
  }

  /** Returns the matches. */
  run(): PhraseResult[] {
    const { results, taken, limit, prefixes } = this;
    const { items } = this.parts;
    let emptyStages = 0;
    for (let stage = 0; stage < prefixes.length; stage++) {
      if (results.length >= limit || taken.size === items.length) break;
      if (emptyStages === maxEmptyStages) {
        emptyStages = 0;
        stage = this.findNextStage(stage);
        if (stage === prefixes.length) break;
      }
      emptyStages = this.takeStage(stage) === 0 ? emptyStages + 1 : 0;
    }
    return results;
  }

  /** Adds the results of a stage. Returns their number. */
  private takeStage(stage: number): number {
    const prefix = this.prefixes[stage] ?? '';
    const folded = this.fold(prefix);
    const others = (this.unindexedByStage.get(stage) ?? []).map((item) => this.matchUnindexed(item, prefix));
    const count = this.limit - this.taken.size;
    const matches = this.takeRanked(folded, count, others) ?? this.takeCounted(folded, count, others);
    for (const { item, titleHits, totalHits } of matches) {
      this.results.push(new PhraseResult(item, prefix, stage + 1, titleHits, totalHits));
      this.taken.add(item);
    }
    return matches.length;
  }

  /**
   * Returns the matches of a stage from the cached best matches. Returns `null` if no cached matches can be used, or
   * too few are left.
   */
  private takeRanked(prefix: string, count: number, others: readonly Match[]): Match[] | null {
    const { index, indexed } = this.parts;
    const ranked = indexed.isInOrder ? index.keywords.rankedMatches(prefix) : undefined;
    if (!ranked) return null;
    const known = [...ranked.numbers].flatMap((number, at) => {
      const item = index.items[number];
      if (!item || !this.isFree(number)) return [];
      const [titleHits = 0, totalHits = 0] = [ranked.titleHits[at], ranked.totalHits[at]];
      const catalogueIndex = indexed.catalogueIndices[number] ?? -1;
      return { item, catalogueIndex, titleHits, totalHits, uniqueWords: 0 };
    });
    if (!ranked.isWhole && known.length < count) return null;
    return selectBest([...known, ...others], count, { compare: compareMatches(orders.phrase) });
  }

  private takeCounted(prefix: string, count: number, others: readonly Match[]): Match[] {
    const { index, ranking } = this.parts;
    const counters = this.countersOf(prefix);
    const counted = index.keywords.countBest(counters, count, this.isFree, ranking.startCount());
    return ranking.takeBest(count, orders.phrase, others, { counted, isWanted: this.isFree });
  }

  /**
   * Returns the first stage with results at or after `from`, or the number of stages if there is none. A text that
   * contains a prefix contains all shorter ones, so a binary search tries only a few.
   */
  private findNextStage(from: number): number {
    const withUnindexed = [...this.unindexedByStage.keys()].filter((stage) => stage >= from);
    let [first, end] = [from, Math.min(this.prefixes.length, ...withUnindexed)];
    while (first < end) {
      const middle = Math.floor((first + end) / 2);
      if (this.hasMatches(this.fold(this.prefixes[middle] ?? ''))) end = middle;
      else first = middle + 1;
    }
    return first;
  }

  private hasMatches(prefix: string): boolean {
    const { index, indexed, ranking } = this.parts;
    if (indexed.isInOrder && index.keywords.rankedMatches(prefix)?.numbers.some(this.isFree)) return true;
    const { title, intro } = this.countersOf(prefix);
    const count = ranking.startCount();
    title.countAll(count);
    intro.countAll(count);
    return count.items().some(this.isFree);
  }

  private matchUnindexed(item: Item, prefix: string): Match {
    const { index, ranking } = this.parts;
    const { title, intro } = searchedTexts(item, index.language);
    const folded = foldForLanguage(prefix, index.language);
    const titleHits = countHits(title, folded);
    return ranking.toMatch({ item, titleHits, totalHits: titleHits + countHits(intro, folded) });
  }

  /** Returns whether the item with a number in the search index exists and is not a result yet. */
  private readonly isFree = (number: number): boolean => {
    const { index, indexed } = this.parts;
    return (
      indexed.isPresent(number) && (this.taken.size === 0 || !this.taken.has(index.items[number] as Item))
    );
  };

  private fold(text: string): string {
    return foldText(foldForLanguage(text, this.parts.index.language));
  }
}
