import { walkCategories, type Category } from './category.ts';
import type { Item } from './item.ts';

/** A named, ordered list of items (PRODUCT 1). `key` is the name in lower case. */
export interface Tag {
  key: string;
  name: string;
  items: readonly Item[];
}

/** What a catalogue is made of: the decoded parts of one vertical's bundle. */
export interface CatalogueParts {
  verticalId: number;
  /** In catalogue order, hidden items left out. */
  items: readonly Item[];
  categories: readonly Category[];
  /** Category id to the ordered ids of its items (`list_type`). */
  orders: ReadonlyMap<number, readonly number[]>;
  /** Without a key, the name is the key. */
  tags: readonly { key?: string; name: string; itemIds: readonly number[] }[];
}

/** One vertical's published content with the lists that pages ask for, immutable (ARCHITECTURE, sentence 4). */
export interface Catalogue {
  verticalId: number;
  items: readonly Item[];
  categories: readonly Category[];
  itemById: ReadonlyMap<number, Item>;
  categoryById: ReadonlyMap<number, Category>;
  /** Ancestors of each category, root first. */
  ancestorsById: ReadonlyMap<number, readonly Category[]>;
  /** Items of each category and its descendants, each once, in the category's order (READINGS 2). */
  itemsByCategory: ReadonlyMap<number, readonly Item[]>;
  tags: ReadonlyMap<string, Tag>;
  /** createTime descending, then id descending (PRODUCT 6). */
  newest: readonly Item[];
  /** Items without router override, which search and bare details pick from (READINGS 4). */
  openItems: readonly Item[];
}

/** Builds the lists of one vertical from its parts. Unknown ids in orders and tags are passed over. */
export function buildCatalogue(parts: CatalogueParts): Catalogue {
  const itemById = new Map(parts.items.map((item) => [item.id, item]));
  const categoryById = new Map<number, Category>();
  const ancestorsById = new Map<number, readonly Category[]>();
  for (const { category, ancestors } of walkCategories(parts.categories)) {
    categoryById.set(category.id, category);
    ancestorsById.set(category.id, ancestors);
  }
  const direct = groupByCategory(parts.items);
  const itemsByCategory = new Map<number, readonly Item[]>();
  for (const category of categoryById.values()) {
    itemsByCategory.set(category.id, listWithDescendants(category, parts.orders, direct, itemById));
  }
  return {
    verticalId: parts.verticalId,
    items: parts.items,
    categories: parts.categories,
    itemById,
    categoryById,
    ancestorsById,
    itemsByCategory,
    tags: new Map(
      parts.tags.map(({ name, key = name, itemIds }) => [
        key.toLowerCase(),
        { key: key.toLowerCase(), name, items: pickById(itemIds, itemById) },
      ]),
    ),
    newest: [...parts.items].sort((a, b) => b.createTime - a.createTime || b.id - a.id),
    openItems: parts.items.filter((item) => item.router === ''),
  };
}

function groupByCategory(items: readonly Item[]): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    for (const id of item.categoryIds) {
      const group = groups.get(id);
      if (group) group.push(item);
      else groups.set(id, [item]);
    }
  }
  return groups;
}

function listWithDescendants(
  category: Category,
  orders: ReadonlyMap<number, readonly number[]>,
  direct: ReadonlyMap<number, readonly Item[]>,
  itemById: ReadonlyMap<number, Item>,
): readonly Item[] {
  const listed = new Set<Item>(pickById(orders.get(category.id) ?? [], itemById));
  for (const item of direct.get(category.id) ?? []) listed.add(item);
  for (const child of category.children) {
    for (const item of listWithDescendants(child, orders, direct, itemById)) listed.add(item);
  }
  return [...listed];
}

function pickById(ids: readonly number[], itemById: ReadonlyMap<number, Item>): Item[] {
  return ids.flatMap((id) => itemById.get(id) ?? []);
}
