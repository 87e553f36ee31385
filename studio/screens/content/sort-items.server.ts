import { foldText } from '#app/domain/search/fold.ts';
import { sortInSteps } from '#app/domain/catalogue/sort-in-steps.ts';
import { inTurns } from '#app/lib/chunks.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { ColumnId } from './columns.ts';
import type { ContentQuery } from './content-query.ts';
import type { Content } from './content.server.ts';
import { makerOf } from './maker.server.ts';
import type { Compare } from './patch-list.ts';
import { compareInCatalogue, type ContentItem, type StoredItems } from './stored-items.server.ts';

/** The value by which an item is sorted. "" and `null` come last in both directions. */
type SortKey = string | number | null;

interface Keyed {
  item: ContentItem;
  key: SortKey;
}

/** Columns whose values depend only on the item, so that published items are sorted once. */
const indexed: ReadonlySet<ColumnId> = new Set(['title', 'by', 'provider', 'added', 'changed', 'id']);

/**
 * The index is used for lists that contain at least one nth of the section, where n is this number. For shorter lists,
 * it would be slower.
 */
const indexPays = 8;

/** Number of items whose keys are computed between two steps of a sort. */
const itemsPerStep = 4_096;

const orders = new WeakMap<StoredItems, Map<ColumnId, Promise<readonly Keyed[]>>>();

/** Returns items sorted by a column. Items with equal values stay in catalogue order. */
export async function sortItems(
  { figuresOf }: Pick<Platform, 'figuresOf'>,
  content: Content,
  items: readonly ContentItem[],
  { column, isDescending }: { column: ColumnId; isDescending: boolean },
): Promise<readonly ContentItem[]> {
  const keyOf = createKeys(content, column, (item) => figuresOf(content.snapshot, item.item));
  const sorted =
    indexed.has(column) && items.length * indexPays >= content.items.length
      ? await sortWithIndex(content.published, column, items, keyOf)
      : await sortKeyed(items, keyOf);
  return (isDescending ? inDescendingOrder(sorted) : sorted).map(({ item }) => item);
}

/**
 * Returns the function that compares items in the order in which `sortItems` sorts them, or in catalogue order if
 * `sort` is `null`.
 */
export function orderOfSort(
  { figuresOf }: Pick<Platform, 'figuresOf'>,
  content: Content,
  sort: ContentQuery['sort'],
): Compare<ContentItem> {
  if (!sort) return compareInCatalogue;
  const keyOf = createKeys(content, sort.column, (item) => figuresOf(content.snapshot, item.item));
  return (a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    const isReversed = sort.isDescending && !isEmpty(first) && !isEmpty(second);
    const order = isReversed ? compareKeys(second, first) : compareKeys(first, second);
    return order || compareInCatalogue(a, b);
  };
}

/** Reverses a sorted list. Items with equal values stay in catalogue order, and items without a value stay last. */
function inDescendingOrder(sorted: readonly Keyed[]): Keyed[] {
  const descending: Keyed[] = [];
  const firstEmpty = sorted.findIndex(({ key }) => isEmpty(key));
  let end = firstEmpty < 0 ? sorted.length : firstEmpty;
  const empty = sorted.slice(end);
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && sorted[start - 1]?.key === sorted[end - 1]?.key) start -= 1;
    for (let index = start; index < end; index += 1) descending.push(sorted[index] as Keyed);
    end = start;
  }
  return [...descending, ...empty];
}

function createKeys(
  content: Content,
  column: ColumnId,
  figuresOf: (item: ContentItem) => { opens: number; likes: number },
): (item: ContentItem) => SortKey {
  const states = { shown: 0, hidden: 1, rejected: 2 };
  switch (column) {
    case 'order':
      return ({ position }) => position;
    case 'title':
      return ({ item }) => foldText(item.title);
    case 'by': {
      // Equal names share one string object. Comparing it with itself is faster than comparing two objects with equal
      // text.
      const names = new Map<string, string>();
      return ({ item }) => {
        const name = makerOf(item);
        const known = names.get(name);
        if (known !== undefined) return known;
        const folded = foldText(name);
        names.set(name, folded);
        return folded;
      };
    }
    case 'categories': {
      const names = new Map(content.categories.map(({ id, name }) => [id, foldText(name)]));
      return ({ item }) => names.get(item.categoryId) ?? '';
    }
    case 'tags': {
      const ranks = new Map<number, number>();
      for (const [rank, { itemIds }] of content.tags.entries()) {
        for (const id of itemIds) if (!ranks.has(id)) ranks.set(id, rank);
      }
      return ({ item }) => ranks.get(item.id) ?? null;
    }
    case 'openings':
      return (item) => figuresOf(item).opens;
    case 'likes':
      return (item) => figuresOf(item).likes;
    case 'state':
      return ({ state, isChanged }) => states[state] + (isChanged ? 0 : 0.5);
    case 'provider':
      return ({ provider }) => provider;
    case 'added':
      return ({ item }) => item.createTime || null;
    case 'changed':
      return ({ item }) => item.changedAt || null;
    case 'id':
      return ({ item }) => item.id;
  }
}

