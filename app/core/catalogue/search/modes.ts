import type { Item } from '../item.ts';
import { countHits, countWordHits, normaliseKeyword, shorterPrefixes, splitWords } from './hits.ts';
import { makeSnippet } from './snippet.ts';

/** Results of a search unless told otherwise (PRODUCT 5). */
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

/** One result of mode 3: `prefix` is what matched, "" for filler; `round` 1 is the whole keyword (READINGS 16, 18). */
export interface PhraseResult extends SearchResult {
  prefix: string;
  /** 1 for the whole keyword, higher for shorter prefixes, 0 for filler. */
  round: number;
  snippet: string;
}

/**
 * Mode 1: items whose title contains the keyword, in catalogue order (PRODUCT 5.1).
 * Items with a router override are not searched; an empty keyword gives nothing.
 */
export function searchTitles(items: readonly Item[], keyword: string, limit = defaultLimit): SearchResult[] {
  const wanted = normaliseKeyword(keyword);
  if (wanted === '') return [];
  const results: SearchResult[] = [];
  for (const item of items) {
    if (results.length === limit) break;
    if (item.router !== '') continue;
    const titleHits = countHits(item.title, wanted);
    if (titleHits > 0) results.push({ item, titleHits, totalHits: titleHits });
  }
  return results;
}

/**
 * Mode 2: items that hold any word of the keyword as a whole word in title or intro, by unique words, total
 * matches and title matches (all descending), then catalogue order (PRODUCT 5.2, READINGS 15).
 */
export function searchWords(items: readonly Item[], keyword: string, limit = defaultLimit): WordResult[] {
  const words = splitWords(normaliseKeyword(keyword));
  if (words.length === 0) return [];
  return items
    .filter((item) => item.router === '')
    .map((item) => countWords(item, words))
    .filter((result) => result.uniqueWords > 0)
    .sort((a, b) => b.uniqueWords - a.uniqueWords || b.totalHits - a.totalHits || b.titleHits - a.titleHits)
    .slice(0, limit);
}

function countWords(item: Item, words: readonly string[]): WordResult {
  const result: WordResult = { item, uniqueWords: 0, titleHits: 0, totalHits: 0 };
  for (const word of words) {
    const titleHits = countWordHits(item.title, word);
    const total = titleHits + countWordHits(item.intro, word);
    if (total > 0) result.uniqueWords++;
    result.titleHits += titleHits;
    result.totalHits += total;
  }
  return result;
}

/**
 * Mode 3: title matches of the whole keyword, then intro matches, the same for ever shorter prefixes, then the
 * rest in catalogue order until the limit; no item twice (PRODUCT 5.3, READINGS 16).
 */
export function searchPhrase(items: readonly Item[], keyword: string, limit = defaultLimit): PhraseResult[] {
  const wanted = normaliseKeyword(keyword);
  if (wanted === '') return [];
  const results: PhraseResult[] = [];
  let remaining = items.filter((item) => item.router === '');
  let round = 0;
  for (const prefix of [wanted, ...shorterPrefixes(wanted)]) {
    round++;
    if (results.length >= limit || remaining.length === 0) break;
    const placed = rankRound(remaining, prefix, round);
    results.push(...placed);
    const done = new Set(placed.map((result) => result.item));
    remaining = remaining.filter((item) => !done.has(item));
  }
  for (const item of remaining) {
    if (results.length >= limit) break;
    const snippet = makeSnippet(item.intro, '');
    results.push({ item, prefix: '', round: 0, titleHits: 0, totalHits: 0, snippet });
  }
  return results.slice(0, limit);
}

function rankRound(items: readonly Item[], prefix: string, round: number): PhraseResult[] {
  const matches = items
    .map((item) => {
      const titleHits = countHits(item.title, prefix);
      return { item, titleHits, totalHits: titleHits + countHits(item.intro, prefix) };
    })
    .filter((match) => match.totalHits > 0)
    .sort((a, b) => b.titleHits - a.titleHits || b.totalHits - a.totalHits);
  return matches.map((match) => ({
    ...match,
    prefix,
    round,
    snippet: makeSnippet(match.item.intro, prefix),
  }));
}
