import { phrase } from '#app/lib/phrase.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { feedOrigin, verticalExt } from './decode-item.server.ts';
import { arcadeAddress, describePlayAddress, isPlayAddress } from '#app/domain/address-forms.ts';
import { describeValue, phraseOf, type FaultList, type PathPart } from './fault.ts';
import { itemSchema, type BundleItem } from './item-schema.server.ts';
import { asList, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { isMerge, listResult } from './merge-items.ts';
import type { MenuIndex } from './menu-index.server.ts';
import type { BundleRegistry, VerticalRules } from './registry.ts';
import { orderSchema, tagSchema } from './schema.server.ts';
import { addSchemaFaults } from './schema-faults.server.ts';
import type { SiteFiles } from './site-files.server.ts';
import { checkTranslatedTexts } from './translations/check-translations.server.ts';
import { itemTextsOf, tagTexts } from './translations/fields.server.ts';

/** The facts about the site that the item checks use. */
export interface SiteContext {
  registry: BundleRegistry;
  siteFiles?: SiteFiles | undefined;
  /** Origins of the portal itself. */
  ownOrigins: ReadonlySet<string>;
}

/** The parts of a vertical: those in the bundle, and those that remain in the store. */
export interface VerticalParts {
  bundle: JsonObject;
  /** Parts that are in the store but not in the bundle. */
  stored: JsonObject;
}

/** What every check of one vertical uses: the list of its faults, its menu, its rules and the site. */
interface VerticalCheck {
  faults: FaultList;
  menu: MenuIndex;
  rules: VerticalRules;
  site: SiteContext;
}

/** The ids of a vertical's items, for checking links to them. */
interface ItemIndex {
  /**
   * Categories of each item. `null` if the category list of the item is faulty. The categories are then not checked
   * where the item is linked.
   */
  categories: Map<number, ReadonlySet<number> | null>;
  /** Ids of items whose `id` has a fault of its own. Faults of links to them are not reported. */
  doubtful: Set<number>;
  /** Provider and provider id of each feed item, as a JSON list. */
  origins: Set<string>;
  /** True if the list of items cannot be read. Links to items are then not checked. */
  isUnknown: boolean;
}

/** Checks one vertical of `data_content` and adds its faults. */
export function checkVertical(
  faults: FaultList,
  verticalId: number,
  parts: VerticalParts,
  menu: MenuIndex,
  site: SiteContext,
): void {
  const path = ['data_content', String(verticalId)];
  const rules = site.registry.verticals.get(verticalId);
  if (!rules) return;
  const { bundle, stored } = parts;
  const check: VerticalCheck = { faults, menu, rules, site };
  const items = indexItems(check, path, parts);
  checkOrders(faults, [...path, 'list_type'], bundle.list_type, menu, items);
  checkTags(faults, [...path, 'list_tags'], bundle.list_tags, items);
  const remaining = isMerge(bundle)
    ? { ...stored, list: listResult(bundle, stored).map(({ item }) => item) }
    : stored;
  checkStoredParts(check, path, { bundle, stored: remaining }, items);
}

function indexItems(
  check: VerticalCheck,
  path: readonly PathPart[],
  { bundle, stored }: VerticalParts,
): ItemIndex {
  const { faults } = check;
  const index: ItemIndex = {
    categories: new Map(),
    doubtful: new Set(),
    origins: new Set(),
    isUnknown: false,
  };
  const list = bundle.list ?? stored.list ?? [];
  if (!Array.isArray(list)) {
    faults.addValue([...path, 'list'], list, phrase('a list of items'));
    return { ...index, isUnknown: true };
  }
  if (isMerge(bundle)) checkMerge(faults, path, bundle, list);
  for (const { item, path: itemSteps, isGiven } of listResult(bundle, stored)) {
    const itemPath = [...path, ...itemSteps];
    const isChecked = isGiven && !isPartOfNoItem(faults, itemPath, item);
    if (isChecked) checkItem(check, itemPath, item);
    addToIndex(index, check, itemPath, item);
  }
  return index;
}

/** Checks the items that `list_merge` and `list_remove` name. */
function checkMerge(
  faults: FaultList,
  path: readonly PathPart[],
  { list, list_merge: merges = [], list_remove: removals = [] }: JsonObject,
  stored: readonly JsonValue[],
): void {
  if (list !== undefined) {
    faults.add(
      [...path, 'list'],
      phrase('cannot be combined with list_merge or list_remove'),
      phrase('list alone, or list_merge and list_remove without it'),
    );
    return;
  }
  if (!Array.isArray(merges)) faults.addValue([...path, 'list_merge'], merges, phrase('a list of items'));
  addSchemaFaults(faults, [...path, 'list_remove'], orderSchema, removals);
  const ids = new Set(stored.map((item) => (isJsonObject(item) ? item.id : null)));
  const merged = new Set(
    Array.isArray(merges) ? merges.map((entry) => (isJsonObject(entry) ? entry.id : null)) : [],
  );
  const seen = new Set<JsonValue>();
  for (const [position, id] of asList(removals).entries()) {
    const idPath = [...path, 'list_remove', position];
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) continue;
    if (!ids.has(id)) {
      const problem = phrase('is {id}, which is not the id of an item', { id });
      faults.add(idPath, problem, phrase('ids of items in the store'));
    } else if (merged.has(id)) {
      const problem = phrase('is {id}, which is also in list_merge', { id });
      faults.add(idPath, problem, phrase('items to change or to remove, not both'));
    } else if (seen.has(id)) {
      faults.add(idPath, phrase('is {id}, which is already in the list', { id }), phrase('each id once'));
    }
    seen.add(id);
  }
}

