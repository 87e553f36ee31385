import { readableIn } from './translated-first.ts';
import type { Catalogue, Tag } from './catalogue.ts';
import type { Sliceable } from './sliceable.ts';
import type { Item } from './item.ts';
import { ratingOf, type SortOrder } from './lists.ts';
import {
  hasBit,
  indexTags,
  moveToFront,
  orderByFigure,
  indicesInSteps,
  filterIndices,
  rankRelated,
  type ItemTags,
} from './item-indices.ts';
import { finish } from './steps.ts';

/*
 * The lists that `lists.ts` defines, with the same results. Work that grows with the catalogue is done when a page
 * first needs a list, and its result is cached with the catalogue.
 */

/** A list of items from which a page takes a slice. */
export type ItemList<Fields = unknown> = Sliceable<Item<Fields>>;

/** Maximum number of related items that `topRelated` returns. */
const maxRelated = 100;
/** Maximum number of cached lists of related items. There is one for each combination of categories. */
const maxRelatedLists = 4_000;
/** Maximum number of cached lists of the items that are in both a tag and a category. */
const maxTaggedLists = 200;
/**
 * Longest list whose order by popularity is not cached. Such a list is sorted for each request, by the current figures.
 */
const sortedAtOnce = 2_000;

/** A tag with the number of its items in a category. */
export interface CountedTag {
  tag: Tag;
  count: number;
}

/** The current popularity of items, and how long an order by popularity may be cached. */
export interface Openings {
  /** The current time in Unix milliseconds. */
  now: number;
  /** Milliseconds for which the order of a long list may be cached: as long as a page that shows it. */
  cachedFor: number;
  popularityOf: (item: Item) => number;
}

interface PopularOrder {
  indices: Uint32Array;
  madeAt: number;
}

