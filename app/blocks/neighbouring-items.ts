import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import { walkCategories, type Category } from '#app/domain/catalogue/category.ts';
import type { Item } from '#app/domain/catalogue/item.ts';

/**
 * Limits of the work in a large catalogue: the number of categories that are tried, and of items that are read in each.
 */
const maxCategories = 20;
const maxItems = 500;
/** Maximum number of groups. With more, there would be more headings than items. */
const maxGroups = 3;

interface NeighbourSearch<Fields> {
  catalogue: Catalogue<Fields>;
  /** The category whose list is shown. `undefined` for lists of a tag. */
  own: Category | undefined;
  /** The items on the current page of the list. */
  entries: readonly Item[];
  /** Reports whether an item may be shown beside the list: neither the list nor the page contains it. */
  isWanted: (item: Item<Fields>) => boolean;
  /** Number of cells to fill. Each group uses one cell for the name of its category, and the others for items. */
  cells: number;
}

/** Items of one neighbouring category. */
export interface NeighbourGroup<Fields = unknown> {
  category: Category;
  items: readonly Item<Fields>[];
}

/**
 * Finds items of neighbouring categories that fill the cells. Neighbours that share more of the list's items come
 * first, then those that follow in the menu. One category that fills all cells is preferred to several. If no category
 * fills them, the one with the most items comes first. The last group may be a category's name without items.
 */
export function findNeighbouringItems<Fields>(
  search: NeighbourSearch<Fields>,
): readonly NeighbourGroup<Fields>[] {
  const groups: NeighbourGroup<Fields>[] = [];
  const taken = new Set<Item>();
  let candidates = neighbours(search).slice(0, maxCategories);
  let cells = search.cells;
  while (cells > 0 && groups.length < maxGroups) {
    const found = candidates
      .map((category) => ({ category, items: itemsOf(category) }))
      .filter(({ items }) => items.length > 0);
    const [first] = found;
    if (!first) break;
    const count = cells - 1;
    const most = found.reduce((best, one) => (one.items.length > best.items.length ? one : best), first);
    const { category, items } = found.find((one) => one.items.length >= count) ?? most;
    const shown = items.slice(0, count);
    groups.push({ category, items: shown });
    for (const item of shown) taken.add(item);
    candidates = candidates.filter((other) => other !== category);
    cells -= 1 + shown.length;
  }
  return groups;

  function itemsOf({ id }: Category): readonly Item<Fields>[] {
    return (search.catalogue.itemsByCategory.get(id) ?? [])
      .slice(0, maxItems)
      .filter((item) => !taken.has(item) && search.isWanted(item));
  }
}

/**
 * Lists the other categories: those that share the most items first, then in menu order, starting after the list's
 * own category.
 */
function neighbours<Fields>({ catalogue, own, entries }: NeighbourSearch<Fields>): Category[] {
  const all = [...walkCategories(catalogue.categories)];
  const at = all.findIndex(({ category }) => category.id === own?.id);
  const others = [...all.slice(at + 1), ...all.slice(0, at + 1)].flatMap(({ category, ancestors }) => {
    const isInside = category.id === own?.id || ancestors.some(({ id }) => id === own?.id);
    const leadsElsewhere = category.router !== '' || category.target !== null;
    return isInside || leadsElsewhere ? [] : [category];
  });
  const shared = new Map<number, number>();
  for (const { categoryIds } of entries) {
    for (const id of categoryIds) shared.set(id, (shared.get(id) ?? 0) + 1);
  }
  return others.sort((a, b) => (shared.get(b.id) ?? 0) - (shared.get(a.id) ?? 0));
}
