import type { Category } from './category.ts';
import type { Item } from './item.ts';

/**
 * Route prefixes by vertical id (spec ADDR-1). The address table of the product is fixed, whichever verticals are
 * built in.
 */
const prefixes: Readonly<Record<number, string>> = {
  1: 'c',
  2: 'g',
  3: 'weather',
  4: 'e',
  5: 'star_sign',
  6: 'app',
  8: 'qa',
};

/** Route name of a vertical; "err" for any other id (spec ADDR-1). */
export function routeName(verticalId: number): string {
  return prefixes[verticalId] ?? 'err';
}

/** Ids of the verticals in the address table. */
export const addressedVerticals: readonly number[] = Object.keys(prefixes).map(Number);

/** Vertical id of a route prefix, or null. */
export function verticalIdOf(prefix: string): number | null {
  const entry = Object.entries(prefixes).find(([, name]) => name === prefix);
  return entry ? Number(entry[0]) : null;
}

export function homeAddress(verticalId: number): string {
  return `/${routeName(verticalId)}`;
}

/** Address of an item's page, or its router override (spec ADDR-20, ADDR-11). */
export function itemAddress(item: Pick<Item, 'verticalId' | 'id' | 'router' | 'segment'>): string {
  return item.router || `/${routeName(item.verticalId)}/${item.segment ?? 'details'}/${item.id}`;
}

/** The whole-viewport player's address of a game (spec ADDR-6). */
export function playAddress(item: Pick<Item, 'verticalId' | 'id'>): string {
  return `/${routeName(item.verticalId)}/game/${item.id}`;
}

/**
 * Returns the address of a menu entry: its override, the vertical or category that it links to, or its own page (spec
 * CAT-5).
 */
export function categoryAddress(category: Category, verticalId: number): string {
  if (category.router) return category.router;
  const target = category.targetVerticalId;
  if (target === 0 || target === verticalId) return `/${routeName(verticalId)}/cate/${category.id}`;
  if (category.targetCategoryId === 0) return homeAddress(target);
  return `/${routeName(target)}/cate/${category.targetCategoryId}`;
}

/** Address of a dynamic list (spec ADDR-8). */
export function dynamicListAddress(verticalId: number, filter: { type?: number; tag?: string }): string {
  const query = new URLSearchParams();
  if (filter.type !== undefined) query.set('type', String(filter.type));
  if (filter.tag !== undefined) query.set('tag', filter.tag);
  const text = query.toString();
  return `/${routeName(verticalId)}/cate/type/${text && `?${text}`}`;
}

/** Address of a vertical's search page, the target of its search forms (spec ADDR-9). */
export function searchFormAddress(verticalId: number): string {
  return `/${routeName(verticalId)}/search`;
}

/**
 * Returns the address of a search results page. Without a keyword, or with one that a path cannot contain, it is the
 * address of the form.
 */
export function searchAddress(verticalId: number, keyword: string): string {
  const form = searchFormAddress(verticalId);
  if (keyword === '') return form;
  if (fitsPath(keyword)) return `${form}/${encodeURIComponent(keyword)}`;
  return `${form}?${new URLSearchParams({ kw: keyword }).toString()}`;
}

/** Browsers resolve dots at the end of a path as a step up, and requests for a page's data end in `_` or `.data`. */
export function fitsPath(keyword: string): boolean {
  return !/^(\.{1,2}|_)$|\.data$/.test(keyword);
}
