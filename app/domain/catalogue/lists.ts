import { translatedFirst } from './translated-first.ts';
import type { Catalogue } from './catalogue.ts';
import type { Sliceable } from './sliceable.ts';
import type { Item } from './item.ts';
import { pickRandom, type Random } from './random.ts';

/*
 * Defines the lists of the product by plain functions that read all items. Pages use the functions of
 * `cached-lists.ts`, which return the same results but cache the work that grows with the catalogue.
 */

/** Number of items on one page of a list (spec LIST-4). */
export const pageSize = 24;

/** One page of a list, with the data of a pager. Pages count from 1. */
export interface Page<T> {
  entries: readonly T[];
  number: number;
  pageCount: number;
  total: number;
}

/** Returns page `number` of a list, or `null` past its end. Page 1 of an empty list exists (spec ADDR-14). */
export function paginate<T>(list: Sliceable<T>, number: number, size = pageSize): Page<T> | null {
  const pageCount = Math.max(1, Math.ceil(list.length / size));
  if (number < 1 || number > pageCount) return null;
  const entries = list.slice((number - 1) * size, number * size);
  return { entries, number, pageCount, total: list.length };
}

/** Returns the newest items first. If `count` is 0, returns all of them (spec LIST-1). */
export function listNew(catalogue: Catalogue, count: number): readonly Item[] {
  return count === 0 ? catalogue.newest : catalogue.newest.slice(0, count);
}

/**
 * Returns the other items that share a category with `item`. Those that share the most categories come first. Among
 * items that share equally many, translated ones come first, then catalogue order decides (spec LIST-2). If `count` is
 * 0, returns all of them.
 */
export function listRelated(catalogue: Catalogue, item: Item, count: number): readonly Item[] {
  const shared = new Map<Item, number>();
  for (const categoryId of item.categoryIds) {
    for (const other of catalogue.itemsByCategory.get(categoryId) ?? []) {
      if (other.id !== item.id) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
  }
  const ranked = translatedFirst(catalogue, [...shared.keys()]).toSorted(
    (a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0),
  );
  return count === 0 ? ranked : ranked.slice(0, count);
}

/** Returns random items without repeats (spec LIST-3). If `count` is 0, returns all items. */
export function listRandom(catalogue: Catalogue, count: number, random: Random): Item[] {
  return pickRandom(catalogue.items, count === 0 ? catalogue.items.length : count, random);
}

/**
 * Returns the items that are in a tag and in a category or its subcategories, in tag order (spec ADDR-8). A filter that
 * is not set does not restrict the list. Returns `null` for an unknown tag or category.
 */
export function listDynamic(
  catalogue: Catalogue,
  filter: { categoryId?: number; tag?: string },
): readonly Item[] | null {
  const category = filter.categoryId === undefined ? null : catalogue.itemsByCategory.get(filter.categoryId);
  const tag = filter.tag === undefined ? null : catalogue.tags.get(filter.tag.toLowerCase())?.items;
  if (category === undefined || tag === undefined) return null;
  if (category && tag) {
    const inside = new Set(category);
    return tag.filter((item) => inside.has(item));
  }
  return tag ?? category ?? catalogue.newest;
}

/** Orders of a category page (spec LIST-5). */
export const sortOrders = ['default', 'new', 'popular', 'rating'] as const;
export type SortOrder = (typeof sortOrders)[number];

/**
 * Returns a list of a catalogue in another order. `popularityOf` returns the number by which `popular` sorts. Equally
 * popular or equally rated items keep their order, except that translated ones come first.
 */
export function sortItems(
  catalogue: Pick<Catalogue, 'isTranslated'>,
  items: readonly Item[],
  order: SortOrder,
  popularityOf: (item: Item) => number,
): readonly Item[] {
  switch (order) {
    case 'default':
      return items;
    case 'new':
      return [...items].sort((a, b) => b.createTime - a.createTime || b.id - a.id);
    case 'popular': {
      const values = new Map(items.map((item) => [item, popularityOf(item)]));
      return translatedFirst(catalogue, items).toSorted(
        (a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0),
      );
    }
    case 'rating':
      return translatedFirst(catalogue, items).toSorted((a, b) => ratingOf(b) - ratingOf(a));
  }
}

/**
 * Returns the sort key of "Best rated": 100 times the stars, or 100 times the rating in an app store if there are no
 * stars. Returns 0 for an item without a rating.
 */
export function ratingOf({ stars, rate }: Item): number {
  return Math.round(Number(stars || rate) * 100);
}

/** Number of items processed between two steps. */
const itemsPerStep = 5_000;

/**
 * Returns `default` and all sort orders that would change the order of a list. For each order, reads the list only up
 * to the first two neighbours that the order would swap.
 */
export function* differingOrders(
  items: readonly Item[],
  popularityOf: (item: Item) => number,
): Generator<void, SortOrder[]> {
  const swaps: Record<Exclude<SortOrder, 'default'>, (first: Item, second: Item) => boolean> = {
    new: (first, second) =>
      first.createTime < second.createTime ||
      (first.createTime === second.createTime && first.id < second.id),
    popular: (first, second) => popularityOf(first) < popularityOf(second),
    rating: (first, second) => ratingOf(first) < ratingOf(second),
  };
  const found: SortOrder[] = ['default'];
  for (const order of ['new', 'popular', 'rating'] as const) {
    for (let at = 1; at < items.length; at += 1) {
      if (at % itemsPerStep === 0) yield;
      const [first, second] = [items[at - 1], items[at]];
      if (!first || !second || !swaps[order](first, second)) continue;
      found.push(order);
      break;
    }
  }
  return found;
}
