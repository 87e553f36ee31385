import type { Catalogue, Tag } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import { foldName } from './fold-name.ts';
import type { Vertical } from '../vertical.ts';
import { correctByTexts } from './correct-by-texts.ts';
import { namedList } from './named-list.ts';
import { findOutcome } from './outcome.ts';
import { defaultLimit } from './modes.ts';
import { unmatchedResult, type PhraseResult } from './phrase-result.ts';
import { similarWord } from './similar-word.ts';

/** The replacement for the results of a search that found nothing. */
export interface SecondTry {
  /** `correction`: results of the corrected keyword. `synonyms`: results of synonyms. `list`: a category or tag. */
  kind: 'correction' | 'synonyms' | 'list';
  /** The corrected keyword or the list's name. Empty for synonyms. */
  name: string;
  list: Category | Tag | null;
  /**
   * In rank order, as many as a results page shows. All results of synonyms, because they have no list of their own.
   */
  results: readonly PhraseResult[];
  total: number;
}

export interface SecondTryOptions {
  /** How texts refer to the section's items. */
  noun: Vertical['noun'];
  /** Synonyms by folded keyword. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  correctionOf: (text: string) => string | null;
  listLike: (text: string) => Category | Tag | null;
}

/** Results of one page. */
const most = 24;

/** Searches for the probable meaning of a keyword without results. Returns `null` if that finds nothing either. */
export function tryAgain(catalogue: Catalogue, keyword: string, options: SecondTryOptions): SecondTry | null {
  const { correctionOf, listLike } = options;
  const named = showList(catalogue, namedList(keyword, options.noun, listLike));
  if (named) return named;
  const corrected = correctionOf(keyword);
  const synonyms =
    findSynonyms(catalogue, keyword, options) ??
    (corrected === null ? null : findSynonyms(catalogue, corrected, options));
  if (synonyms) return synonyms;
  return (
    showCorrection(catalogue, corrected) ??
    findSimilarSynonyms(catalogue, keyword, options) ??
    showList(catalogue, listLike(keyword)) ??
    showCorrection(catalogue, correctByTexts(catalogue, keyword))
  );
}

/** Searches for the synonyms of a word that the keyword resembles. */
function findSimilarSynonyms(
  catalogue: Catalogue,
  keyword: string,
  options: SecondTryOptions,
): SecondTry | null {
  const folded = foldName(keyword);
  const similar = similarWord(folded, options.synonyms.keys());
  return similar === null || similar === folded ? null : findSynonyms(catalogue, similar, options);
}

function showCorrection(catalogue: Catalogue, corrected: string | null): SecondTry | null {
  const results = corrected === null ? [] : hitsOf(catalogue, corrected);
  if (corrected === null || results.length === 0) return null;
  return { kind: 'correction', name: corrected, list: null, ...pageOf(results) };
}

function showList(catalogue: Catalogue, list: Category | Tag | null): SecondTry | null {
  const results = list ? resultsOf(catalogue, list) : [];
  return list && results.length > 0 ? { kind: 'list', name: list.name, list, ...pageOf(results) } : null;
}

function resultsOf(catalogue: Catalogue, list: Category | Tag): PhraseResult[] {
  const items = itemsOf(catalogue, list).filter(({ router }) => router === '');
  return items.map((item) => unmatchedResult(item));
}

function findSynonyms(catalogue: Catalogue, keyword: string, options: SecondTryOptions): SecondTry | null {
  const results = resultsOfSynonyms(catalogue, keyword, options);
  if (results.length === 0) return null;
  return { kind: 'synonyms', name: '', list: null, results, total: results.length };
}

/**
 * Returns the results of a keyword's synonyms, at most `limit` and each item once: for each synonym, the items of a list
 * with that name, then matches.
 */
export function resultsOfSynonyms(
  catalogue: Catalogue,
  keyword: string,
  { synonyms, listLike }: Pick<SecondTryOptions, 'synonyms' | 'listLike'>,
  limit = defaultLimit,
): PhraseResult[] {
  const found = new Map<number, PhraseResult>();
  for (const word of synonyms.get(foldName(keyword)) ?? []) {
    if (found.size >= limit) break;
    const list = listLike(word);
    const listed = list && foldName(list.name) === foldName(word) ? resultsOf(catalogue, list) : [];
    for (const result of [...listed, ...hitsOf(catalogue, word)]) {
      if (!found.has(result.item.id)) found.set(result.item.id, result);
    }
  }
  return [...found.values()].slice(0, limit);
}

function pageOf(results: readonly PhraseResult[]) {
  return { results: results.slice(0, most), total: results.length };
}

/** Matches of the whole keyword. */
function hitsOf(catalogue: Catalogue, keyword: string): readonly PhraseResult[] {
  return findOutcome(catalogue, { keyword, all: false, pageNumber: 1 })?.matches ?? [];
}

function itemsOf(catalogue: Catalogue, list: Category | Tag) {
  return 'items' in list ? list.items : (catalogue.itemsByCategory.get(list.id) ?? []);
}
