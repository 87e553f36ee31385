import type { Catalogue, Tag } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import type { Item } from '../catalogue/item.ts';
import { categoryWithKeyword } from './category-with-keyword.ts';
import { foldName } from './fold-name.ts';
import { correctByTexts } from './correct-by-texts.ts';
import { containsWords, itemsWithKeyword } from './keyword-matches.ts';
import { matchParts, type PartMatches } from './match-parts.ts';
import { namedList } from './named-list.ts';
import { searcherOf } from './searcher-of.ts';
import { defaultLimit } from './modes.ts';
import { unmatchedResult, type PhraseResult } from './phrase-result.ts';
import { stemOfName } from './stem-of.ts';
import { similarWord } from './similar-word.ts';
import { popularItems } from './popular-words.ts';
import { namesSection, topicOf, type SearchWords } from './topic.ts';

/** The replacement for the results of a search that found nothing. */
export interface SecondTry {
  /**
   * `correction`: results of the corrected keyword. `synonyms`: results of synonyms. `topic`: results about the topic
   * of the keyword that do not contain the whole keyword. `list`: a category or tag.
   */
  kind: 'correction' | 'synonyms' | 'topic' | 'list';
  /** The corrected keyword or the list's name. Otherwise empty. */
  name: string;
  list: Category | Tag | null;
  /**
   * Results in rank order. If `name` is set, only as many as a results page shows, because a list or search of that
   * name shows the others. Otherwise at most 100.
   */
  results: readonly PhraseResult[];
  total: number;
}

