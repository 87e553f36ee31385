import type { Category } from './category.ts';
import type { Item } from './item.ts';

/** A vertical, its catalogue or one of its items. Addresses need only the prefix. */
interface Section {
  /** Route name (spec ADDR-1). */
  prefix: string;
}

/** The prefix of items and categories whose vertical does not exist in this build (spec ADDR-1). */
export const unknownPrefix = 'err';

export function homeAddress({ prefix }: Section): string {
  return `/${prefix}`;
}

/** Address of an item's page, or its router override (spec ADDR-20, ADDR-11). */
export function itemAddress(item: Pick<Item, 'prefix' | 'id' | 'router' | 'segment'>): string {
  return item.router || `/${item.prefix}/${item.segment ?? 'details'}/${item.id}`;
}

/** Address of a game's play page (spec ADDR-6). */
export function playAddress(item: Pick<Item, 'prefix' | 'id'>): string {
  return `/${item.prefix}/game/${item.id}`;
}

/**
 * Returns the address of a menu entry of a vertical: its override, the vertical or category that it links to, or its
 * own page (spec CAT-5).
 */
export function categoryAddress(category: Category, { prefix }: Section): string {
  const { id, router, target } = category;
  if (router) return router;
  if (!target) return `/${prefix}/cate/${id}`;
  return target.categoryId === 0 ? homeAddress(target) : `/${target.prefix}/cate/${target.categoryId}`;
}

/** Address of the RSS feed of a vertical, or of one of its categories (spec SEO-4). */
export function rssAddress({ prefix }: Section, category?: Pick<Category, 'id'>): string {
  return `/${prefix}/rss.xml${category ? `?category=${category.id}` : ''}`;
}

/** Address of a dynamic list (spec ADDR-8). */
export function dynamicListAddress({ prefix }: Section, filter: { type?: number; tag?: string }): string {
  const query = new URLSearchParams();
  if (filter.type !== undefined) query.set('type', String(filter.type));
  if (filter.tag !== undefined) query.set('tag', filter.tag);
  const text = query.toString();
  return `/${prefix}/cate/type/${text && `?${text}`}`;
}

/** Address of a vertical's search page, the target of its search forms (spec ADDR-9). */
export function searchFormAddress({ prefix }: Section): string {
  return `/${prefix}/search`;
}

/**
 * Returns the address of a search results page, or of the search page if there is no keyword. A keyword that cannot be
 * a path segment is in the query.
 */
export function searchAddress(section: Section, keyword: string): string {
  const form = searchFormAddress(section);
  if (keyword === '') return form;
  if (fitsPath(keyword)) return `${form}/${encodeURIComponent(keyword)}`;
  return `${form}?${new URLSearchParams({ kw: keyword }).toString()}`;
}

/**
 * Whether a keyword can be the last segment of a path. Browsers resolve `.` and `..` as steps, and addresses of page
 * data end in `_.data` or `.data`.
 */
export function fitsPath(keyword: string): boolean {
  return !/^(\.{1,2}|_)$|\.data$/.test(keyword);
}