/**
 * Adds one fault if an item of `list_merge` lacks most of the required fields, and returns whether it did. Such an item
 * has a wrong `id`: an item with a known id has all fields here, because it was merged into the stored item before this
 * check.
 */
function isPartOfNoItem(faults: FaultList, path: readonly PathPart[], item: JsonValue): boolean {
  if (!path.includes('list_merge') || !isJsonObject(item)) return false;
  const { id } = item;
  if (typeof id !== 'number') return false;
  const missing = requiredFields.filter((field) => !Object.hasOwn(item, field));
  if (missing.length <= requiredFields.length / 2) return false;
  faults.add(
    [...path, 'id'],
    phrase('is {id}, which is not the id of an item', { id }),
    phrase('the id of an item in the store, or a complete item'),
  );
  return true;
}

/** The fields that an item must have. */
const requiredFields = Object.entries(itemSchema.shape).flatMap(([field, schema]) =>
  schema.safeParse(undefined).success ? [] : [field],
);

function addToIndex(
  index: ItemIndex,
  { faults, menu }: VerticalCheck,
  path: readonly PathPart[],
  item: JsonValue,
): void {
  if (!isJsonObject(item)) return;
  const { id, content_type_arr: list, ext } = item;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
    if (typeof id === 'number' || typeof id === 'string') index.doubtful.add(Number(id));
    return;
  }
  if (index.categories.has(id)) {
    faults.add(
      [...path, 'id'],
      phrase('is {id}, which is also the id of an earlier item', { id }),
      phrase('an id of its own in this vertical'),
    );
    return;
  }
  index.categories.set(id, knownCategories(list, menu));
  const { provider, providerId } = feedOrigin(ext);
  const origin = JSON.stringify([provider, providerId]);
  if (provider !== '' && index.origins.has(origin)) {
    faults.add(
      [...path, 'ext', 'provider_id'],
      phrase('is also used by an earlier item of the provider'),
      phrase('an id of its own'),
    );
  }
  index.origins.add(origin);
}

/** Returns the categories of an item, or `null` if one of them is not in the menu. */
function knownCategories(list: JsonValue | undefined, menu: MenuIndex): ReadonlySet<number> | null {
  if (!Array.isArray(list) || list.length === 0) return null;
  const ids = new Set<number>();
  for (const entry of list) {
    const id = isJsonObject(entry) ? entry.content_type_id : undefined;
    if (typeof id !== 'number' || !menu.has(id)) return null;
    ids.add(id);
  }
  return ids;
}

function checkItem(check: VerticalCheck, path: readonly PathPart[], value: JsonValue): void {
  const { faults, menu, rules, site } = check;
  addSchemaFaults(faults, path, itemSchema, value);
  if (!isJsonObject(value)) return;
  const item = value as Partial<BundleItem>;
  checkItemCategories(faults, path, value.content_type_arr, menu);
  checkPlaying(check, path, item);
  if (site.siteFiles) checkOwnFiles(faults, path, item, site.siteFiles);
  checkExt(faults, [...path, 'ext'], value.ext, rules);
  checkTranslatedTexts(faults, path, value, itemTextsOf(rules), (found, translated) => {
    addSchemaFaults(found, [], itemSchema, translated);
    addSchemaFaults(found, ['ext'], rules.extSchema, verticalExt(translated.ext));
  });
}

