import type { JsonObject } from '#app/lib/json.ts';

/** Returns a bundle that adds items to a portal, or updates those with the same ids. */
export function exportItems(verticalId: number, items: Iterable<JsonObject>): string {
  const bundle = { data_content: { [verticalId]: { list_merge: [...items] } } };
  return `${JSON.stringify(bundle, null, 2)}\n`;
}