class CachedLists {
  readonly #catalogue: Catalogue;
  readonly #members = new Map<number, Uint8Array>();
  readonly #orders = new Map<string, Uint32Array>();
  readonly #popular = new Map<number, PopularOrder>();
  readonly #related = new Map<string, Uint32Array>();
  readonly #tagged = new Map<string, Uint32Array>();
  readonly #tagsWithin = new Map<number, readonly CountedTag[]>();
  readonly #tags: readonly Tag[];
  #newestIndices: Uint32Array | null = null;
  #itemTags: ItemTags | null = null;
  /**
   * The number of given categories that contain each item, while related items are ranked. Contains only zeros at other
   * times.
   */
  #shared: Uint16Array | null = null;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#tags = [...catalogue.tags.values()];
  }

  indicesOf(categoryId: number): Uint32Array {
    return this.#catalogue.indicesByCategory.get(categoryId) ?? new Uint32Array();
  }

  /**
   * Returns a function that reports whether an item comes before others of the same rank, or `null` if no item does.
   */
  #isFirst(): ((index: number) => boolean) | null {
    const { items } = this.#catalogue;
    const isReadable = readableIn(this.#catalogue);
    return isReadable && ((index) => isReadable(items[index] as Item));
  }

  #translatedFirst(categoryId: number): Uint32Array {
    const indices = this.indicesOf(categoryId);
    const isFirst = this.#isFirst();
    return isFirst ? moveToFront(indices, isFirst) : indices;
  }

  /** Returns one bit per index: whether the item is in the category or a subcategory. */
  members(categoryId: number): Uint8Array {
    return getOrCreate(this.#members, categoryId, () => {
      const bits = new Uint8Array((this.#catalogue.items.length + 7) >> 3);
      for (const index of this.indicesOf(categoryId))
        bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7));
      return bits;
    });
  }

  newestIn(categoryId: number): Uint32Array {
    return getOrCreate(this.#orders, `new ${categoryId}`, () => {
      const newest = (this.#newestIndices ??= finish(
        indicesInSteps(this.#catalogue, this.#catalogue.newest),
      ));
      return filterIndices(newest, this.members(categoryId), this.indicesOf(categoryId).length);
    });
  }

  *byRating(categoryId: number): Generator<void, Uint32Array> {
    const key = `rating ${categoryId}`;
    const cached = this.#orders.get(key);
    if (cached) return cached;
    const { items } = this.#catalogue;
    const figureOf = (index: number) => ratingOf(items[index] as Item);
    const made = yield* orderByFigure(this.#translatedFirst(categoryId), figureOf);
    this.#orders.set(key, made);
    return made;
  }

  *byOpens(categoryId: number, { now, cachedFor, popularityOf }: Openings): Generator<void, Uint32Array> {
    const cached = this.#popular.get(categoryId);
    const age = cached ? now - cached.madeAt : Number.POSITIVE_INFINITY;
    if (cached && age >= 0 && age < cachedFor) return cached.indices;
    const { items } = this.#catalogue;
    const indices = this.#translatedFirst(categoryId);
    const made = yield* orderByFigure(indices, (index) => popularityOf(items[index] as Item));
    if (indices.length > sortedAtOnce) this.#popular.set(categoryId, { indices: made, madeAt: now });
    return made;
  }

  /** Prepares the data that every item page needs, so that the first page does not wait for it. */
  *prepare(): Generator<void, void> {
    this.#newestIndices = yield* indicesInSteps(this.#catalogue, this.#catalogue.newest);
    this.#itemTags = yield* indexTags(this.#catalogue);
  }

  /**
   * Returns the indices of at most 101 items in the given categories, beginning with the items that are in the most of
   * these categories. If the categories are those of an item, the result can include this item.
   */
  related(categoryIds: readonly number[]): Uint32Array {
    const key = categoryIds.join(' ');
    return getOrCreate(this.#related, key, () => {
      dropOldest(this.#related, maxRelatedLists);
      this.#shared ??= new Uint16Array(this.#catalogue.items.length);
      const lists = categoryIds.map((id) => this.indicesOf(id));
      return rankRelated(lists, maxRelated + 1, this.#shared, this.#isFirst());
    });
  }

  tagIn(tag: Tag, categoryId: number): Uint32Array {
    return getOrCreate(this.#tagged, `${categoryId} ${tag.key}`, () => {
      dropOldest(this.#tagged, maxTaggedLists);
      const bits = this.members(categoryId);
      return tag.indices.filter((index) => hasBit(bits, index));
    });
  }

  tagsWithin(categoryId: number): readonly CountedTag[] {
    return getOrCreate(this.#tagsWithin, categoryId, () => {
      const counts = new Uint32Array(this.#tags.length);
      const { starts, numbers } = this.#tagsOfItems();
      for (const index of this.indicesOf(categoryId)) {
        const end = starts[index + 1] ?? 0;
        for (let at = starts[index] ?? 0; at < end; at += 1) {
          const number = numbers[at] ?? 0;
          counts[number] = (counts[number] ?? 0) + 1;
        }
      }
      return this.#tags.flatMap((tag, number) => {
        const count = counts[number] ?? 0;
        return count > 0 ? [{ tag, count }] : [];
      });
    });
  }

  tagsOf(index: number): Tag[] {
    const { starts, numbers } = this.#tagsOfItems();
    const own = new Set(numbers.subarray(starts[index], starts[index + 1]));
    return [...own].flatMap((number) => this.#tags[number] ?? []);
  }

  #tagsOfItems(): ItemTags {
    return (this.#itemTags ??= finish(indexTags(this.#catalogue)));
  }
}

const cachedLists = new WeakMap<Catalogue, CachedLists>();

function listsOf(catalogue: Catalogue): CachedLists {
  const cached = cachedLists.get(catalogue) ?? new CachedLists(catalogue);
  cachedLists.set(catalogue, cached);
  return cached;
}

/**
 * Returns the first `count` items of `listRelated`, but at most 100. For a cached combination of categories, the work
 * does not grow with the catalogue.
 */
