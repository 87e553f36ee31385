import type { Item } from '#app/domain/catalogue/item.ts';
import type { NamedThings } from '#app/domain/search/named-thing.ts';
import type { Vertical } from '#app/domain/vertical.ts';

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
