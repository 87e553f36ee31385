import { searchAddress } from '../catalogue/addresses.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { paginate, type Page } from '../catalogue/lists.ts';
import { normaliseKeyword } from './hits.ts';
import { hasWordsOf } from './keyword-matches.ts';
import { unmatchedResult, type PhraseResult } from './phrase-result.ts';
import { searcherOf } from './searcher-of.ts';

/** The contents of a search results page (spec SRCH-11, SRCH-12). */
export interface SearchOutcome {
  /** The normalised keyword. Empty if there was no search. */
  keyword: string;
  hits: Page<PhraseResult>;
  /** All matches of the whole keyword, including those of other pages. */
  matches: readonly PhraseResult[];
  /** Matches of shorter prefixes. Empty unless this is page 1. */
  close: readonly PhraseResult[];
  /** Unmatched items that fill page 1. Empty on other pages. */
  more: readonly PhraseResult[];
  /** Address of the list without its page number. */
  address: string;
}

/**
 * Runs mode 3 for one results page. Returns `null` past the last page. `all` with keyword "0" lists every item
 * (spec SRCH-11).
 */
export function findOutcome(
  catalogue: Catalogue,
  query: { keyword: string; all: boolean; pageNumber: number },
): SearchOutcome | null {
  const keyword = normaliseKeyword(query.keyword);
  if (query.all && keyword === '0') return listEverything(catalogue, query.pageNumber);
  const results = searcherOf(catalogue).phrase(keyword);
  const stages = Map.groupBy(results, ({ stage }) => (stage > 1 ? 'close' : stage === 1 ? 'hits' : 'more'));
  const matches = wordsFirst(stages.get('hits') ?? [], keyword, catalogue.language);
  const hits = paginate(matches, query.pageNumber);
  if (!hits) return null;
  const isFirst = hits.number === 1;
  return {
    keyword,
    hits,
    matches,
    close: isFirst ? (stages.get('close') ?? []) : [],
    more: isFirst ? (stages.get('more') ?? []) : [],
    address: searchAddress(catalogue, keyword),
  };
}

/** Moves results to the end if the keyword does not begin a word in them: a search for “car” finds “Boxcars” last. */
function wordsFirst(
  matches: readonly PhraseResult[],
  keyword: string,
  language: string | undefined,
): readonly PhraseResult[] {
  const isWord = new Set(matches.filter(({ item }) => hasWordsOf(item, keyword, language)));
  if (isWord.size === 0 || isWord.size === matches.length) return matches;
  return [...isWord, ...matches.filter((match) => !isWord.has(match))];
}

const everythingQuery = '?all=1';

/** Whether an outcome is the list of every item (spec SRCH-11), not that of a keyword. */
export function isEverything({ address }: Pick<SearchOutcome, 'address'>): boolean {
  return address.endsWith(everythingQuery);
}

/** Lists every item. Creates results only for the items on the page. */
function listEverything(catalogue: Catalogue, pageNumber: number): SearchOutcome | null {
  const page = paginate(catalogue.items, pageNumber);
  if (!page) return null;
  const entries = page.entries.map((item) => unmatchedResult(item, 1));
  const address = searchAddress(catalogue, '0') + everythingQuery;
  return { keyword: '', hits: { ...page, entries }, matches: [], close: [], more: [], address };
}