function checkExt(
  faults: FaultList,
  path: readonly PathPart[],
  ext: JsonValue | undefined,
  rules: VerticalRules,
): void {
  if (ext !== undefined && !isJsonObject(ext)) return;
  if (ext?.hidden !== undefined && typeof ext.hidden !== 'boolean') {
    faults.addValue([...path, 'hidden'], ext.hidden, phrase('true or false'));
  }
  for (const key of ['provider', 'provider_id']) {
    const value = ownValue(ext, key);
    if (value !== undefined && typeof value !== 'string') {
      faults.addValue([...path, key], value, phrase('text'));
    }
  }
  addSchemaFaults(faults, path, rules.extSchema, verticalExt(ext));
}

function checkItemCategories(
  faults: FaultList,
  path: readonly PathPart[],
  list: JsonValue | undefined,
  menu: MenuIndex,
): void {
  if (!Array.isArray(list) || menu.isUnknown) return;
  list.forEach((entry, position) => {
    const id = isJsonObject(entry) ? entry.content_type_id : undefined;
    if (typeof id !== 'number' || menu.has(id) || menu.isDoubtful(id)) return;
    faults.add(
      [...path, 'content_type_arr', position, 'content_type_id'],
      phrase('is {id}, which is not in the menu', { id }),
      menu.describeIds(),
    );
  });
}

function checkPlaying(
  { faults, rules, site }: VerticalCheck,
  path: readonly PathPart[],
  item: Partial<BundleItem>,
): void {
  const address = item.game_url_remote;
  const isMissing = address === '' && rules.isPlayed;
  if (
    typeof address === 'string' &&
    (address !== '' || isMissing) &&
    !isPlayAddress(address, site.ownOrigins)
  ) {
    faults.add([...path, 'game_url_remote'], describeValue(address), describePlayAddress);
  }
  if (!rules.isPlayed) return;
  for (const field of ['price', 'price_original'] as const) {
    const price = item[field];
    if (typeof price === 'string' && price !== '0') {
      faults.add([...path, field], describeValue(price), phrase('"0": playing is free'));
    }
  }
  if (typeof item.rate === 'string' && item.rate !== '') {
    const allowed = phrase('"": the stars are in site_data_arr.rate');
    faults.add([...path, 'rate'], describeValue(item.rate), allowed);
  }
}

/** Checks that a first-party game, or a preview on this site, exists. */
function checkOwnFiles(
  faults: FaultList,
  path: readonly PathPart[],
  { game_url_remote: address, video }: Partial<BundleItem>,
  { arcadeGames, isUploadedGame, files }: SiteFiles,
): void {
  const slug = typeof address === 'string' ? arcadeAddress.exec(address)?.[1] : undefined;
  if (slug !== undefined && !arcadeGames.includes(slug) && !isUploadedGame(slug)) {
    faults.add(
      [...path, 'game_url_remote'],
      phrase('names the first-party game "{slug}", which does not exist', { slug }),
      phrase('an https address, or arcade:/slug/ with one of {slugs}', { slugs: arcadeGames.join(', ') }),
    );
  }
  if (typeof video !== 'string' || !/^\/(?!\/)/.test(video)) return;
  // The address may lack an extension, because tiles choose between two formats.
  if ([video, `${video}.webm`, `${video}.webp`].some((file) => files.has(file))) return;
  faults.add(
    [...path, 'video'],
    phrase('names {name}, which does not exist on this site', { name: JSON.stringify(video) }),
    phrase('a file in the folder public, such as "/previews/name.webm", an https address, or "" for none'),
  );
}

function checkOrders(
  faults: FaultList,
  path: readonly PathPart[],
  orders: JsonValue | undefined,
  menu: MenuIndex,
  items: ItemIndex,
): void {
  if (orders === undefined) return;
  if (!isJsonObject(orders)) {
    faults.addValue(path, orders, phrase('an object of category ids with lists of item ids'));
    return;
  }
  for (const [key, ids] of Object.entries(orders)) {
    const categoryId = Number(key);
    if (
      !menu.isUnknown &&
      !menu.isDoubtful(categoryId) &&
      !(/^[1-9]\d*$/.test(key) && menu.has(categoryId))
    ) {
      faults.add([...path, key], phrase('is not a category of the menu'), menu.describeIds());
      continue;
    }
    addSchemaFaults(faults, [...path, key], orderSchema, ids);
    if (!Array.isArray(ids)) continue;
    const branch = menu.branch(categoryId);
    checkIds(faults, [...path, key], ids, items, (categories) =>
      menu.isUnknown || categories === null || !categories.isDisjointFrom(branch)
        ? null
        : phrase('an item that is in category {id} or below it', { id: key }),
    );
  }
}

