import { asInteger, asObject, type JsonValue } from '#app/lib/json.ts';

/** Returns the id of a category in a menu, or of an item's reference to it. Returns 0 if it has no valid id. */
export function categoryIdOf(category: JsonValue): number {
  return asInteger(asObject(category).content_type_id);
}
