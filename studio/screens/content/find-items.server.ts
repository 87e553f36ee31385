import { LRUCache } from 'lru-cache';
import { createScan, type Searcher } from '#app/domain/search/modes.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Content } from './content.server.ts';
import { isFiltered, ownProvider, writeList, type ContentQuery, type SearchMode } from './content-query.ts';
import { patchList, type Compare } from './patch-list.ts';
import { orderOfSort, sortItems } from './sort-items.server.ts';
import type { ContentItem, StoredItems } from './stored-items.server.ts';

/** The items that match a query, in its order. */
export interface FoundItems {
  items: readonly ContentItem[];
  /** Whether the search may have more matches than were counted. */
  isLimited: boolean;
}

type FindServices = Pick<Platform, 'clock' | 'figuresOf' | 'searcherOf'>;

const results = new WeakMap<Content, LRUCache<string, CachedResult>>();

/** `expires` is in Unix milliseconds. */
interface CachedResult {
  expires: number;
  found: Promise<FoundItems>;
}

/** Number of queries whose results are cached for one state of the content. */
const maxQueries = 20;
/** Milliseconds after which a query runs again, because visitors change the openings. */
const lifetime = 60_000;
/** Maximum number of matches that a search in the mode “phrase” ranks. */
const maxPhrases = 2_000;

/** Returns the items that match a query. Pages of the same query share one result. */
export function findItems(
  services: FindServices,
  content: Content,
  query: ContentQuery,
): Promise<FoundItems> {
  const cache = results.get(content) ?? new LRUCache<string, CachedResult>({ max: maxQueries });
  results.set(content, cache);
  const key = writeList(query);
  const now = services.clock.now();
  const cached = cache.get(key);
  if (cached && cached.expires > now) return cached.found;
  const found = find(services, content, query);
  cache.set(key, { expires: now + lifetime, found });
  found.catch(() => cache.delete(key));
  return found;
}

async function find(services: FindServices, content: Content, query: ContentQuery): Promise<FoundItems> {
  const { base } = content;
  if (!isFiltered(query) && !query.sort) return { items: content.items, isLimited: false };
  if (base && canDerive(content, base, query)) {
    const order = isByRelevance(query) ? null : orderOfSort(services, content, query.sort);
    return derive(content, await findItems(services, base, query), query, order);
  }
  const keyword = query.keyword.trim();
  const { items, isLimited } =
    keyword === ''
      ? { items: content.items, isLimited: false }
      : searchItems(content, keyword, query.mode, services.searcherOf);
  const isWanted = createFilter(content, query);
  const filtered = isWanted ? items.filter(isWanted) : items;
  if (!query.sort) return { items: filtered, isLimited };
  return { items: await sortItems(services, content, filtered, query.sort), isLimited };
}

/** Whether the best matches of a search come first. */
function isByRelevance({ keyword, sort }: ContentQuery): boolean {
  return keyword.trim() !== '' && !sort;
}

/**
 * Maximum number of changed items. If a draft changes more, its lists are not derived from those of the published site.
 */
const maxDerived = 500;

/**
 * Whether a list of the draft can be derived from the list of the published site: apart from the items that the draft
 * changes, both contain the same items in the same order. A list that is sorted by openings or likes cannot be derived,
 * because visitors change these figures.
 */
function canDerive(content: Content, base: Content, { categories, tags, sort }: ContentQuery): boolean {
  const column = sort?.column;
  const needsCategories = categories.length > 0 || column === 'categories';
  const needsTags = tags.length > 0 || column === 'tags';
  return (
    content.changed.size <= maxDerived &&
    column !== 'openings' &&
    column !== 'likes' &&
    !(needsCategories && content.categories !== base.categories) &&
    !(needsTags && content.tags !== base.tags)
  );
}

/**
 * Derives a list of the draft from a list of the published site by replacing the items that the draft changes. Without
 * `order`, the list is sorted by relevance.
 */
