import type { Db } from '#app/store/store.ts';
import type { SiteTransaction } from '#app/store/write-transaction.server.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';

/** A category to which items can belong. */
export interface MenuCategory {
  id: number;
  name: string;
}

/**
 * Returns the form in which category names are compared: in lower case, with "and" for "&" and single spaces for white
 * space, hyphens and underscores, and without apostrophes or a final "game" or "games".
 */
export function foldCategoryName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .replace(/ games?$/, '');
}

/** An entry of a stored menu. */
export interface MenuEntry extends MenuCategory {
  target: JsonValue;
  targetId: JsonValue;
  /** Names of categories that were merged into this one. */
  formerNames: readonly string[];
}

/** Lists every menu entry that has an id and a name, parents before their children. */
export function listMenuEntries(menu: JsonValue): MenuEntry[] {
  if (!Array.isArray(menu)) return [];
  return menu.flatMap((entry) => {
    if (!isJsonObject(entry)) return [];
    const { content_type_id: id, content_type_name: name, former_names: formerNames, children } = entry;
    const below = listMenuEntries(children ?? []);
    if (typeof id !== 'number' || typeof name !== 'string') return below;
    return [
      {
        id,
        name,
        target: entry.data_type_menu ?? 0,
        targetId: entry.data_type_menu_id ?? 0,
        formerNames: Array.isArray(formerNames) ? formerNames.filter((one) => typeof one === 'string') : [],
      },
      ...below,
    ];
  });
}

/**
 * Records the old names of categories when a menu is replaced, so that feeds still find a category after it was
 * renamed. Deletes the recorded names of categories that are missing in the new menu, because their ids may be used
 * again.
 */
export async function rememberFormerNames(
  site: SiteTransaction,
  verticalId: number,
  before: JsonValue,
  after: JsonValue,
): Promise<void> {
  const names = new Map(listMenuEntries(after).map(({ id, name }) => [id, foldCategoryName(name)]));
  for (const [name, categoryId] of await readFormerNames(site.db, verticalId)) {
    if (names.has(categoryId)) continue;
    await site.db
      .deleteFrom('categoryNames')
      .where('verticalId', '=', verticalId)
      .where('name', '=', name)
      .execute();
  }
  for (const entry of listMenuEntries(before)) {
    const name = foldCategoryName(entry.name);
    const categoryId = entry.id;
    if (!names.has(categoryId) || names.get(categoryId) === name) continue;
    await site.db
      .insertInto('categoryNames')
      .values({ verticalId, name, categoryId })
      .onConflict((conflict) => conflict.columns(['verticalId', 'name']).doUpdateSet({ categoryId }))
      .execute();
  }
}

/** Returns category ids by the folded names that the categories had before. */
export async function readFormerNames(db: Db, verticalId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('categoryNames')
    .select(['name', 'categoryId'])
    .where('verticalId', '=', verticalId)
    .execute();
  return new Map(rows.map(({ name, categoryId }) => [name, categoryId]));
}
