import { createScan } from '#app/domain/search/modes.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Content } from './content.server.ts';
import { ownProvider, writeList, type ContentQuery, type SearchMode } from './content-query.ts';
import { sortItems } from './sort-items.server.ts';
import type { ContentItem } from './stored-items.server.ts';

/** The items that match a query, in its order. */
export interface FoundItems {
  items: readonly ContentItem[];
  /** Whether the search may have more matches than were counted. */
  isLimited: boolean;
}

const results = new WeakMap<Content, Map<string, { until: number; found: Promise<FoundItems> }>>();

/** Number of queries whose results are cached for one state of the content. */
const mostKept = 20;
/** Milliseconds after which a query runs again, because visitors change the openings. */
const keptFor = 60_000;
/** Number of matches that a search in the mode “phrase” ranks. */
const mostPhrases = 2_000;

/** Returns the items that match a query. Pages of the same query share one result. */
export function findItems(
  services: Pick<Platform, 'clock' | 'figuresOf' | 'searcherOf'>,
  content: Content,
  query: ContentQuery,
): Promise<FoundItems> {
  const kept = results.get(content) ?? new Map<string, { until: number; found: Promise<FoundItems> }>();
  results.set(content, kept);
  const key = writeList(query);
  const now = services.clock.now();
  const known = kept.get(key);
  if (known && known.until > now) return known.found;
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  const found = find(services, content, query);
  kept.set(key, { until: now + keptFor, found });
  found.catch(() => kept.delete(key));
  return found;
}

async function find(
  { figuresOf, searcherOf }: Pick<Platform, 'figuresOf' | 'searcherOf'>,
  content: Content,
  query: ContentQuery,
): Promise<FoundItems> {
  const keyword = query.keyword.trim();
  const { items, isLimited } =
    keyword === ''
      ? { items: content.items, isLimited: false }
      : searchItems(content, keyword, query.mode, searcherOf);
  const isWanted = createFilter(content, query);
  const filtered = isWanted ? items.filter(isWanted) : items;
  if (!query.sort) return { items: filtered, isLimited };
  return { items: await sortItems({ figuresOf }, content, filtered, query.sort), isLimited };
}

/** Returns the filter of a query, or `null` if it has none. */
function createFilter(content: Content, query: ContentQuery): ((item: ContentItem) => boolean) | null {
  const filters: ((item: ContentItem) => boolean)[] = [];
  const { categories, tags, providers, states, lacks } = query;
  if (categories.length > 0) {
    const wanted = new Set(categories);
    for (const { id, branch } of content.categories) {
      if (wanted.has(id)) for (const below of branch) wanted.add(below);
    }
    filters.push(({ item }) => item.categoryIds.some((id) => wanted.has(id)));
  }
  if (tags.length > 0) {
    const wanted = new Set(
      content.tags.filter(({ key }) => tags.includes(key)).flatMap(({ itemIds }) => itemIds),
    );
    filters.push(({ item }) => wanted.has(item.id));
  }
  if (providers.length > 0) {
    const wanted = new Set(providers);
    filters.push(({ provider }) => wanted.has(provider === '' ? ownProvider : provider));
  }
  if (states.length > 0) {
    const wanted = new Set<string>(states);
    filters.push(({ state, isChanged }) => wanted.has(state) || (isChanged && wanted.has('changed')));
  }
  if (lacks.length > 0) {
    filters.push(
      ({ item }) =>
        (lacks.includes('cover') && item.image === '') ||
        (lacks.includes('text') && item.intro.trim() === '' && item.details === '' && item.richText === ''),
    );
  }
  return filters.length === 0 ? null : (item) => filters.every((isWanted) => isWanted(item));
}

/**
 * Searches the way the portal does. Items that the portal does not search are searched by the same definition: hidden
 * ones, rejected ones, those that the draft changes, and those with a router override. A number also finds the item
 * with this id.
 */
function searchItems(
  content: Content,
  keyword: string,
  mode: SearchMode,
  searcherOf: Platform['searcherOf'],
): { items: ContentItem[]; isLimited: boolean } {
  const catalogue = content.snapshot.catalogues.get(content.server.vertical.id);
  const others: Item[] = [];
  for (const { item } of content.items) {
    const isSearched = item.router === '' && catalogue?.itemById.get(item.id) === item;
    if (!isSearched) others.push(item.router === '' ? item : { ...item, router: '' });
  }
  const ids = new Set<number>();
  if (/^\d{1,16}$/.test(keyword)) ids.add(Number(keyword));
  const published = catalogue ? [searcherOf(catalogue)] : [];
  let isLimited = false;
  for (const searcher of [...published, createScan(others)]) {
    const found =
      mode === 'title'
        ? searcher.titles(keyword, Infinity)
        : mode === 'words'
          ? searcher.words(keyword, Infinity)
          : searcher.phrase(keyword, mostPhrases).filter(({ stage }) => stage === 1);
    isLimited ||= mode === 'phrase' && found.length === mostPhrases;
    const isOther = searcher !== published[0];
    for (const { item } of found) {
      // The draft may have changed or removed an item that the portal finds.
      if (isOther || !content.changed.has(item.id)) ids.add(item.id);
    }
  }
  return { items: Array.from(ids).flatMap((id) => content.find(id) ?? []), isLimited };
}
