import { isJsonObject, writeJsonSource, type JsonValue } from '#app/bundle/json-source.server.ts';

/** How many entries of a part a change adds, changes and removes. */
export interface PartChanges {
  added: number;
  changed: number;
  removed: number;
}

/**
 * Compares a part before and after: objects by key, menus and ads by id, other lists by position, anything else as one
 * entry.
 */
export function comparePart(before: JsonValue | undefined, after: JsonValue | undefined): PartChanges {
  const old = entriesOf(before);
  const fresh = entriesOf(after);
  const changes: PartChanges = { added: 0, changed: 0, removed: 0 };
  for (const [key, text] of fresh) {
    const earlier = old.get(key);
    if (earlier === undefined) changes.added++;
    else if (earlier !== text) changes.changed++;
  }
  for (const key of old.keys()) if (!fresh.has(key)) changes.removed++;
  return changes;
}

function entriesOf(value: JsonValue | undefined): Map<string, string> {
  if (value === undefined) return new Map();
  if (isJsonObject(value)) {
    return new Map(Object.entries(value).map(([key, entry]) => [key, writeJsonSource(entry)]));
  }
  if (Array.isArray(value)) return new Map(flatten(value));
  return new Map([['', writeJsonSource(value)]]);
}

/** Entries of a list by their id where they have one; a menu's children count as entries of their own. */
function flatten(list: readonly JsonValue[], prefix = ''): [string, string][] {
  return list.flatMap((entry, position): [string, string][] => {
    if (!isJsonObject(entry)) return [[`${prefix}${position}`, writeJsonSource(entry)]];
    const id = entry.content_type_id ?? entry.id;
    const key = id === undefined ? `${prefix}${position}` : `id ${writeJsonSource(id)}`;
    const { children, ...own } = entry;
    const below = Array.isArray(children) ? flatten(children, `${key}/`) : [];
    return [[key, writeJsonSource(own)], ...below];
  });
}
