import {
  foldCategoryName,
  listMenuEntries,
  type MenuCategory,
  type MenuEntry,
} from '#app/changes/category-names.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { phrase } from '#app/lib/phrase.ts';
import type { CategoryTable } from './define-feed.ts';

/** The portal's category for one of the provider's names. */
export interface CategoryMatch {
  category: MenuCategory;
  /** False if no category was found for the name. `category` is then the default. */
  isMapped: boolean;
  /** True if the name is vague. It only counts if no other name leads to a category. */
  isVague: boolean;
}

/** Finds the portal's category for a name of the provider. */
export interface CategoryMapper {
  match(name: string): CategoryMatch;
  /** The category for names that are not mapped. */
  fallback: MenuCategory;
  /** An encoded phrase if the table's default is not in the menu, otherwise `null`. */
  warning: string | null;
}

/**
 * Creates a mapper from a provider's names to the categories of the current menu. A name leads to the category that the
 * operator chose for it (`chosen`, by id). If there is none, it leads to the category that has this name or had it
 * before. A category also counts as having had the names of the categories that were merged into it. If no category has
 * the name, the table translates the name, and the translation is looked up in the same way. All other names lead to
 * the default. The mapper never creates a category. Returns `null` if the menu has no category for items.
 */
export function createCategoryMapper(
  menu: JsonValue,
  verticalId: number,
  table: CategoryTable,
  formerNames: ReadonlyMap<string, number> = new Map(),
  chosen: ReadonlyMap<string, number> = new Map(),
): CategoryMapper | null {
  const entries = listCategories(menu, verticalId);
  const byId = new Map(entries.map(({ id, name }) => [id, { id, name }]));
  const [first] = byId.values();
  if (!first) return null;
  const byName = new Map<string, MenuCategory>();
  for (const category of byId.values()) {
    const name = foldCategoryName(category.name);
    if (!byName.has(name)) byName.set(name, category);
  }
  const former = [
    ...formerNames,
    ...entries.flatMap(({ id, formerNames: merged }) =>
      merged.map((name) => [foldCategoryName(name), id] as const),
    ),
  ];
  for (const [name, id] of former) {
    const category = byId.get(id);
    if (category && !byName.has(name)) byName.set(name, category);
  }
  const tableNames = new Map(
    Object.entries(table.names).map(([from, to]) => [foldCategoryName(from), foldCategoryName(to)]),
  );
  const chosenNames = new Map([...chosen].map(([from, id]) => [foldCategoryName(from), id]));
  const vague = new Set((table.vague ?? []).map(foldCategoryName));
  const known = byName.get(foldCategoryName(table.default));
  const fallback = known ?? first;
  return {
    match(name) {
      const folded = foldCategoryName(name);
      const own = byId.get(chosenNames.get(folded) ?? 0) ?? byName.get(folded);
      const category = own ?? byName.get(tableNames.get(folded) ?? '');
      return {
        category: category ?? fallback,
        isMapped: category !== undefined,
        isVague: own === undefined && vague.has(folded),
      };
    },
    fallback,
    warning: known
      ? null
      : phrase(
          'The menu has no category “{missing}”, which unmapped categories go to; they went to “{category}”.',
          { missing: table.default, category: first.name },
        ),
  };
}

/** Lists the menu's entries that can contain items, in menu order. Entries that link elsewhere are left out. */
export function listCategories(menu: JsonValue, verticalId: number): MenuEntry[] {
  return listMenuEntries(menu).filter(
    ({ target, targetId }) => (target === 0 || target === verticalId) && targetId === 0,
  );
}
