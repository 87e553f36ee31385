import type { Item } from '../catalogue/item.ts';
import {
  countHits,
  countWordHits,
  hitPattern,
  normaliseKeyword,
  shorterPrefixes,
  splitWords,
} from './hits.ts';
import { foldForLanguage } from './fold-name.ts';
import { foldText } from './fold.ts';
import { PhraseResult, unmatchedResult } from './phrase-result.ts';
import { wholeWordsOf } from './vocabulary.ts';
import { searchedTexts, type SearchedTexts } from './searched-texts.ts';

/** Smaller catalogues are scanned for every search. That takes a few milliseconds and needs no index. */
export const minIndexed = 500;

/** Default maximum number of results (spec SRCH-4). */
export const defaultLimit = 100;

/** One result of mode 1 or 2. */
export interface SearchResult {
  item: Item;
  titleHits: number;
  totalHits: number;
}

/** One result of mode 2 with the number of different words it matched. */
export interface WordResult extends SearchResult {
  uniqueWords: number;
}

/** Answers the three modes for one catalogue (spec SRCH-18). */
export interface Searcher {
  titles(keyword: string, limit?: number): SearchResult[];
  words(keyword: string, limit?: number): WordResult[];
  phrase(keyword: string, limit?: number): PhraseResult[];
  /** Returns the results of `phrase` that contain the whole keyword. */
  whole(keyword: string, limit?: number): PhraseResult[];
  /**
   * Returns words of titles and intros that begin with a character, folded, in the order of their code units. The words
   * of items that are not in the index yet are missing. Returns none as long as a catalogue of `minIndexed` or more
   * items has no index.
   */
  wordsStartingWith(first: string): readonly string[];
}

/**
 * Creates a searcher that reads every item. That is fast enough for some thousands of items. `language` is the language
 * of the texts.
 */
export function createScan(items: readonly Item[], language?: string): Searcher {
  return {
    titles: (keyword, limit) => searchTitles(items, keyword, limit, language),
    words: (keyword, limit) => searchWords(items, keyword, limit, language),
    phrase: (keyword, limit) => searchPhrase(items, keyword, limit, language),
    whole: (keyword, limit) => searchWhole(items, keyword, limit, language),
    wordsStartingWith: (first) =>
      items.length < minIndexed ? (wordsByFirst(items, language).get(first) ?? []) : [],
  };
}

const wordsOfItems = new WeakMap<readonly Item[], ReadonlyMap<string, readonly string[]>>();

/** Returns the words of items by their first character. */
function wordsByFirst(
  items: readonly Item[],
  language: string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const known = wordsOfItems.get(items);
  if (known) return known;
  const words = new Set<string>();
  for (const item of items) {
    if (item.router !== '') continue;
    const { title, intro } = searchedTexts(item, language);
    for (const word of wholeWordsOf(foldText(`${title} ${intro}`))) words.add(word);
  }
  const byFirst = Map.groupBy([...words].sort(), (word) => word.slice(0, 1));
  wordsOfItems.set(items, byFirst);
  return byFirst;
}

/**
 * Mode 1: items whose title contains the keyword, in catalogue order (spec SRCH-5). Items with a router override are
 * not searched. An empty keyword has no results.
 */
export function searchTitles(
  items: readonly Item[],
  keyword: string,
  limit = defaultLimit,
  language?: string,
): SearchResult[] {
  const wanted = foldForLanguage(normaliseKeyword(keyword), language);
  if (wanted === '') return [];
  const results: SearchResult[] = [];
  for (const item of items) {
    if (results.length === limit) break;
    if (item.router !== '') continue;
    const titleHits = countHits(searchedTexts(item, language).title, wanted);
    if (titleHits > 0) results.push({ item, titleHits, totalHits: titleHits });
  }
  return results;
}

/**
 * Mode 2: items with any word of the keyword, as a whole word, in title or intro (spec SRCH-6). Items with more of the
 * words come first, then those with more matches, then those with more matches in the title. Equal ones are in
 * catalogue order.
 */
