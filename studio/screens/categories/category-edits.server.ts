import { categoryIdOf } from '#app/bundle/category-id.ts';
import { asInteger, asList, asText, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import type { Edit, EditTarget } from '#app/changes/edits.ts';
import { isOldAddress } from '#app/domain/redirects.ts';
import { setCategories } from '../content/item-edits.server.ts';
import { planRedirect, type Redirects } from '../redirects/redirects.server.ts';
import { branchOf, findEntry } from './menu-edits.server.ts';

/** The parts of a section that edits of its categories concern. */
export interface CategoryParts {
  verticalId: number;
  prefix: string;
  menu: readonly JsonValue[];
  /** The stored order of the items of each category (`list_type`). */
  orders: JsonObject;
  redirects: Redirects;
}

/** The category ids of each item of a section, by item id. */
export type ItemCategories = ReadonlyMap<number, readonly number[]>;

/** Replaces the menu. Also removes items from the stored orders of categories to which they no longer belong. */
export function setMenu(
  { verticalId, orders }: CategoryParts,
  menu: readonly JsonValue[],
  categoriesOf: ItemCategories,
): Edit[] {
  const target: EditTarget = { kind: 'part', verticalId, key: 'menu' };
  return [
    { kind: 'set', target, path: [], value: [...menu] },
    ...cleanOrders(verticalId, orders, menu, categoriesOf),
  ];
}

function cleanOrders(
  verticalId: number,
  orders: JsonObject,
  menu: readonly JsonValue[],
  categoriesOf: ItemCategories,
): Edit[] {
  const target: EditTarget = { kind: 'part', verticalId, key: 'list_type' };
  return Object.entries(orders).flatMap(([key, order]): Edit[] => {
    const branch = branchOf(menu, Number(key));
    if (branch.size === 0) return [{ kind: 'remove', target, path: [key] }];
    const list = asList(order);
    const kept = list.filter((id) =>
      categoriesOf.get(asInteger(id))?.some((category) => branch.has(category)),
    );
    return kept.length === list.length ? [] : [{ kind: 'set', target, path: [key], value: kept }];
  });
}

/** Edits of items, and the categories of all items after these edits. */
export interface MovedItems {
  edits: Edit[];
  categoriesOf: ItemCategories;
}

/**
 * Removes all items from the category `from`. Those that are in no other category are added to the category `to`. With
 * `isMerge`, all removed items are added to `to`.
 */
export function moveItemsOut(
  verticalId: number,
  items: ReadonlyMap<number, JsonObject>,
  before: ItemCategories,
  { from, to, isMerge }: { from: number; to: JsonObject | null; isMerge: boolean },
): MovedItems {
  const categoriesOf = new Map(before);
  const edits = [...items].flatMap(([id, item]): Edit[] => {
    const list = asList(item.content_type_arr);
    const rest = list.filter((entry) => categoryIdOf(entry) !== from);
    if (rest.length === list.length) return [];
    const isMoved =
      to !== null &&
      (isMerge || rest.length === 0) &&
      !rest.some((one) => categoryIdOf(one) === categoryIdOf(to));
    const index = list.findIndex((entry) => categoryIdOf(entry) === from);
    const next = isMoved ? rest.toSpliced(Math.min(index, rest.length), 0, entryOf(to)) : rest;
    categoriesOf.set(id, next.map(categoryIdOf));
    const wasPrimary = asInteger(item.content_type_id) === from;
    const primary = wasPrimary && isMerge && to ? categoryIdOf(to) : asInteger(item.content_type_id);
    return setCategories({ kind: 'item', verticalId, id }, item, next, primary);
  });
  return { edits, categoriesOf };
}

/** Returns a category in the form in which items store it. */
function entryOf(category: JsonObject): JsonObject {
  return {
    content_type_id: categoryIdOf(category),
    content_type_name: asText(category.content_type_name),
    router: asText(category.router),
  };
}

/** Redirects the addresses of a removed category to those of another one, or of the section. */
export function redirectCategory(
  { prefix, menu, redirects }: CategoryParts,
  id: number,
  into: number | null,
): Edit[] {
  const entry = findEntry(menu, id);
  const target = into === null ? undefined : findEntry(menu, into);
  const override = asText(target?.router);
  const to = target ? override || `/${prefix}/cate/${into}` : `/${prefix}`;
  const old = [`/${prefix}/cate/${id}`, asText(entry?.router)].filter(isOldAddress);
  const known = new Map(redirects);
  return old.flatMap((from): Edit[] => {
    const plan = planRedirect(known, { from, to, was: known.has(from) ? from : '' }, () => false);
    if (!('edits' in plan)) return [];
    known.set(from, to);
    return plan.edits;
  });
}
