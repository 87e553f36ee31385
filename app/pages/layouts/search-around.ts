import type { Item } from '#app/domain/catalogue/item.ts';
import type { NamedThings } from '#app/domain/search/named-thing.ts';
import type { Vertical } from '#app/domain/vertical.ts';

/** Search results in addition to the items of the page's own vertical. */
export interface SearchAround {
  /** Results of the page's vertical that are not items. */
  named: NamedThings;
  /** Matches in the other verticals that are searched, in menu order; none of those without any. */
  elsewhere: readonly SectionMatches[];
}

/** Results of one other vertical for a keyword. */
export interface SectionMatches {
  vertical: Vertical;
  /** Its own results page. */
  href: string;
  total: number;
  /** There may be more: a search ends at its limit. */
  isLimited: boolean;
  /** Whether the matches contain the typed text. Otherwise their names are only similar. */
  isExact: boolean;
  /** The first few, `named.things` before `items`. */
  named: NamedThings;
  items: readonly Item[];
}
