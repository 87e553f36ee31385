import type { Item } from '../catalogue/item.ts';
import { foldText } from './fold.ts';
import { foldForLanguage } from './fold-name.ts';
import { normaliseKeyword, shorterPrefixes, splitWords } from './hits.ts';
import { findIndexedItems, type SearchIndex } from './indexed-items.ts';
import { MatchRanking, orders } from './match-ranking.ts';
import { createScan, defaultLimit, type Searcher, type SearchResult, type WordResult } from './modes.ts';
import { PhraseSearch } from './phrase-search.ts';

/** A searcher that uses an index and reports how well this index fits the catalogue. */
export interface IndexedSearcher extends Searcher {
  /** Number of items that are not in the index. Every search reads these items. */
  lacking: number;
  /** Number of items in the index that no longer exist. */
  gone: number;
}

/**
 * Creates a searcher for items, most of which are in an index. It reads the other items one by one, and omits items
 * that were removed. The three modes return the same results as those of `createScan`.
 */
export function createIndexed(index: SearchIndex, items: readonly Item[]): IndexedSearcher {
  const { language, keywords } = index;
  const indexed = findIndexedItems(index, items);
  const { unindexed, isInOrder, isPresent } = indexed;
  const ranking = new MatchRanking(index, indexed);
  const scan = createScan([...unindexed.keys()], language);
  const lacking = unindexed.size;

  function titles(keyword: string, limit = defaultLimit): SearchResult[] {
    const normalised = normaliseKeyword(keyword);
    if (normalised === '') return [];
    const folded = foldText(foldForLanguage(normalised, language));
    keywords.countInTitles(folded, isInOrder ? limit : Infinity, isPresent, ranking.startCount());
    const others = lacking === 0 ? [] : scan.titles(normalised, Infinity);
    return ranking
      .takeBest(
        limit,
        orders.titles,
        others.map((result) => ranking.toMatch(result)),
      )
      .map(({ item, titleHits, totalHits }) => ({ item, titleHits, totalHits }));
  }

  function words(keyword: string, limit = defaultLimit): WordResult[] {
    const normalised = normaliseKeyword(keyword);
    const count = ranking.startCount();
    for (const word of splitWords(foldForLanguage(normalised, language))) {
      keywords.countWord(foldText(word), count);
    }
    const others = lacking === 0 ? [] : scan.words(normalised, Infinity);
    return ranking
      .takeBest(
        limit,
        orders.words,
        others.map((result) => ranking.toMatch(result)),
      )
      .map(({ item, uniqueWords, titleHits, totalHits }) => ({ item, uniqueWords, titleHits, totalHits }));
  }

  return {
    titles,
    words,
    phrase(keyword, limit = defaultLimit) {
      const normalised = normaliseKeyword(keyword);
      if (normalised === '') return [];
      const prefixes = [normalised, ...shorterPrefixes(normalised)];
      return new PhraseSearch({ index, items, indexed, ranking }, prefixes, limit).runWithOthers();
    },
    whole(keyword, limit = defaultLimit) {
      const normalised = normaliseKeyword(keyword);
      if (normalised === '') return [];
      return new PhraseSearch({ index, items, indexed, ranking }, [normalised], limit).run();
    },
    wordsStartingWith: (first) => keywords.wordsStartingWith(first),
    lacking,
    gone: index.items.length - (items.length - lacking),
  };
}
