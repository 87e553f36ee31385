import { searchAddress } from '#app/domain/catalogue/addresses.ts';
import { listOfPart } from '#app/domain/search/match-parts.ts';
import { namedList } from '#app/domain/search/named-list.ts';
import { listLink } from './links.server.ts';
import { findNamedThings, searchWordsOf } from './search-words.server.ts';
import { sectionLink } from './section-link.server.ts';
import { defaultLimit } from '#app/domain/search/modes.ts';
import type { NamedThings } from '#app/domain/search/named-thing.ts';
import type { SearchOutcome } from '#app/domain/search/outcome.ts';
import type { Catalogue, Tag } from '#app/domain/catalogue/catalogue.ts';
import type { Category } from '#app/domain/catalogue/category.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { itemsMeantBy } from '#app/domain/search/second-try.ts';
import { topicElsewhere, type SearchWords } from '#app/domain/search/topic.ts';
import { searcherOf } from '#app/domain/search/searcher-of.ts';
import { ownTurn } from '#app/lib/own-turn.server.ts';
import type { Localisation } from '../localisation.ts';
import type { Platform } from '../platform.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { activeVerticals, catalogueOf } from './active-verticals.server.ts';
import type { SearchAround, SectionMatches } from './search-around.ts';

type ListLike = (text: string) => Category | Tag | null;

const noSynonyms: ReadonlyMap<string, readonly string[]> = new Map();
const nothing: NamedThings = { total: 0, things: [] };
/** Maximum number of results that are not items. This is the number of results on one page. */
const maxNamed = 24;
/** Maximum number of matches from each other vertical. */
const maxElsewhere = 6;
/**
 * A keyword of one or two Latin letters or digits occurs in almost every text, so it is not searched in other sections.
 */
const tooShort = /^[\p{Script=Latin}\p{N}]{1,2}$/u;

interface Site extends Pick<Localisation, 'language' | 'messages' | 'sectionMessages'> {
  platform: Platform;
  snapshot: Snapshot;
}

/**
 * Searches the page's own vertical for results that are not items, and every other searchable vertical. Each vertical
 * takes a turn of the event loop, so that the search does not stall other requests.
 */
export async function searchAround(
  site: Site,
  own: VerticalServer,
  { keyword, hits }: SearchOutcome,
): Promise<SearchAround> {
  const { platform, snapshot } = site;
  if (keyword === '') return { named: nothing, sections: [], elsewhere: [] };
  const others = activeVerticals(platform, snapshot).filter(
    (server) => server !== own && server.vertical.isSearched,
  );
  const named = namedIn(site, own, { keyword, hits });
  if (tooShort.test(keyword)) return { named, sections: [], elsewhere: [] };
  const exact = await inTurn(others, (server) => matchesOf(site, server, keyword));
  const isFound = named.total + hits.total > 0;
  const isOfOwn = sectionLink(site, own.vertical, keyword, 'part') !== null;
  const sections = others.flatMap(({ vertical }) => {
    const matches = exact.find((section) => section.vertical === vertical);
    if (matches?.list) return [];
    const fit = isFound || isOfOwn || matches ? 'whole' : 'part';
    return sectionLink(site, vertical, keyword, fit) ?? [];
  });
  if (isFound || exact.length + sections.length > 0) return { named, sections, elsewhere: exact };
  const meant = others.flatMap(({ vertical }) => sectionLink(site, vertical, keyword, 'like') ?? []);
  if (meant.length > 0) return { named, sections: meant, elsewhere: [] };
  const related = await inTurn(others, (server) => listedIn(site, server, keyword));
  if (related.length > 0) return { named, sections: [], elsewhere: related };
  return { named, sections: [], elsewhere: await inTurn(others, (server) => alikeOf(site, server, keyword)) };
}

/**
 * Returns the results of a vertical that are not items. If the vertical has no items, its home is the only result for a
 * keyword that names the vertical. Without other results, the home of such a vertical is also the result for a keyword
 * that contains the vertical's name.
 */
