import type { Catalogue } from '#app/core/catalogue/catalogue.ts';
import { walkCategories, type Category } from '#app/core/catalogue/category.ts';
import type { Item } from '#app/core/catalogue/item.ts';

/** Bounds of the work in a large catalogue: categories that are tried, and items looked at in each. */
const mostCategories = 20;
const mostItems = 500;

interface NeighbourSearch {
  catalogue: Catalogue;
  verticalId: number;
  /** The category whose list is shown; undefined on lists of a tag. */
  own: Category | undefined;
  /** The items on the page's part of the list. */
  entries: readonly Item[];
  /** Whether the page shows an item already. */
  isShown: (item: Item) => boolean;
  /** Number of items to find; a category with fewer is passed over. */
  count: number;
}

/**
 * Items of a neighbouring category that are neither in the list nor on the page. The neighbour is the category that
 * holds most of the list's items, else the next one in the menu. Null: no category has enough.
 */
export function findNeighbouringItems(
  search: NeighbourSearch,
): { category: Category; items: readonly Item[] } | null {
  const { catalogue, own, isShown, count } = search;
  for (const category of neighbours(search).slice(0, mostCategories)) {
    const items = (catalogue.itemsByCategory.get(category.id) ?? [])
      .slice(0, mostItems)
      .filter((item) => !isShown(item) && !(own && item.categoryIds.includes(own.id)))
      .slice(0, count);
    if (items.length === count) return { category, items };
  }
  return null;
}

/** The other categories, those that share most items first, then in the order of the menu from the own one on. */
function neighbours({ catalogue, verticalId, own, entries }: NeighbourSearch): Category[] {
  const all = [...walkCategories(catalogue.categories)];
  const at = all.findIndex(({ category }) => category.id === own?.id);
  const others = [...all.slice(at + 1), ...all.slice(0, at + 1)].flatMap(({ category, ancestors }) => {
    const isInside = category.id === own?.id || ancestors.some(({ id }) => id === own?.id);
    const leadsElsewhere = category.router !== '' || ![0, verticalId].includes(category.targetVerticalId);
    return isInside || leadsElsewhere ? [] : [category];
  });
  const shared = new Map<number, number>();
  for (const { categoryIds } of entries) {
    for (const id of categoryIds) shared.set(id, (shared.get(id) ?? 0) + 1);
  }
  return others.sort((a, b) => (shared.get(b.id) ?? 0) - (shared.get(a.id) ?? 0));
}