/** Sorts items. The published items are sorted only once, and the items that the draft changes are merged into them. */
async function sortWithIndex(
  published: StoredItems,
  column: ColumnId,
  items: readonly ContentItem[],
  keyOf: (item: ContentItem) => SortKey,
): Promise<readonly Keyed[]> {
  const order = await orderOf(published, column, keyOf);
  if (items === published.items) return order;
  const wanted = new Set(items);
  const unchanged = order.filter(({ item }) => wanted.has(item));
  for (const { item } of unchanged) wanted.delete(item);
  const others = await sortKeyed([...wanted], keyOf);
  if (others.length === 0) return unchanged;
  // Both parts are sorted. The built-in sort detects this and only merges them.
  return [...unchanged, ...others].sort(compare);
}

function orderOf(
  published: StoredItems,
  column: ColumnId,
  keyOf: (item: ContentItem) => SortKey,
): Promise<readonly Keyed[]> {
  const kept = orders.get(published) ?? new Map<ColumnId, Promise<readonly Keyed[]>>();
  orders.set(published, kept);
  const known = kept.get(column);
  if (known) return known;
  const order = inTurns(sortByKeys(published.items, keyOf));
  kept.set(column, order);
  order.catch(() => kept.delete(column));
  return order;
}

function sortKeyed(items: readonly ContentItem[], keyOf: (item: ContentItem) => SortKey): Promise<Keyed[]> {
  return inTurns(sortByKeys(items.toSorted(compareInCatalogue), keyOf));
}

/**
 * Sorts items by their keys. The given items are in catalogue order, and the sort is stable, so items with equal keys
 * stay in catalogue order.
 */
function* sortByKeys(
  items: readonly ContentItem[],
  keyOf: (item: ContentItem) => SortKey,
): Generator<void, Keyed[]> {
  const keys: SortKey[] = [];
  for (const item of items) {
    keys.push(keyOf(item));
    if (keys.length % itemsPerStep === 0) yield;
  }
  const indices = keys.map((_, index) => index);
  const filled = indices.filter((index) => !isEmpty(keys[index] ?? null));
  const empty = filled.length === keys.length ? [] : indices.filter((index) => isEmpty(keys[index] ?? null));
  const sorted = yield* sortInSteps(filled, comparisonOf(keys, filled));
  const keyed = (index: number): Keyed => ({ item: items[index] as ContentItem, key: keys[index] ?? null });
  const first = sorted.map(keyed);
  yield;
  return empty.length === 0 ? first : first.concat(empty.map(keyed));
}

/**
 * Returns the comparison of two indices by their keys, which are all numbers or all texts. Each type has a function of
 * its own, so that V8 optimises both for one type.
 */
function comparisonOf(keys: readonly SortKey[], filled: readonly number[]): (a: number, b: number) => number {
  if (typeof keys[filled[0] ?? -1] === 'number') {
    const numbers = Float64Array.from(keys as readonly number[]);
    return (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0);
  }
  const texts = keys as readonly string[];
  return (a, b) => {
    const first = texts[a] ?? '';
    const second = texts[b] ?? '';
    return first < second ? -1 : first > second ? 1 : 0;
  };
}

function isEmpty(key: SortKey): boolean {
  return key === null || key === '';
}

function compare(a: Keyed, b: Keyed): number {
  return compareKeys(a.key, b.key) || compareInCatalogue(a.item, b.item);
}

function compareKeys(a: SortKey, b: SortKey): number {
  if (a === b) return 0;
  if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}
