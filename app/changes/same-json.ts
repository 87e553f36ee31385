import { ownValue } from '#app/lib/own-value.ts';
import { writeJsonSource } from '#app/bundle/json-source.server.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';

/** Returns whether two values are the same. The order of keys is ignored, but not the notation of numbers. */
export function isSameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((entry, index) => isSameJson(entry, b[index]))
    );
  }
  if (isJsonObject(a) || isJsonObject(b)) {
    if (!isJsonObject(a) || !isJsonObject(b)) return false;
    const entries = Object.entries(a);
    return (
      entries.length === Object.keys(b).length &&
      entries.every(([key, entry]) => isSameJson(entry, ownValue(b, key)))
    );
  }
  return writeJsonSource(a) === writeJsonSource(b);
}
