import type { Phrase } from '#app/lib/phrase.ts';

/** A stored item that is not published because its data is invalid. */
export interface LeftOutItem {
  verticalId: number;
  id: number;
  /** Start of its title. May be "". */
  title: string;
  /** The item's first fault. */
  fault: ItemFault;
}

/** A fault in an item's data, in the form that reports of imports use. */
export interface ItemFault {
  /** Path inside the item, such as `ext.width`. */
  path: string;
  problem: string;
  allowed: string;
  /**
   * `problem` and `allowed` as phrases, for readers in other languages. Set only if one of them contains values. The
   * property is not enumerable, so reports leave it out.
   */
  phrases?: { problem: Phrase; allowed: Phrase };
}

/** The items that a snapshot leaves out, for the operator. */
export interface LeftOutReport {
  /** Number of all items that are left out. */
  count: number;
  /** One line for each of the first items, with its id, title and fault. */
  items: string[];
  /** How to correct the items. Empty if none are left out. */
  fix: string;
}

/** Maximum number of items in a report. */
const maxListed = 20;

/** Describes the items that a snapshot leaves out. `prefixOf` returns the route name of a vertical. */
export function reportLeftOut(
  items: readonly LeftOutItem[],
  prefixOf: (verticalId: number) => string,
): LeftOutReport {
  return {
    count: items.length,
    items: items
      .slice(0, maxListed)
      .map(
        ({ verticalId, id, title, fault }) =>
          `${prefixOf(verticalId)} ${id} ${JSON.stringify(title)}: ${fault.path} ${fault.problem}; allowed: ${fault.allowed}`,
      ),
    fix:
      items.length === 0
        ? ''
        : 'Export the site, correct these values and import it again, or hide the items with ./portico item hide.',
  };
}