export function topRelated<Fields>(
  catalogue: Catalogue<Fields>,
  item: Item,
  count: number,
): readonly Item<Fields>[] {
  const indices = listsOf(catalogue).related(item.categoryIds);
  const related: Item<Fields>[] = [];
  for (const index of indices) {
    if (related.length === Math.min(count, maxRelated)) break;
    const other = catalogue.items[index];
    if (other && other.id !== item.id) related.push(other);
  }
  return related;
}

/**
 * Computes ahead of time the lists that the first pages of a catalogue would otherwise wait for, in steps of a few
 * milliseconds.
 */
export function prepareLists(catalogue: Catalogue): Generator<void, void> {
  return listsOf(catalogue).prepare();
}

/**
 * Returns the result of `sortItems` for a category's list. Computes it in steps, unless it is cached. The order of a
 * long list by popularity is cached for as long as `openings` allows.
 */
export function* listCategory<Fields>(
  catalogue: Catalogue<Fields>,
  categoryId: number,
  order: SortOrder,
  openings: Openings,
): Generator<void, ItemList<Fields>> {
  const lists = listsOf(catalogue);
  const listAt = (indices: Uint32Array) => new IndexedList(catalogue.items, indices);
  switch (order) {
    case 'default':
      return catalogue.itemsByCategory.get(categoryId) ?? [];
    case 'new':
      return listAt(lists.newestIn(categoryId));
    case 'popular':
      return listAt(yield* lists.byOpens(categoryId, openings));
    case 'rating':
      return listAt(yield* lists.byRating(categoryId));
  }
}

/** Returns the result of `listDynamic`. */
export function listFiltered<Fields>(
  catalogue: Catalogue<Fields>,
  filter: { categoryId?: number; tag?: string },
): ItemList<Fields> | null {
  const { categoryId } = filter;
  const category = categoryId === undefined ? null : catalogue.itemsByCategory.get(categoryId);
  const tag = filter.tag === undefined ? null : catalogue.tags.get(filter.tag.toLowerCase());
  if (category === undefined || tag === undefined) return null;
  if (categoryId !== undefined && tag) {
    return new IndexedList(catalogue.items, listsOf(catalogue).tagIn(tag, categoryId));
  }
  return tag?.items ?? category ?? catalogue.newest;
}

/** Returns the items of a category and its subcategories, the newest first. */
export function listNewIn<Fields>(catalogue: Catalogue<Fields>, categoryId: number): ItemList<Fields> {
  return new IndexedList(catalogue.items, listsOf(catalogue).newestIn(categoryId));
}

/** Returns the tags that contain an item, in the order of tags. */
export function tagsOfItem(catalogue: Catalogue, item: Item): Tag[] {
  const index = catalogue.indexById.get(item.id);
  if (index === undefined) return [];
  return listsOf(catalogue).tagsOf(index);
}

/**
 * Returns the tags with items in a category or its subcategories, in the order of tags, with the number of these
 * items.
 */
export function tagsInCategory(catalogue: Catalogue, categoryId: number): readonly CountedTag[] {
  return listsOf(catalogue).tagsWithin(categoryId);
}

/** A list of items by their indices. Only the requested slice becomes an array of items. */
class IndexedList<Fields> implements ItemList<Fields> {
  readonly #items: readonly Item<Fields>[];
  readonly #indices: Uint32Array;

  constructor(items: readonly Item<Fields>[], indices: Uint32Array) {
    this.#items = items;
    this.#indices = indices;
  }

  get length(): number {
    return this.#indices.length;
  }

  slice(start: number, end: number): Item<Fields>[] {
    return Array.from(this.#indices.subarray(start, end), (index) => this.#items[index] as Item<Fields>);
  }
}

function getOrCreate<Key, Value>(cached: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = cached.get(key);
  if (known !== undefined) return known;
  const made = make();
  cached.set(key, made);
  return made;
}

/** Makes room in a map whose keys come from visitors. */
function dropOldest(cached: Map<string, unknown>, most: number): void {
  if (cached.size < most) return;
  const [oldest] = cached.keys();
  if (oldest !== undefined) cached.delete(oldest);
}