export function searchWords(
  items: readonly Item[],
  keyword: string,
  limit = defaultLimit,
  language?: string,
): WordResult[] {
  const words = splitWords(foldForLanguage(normaliseKeyword(keyword), language));
  if (words.length === 0) return [];
  return items
    .filter((item) => item.router === '')
    .map((item) => countWords(item, searchedTexts(item, language), words))
    .filter((result) => result.uniqueWords > 0)
    .sort((a, b) => b.uniqueWords - a.uniqueWords || b.totalHits - a.totalHits || b.titleHits - a.titleHits)
    .slice(0, limit);
}

function countWords(item: Item, { title, intro }: SearchedTexts, words: readonly string[]): WordResult {
  const result: WordResult = { item, uniqueWords: 0, titleHits: 0, totalHits: 0 };
  for (const word of words) {
    const titleHits = countWordHits(title, word);
    const total = titleHits + countWordHits(intro, word);
    if (total > 0) result.uniqueWords++;
    result.titleHits += titleHits;
    result.totalHits += total;
  }
  return result;
}

/**
 * Mode 3: items with the whole keyword in the title, then those with it in the intro (spec SRCH-8). The same follows
 * for shorter and shorter prefixes of the keyword, then all other items in catalogue order up to the limit. No item
 * appears twice.
 */
export function searchPhrase(
  items: readonly Item[],
  keyword: string,
  limit = defaultLimit,
  language?: string,
): PhraseResult[] {
  const wanted = normaliseKeyword(keyword);
  if (wanted === '') return [];
  const prefixes = [wanted, ...shorterPrefixes(wanted)];
  const { results, others } = searchPrefixes(items, prefixes, limit, language);
  return [...results, ...others.slice(0, limit - results.length).map((item) => unmatchedResult(item))];
}

/** Returns the results of mode 3 that contain the whole keyword. */
function searchWhole(
  items: readonly Item[],
  keyword: string,
  limit = defaultLimit,
  language?: string,
): PhraseResult[] {
  const wanted = normaliseKeyword(keyword);
  return wanted === '' ? [] : searchPrefixes(items, [wanted], limit, language).results;
}

/** Returns the best results, each for the longest prefix that it contains, and the items that contain none. */
function searchPrefixes(
  items: readonly Item[],
  prefixes: readonly string[],
  limit: number,
  language: string | undefined,
): { results: PhraseResult[]; others: readonly Item[] } {
  const open = items.filter((item) => item.router === '');
  const stages = Map.groupBy(open, createPrefixFinder(prefixes, language));
  const results: PhraseResult[] = [];
  for (const [index, prefix] of prefixes.entries()) {
    if (results.length >= limit) break;
    const matches = rankStage(stages.get(index) ?? [], prefix, language).slice(0, limit - results.length);
    for (const { item, titleHits, totalHits } of matches) {
      results.push(new PhraseResult(item, prefix, index + 1, titleHits, totalHits));
    }
  }
  return { results, others: stages.get(prefixes.length) ?? [] };
}

/**
 * Creates the function that returns the index of the longest prefix that occurs in an item, or the number of prefixes
 * if none occurs. The prefixes belong to one keyword and start with the longest. A text that contains a prefix
 * contains all shorter ones, so a binary search tries only a few, however long the keyword is.
 */
export function createPrefixFinder(
  prefixes: readonly string[],
  language: string | undefined,
): (item: Item) => number {
  const patterns: RegExp[] = [];
  return (item) => {
    const { title, intro } = searchedTexts(item, language);
    const texts = [title, intro].map((text) => text.normalize('NFC'));
    let [first, end] = [0, prefixes.length];
    while (first < end) {
      const middle = Math.floor((first + end) / 2);
      const pattern = (patterns[middle] ??= hitPattern(foldForLanguage(prefixes[middle] ?? '', language)));
      if (texts.some((text) => text.search(pattern) >= 0)) end = middle;
      else first = middle + 1;
    }
    return first;
  };
}

function rankStage(items: readonly Item[], prefix: string, language: string | undefined): SearchResult[] {
  const wanted = foldForLanguage(prefix, language);
  return items
    .map((item) => {
      const { title, intro } = searchedTexts(item, language);
      const titleHits = countHits(title, wanted);
      return { item, titleHits, totalHits: titleHits + countHits(intro, wanted) };
    })
    .sort((a, b) => b.titleHits - a.titleHits || b.totalHits - a.totalHits);
}
