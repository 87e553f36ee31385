import type { Catalogue, Tag } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import { foldName } from './fold-name.ts';
import { correctByTexts } from './correct-by-texts.ts';
import { itemsWithKeyword } from './keyword-matches.ts';
import { namedList, withoutNoun } from './named-list.ts';
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
  /** The words for the section and its items. */
  nouns: readonly string[];
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
  const named = showList(catalogue, namedList(keyword, options.nouns, listLike));
  if (named) return named;
  const corrected = correctionOf(keyword);
  const synonyms =
    findSynonyms(catalogue, keyword, options) ??
    (corrected === null ? null : findSynonyms(catalogue, corrected, options));
  if (synonyms) return synonyms;
  return (
    showList(catalogue, listBeginningWith(keyword, options)) ??
    findKeywords(catalogue, keyword, options) ??
    showCorrection(catalogue, corrected) ??
    findSimilarSynonyms(catalogue, keyword, options) ??
    showList(catalogue, listLike(keyword)) ??
    showCorrection(catalogue, correctByTexts(catalogue, keyword))
  );
}

/** Returns a category or tag whose name begins with the keyword. */
function listBeginningWith(keyword: string, { listLike }: SecondTryOptions): Category | Tag | null {
  const list = listLike(keyword);
  return list && foldName(list.name).startsWith(foldName(keyword)) ? list : null;
}

/** Searches for the text among the keywords of items. They are synonyms that the site's own content states. */
function findKeywords(catalogue: Catalogue, keyword: string, { nouns }: SecondTryOptions): SecondTry | null {
  return synonymsOf(itemsWithKeyword(catalogue, keyword, nouns).map((item) => unmatchedResult(item)));
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
  return synonymsOf(resultsOfSynonyms(catalogue, keyword, options));
}

function synonymsOf(all: readonly PhraseResult[]): SecondTry | null {
  const results = all.slice(0, defaultLimit);
  return results.length === 0
    ? null
    : { kind: 'synonyms', name: '', list: null, results, total: results.length };
}

/**
 * Returns the results of a keyword's synonyms, at most `limit` and each item once: for each synonym, the items of a list
 * with that name, then matches.
 */
export function resultsOfSynonyms(
  catalogue: Catalogue,
  keyword: string,
  { nouns, synonyms, listLike }: Pick<SecondTryOptions, 'nouns' | 'synonyms' | 'listLike'>,
  limit = defaultLimit,
): PhraseResult[] {
  const found = new Map<number, PhraseResult>();
  const words = synonyms.get(foldName(keyword)) ?? synonyms.get(foldName(withoutNoun(keyword, nouns))) ?? [];
  for (const word of words) {
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
