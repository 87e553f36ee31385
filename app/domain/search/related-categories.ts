import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import type { Item } from '../catalogue/item.ts';

/** A category with a number of items. */
export interface SizedCategory {
  category: Category;
  size: number;
}

/**
 * Returns the categories of the given items, each with the number of given items in it. The largest come first, and
 * equally large ones are in menu order.
 */
export function relatedCategories(
  catalogue: Catalogue,
  items: readonly Item[],
  most: number,
): SizedCategory[] {
  const shares = new Map<number, number>();
  for (const item of items) {
    for (const id of new Set(item.categoryIds)) shares.set(id, (shares.get(id) ?? 0) + 1);
  }
  return [...catalogue.categoryById.values()]
    .filter(({ id }) => shares.has(id))
    .sort((a, b) => (shares.get(b.id) ?? 0) - (shares.get(a.id) ?? 0))
    .slice(0, most)
    .map((category) => ({ category, size: shares.get(category.id) ?? 0 }));
}

/** Returns the first `most` categories at the top of the menu that are not empty. */
export function filledCategories(catalogue: Catalogue, most: number): SizedCategory[] {
  return catalogue.categories
    .map((category) => sized(catalogue, category))
    .filter(({ size }) => size > 0)
    .slice(0, most);
}

function sized(catalogue: Catalogue, category: Category): SizedCategory {
  return { category, size: catalogue.itemsByCategory.get(category.id)?.length ?? 0 };
}
