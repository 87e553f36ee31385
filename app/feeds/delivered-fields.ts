import { isDeepStrictEqual } from 'node:util';
import { asList, asObject, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import type { MenuCategory } from '#app/changes/category-names.server.ts';
import { ownValue } from '#app/lib/own-value.ts';

/*
 * A feed updates only those fields of an item that still have the value that the feed delivered. A field with another
 * value belongs to the operator from then on. Fields have the names of the bundle; `content_type_arr` represents all
 * three category fields, and `ext.NAME` one field of `ext`.
 */

/** The stored record of an item's fields. */
export interface DeliveredFields {
  /** The values that the feed delivered last, by field. Fields that the feed never filled are missing. */
  values: ReadonlyMap<string, JsonValue>;
  /** Fields that the operator has changed. */
  own: ReadonlySet<string>;
}

/** The field that represents an item's categories. */
export const categoriesField = 'content_type_arr';

const extPrefix = 'ext.';

/** Returns the value of a field in the form in which it is compared and recorded. Missing fields are "". */
export function readItemField(item: JsonObject, field: string): JsonValue {
  if (field === categoriesField) return describeChoice(item);
  if (field.startsWith(extPrefix)) return readKey(item.ext, field.slice(extPrefix.length));
  return readKey(item, field);
}

/**
 * Returns the item with a new value in a field. The field of the categories receives `categories` instead of `value`.
 */
export function writeItemField(
  item: JsonObject,
  field: string,
  value: JsonValue,
  categories: readonly MenuCategory[],
): JsonObject {
  if (field === categoriesField) return { ...item, ...writeCategories(categories) };
  if (!field.startsWith(extPrefix)) return { ...item, [field]: value };
  const ext = asObject(item.ext);
  return { ...item, ext: { ...ext, [field.slice(extPrefix.length)]: value } };
}

/** Returns the three category fields of an item. The first category is the primary one. */
export function writeCategories(categories: readonly MenuCategory[]): Record<string, JsonValue> {
  const [first] = categories;
  return {
    content_type_arr: categories.map(({ id, name }) => ({
      content_type_id: id,
      content_type_name: name,
      router: '',
    })),
    content_type_id: first?.id ?? 0,
    content_type_name: first?.name ?? '',
  };
}

/** Returns the ids of the categories in a recorded value. */
export function chosenCategories(value: JsonValue | undefined): number[] {
  if (!isJsonObject(value) || !Array.isArray(value.list)) return [];
  return value.list.flatMap((entry) => (Array.isArray(entry) ? [Number(entry[0])] : []));
}

/** Describes an item's categories without their names, so that renaming a category does not count as a change. */
function describeChoice(item: JsonObject): JsonValue {
  const entries = asList(item.content_type_arr);
  return {
    primary: item.content_type_id ?? 0,
    list: entries.filter(isJsonObject).map((entry) => [entry.content_type_id ?? 0, entry.router ?? '']),
  };
}

function readKey(value: JsonValue | undefined, key: string): JsonValue {
  return (isJsonObject(value) ? ownValue(value, key) : undefined) ?? '';
}

/** The values that the feed currently delivers for an item. */
export interface Offer {
  /** Values by field. Fields that the feed leaves empty are missing. */
  values: ReadonlyMap<string, JsonValue>;
  categories: readonly MenuCategory[];
  /** Id of the category for entries whose categories are not mapped. */
  defaultCategory: number;
}

export interface MergedItem {
  item: JsonObject;
  delivered: DeliveredFields;
  /** Fields in which the operator's value overrides a different value of the feed. */
  overridden: string[];
}

/**
 * Updates a stored item with the feed's values, except for the operator's fields. `stored` preserves the notation of
 * its numbers; `plain` is the same item with plain numbers. `before` is `null` if there is no record of the last
 * delivery.
 */
export function mergeOffer(
  stored: JsonObject,
  plain: JsonObject,
  offer: Offer,
  before: DeliveredFields | null,
): MergedItem {
  const values = new Map(before?.values);
  const own = new Set(before?.own);
  const overridden: string[] = [];
  let item = stored;
  for (const [field, offered] of offer.values) {
    const current = readItemField(plain, field);
    const isOwn =
      own.has(field) ||
      (before === null
        ? isLikelyOwn(field, current, offered, offer.defaultCategory)
        : !isDeepStrictEqual(current, values.get(field) ?? ''));
    values.set(field, offered);
    const isSame = isDeepStrictEqual(current, offered);
    if (isOwn) {
      own.add(field);
      if (!isSame) overridden.push(field);
    } else if (!isSame || field === categoriesField) {
      item = writeItemField(item, field, offered, offer.categories);
    }
  }
  return { item, delivered: { values, own }, overridden };
}

/**
 * Guesses whether a value is the operator's, for an item without a record. Such an item was stored by a version without
 * records, or imported with a bundle. Texts that differ from the feed's count as the operator's. Play addresses,
 * pictures on other hosts and facts in `ext` count as the feed's, because they become outdated.
 */
function isLikelyOwn(
  field: string,
  current: JsonValue,
  offered: JsonValue,
  defaultCategory: number,
): boolean {
  if (current === '' || isDeepStrictEqual(current, offered)) return false;
  if (field === categoriesField) {
    const chosen = chosenCategories(current);
    const mapped = new Set(chosenCategories(offered));
    return !(chosen.every((id) => mapped.has(id)) || (chosen.length === 1 && chosen[0] === defaultCategory));
  }
  if (field === 'game_url_remote') return false;
  if (field === 'img' || field === 'screenshot' || field.startsWith(`${extPrefix}img`)) {
    const pictures = Array.isArray(current) ? current : [current];
    return pictures.some((picture) => typeof picture === 'string' && !/^https:/i.test(picture));
  }
  return !field.startsWith(extPrefix);
}

/** Serialises the record as one line of JSON. */
export function writeDelivered({ values, own }: DeliveredFields): string {
  return JSON.stringify({ values: Object.fromEntries(values), own: [...own].sort() });
}

/** Parses the result of `writeDelivered`. Returns `null` for "", which means that there is no record. */
export function readDelivered(text: string): DeliveredFields | null {
  if (text === '') return null;
  const { values, own } = JSON.parse(text) as { values: JsonObject; own: string[] };
  return { values: new Map(Object.entries(values)), own: new Set(own) };
}
