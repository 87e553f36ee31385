import { walkCategories, type Category } from './category.ts';
import type { Item } from './item.ts';
import { sortInSteps } from './sort-in-steps.ts';
import { finish } from './steps.ts';

/** A named, ordered list of items (spec CAT-7). `key` is the original name in lower case. */
export interface Tag<Fields = unknown> {
  key: string;
  name: string;
  /** The name in addresses, which is the same in all languages. */
  addressName: string;
  items: readonly Item<Fields>[];
  /** Indices of the items in the catalogue, in the tag's order. */
  indices: Uint32Array;
}

/** Identifies the texts of a vertical in a language. A catalogue satisfies this type. */
export type SearchedNames = Pick<Catalogue, 'verticalId' | 'language' | 'isTranslated'>;

/** Returns a key for the texts of a vertical in a language. */
export function searchedKey({ verticalId, language = '', isTranslated = false }: SearchedNames): string {
  return `${verticalId} ${language} ${isTranslated}`;
}

/** The input of a catalogue: the decoded parts of one vertical's bundle. */
export interface CatalogueParts<Fields = unknown> {
  verticalId: number;
  /** The language of the texts, a BCP 47 tag. */
  language?: string | undefined;
  /** Route name of the vertical (spec ADDR-1). */
  prefix: string;
  /** The items in catalogue order, without hidden ones. */
  items: readonly Item<Fields>[];
  categories: readonly Category[];
  /** Category id to the ordered ids of its items (`list_type`). */
  orders: ReadonlyMap<number, readonly number[]>;
  /** If a tag has no `key` or no `addressName`, its name is used. */
  tags: readonly { key?: string; name: string; addressName?: string; itemIds: readonly number[] }[];
}

/** Tells which texts of categories and tags are translated. */
export interface TranslatedNames {
  /** The names of the translated texts of each category, as in the bundle (such as `description`), by category id. */
  categories: ReadonlyMap<number, readonly string[]>;
  /** The keys of the tags whose names are translated. */
  tags: ReadonlySet<string>;
}

/** The published content of one vertical with the lists that pages need. Immutable. */
export interface Catalogue<Fields = unknown> {
  verticalId: number;
  /** The language of its texts, a BCP 47 tag. Not set if the language does not matter. */
  language?: string | undefined;
  /** Whether the catalogue contains translated texts. Not set if all its texts are the bundle's own. */
  isTranslated?: boolean;
  /** Not set if all texts are the bundle's own. */
  translatedNames?: TranslatedNames;
  /** Route name of the vertical (spec ADDR-1). */
  prefix: string;
  items: readonly Item<Fields>[];
  categories: readonly Category[];
  itemById: ReadonlyMap<number, Item<Fields>>;
  /** Index of each item in `items`. */
  indexById: ReadonlyMap<number, number>;
  categoryById: ReadonlyMap<number, Category>;
  /** Ancestors of each category, root first. */
  ancestorsById: ReadonlyMap<number, readonly Category[]>;
  /** Items of each category and its descendants, each once, in the category's order (spec CAT-4). */
  itemsByCategory: ReadonlyMap<number, readonly Item<Fields>[]>;
  /** The lists of `itemsByCategory` as indices in `items`. */
  indicesByCategory: ReadonlyMap<number, Uint32Array>;
  tags: ReadonlyMap<string, Tag<Fields>>;
  /** Items sorted by `createTime`, then by id, both descending (spec LIST-1). */
  newest: readonly Item<Fields>[];
  /** The items without a router override. Searches and the bare details address find only these (spec ADDR-20). */
  openItems: readonly Item<Fields>[];
  /** Unix milliseconds at which the next item begins or ends, or infinity. Until then the lists stay valid. */
  changesAt: number;
}

/** Number of items processed between two steps: a few milliseconds of work. */
const itemsPerStep = 5_000;

/** Builds the lists of one vertical from its parts. Ignores unknown ids in orders and tags. */
export function buildCatalogue<Fields>(parts: CatalogueParts<Fields>): Catalogue<Fields> {
  return finish(buildCatalogueInSteps(parts));
}

