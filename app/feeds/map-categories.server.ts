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
  /** False if neither the menu nor the table contains the name. The category is then the default. */
  isMapped: boolean;
  /** True if the name is vague. It only counts if no other name leads to a category. */
  isVague: boolean;
}

/** Finds the portal's category for a name of the provider. */
export interface CategoryMapper {
  match(name: string): CategoryMatch;
  /** The category for everything that is not mapped. */
  fallback: MenuCategory;
  /** An encoded phrase if the table's default is not in the menu, otherwise `null`. */
  warning: string | null;
}

/**
 * Creates a mapper from a provider's names to the categories of the current menu. The first match counts: the category
 * that the operator chose for the name (`chosen`, by id); a category that has the name, had it before, or received the
 * items of a category with this name; such a category for the name to which the table maps the name; the default. The
 * mapper never creates a category. Returns `null` if the menu has no category at all.
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
