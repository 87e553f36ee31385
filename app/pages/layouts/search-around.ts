import type { Item } from '#app/domain/catalogue/item.ts';
import type { NamedThing, NamedThings } from '#app/domain/search/named-thing.ts';
import type { Vertical } from '#app/domain/vertical.ts';

/** Search results in addition to the items of the page's own vertical. */
export interface SearchAround {
  /** Results of the page's vertical that are not items. */
  named: NamedThings;
  /** Homes of other verticals that the keyword names. */
  sections: readonly NamedThing[];
  /** Matches in the other searchable verticals, in menu order. Verticals without matches are left out. */
  elsewhere: readonly SectionMatches[];
}

/** Results of one other vertical for a keyword. */
export interface SectionMatches {
  vertical: Vertical;
  /** Address of its own results page. */
  href: string;
  total: number;
  /** True if there may be more matches, because the search stopped at its limit. */
  isLimited: boolean;
  /**
   * `false` if the results are only guesses: items with similar names, or a `list` that a part of the keyword names.
   */
  isExact: boolean;
  /** The category or tag of the section that the keyword names. */
  list: NamedThing | null;
  /** The first few results. `named.things` precede `items`. */
  named: NamedThings;
  items: readonly Item[];
}