/** Like `buildCatalogue`, but yields after every few milliseconds of work. */
export function* buildCatalogueInSteps<Fields>(
  parts: CatalogueParts<Fields>,
): Generator<void, Catalogue<Fields>> {
  const { items } = parts;
  const itemById = new Map<number, Item<Fields>>();
  const indexById = new Map<number, number>();
  const openItems: Item<Fields>[] = [];
  const direct = new Map<number, number[]>();
  for (const [index, item] of items.entries()) {
    if (index % itemsPerStep === itemsPerStep - 1) yield;
    itemById.set(item.id, item);
    indexById.set(item.id, index);
    if (item.router === '') openItems.push(item);
    for (const id of item.categoryIds) {
      const group = direct.get(id);
      if (group) group.push(index);
      else direct.set(id, [index]);
    }
  }
  const categoryById = new Map<number, Category>();
  const ancestorsById = new Map<number, readonly Category[]>();
  const indicesByCategory = new Map<number, Uint32Array>();
  const itemsByCategory = new Map<number, readonly Item<Fields>[]>();
  for (const { category, ancestors } of walkCategories(parts.categories)) {
    categoryById.set(category.id, category);
    ancestorsById.set(category.id, ancestors);
  }
  const itemsAt = (indices: Uint32Array) => Array.from(indices, (index) => items[index] as Item<Fields>);
  const lister = new CategoryLister(items.length, parts.orders, direct, indexById);
  for (const category of [...categoryById.values()].toReversed()) {
    yield;
    lister.list(category, indicesByCategory);
  }
  for (const id of categoryById.keys()) {
    yield;
    itemsByCategory.set(id, itemsAt(indicesByCategory.get(id) ?? new Uint32Array()));
  }
  const tags = new Map<string, Tag<Fields>>();
  for (const { name, key = name, addressName = name, itemIds } of parts.tags) {
    yield;
    const indices = Uint32Array.from(itemIds.flatMap((id) => indexById.get(id) ?? []));
    const ownKey = key.toLowerCase();
    tags.set(ownKey, { key: ownKey, name, addressName, items: itemsAt(indices), indices });
  }
  return {
    verticalId: parts.verticalId,
    language: parts.language,
    prefix: parts.prefix,
    items,
    categories: parts.categories,
    itemById,
    indexById,
    categoryById,
    ancestorsById,
    itemsByCategory,
    indicesByCategory,
    tags,
    newest: yield* sortInSteps(items, (a, b) => b.createTime - a.createTime || b.id - a.id),
    openItems,
    changesAt: Number.POSITIVE_INFINITY,
  };
}

/**
 * Builds the lists of categories bottom up: each from its own order, its own items and the lists of its
 * subcategories.
 */
class CategoryLister {
  readonly #orders: ReadonlyMap<number, readonly number[]>;
  readonly #direct: ReadonlyMap<number, readonly number[]>;
  readonly #indexById: ReadonlyMap<number, number>;
  /**
   * For each item, by index: the value of `#round` when the item was last added to a list. Prevents a list from
   * containing an item twice.
   */
  readonly #listedIn: Uint32Array;
  #round = 0;

  constructor(
    size: number,
    orders: ReadonlyMap<number, readonly number[]>,
    direct: ReadonlyMap<number, readonly number[]>,
    indexById: ReadonlyMap<number, number>,
  ) {
    this.#orders = orders;
    this.#direct = direct;
    this.#indexById = indexById;
    this.#listedIn = new Uint32Array(size);
  }

  /** Adds the category's list to `lists`, which must already contain the lists of its subcategories. */
  list(category: Category, lists: Map<number, Uint32Array>): void {
    this.#round += 1;
    const indices: number[] = [];
    const add = (index: number) => {
      if (this.#listedIn[index] === this.#round) return;
      this.#listedIn[index] = this.#round;
      indices.push(index);
    };
    for (const id of this.#orders.get(category.id) ?? []) {
      const index = this.#indexById.get(id);
      if (index !== undefined) add(index);
    }
    for (const index of this.#direct.get(category.id) ?? []) add(index);
    for (const child of category.children) for (const index of lists.get(child.id) ?? []) add(index);
    lists.set(category.id, Uint32Array.from(indices));
  }
}
