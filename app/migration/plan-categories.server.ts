import { asList, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { categoryTextLimits, cutText } from '#app/bundle/text-limits.ts';
import { foldCategoryName, listMenuEntries, type MenuCategory } from '#app/changes/category-names.server.ts';
import { cleanLine } from '#app/feeds/clean-text.server.ts';
import { listCategories } from '#app/feeds/map-categories.server.ts';

/** The categories of a migration's games. */
export interface CategoryPlan {
  /** Returns the categories of a game by their names on the old site. The list has at least one category. */
  of(names: readonly string[]): MenuCategory[];
  find(name: string): MenuCategory | undefined;
  /** The whole menu, with the new categories at its end. `null` if there are no new categories. */
  menu: JsonValue | null;
  added: string[];
  /** Names of the categories that are not added, because the migration would otherwise add too many categories. */
  dropped: string[];
}

/** Maximum number of categories that one migration adds, apart from the category for games that have none. */
const mostAdded = 200;

/** Name of the category for games that have no category. */
const otherName = 'Other';

/** Names that do not count as categories. WordPress puts every post without a category into one of them. */
const noCategory = new Set(['uncategorized', 'uncategorised', '']);

/** Finds the categories of games in the menu by name. Adds missing ones, the most used first. */
export function planCategories(
  namesOfGames: readonly (readonly string[])[],
  {
    menu,
    verticalId,
    formerNames,
  }: { menu: JsonValue; verticalId: number; formerNames: ReadonlyMap<string, number> },
): CategoryPlan {
  const known = new Map<string, MenuCategory>();
  for (const { id, name, formerNames: merged } of listCategories(menu, verticalId)) {
    const category = { id, name };
    for (const one of [name, ...merged]) addFirst(known, foldCategoryName(one), category);
  }
  const byId = new Map([...known.values()].map((category) => [category.id, category]));
  for (const [name, id] of formerNames) {
    const category = byId.get(id);
    if (category) addFirst(known, name, category);
  }
  const unknown = new Map<string, { name: string; count: number }>();
  const cleanNames = (names: readonly string[]) =>
    names.map(cleanName).filter((name) => !noCategory.has(foldCategoryName(name)));
  for (const names of namesOfGames) {
    const own = cleanNames(names);
    for (const name of own.length > 0 ? own : [otherName]) {
      const folded = foldCategoryName(name);
      if (known.has(folded)) continue;
      const use = unknown.get(folded) ?? { name, count: 0 };
      use.count += 1;
      unknown.set(folded, use);
    }
  }
  const byUse = [...unknown.entries()].toSorted(([, a], [, b]) => b.count - a.count);
  let nextId = Math.max(0, ...listMenuEntries(menu).map(({ id }) => id)) + 1;
  const added: MenuCategory[] = [];
  const addCategory = (name: string) => {
    const category = { id: nextId, name };
    nextId += 1;
    added.push(category);
    known.set(foldCategoryName(name), category);
  };
  for (const [, { name }] of byUse.slice(0, mostAdded)) addCategory(name);
  const dropped = byUse.slice(mostAdded).map(([, { name }]) => name);
  if (dropped.length > 0 && !known.has(foldCategoryName(otherName))) addCategory(otherName);
  const find = (name: string) => known.get(foldCategoryName(cleanName(name)));
  const entries = asList(menu);
  return {
    of(names) {
      const own = cleanNames(names).flatMap((name) => find(name) ?? []);
      const other = find(otherName);
      if (own.length === 0 && other) return [other];
      return [...new Map(own.map((category) => [category.id, category])).values()];
    },
    find,
    menu:
      added.length === 0 ? null : [...entries, ...added.map((category) => menuEntry(category, verticalId))],
    added: added.map(({ name }) => name),
    dropped,
  };
}

function cleanName(name: string): string {
  return cutText(cleanLine(name), categoryTextLimits.content_type_name);
}

function menuEntry({ id, name }: MenuCategory, verticalId: number): JsonObject {
  return {
    content_type_id: id,
    content_type_name: name,
    img: '',
    router: '',
    data_type_menu: verticalId,
    data_type_menu_id: 0,
    keywords: '',
    description: '',
    site_title: '',
    children: [],
  };
}

function addFirst(map: Map<string, MenuCategory>, name: string, category: MenuCategory): void {
  if (!map.has(name)) map.set(name, category);
}
