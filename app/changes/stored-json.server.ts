import { readItem, type NewItem } from '#app/store/items.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import type { Db } from '#app/store/store.ts';
import { feedOrigin } from '#app/bundle/decode-item.server.ts';
import { parseJson, parseJsonSource, writeJsonSource } from '#app/bundle/json-source.server.ts';
import { asObject, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';

/**
 * Returns a part of the site as an object whose numbers keep their notation. Returns `{}` if the part does not exist.
 */
export async function readObjectPart(db: Db, key: string): Promise<JsonObject> {
  const text = await readPart(db, 0, key);
  const value = text === null ? {} : parseJsonSource(text).source;
  return asObject(value);
}

/** Returns the menu of a vertical as plain values, or an empty list if there is none. */
export async function readMenu(db: Db, verticalId: number): Promise<JsonValue> {
  const text = await readPart(db, verticalId, 'menu');
  return text === null ? [] : parseJson(text);
}

/** Returns a stored item as an object whose numbers keep their notation. Returns `null` if the item does not exist. */
export async function readItemObject(db: Db, verticalId: number, id: number): Promise<JsonObject | null> {
  const text = await readItem(db, verticalId, id);
  const item = text === null ? null : parseJsonSource(text).source;
  return isJsonObject(item) ? item : null;
}

/** Converts an item to the form in which the store accepts it. */
export function newItem(item: JsonValue): NewItem {
  const { id, ext } = asObject(item);
  return { id: Number(writeJsonSource(id ?? 0)), data: writeJsonSource(item), ...feedOrigin(ext) };
}
