import { z } from 'zod';
import { sortOrders, type SortOrder } from '#app/domain/catalogue/lists.ts';
import type { Listing, PageContext } from '#app/pages/layouts/block.server.ts';
import { pictureOf } from '#app/pages/picture.ts';
import { languageOfCategory } from '#app/pages/text-languages.ts';

/** Setting of blocks that show a list page: the orders that visitors can choose from. */
export const offeredSorts = z
  .array(z.enum(sortOrders))
  .max(4)
  .default([...sortOrders])
  .meta({
    title: 'Orders',
    description: 'orders that visitors can choose. Those that would not change the list are not shown',
  });

/** The data around the items of a category or tag page. */
export type ListFrameData = ReturnType<typeof listFrameData>;

/** Returns heading, count, orders and pager of a list page, for `ListFrame`. */
export function listFrameData(context: PageContext, listing: Listing, sorts: readonly SortOrder[]) {
  const { catalogue, category, snapshot } = context;
  const offered = sorts.filter((sort) => listing.sorts?.includes(sort) || sort === listing.sort);
  return {
    title: listing.title,
    intro: category?.description ?? '',
    introLanguage: category && languageOfCategory(context, catalogue, category, 'description').language,
    picture: pictureOf(snapshot, category?.imageMain ?? ''),
    total: listing.page.total,
    pager: { number: listing.page.number, pageCount: listing.page.pageCount, address: listing.address },
    sort: listing.sort,
    sorts: offered.length > 1 ? offered : [],
    baseAddress: listing.address.replace(/[?&]sort=\w+$/, ''),
  };
}
