import type { PathPart } from './fault.ts';
import { asList, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';

/** Fields of a vertical that change single items. They are never stored and therefore never exported. */
export const mergeFields = ['list_merge', 'list_remove'] as const;

/** Reports whether a vertical of a bundle changes single items instead of replacing the list. */
export function isMerge(vertical: JsonObject): boolean {
  return mergeFields.some((field) => vertical[field] !== undefined);
}

/**
 * Merges an entry of `list_merge` into a stored item; `ext`, `site_data_arr` and `translations` are merged field by
 * field.
 */
export function mergeItem(stored: JsonObject | undefined, entry: JsonObject): JsonObject {
  if (!stored) return entry;
  const merged = { ...stored, ...entry };
  for (const field of ['ext', 'site_data_arr', 'translations'] as const) {
    const before = stored[field];
    const given = entry[field];
    if (isJsonObject(before) && isJsonObject(given)) merged[field] = { ...before, ...given };
  }
  return merged;
}

/** An item in the state after an import. */
export interface ResultingItem {
  item: JsonValue;
  /** Path of the item in the bundle, or in the stored list if the bundle does not contain it. */
  path: readonly PathPart[];
  /** True if the bundle contains the item. */
  isGiven: boolean;
}

/** Lists the items of a vertical in the state after an import, in catalogue order. */
export function listResult(vertical: JsonObject, stored: JsonObject): ResultingItem[] {
  if (Array.isArray(vertical.list)) {
    return vertical.list.map((item, position) => ({ item, path: ['list', position], isGiven: true }));
  }
  const before = asList(stored.list);
  const unchanged = before.map((item, position) => ({ item, path: ['list', position], isGiven: false }));
  if (!isMerge(vertical)) return unchanged;
  const removed = new Set(asList(vertical.list_remove));
  const positions = new Map(before.map((item, position) => [idOf(item), position]));
  const results: ResultingItem[] = unchanged;
  const merges = asList(vertical.list_merge);
  for (const [index, entry] of merges.entries()) {
    const path = ['list_merge', index];
    const position = positions.get(idOf(entry));
    const known = position === undefined ? undefined : before[position];
    const item = isJsonObject(entry) ? mergeItem(isJsonObject(known) ? known : undefined, entry) : entry;
    if (position === undefined || results[position]?.isGiven) results.push({ item, path, isGiven: true });
    else results[position] = { item, path, isGiven: true };
  }
  return results.filter(({ item, isGiven }) => isGiven || !removed.has(idOf(item)));
}

function idOf(item: JsonValue | undefined): JsonValue {
  return isJsonObject(item) ? (item.id ?? null) : null;
}
