import { categoryIdOf } from '#app/bundle/category-id.ts';
import { asList, asObject, asText, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { TreePosition } from './drop-position.ts';

/*
 * Changes of a stored menu. A change returns a new menu, or `null` if the category does not exist or the result would
 * not be a tree. Fields that the Studio does not know are left unchanged.
 */

/** The texts and pictures of a category that its form changes. */
export interface CategoryTexts {
  name: string;
  icon: string;
  picture: string;
  title: string;
  description: string;
}

type Entries = readonly JsonValue[];

function childrenOf(entry: JsonValue): Entries {
  return asList(asObject(entry).children);
}

function walk(entries: Entries): JsonObject[] {
  return entries.flatMap((entry) => (isJsonObject(entry) ? [entry, ...walk(childrenOf(entry))] : []));
}

/** Returns the entry of a category. */
export function findEntry(menu: Entries, id: number): JsonObject | undefined {
  return walk(menu).find((entry) => categoryIdOf(entry) === id);
}

/** Returns the ids of a category and of all categories below it. */
export function branchOf(menu: Entries, id: number): Set<number> {
  const entry = findEntry(menu, id);
  return new Set(entry ? [id, ...walk(childrenOf(entry)).map(categoryIdOf)] : []);
}

/** Returns, for each category, its own id and the ids of all categories above it. */
export function pathsOf(
  menu: Entries,
  above: readonly number[] = [],
  paths = new Map<number, Set<number>>(),
): ReadonlyMap<number, ReadonlySet<number>> {
  for (const entry of menu) {
    const path = [...above, categoryIdOf(entry)];
    paths.set(categoryIdOf(entry), new Set([...(paths.get(categoryIdOf(entry)) ?? []), ...path]));
    pathsOf(childrenOf(entry), path, paths);
  }
  return paths;
}

/** Replaces the entry of a category by other entries. */
function replaceEntry(menu: Entries, id: number, change: (entry: JsonObject) => Entries): JsonValue[] {
  return menu.flatMap((entry): Entries => {
    if (!isJsonObject(entry)) return [entry];
    if (categoryIdOf(entry) === id) return change(entry);
    const children = childrenOf(entry);
    const next = replaceEntry(children, id, change);
    const isSame = next.length === children.length && next.every((child, at) => child === children[at]);
    return [isSame ? entry : { ...entry, children: next }];
  });
}

/** Returns the texts and pictures of a category. */
export function textsOf(entry: JsonObject): CategoryTexts {
  return {
    name: asText(entry.content_type_name),
    icon: asText(entry.img),
    picture: asText(entry.img_main),
    title: asText(entry.site_title),
    description: asText(entry.description),
  };
}

/**
 * Merges the texts of a form with the current texts. `filled` contains the texts with which the form was filled.
 * Returns `null` if the form and the menu have changed the same text in different ways.
 */
export function mergeTexts(
  now: CategoryTexts,
  form: CategoryTexts,
  filled: Readonly<Record<string, string>>,
): CategoryTexts | null {
  const merged = { ...now };
  for (const key of ['name', 'icon', 'picture', 'title', 'description'] as const) {
    const before = (ownValue(filled, key) ?? '').trim();
    if (form[key] === before || form[key] === now[key]) continue;
    if (now[key].trim() !== before) return null;
    merged[key] = form[key];
  }
  return merged;
}

export function changeTexts(menu: Entries, id: number, texts: CategoryTexts): JsonValue[] | null {
  if (!findEntry(menu, id)) return null;
  return replaceEntry(menu, id, (entry) => [
    {
      ...entry,
      content_type_name: texts.name,
      ...keptIcon(entry, texts.name),
      img: texts.icon,
      ...changed(entry, 'img_main', texts.picture),
      ...changed(entry, 'site_title', texts.title),
      ...changed(entry, 'description', texts.description),
    },
  ]);
}

/**
 * The portal chooses the icon that it draws by the original name of a category, so a rename stores the original name.
 */
function keptIcon(entry: JsonObject, name: string): JsonObject {
  const before = asText(entry.content_type_name);
  return before === name || asText(entry.icon_name) !== '' ? {} : { icon_name: before };
}

/** An optional field is written only if it changes. */
function changed(
  entry: JsonObject,
  key: 'img_main' | 'site_title' | 'description',
  text: string,
): JsonObject {
  return asText(entry[key]) === text ? {} : { [key]: text };
}

/**
 * Adds a category at the end of a level. Returns the new menu and the id of the category, which is higher than all used
 * ids.
 */
export function addCategory(
  menu: Entries,
  verticalId: number,
  { name, parent }: { name: string; parent: number | null },
  usedIds: readonly number[] = [],
): { menu: JsonValue[]; id: number } | null {
  const id = Math.max(0, ...usedIds, ...walk(menu).map(categoryIdOf)) + 1;
  const entry: JsonObject = {
    content_type_id: id,
    content_type_name: name,
    img: '',
    img_active: '',
    img_main: '',
    router: '',
    data_type_menu: verticalId,
    data_type_menu_id: 0,
    keywords: '',
    description: '',
    site_title: '',
    children: [],
  };
  const added = insertEntry(menu, entry, { parent, before: null });
  return added && { menu: added, id };
}

export function moveCategory(menu: Entries, id: number, position: TreePosition): JsonValue[] | null {
  const entry = findEntry(menu, id);
  const { parent, before } = position;
  if (!entry || before === id || (parent !== null && branchOf(menu, id).has(parent))) return null;
  return insertEntry(
    replaceEntry(menu, id, () => []),
    entry,
    position,
  );
}

function insertEntry(menu: Entries, entry: JsonObject, { parent, before }: TreePosition): JsonValue[] | null {
  const insertInto = (list: Entries): JsonValue[] => {
    const index = before === null ? -1 : list.findIndex((other) => categoryIdOf(other) === before);
    return list.toSpliced(index < 0 ? list.length : index, 0, entry);
  };
  if (parent === null) return insertInto(menu);
  if (!findEntry(menu, parent)) return null;
  return replaceEntry(menu, parent, (target) => [{ ...target, children: insertInto(childrenOf(target)) }]);
}

/** Removes a category. The categories below it replace it in the menu. */
export function removeCategory(menu: Entries, id: number): JsonValue[] | null {
  return findEntry(menu, id) ? replaceEntry(menu, id, childrenOf) : null;
}

/**
 * Merges the category `id` into the category `into`, which receives the categories below `id`. The category `into` also
 * stores the names of `id`, because feeds find categories by their names.
 */
export function mergeCategory(menu: Entries, id: number, into: number): JsonValue[] | null {
  const entry = findEntry(menu, id);
  if (!entry || !findEntry(menu, into) || branchOf(menu, id).has(into)) return null;
  const rest = replaceEntry(menu, id, () => []);
  return replaceEntry(rest, into, (target) => {
    const names = [
      ...asList(target.former_names),
      ...asList(entry.former_names),
      asText(entry.content_type_name),
    ];
    return [
      {
        ...target,
        former_names: [...new Set(names)].slice(-maxFormerNames),
        children: [...childrenOf(target), ...childrenOf(entry)],
      },
    ];
  });
}

const maxFormerNames = 100;

/** Returns the number of levels of a menu. */
export function countLevels(menu: Entries): number {
  return menu.length === 0 ? 0 : 1 + Math.max(...menu.map((entry) => countLevels(childrenOf(entry))));
}