function derive(
  content: Content,
  { items, isLimited }: FoundItems,
  query: ContentQuery,
  order: Compare<ContentItem> | null,
): FoundItems {
  const { changed, published } = content;
  if (changed.size === 0) return { items, isLimited };
  const isWanted = createFilter(content, query) ?? (() => true);
  const added = findTouched(content, query).filter(isWanted);
  if (order) {
    const removed = [...changed.keys()].flatMap((id) => published.byId.get(id) ?? []);
    return { items: patchList(items, { removed, added }, order), isLimited };
  }
  const kept = items.filter(({ item }) => !changed.has(item.id));
  // If the keyword is an id, the item with this id comes first.
  const named = idIn(query.keyword.trim());
  const isNamed = ({ item }: ContentItem) => item.id === named;
  const others = added.filter((one) => !isNamed(one));
  return { items: [...added.filter(isNamed), ...kept, ...others], isLimited };
}

/** Returns the items that the draft changes or adds and that the keyword of a query finds. */
function findTouched({ touched, find: itemOf }: Content, query: ContentQuery): readonly ContentItem[] {
  const keyword = query.keyword.trim();
  if (keyword === '') return touched;
  const ids = matchesOf(createScan(touched.map(withoutRouter)), keyword, query.mode);
  const named = idIn(keyword);
  if (named !== null && touched.some(({ item }) => item.id === named)) ids.add(named);
  return [...ids].flatMap((id) => itemOf(id) ?? []);
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
 * Searches the way the portal does. Items that the portal does not search are searched by the same definition and come
 * last: hidden ones, rejected ones, those with a router override, and those that the draft changes. A number also finds
 * the item with this id.
 */
function searchItems(
  content: Content,
  keyword: string,
  mode: SearchMode,
  searcherOf: Platform['searcherOf'],
): { items: ContentItem[]; isLimited: boolean } {
  const catalogue = content.snapshot.catalogues.get(content.server.vertical.id);
  const ids = new Set<number>();
  const named = idIn(keyword);
  if (named !== null) ids.add(named);
  const searched = catalogue ? matchesOf(searcherOf(catalogue), keyword, mode) : new Set<number>();
  // The draft may have changed or removed an item that the portal finds.
  for (const id of searched) if (!content.changed.has(id)) ids.add(id);
  const others = matchesOf(createScan(listUnsearched(content)), keyword, mode);
  for (const id of others) ids.add(id);
  const isLimited = mode === 'phrase' && Math.max(searched.size, others.size) === maxPhrases;
  return { items: Array.from(ids).flatMap((id) => content.find(id) ?? []), isLimited };
}

/** Returns a keyword as an id, or `null` if it cannot be an id. */
function idIn(keyword: string): number | null {
  return /^\d{1,16}$/.test(keyword) ? Number(keyword) : null;
}

/** Returns the ids of the items that a search finds, the best match first. */
function matchesOf(searcher: Searcher, keyword: string, mode: SearchMode): Set<number> {
  const found =
    mode === 'title'
      ? searcher.titles(keyword, Infinity)
      : mode === 'words'
        ? searcher.words(keyword, Infinity)
        : searcher.phrase(keyword, maxPhrases).filter(({ stage }) => stage === 1);
  return new Set(found.map(({ item }) => item.id));
}

const unsearched = new WeakMap<StoredItems, readonly Item[]>();

/** Lists the items that the portal does not search. */
function listUnsearched(content: Content): Item[] {
  const { published, changed, touched } = content;
  const known = unsearched.get(published) ?? listUnsearchedIn(content);
  unsearched.set(published, known);
  return [...known.filter(({ id }) => !changed.has(id)), ...touched.map(withoutRouter)];
}

/** Lists the published items that the portal does not search. */
function listUnsearchedIn({ server, snapshot, published }: Content): Item[] {
  const catalogue = snapshot.catalogues.get(server.vertical.id);
  return published.items
    .filter(({ item }) => item.router !== '' || catalogue?.itemById.get(item.id) !== item)
    .map(withoutRouter);
}

function withoutRouter({ item }: ContentItem): Item {
  return item.router === '' ? item : { ...item, router: '' };
}
