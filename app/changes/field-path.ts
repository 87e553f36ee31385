import { formatPath, type PathPart } from '#app/bundle/fault.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { writeJsonSource } from '#app/bundle/json-source.server.ts';

/** A step to a field: a key of an object, an index of a list, or the id of an entry of a list. */
export type FieldStep = PathPart | { id: string };

/** Formats the path of a field, such as `[id=7].script` or `ext.hidden`. The path of a whole value is empty. */
export function formatFieldPath(steps: readonly FieldStep[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'object') return `${path}[id=${step.id}]`;
    const part = formatPath([step]);
    return path === '' || part.startsWith('[') ? `${path}${part}` : `${path}.${part}`;
  }, '');
}

/** The entries of a list, by keys that do not change when other entries are added or removed. */
export type KeyedList = ReadonlyMap<string, JsonValue>;

/**
 * Returns the entries of a list: objects by id, and plain values by value. Returns `null` if an object has no id, if an
 * entry is a list, or if two entries have the same key.
 */
export function keyList(list: readonly JsonValue[]): KeyedList | null {
  const keyed = new Map<string, JsonValue>();
  for (const entry of list) {
    const key = keyOf(entry);
    if (key === null || keyed.has(key)) return null;
    keyed.set(key, entry);
  }
  return keyed;
}

function keyOf(entry: JsonValue): string | null {
  if (Array.isArray(entry)) return null;
  if (!isJsonObject(entry)) return writeJsonSource(entry);
  const id = idOf(entry);
  return id === undefined || isJsonObject(id) || Array.isArray(id) ? null : `id ${writeJsonSource(id)}`;
}

/** Returns the id of a list entry. Menu entries have theirs in `content_type_id`. */
function idOf(entry: JsonObject): JsonValue | undefined {
  return entry.content_type_id ?? entry.id;
}

/** Returns the step to an entry of a keyed list. */
export function stepOf(key: string): FieldStep {
  return { id: key.replace(/^id /, '') };
}
