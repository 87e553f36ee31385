import type { JsonObject } from '#app/lib/json.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** Returns the id of the section whose items a block shows. `own` is the id of the page's section. */
export function sourceOf(config: JsonObject, own: number): number {
  const chosen = ownValue(config, 'data_type');
  return typeof chosen === 'number' && chosen !== 0 ? chosen : own;
}
