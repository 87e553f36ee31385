import type { SortOrder } from '#app/domain/catalogue/lists.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { PageContext } from '#app/pages/layouts/block.server.ts';
import { listFrameData, offeredSorts } from './list-frame-data.server.ts';
import { cardRows, fillLastRow, fillRowsSetting } from './row-filling.server.ts';

/** Settings of a block that shows the items of a category or tag page as cards. */
export const cardListSettings = { sorts: offeredSorts, fillRows: fillRowsSetting };

/**
 * Returns the list of a category or tag page as cards, with its frame and the cards that fill its last row. Returns
 * `null` on other pages. Records the items as shown, so that other blocks of the page can avoid repeating them.
 */
export function loadCardList<Fields, Card>(
  context: PageContext<Fields>,
  { sorts, fillRows }: { sorts: readonly SortOrder[]; fillRows: boolean },
  cardOf: (item: Item<Fields>) => Card,
) {
  const { listing } = context;
  if (!listing) return null;
  context.shown.add(listing.page.entries);
  return {
    ...listFrameData(context, listing, sorts),
    cards: listing.page.entries.map(cardOf),
    filling: fillLastRow(context, listing, { isOn: fillRows, rows: cardRows, cardOf }),
  };
}
