import { searchAddress } from '#app/core/catalogue/addresses.ts';
import type { Item } from '#app/core/catalogue/item.ts';
import { defaultLimit } from '#app/core/catalogue/search/modes.ts';
import type { NamedThings } from '#app/core/catalogue/search/named-thing.ts';
import type { SearchOutcome } from '#app/core/catalogue/search/outcome.ts';
import { searcherOf } from '#app/core/catalogue/search/searcher-of.ts';
import type { Platform } from '#app/core/platform.server.ts';
import type { Snapshot } from '#app/core/catalogue/snapshot.ts';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import type { Vertical } from '#app/core/vertical.ts';
import { activeVerticals } from './page.server.ts';

/** What a search found beside the items of the page's own vertical. */
export interface SearchAround {
  /** Things of the page's vertical that are no items. */
  named: NamedThings;
  /** Matches in the other verticals that are searched, in menu order; none of those without any. */
  elsewhere: readonly SectionMatches[];
}

/** What one other vertical has for a keyword. */
export interface SectionMatches {
  vertical: Vertical;
  /** Its own results page. */
  href: string;
  total: number;
  /** There may be more: a search ends at its limit. */
  isLimited: boolean;
  /** The matches contain what was typed; otherwise their names are only like it. */
  isExact: boolean;
  /** The first few, `named.things` before `items`. */
  named: NamedThings;
  items: readonly Item[];
}

const nothing: NamedThings = { total: 0, things: [] };
/** Things of the page's own vertical, as many as a results page has. */
const mostNamed = 24;
/** Matches of another vertical that the page shows. */
const mostElsewhere = 6;
/** One or two Latin letters stand in nearly every text: other sections' matches would say nothing. */
const tooShort = /^[\p{Script=Latin}\p{N}]{1,2}$/u;

/** Searches what the page's own vertical names beside its items, and every other searched vertical. */
export function searchAround(
  platform: Platform,
  snapshot: Snapshot,
  own: VerticalServer,
  { keyword, hits }: SearchOutcome,
): SearchAround {
  if (keyword === '') return { named: nothing, elsewhere: [] };
  const others = activeVerticals(platform, snapshot).filter(
    (server) => server !== own && server.vertical.isSearched,
  );
  const named = own.findNamed?.(keyword, mostNamed, 'like') ?? nothing;
  if (tooShort.test(keyword)) return { named, elsewhere: [] };
  const exact = others.flatMap((server) => matchesOf(snapshot, server, keyword) ?? []);
  if (exact.length > 0 || named.total + hits.total > 0) return { named, elsewhere: exact };
  return { named, elsewhere: others.flatMap((server) => alikeOf(platform, server, keyword) ?? []) };
}

function matchesOf(snapshot: Snapshot, server: VerticalServer, keyword: string): SectionMatches | null {
  const { vertical } = server;
  const catalogue = snapshot.catalogues.get(vertical.id);
  const matches = catalogue
    ? searcherOf(catalogue)
        .phrase(keyword)
        .filter(({ round }) => round === 1)
    : [];
  const named = server.findNamed?.(keyword, mostElsewhere, 'whole') ?? nothing;
  const total = matches.length + named.total;
  if (total === 0) return null;
  return {
    vertical,
    href: searchAddress(vertical.id, keyword),
    total,
    isLimited: matches.length >= defaultLimit,
    isExact: true,
    named,
    items: matches.slice(0, mostElsewhere - named.things.length).map(({ item }) => item),
  };
}

/** Items whose names are like the keyword, for a misspelled one. */
function alikeOf(
  { suggesting }: Platform,
  { vertical }: VerticalServer,
  keyword: string,
): SectionMatches | null {
  const limits = { item: mostElsewhere, category: 0, tag: 0 };
  const items = suggesting
    .find(vertical.id, keyword, limits)
    .flatMap((one) => (one.kind === 'item' ? [one.value] : []));
  if (items.length === 0) return null;
  const href = searchAddress(vertical.id, keyword);
  return { vertical, href, total: items.length, isLimited: false, isExact: false, named: nothing, items };
}
