import { LRUCache } from 'lru-cache';
import type { TextHolder } from '#app/bundle/translations/text-holders.server.ts';
import { listTexts, readTranslation } from '#app/bundle/translations/translation.server.ts';
import { createPacer } from '#app/lib/chunks.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Store } from '#app/store/store.ts';
import type { CountedHolder } from '#app/translations/item-counts.server.ts';
import { createTextSearch, type Excerpt, type SearchedText } from '#app/translations/text-search.ts';
import type { TranslationFilter } from './filter.ts';
import { isSameHolder, type HolderKey } from './holder.ts';
import { readEntries } from './read-entries.server.ts';
import { listHolders, type ListedSite } from './site.server.ts';

/** The entries of the list that a filter shows. */
export interface FoundEntries {
  rows: readonly CountedHolder[];
  /**
   * Share of the entries whose texts have been counted and searched, from 0 to 1. If it is less than 1, the next call
   * continues the search.
   */
  searched: number;
  /** Whether the search ended before the last text, because it found very many entries. */
  isCapped: boolean;
}

interface FindOptions {
  /** An entry that is shown in any case. */
  kept?: HolderKey;
  /** Number of found entries after which no more texts are read. */
  most?: number;
  /** Milliseconds for which texts of items are read. At least one item is read. */
  time?: number;
  /** Milliseconds after which entries whose texts have not been counted yet are left out. */
  patience?: number;
}

/**
 * Returns the entries that a filter shows in a language, in the order of the list. Each word of the search must occur
 * in the name, an original or a translation of an entry. Reading all texts of a large site takes longer than an
 * operator would wait, so each call continues where the last call for the same search stopped.
 */
export async function findEntries(
  site: ListedSite,
  language: string,
  filter: TranslationFilter,
  { kept, most = 1_000, time = 1_000, patience }: FindOptions = {},
): Promise<FoundEntries> {
  const isListed = createFilter(filter, site.languages.indexOf(language));
  const isKept = (row: CountedHolder) => kept !== undefined && isSameHolder(row, kept);
  const { holders, share } = await listHolders(site, patience);
  const rows = holders.filter((row) => isListed(row) || isKept(row));
  const search = createTextSearch(filter.search);
  if (search.words.length === 0) return { rows, searched: share, isCapped: false };
  const known = resultsOf(site.platform.store, JSON.stringify([site.main, language, search.words]));
  const found = new Set<CountedHolder>();
  const unread: CountedHolder[] = [];
  const pacer = createPacer();
  for (const row of rows) {
    const isMatch = known.get(row);
    if (isMatch ?? search.isMatch(row.id, [nameOf(site, row)])) found.add(row);
    else if (isMatch === undefined) unread.push(row);
    if (pacer.isDue()) await pacer.takeTurn();
  }
  let read = 0;
  let end: number | undefined;
  if (found.size < most) {
    for await (const { row, holder } of readEntries(site, unread)) {
      // The time limit applies only to items. The parts of the site are read in each call, because their results are
      // not cached.
      if (row.group === 'items') end ??= performance.now() + time;
      const isMatch = holder !== null && search.isMatch(row.id, textsOf(site, holder, language));
      known.set(row, isMatch);
      if (isMatch) found.add(row);
      read += 1;
      if (found.size >= most || (end !== undefined && performance.now() >= end)) break;
      if (pacer.isDue()) await pacer.takeTurn();
    }
  }
  const waiting = unread.length - read;
  const isCapped = waiting > 0 && found.size >= most;
  return {
    rows: rows.filter((row) => found.has(row) || isKept(row)),
    searched: isCapped ? 1 : share * (waiting === 0 ? 1 : 1 - waiting / rows.length),
    isCapped,
  };
}

/** Returns the passages of texts by which a search found entries. Entries found by their names have none. */
export async function readExcerpts(
  site: ListedSite,
  language: string,
  typed: string,
  rows: readonly CountedHolder[],
): Promise<ReadonlyMap<CountedHolder, Excerpt>> {
  const search = createTextSearch(typed);
  const excerpts = new Map<CountedHolder, Excerpt>();
  const foundByText = rows.filter((row) => !search.isMatch(row.id, [nameOf(site, row)]));
  for await (const { row, holder } of readEntries(site, foundByText)) {
    const excerpt = holder && search.findExcerpt(row.id, nameOf(site, row), textsOf(site, holder, language));
    if (excerpt) excerpts.set(row, excerpt);
  }
  return excerpts;
}

/** Returns a function that tells whether the list shows an entry. `index` is the position of the language. */
function createFilter({ section, state }: TranslationFilter, index: number): (row: CountedHolder) => boolean {
  return ({ section: own, counts: ofLanguages }) => {
    const counts = ofLanguages[index];
    if (!counts || (section !== '' && own !== section)) return false;
    const open = counts.missing + counts.machine + counts.stale;
    if (open + counts.reviewed === 0) return false;
    return state === null || (state === 'reviewed' ? open === 0 : counts[state] > 0);
  };
}

function nameOf({ main }: ListedSite, { name }: Pick<CountedHolder, 'name'>): SearchedText {
  return { text: name, language: main };
}

function* textsOf(site: ListedSite, holder: TextHolder, language: string): Generator<SearchedText> {
  yield nameOf(site, holder);
  const { texts } = readTranslation(ownValue(holder.translations, language));
  for (const { path, text } of listTexts(holder.value, holder.fields)) {
    yield { text, language: site.main };
    const translation = texts.get(path);
    if (translation !== undefined) yield { text: translation, language };
  }
}

/** Number of searches whose results are cached. */
const maxSearches = 4;

/**
 * For each search, whether it found an entry. An entry becomes a new object when its texts change, so outdated results
 * are not used.
 */
const results = new WeakMap<Store, LRUCache<string, WeakMap<CountedHolder, boolean>>>();

function resultsOf(store: Store, search: string): WeakMap<CountedHolder, boolean> {
  const cache = results.get(store) ?? createResultCache();
  results.set(store, cache);
  return cache.memo(search);
}

function createResultCache(): LRUCache<string, WeakMap<CountedHolder, boolean>> {
  return new LRUCache({ max: maxSearches, memoMethod: () => new WeakMap() });
}