export interface SecondTryOptions {
  /** The words that visitors type beside the topic of a search. */
  words: SearchWords;
  /**
   * Whether to try guesses too, such as a corrected keyword and items that fit only a part of the keyword. If other
   * sections contain the keyword, such guesses are probably wrong.
   */
  isGuessed: boolean;
  /** Synonyms by folded keyword. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  correctionOf: (text: string) => string | null;
  listLike: (text: string) => Category | Tag | null;
}

/** The options that find meanings without guessing. */
type MeaningOptions = Pick<SecondTryOptions, 'words' | 'synonyms' | 'listLike'>;

/** Number of results on one page. */
const most = 24;

/** Searches for the probable meaning of a keyword without results. Returns `null` if that finds nothing either. */
export function tryAgain(catalogue: Catalogue, keyword: string, options: SecondTryOptions): SecondTry | null {
  const { correctionOf, listLike, words } = options;
  const named = showList(catalogue, namedList(keyword, words, listLike));
  if (named) return named;
  const meant = namedOrSynonyms(catalogue, keyword, options);
  if (meant.results.length > 0) return showUnnamed(meant.kind, meant.results);
  const topic = topicOf(keyword, words);
  if (topic === '') return showSection(catalogue, keyword, words);
  const parts = matchParts(catalogue, keyword, options);
  const corrected = options.isGuessed ? correctionOf(topic) : null;
  return (
    (corrected === null ? null : findSynonyms(catalogue, corrected, options)) ??
    showList(catalogue, listBeginningWith(topic, options)) ??
    showTopic(resultsOfTopic(catalogue, topic)) ??
    showTopic(resultsFor(parts?.isComplete === true ? parts.items : [])) ??
    showList(catalogue, categoryWithKeyword(catalogue, keyword, words)) ??
    (options.isGuessed ? guess(catalogue, topic, { ...options, corrected, parts }) : null)
  );
}

/**
 * Returns the items about a topic: those with its words in the title, then among the keywords, then in the intro. Items
 * that contain the words as one word, such as “cashback” for “cash back”, follow. Parts of words do not count:
 * “forward” is not about war.
 */
function resultsOfTopic(catalogue: Catalogue, topic: string): PhraseResult[] {
  const all = [...new Set([topic, topic.replaceAll(' ', '')])].flatMap((text) => [
    ...hitsIn('title', catalogue, text),
    ...resultsFor(itemsWithKeyword(catalogue, text)),
    ...hitsIn('intro', catalogue, text),
  ]);
  const seen = new Set<Item>();
  return all.filter(({ item }) => !seen.has(item) && seen.add(item));
}

/** Returns the results that contain the words of a topic in the title or intro, as `field` says. */
function hitsIn(field: 'title' | 'intro', catalogue: Catalogue, topic: string): PhraseResult[] {
  const { language } = catalogue;
  const stem = stemOfName(topic, language);
  return hitsOf(catalogue, topic).filter(({ item }) =>
    containsWords(stemOfName(item[field], language), stem),
  );
}

/**
 * Returns the items that have the topic in their title, otherwise the results of synonyms. Skips the titles if the
 * topic is the whole keyword, which has no results, or if the operator has set synonyms for the whole keyword.
 */
function namedOrSynonyms(
  catalogue: Catalogue,
  keyword: string,
  options: MeaningOptions,
  limit = defaultLimit,
): { kind: 'topic' | 'synonyms'; results: PhraseResult[] } {
  const topic = topicOf(keyword, options.words);
  const isOwn = topic === keyword || options.synonyms.has(foldName(keyword));
  const named = isOwn ? [] : hitsIn('title', catalogue, topic).slice(0, limit);
  if (named.length > 0) return { kind: 'topic', results: named };
  return { kind: 'synonyms', results: resultsOfSynonyms(catalogue, keyword, options, limit) };
}

/** Searches for keywords that resemble the topic, and for parts of it. */
function guess(
  catalogue: Catalogue,
  topic: string,
  options: SecondTryOptions & { corrected: string | null; parts: PartMatches | null },
): SecondTry | null {
  const { corrected, parts, listLike } = options;
  return (
    showCorrection(catalogue, corrected) ??
    findSimilarSynonyms(catalogue, topic, options) ??
    showSynonyms(resultsFor(parts?.hasLists === true ? parts.items : [])) ??
    showList(catalogue, listLike(topic)) ??
    showCorrection(catalogue, correctByTexts(catalogue, topic)) ??
    showSynonyms(resultsFor(parts?.items ?? []))
  );
}

/** Returns popular items for a keyword that names the section. Returns `null` for any other keyword. */
function showSection(catalogue: Catalogue, keyword: string, words: SearchWords): SecondTry | null {
  if (!namesSection(keyword, words)) return null;
  return showTopic(resultsFor(popularItems(catalogue, defaultLimit).filter(({ router }) => router === '')));
}

/** Returns a category or tag whose name begins with the keyword. */
function listBeginningWith(keyword: string, { listLike }: SecondTryOptions): Category | Tag | null {
  const list = listLike(keyword);
  return list && foldName(list.name).startsWith(foldName(keyword)) ? list : null;
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
  return resultsFor(openItemsOf(catalogue, list));
}

function resultsFor(items: readonly Item[]): PhraseResult[] {
  return items.map((item) => unmatchedResult(item));
}

function findSynonyms(catalogue: Catalogue, keyword: string, options: SecondTryOptions): SecondTry | null {
  return showSynonyms(resultsOfSynonyms(catalogue, keyword, options));
}

function showSynonyms(all: readonly PhraseResult[]): SecondTry | null {
  return showUnnamed('synonyms', all);
}

function showTopic(all: readonly PhraseResult[]): SecondTry | null {
  return showUnnamed('topic', all);
}

function showUnnamed(kind: 'synonyms' | 'topic', all: readonly PhraseResult[]): SecondTry | null {
  const results = all.slice(0, defaultLimit);
  return results.length === 0 ? null : { kind, name: '', list: null, results, total: results.length };
}

/**
 * Returns the items that a keyword means although no name contains the keyword. Tries several kinds of matches, the
 * most certain first, and returns those of the first kind that has any. With `isPartEnough`, the last kind is items
 * that fit only a part of the keyword.
 */
export function itemsMeantBy(
  catalogue: Catalogue,
  keyword: string,
  options: MeaningOptions,
  { limit, isPartEnough }: { limit: number; isPartEnough: boolean },
): readonly Item[] {
  const { results } = namedOrSynonyms(catalogue, keyword, options, limit);
  if (results.length > 0) return results.map(({ item }) => item);
  const topic = topicOf(keyword, options.words);
  const about = topic === '' ? [] : resultsOfTopic(catalogue, topic).map(({ item }) => item);
  if (about.length > 0) return about.slice(0, limit);
  const parts = matchParts(catalogue, keyword, options);
  if (parts?.isComplete === true) return parts.items.slice(0, limit);
  const category = categoryWithKeyword(catalogue, keyword, options.words);
  if (category) return openItemsOf(catalogue, category).slice(0, limit);
  return isPartEnough ? (parts?.items.slice(0, limit) ?? []) : [];
}

/**
 * Returns the results of a keyword's synonyms, at most `limit` and each item once. For each synonym, the items of a
 * list with that name come first, then its matches.
 */
function resultsOfSynonyms(
  catalogue: Catalogue,
  keyword: string,
  { words, synonyms, listLike }: MeaningOptions,
  limit = defaultLimit,
): PhraseResult[] {
  const found = new Map<number, PhraseResult>();
  const known = synonyms.get(foldName(keyword)) ?? synonyms.get(foldName(topicOf(keyword, words))) ?? [];
  for (const word of known) {
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

function hitsOf(catalogue: Catalogue, keyword: string): readonly PhraseResult[] {
  return searcherOf(catalogue).whole(keyword);
}

function openItemsOf(catalogue: Catalogue, list: Category | Tag): Item[] {
  const items = 'items' in list ? list.items : (catalogue.itemsByCategory.get(list.id) ?? []);
  return items.filter(({ router }) => router === '');
}
