import { z } from 'zod';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { tagsOfItem } from '#app/domain/catalogue/cached-lists.ts';
import type { Listing, PageContext } from '#app/pages/layouts/block.server.ts';
import { everythingLink, linkTo } from '#app/pages/layouts/links.server.ts';
import type { RowFilling } from '#app/ui/row-filling.tsx';
import { findNeighbouringItems } from './neighbouring-items.ts';

/** Setting of blocks that show a list page: whether neighbouring categories fill its last row. */
export const fillRowsSetting = z.boolean().default(true).meta({
  title: 'Fill the last row',
  description:
    'fill the last row with items of neighbouring categories under “More from …”. They are not part of the list',
});

/** Covers have 3, 4, 6, 8 or 12 columns, so a multiple of 24 fills whole rows at every width. */
export const coverRows = 24;
/** Cards have 1, 2, 3, 4 or 6 columns, so a multiple of 12 fills whole rows at every width. */
export const cardRows = 12;

interface Wishes<Fields, Card> {
  isOn: boolean;
  /** Number of cells that fill whole rows at every width. */
  rows: number;
  cardOf: (item: Item<Fields>) => Card;
  /** The entries in the grid. Defaults to all entries of the page. */
  entries?: readonly Item<Fields>[];
  /** Reports whether an item suits the grid. By default every item does. */
  suits?: (item: Item<Fields>) => boolean;
  /**
   * The link at the end if the rows are not filled. By default, it leads to all items, or to a random item if the list
   * already contains all items.
   */
  end?: LabelledLink;
}

/**
 * Fills the last row of the grid on a list page. The last page of the list is filled with items of neighbouring
 * categories and, if there are too few, with a link. Other pages are filled with a link only. Records the added items
 * as shown, so that other blocks of the page can avoid repeating them.
 */
export function fillLastRow<Fields, Card>(
  context: PageContext<Fields>,
  listing: Listing<Fields>,
  { isOn, rows, cardOf, entries = listing.page.entries, suits = () => true, end }: Wishes<Fields, Card>,
): RowFilling<Card> {
  const missing = (rows - (entries.length % rows)) % rows;
  if (!isOn || entries.length === 0 || missing === 0) return { groups: [], end: null };
  const { catalogue, category, shown } = context;
  const isLast = listing.page.number === listing.page.pageCount;
  const found =
    isLast && (category || listing.tag)
      ? findNeighbouringItems({ catalogue, own: category, entries, isWanted, cells: missing })
      : [];
  const groups = found.map((group) => {
    shown.add(group.items);
    return { ...linkTo(context, catalogue, group.category), cards: group.items.map(cardOf) };
  });
  const cells = groups.reduce((sum, { cards }) => sum + 1 + cards.length, entries.length);
  return { groups, end: endOfRow(cells, rows, end ?? wayOn()) };

  function isWanted(item: Item<Fields>): boolean {
    return !shown.has(item) && suits(item) && !isInList(item);
  }

  function isInList(item: Item): boolean {
    if (category) return item.categoryIds.includes(category.id);
    return listing.tag !== undefined && tagsOfItem(catalogue, item).includes(listing.tag);
  }

  function wayOn() {
    const isWhole = listing.page.total === catalogue.items.length;
    return isWhole ? surpriseLink(context) : everythingLink(context);
  }
}

interface LabelledLink {
  label: string;
  href: string;
}

/** Returns the link to a random item of a vertical, for the end of a list of all items. */
export function surpriseLink({
  messages,
  vertical,
}: Pick<PageContext, 'messages' | 'vertical'>): LabelledLink {
  return { label: messages('blocks')('list.surprise'), href: `${homeAddress(vertical)}/details` };
}

/** Fills the last row with a link only. `cells` is the number of cells before the link. */
export function fillWithLink(cells: number, rows: number, link: LabelledLink): RowFilling<never> {
  return { groups: [], end: endOfRow(cells, rows, link) };
}

function endOfRow(cells: number, rows: number, link: LabelledLink) {
  return cells % rows === 0 ? null : { ...link, cells };
}