function checkTags(
  faults: FaultList,
  path: readonly PathPart[],
  tags: JsonValue | undefined,
  items: ItemIndex,
): void {
  if (tags === undefined) return;
  if (!isJsonObject(tags)) {
    faults.addValue(path, tags, phrase('an object of tag names with {name, data}'));
    return;
  }
  const seen = new Set<string>();
  for (const [key, tag] of Object.entries(tags)) {
    const folded = key.toLowerCase();
    if (key.trim() === '' || seen.has(folded)) {
      const problem =
        key.trim() === '' ? phrase('has no name') : phrase('differs from another tag in case only');
      faults.add([...path, key], problem, phrase('tag names that differ in more than case'));
      continue;
    }
    seen.add(folded);
    addSchemaFaults(faults, [...path, key], tagSchema, tag);
    if (isJsonObject(tag)) {
      checkTranslatedTexts(faults, [...path, key], tag, tagTexts, (found, translated) => {
        addSchemaFaults(found, [], tagSchema, translated);
      });
    }
    if (isJsonObject(tag) && Array.isArray(tag.data)) {
      checkIds(faults, [...path, key, 'data'], tag.data, items, () => null);
    }
  }
}

/**
 * Checks that the listed items exist. `requirement` checks the categories of an item. It returns `null` if they are
 * allowed, and a description of the allowed items if they are not.
 */
function checkIds(
  faults: FaultList,
  path: readonly PathPart[],
  ids: readonly JsonValue[],
  items: ItemIndex,
  requirement: (categories: ReadonlySet<number> | null) => string | null,
): void {
  if (items.isUnknown) return;
  ids.forEach((id, position) => {
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1 || items.doubtful.has(id)) return;
    const categories = items.categories.get(id);
    if (categories === undefined) {
      const problem = phrase('is {id}, which is not an item of the list', { id });
      faults.add([...path, position], problem, phrase('ids of items in list'));
      return;
    }
    const unmet = requirement(categories);
    if (unmet) faults.add([...path, position], phrase('is {id}, which is elsewhere', { id }), unmet);
  });
}

/** Parts that stay in the store must still fit the bundle. Adds one fault for each part that does not. */
function checkStoredParts(
  { faults, menu }: VerticalCheck,
  path: readonly PathPart[],
  { bundle, stored }: VerticalParts,
  items: ItemIndex,
): void {
  if (bundle.menu !== undefined && Array.isArray(stored.list) && !menu.isUnknown) {
    const lost = lostCategories(stored.list, menu);
    if (lost.size > 0) {
      const problem = phrase('does not contain the categories {ids}, to which items in the store belong', {
        ids: listIds(lost),
      });
      faults.add([...path, 'menu'], problem, phrase('a menu with them, or a bundle that also contains list'));
    }
  }
  for (const part of ['list_type', 'list_tags'] as const) {
    const value = stored[part];
    if (value === undefined || (bundle.list === undefined && bundle.menu === undefined)) continue;
    const found: FaultList = faults.empty();
    if (part === 'list_type') checkOrders(found, [part], value, menu, items);
    else checkTags(found, [part], value, items);
    const first = found.toArray()[0];
    if (!first) continue;
    const problem = phrase(
      'is not in the bundle, and that of the store does not fit the bundle ({count} faults, the first: {path} {problem})',
      { count: found.size, path: first.path, problem: phraseOf(first, 'problem') },
    );
    faults.add([...path, part], problem, phrase('a bundle that also contains {part}', { part }));
  }
}

function lostCategories(list: readonly JsonValue[], menu: MenuIndex): Set<number> {
  const lost = new Set<number>();
  for (const item of list) {
    const entries = isJsonObject(item) ? item.content_type_arr : [];
    for (const entry of asList(entries)) {
      const id = isJsonObject(entry) ? entry.content_type_id : undefined;
      if (typeof id === 'number' && !menu.has(id)) lost.add(id);
    }
  }
  return lost;
}

function listIds(ids: ReadonlySet<number>): string {
  const first = [...ids].slice(0, 10).join(', ');
  return ids.size > 10 ? `${first} and ${ids.size - 10} more` : first;
}
