import { isJsonObject, type JsonValue } from '#app/core/bundle/json-source.server.ts';
import type { CategoryTable } from './define-feed.ts';

/** A category that items can be in. */
export interface MenuCategory {
  id: number;
  name: string;
}

/** Where a provider's category leads. */
export interface CategoryMatch {
  category: MenuCategory;
  /** The menu or the table knows the name; else it is the default. */
  isMapped: boolean;
}

/** Finds the portal's category for a provider's name. */
export interface CategoryMapper {
  match(name: string): CategoryMatch;
  /** Says that the table's default is not in the menu, null when it is. */
  warning: string | null;
}

/**
 * Maps names to the menu as it stands: first the category of that name, then the table's, then the default; no category
 * is ever invented (READINGS 45). Null: the menu has no category at all.
 */
export function createCategoryMapper(
  menu: JsonValue,
  verticalId: number,
  table: CategoryTable,
): CategoryMapper | null {
  const categories = listCategories(menu, verticalId);
  const [first] = categories;
  if (!first) return null;
  const byName = new Map<string, MenuCategory>();
  for (const category of categories) {
    const name = foldName(category.name);
    if (!byName.has(name)) byName.set(name, category);
  }
  const tableNames = new Map(Object.entries(table.names).map(([from, to]) => [foldName(from), foldName(to)]));
  const known = byName.get(foldName(table.default));
  const fallback = known ?? first;
  return {
    match(name) {
      const folded = foldName(name);
      const category = byName.get(folded) ?? byName.get(tableNames.get(folded) ?? '');
      return { category: category ?? fallback, isMapped: category !== undefined };
    },
    warning: known
      ? null
      : `The menu has no category "${table.default}", which unmapped categories go to; they went to "${first.name}".`,
  };
}

function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}

/** The menu's entries that hold items themselves, in menu order; links to elsewhere do not. */
function listCategories(menu: JsonValue, verticalId: number): MenuCategory[] {
  if (!Array.isArray(menu)) return [];
  return menu.flatMap((entry) => {
    if (!isJsonObject(entry)) return [];
    const { content_type_id: id, content_type_name: name, data_type_menu: target, children } = entry;
    const below = listCategories(children ?? [], verticalId);
    const isLink = (target !== 0 && target !== verticalId) || entry.data_type_menu_id !== 0;
    if (typeof id !== 'number' || typeof name !== 'string' || isLink) return below;
    return [{ id, name }, ...below];
  });
}