function namedIn(
  site: Site,
  own: VerticalServer,
  { keyword, hits }: Pick<SearchOutcome, 'keyword' | 'hits'>,
): NamedThings {
  const { language, snapshot } = site;
  const hasItems = hits.total + catalogueOf(snapshot, own).openItems.length > 0;
  const homeIf = (fit: 'whole' | 'part'): NamedThings | null => {
    const home = hasItems ? null : sectionLink(site, own.vertical, keyword, fit);
    return home && { total: 1, things: [home] };
  };
  const home = homeIf('whole');
  if (home) return home;
  const words = searchWordsOf(site, own.vertical);
  const named = findNamedThings(own, keyword, { words, most: maxNamed, fit: 'like', language });
  return named.total > 0 ? named : (homeIf('part') ?? nothing);
}

/**
 * Calls a function for each vertical, each in its own turn of the event loop. Returns the results that are not `null`.
 */
async function inTurn<Result>(
  verticals: readonly VerticalServer[],
  search: (vertical: VerticalServer) => Result | null,
): Promise<Result[]> {
  const found: Result[] = [];
  for (const vertical of verticals) {
    await ownTurn();
    const result = search(vertical);
    if (result !== null) found.push(result);
  }
  return found;
}

function matchesOf(site: Site, server: VerticalServer, keyword: string): SectionMatches | null {
  const { language, sectionMessages, snapshot } = site;
  const { suggesting } = site.platform;
  const { vertical } = server;
  const words = searchWordsOf(site, vertical);
  const catalogue = snapshot.catalogues.get(vertical.id);
  const listLike: ListLike = (text) => (catalogue ? suggesting.listLike(catalogue, text) : null);
  const items = catalogue ? itemsIn(catalogue, keyword, words, listLike) : [];
  const named = findNamedThings(server, keyword, { words, most: maxElsewhere, fit: 'whole', language });
  const list = catalogue
    ? listLink(site, catalogue, sectionMessages(vertical), namedList(keyword, words, listLike))
    : null;
  const total = items.length + named.total;
  if (total === 0 && !list) return null;
  return {
    vertical,
    href: searchAddress(vertical, keyword),
    total,
    isLimited: items.length >= defaultLimit,
    isExact: true,
    list,
    named,
    items: items.slice(0, maxElsewhere - named.things.length),
  };
}

/**
 * Returns the matches of the whole keyword. If there are none, returns the matches of its topic. If there are none
 * either, returns the items of the lists that the topic names.
 */
function itemsIn(
  catalogue: Catalogue,
  keyword: string,
  words: SearchWords,
  listLike: ListLike,
): readonly Item[] {
  const topic = topicElsewhere(keyword, words);
  for (const text of new Set([keyword, topic])) {
    const matches = searcherOf(catalogue).whole(text);
    if (matches.length > 0) return matches.map(({ item }) => item);
  }
  if (topic === '') return [];
  const options = { words, synonyms: noSynonyms, listLike };
  return itemsMeantBy(catalogue, topic, options, { limit: defaultLimit, isPartEnough: false });
}

/** Returns the category or tag that a part of the keyword names, as the only result of a section. */
function listedIn(site: Site, server: VerticalServer, keyword: string): SectionMatches | null {
  const { platform, snapshot, sectionMessages } = site;
  const { vertical } = server;
  const catalogue = snapshot.catalogues.get(vertical.id);
  if (!catalogue) return null;
  const words = searchWordsOf(site, vertical);
  const listLike: ListLike = (text) => platform.suggesting.listLike(catalogue, text);
  const list = listLink(site, catalogue, sectionMessages(vertical), listOfPart(keyword, { words, listLike }));
  if (!list) return null;
  const href = searchAddress(vertical, keyword);
  return { vertical, href, total: 0, isLimited: false, isExact: false, list, named: nothing, items: [] };
}

/** Returns the items of a section whose names resemble a misspelled keyword. */
function alikeOf(
  { platform, snapshot }: Site,
  server: VerticalServer,
  keyword: string,
): SectionMatches | null {
  const { vertical } = server;
  const limits = { item: maxElsewhere, category: 0, tag: 0 };
  const items = platform.suggesting
    .find(catalogueOf(snapshot, server), keyword, limits)
    .flatMap((one) => (one.kind === 'item' ? [one.value] : []));
  if (items.length === 0) return null;
  const href = searchAddress(vertical, keyword);
  return {
    vertical,
    href,
    total: items.length,
    isLimited: false,
    isExact: false,
    list: null,
    named: nothing,
    items,
  };
}
