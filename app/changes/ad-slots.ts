import { asList, type JsonObject } from '#app/lib/json.ts';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** An ad slot among the children of a block. */
export interface Slot {
  /** Number of children before it. */
  at: number;
  adNumber: number;
}

/** The ad number of a slot without its own number. */
const firstNumber = 1;

/** Returns the ad number for the slots of a block that have no number of their own. */
export function fallbackNumber(config: JsonObject): number {
  const text = boxValue(config, 'ad_cou');
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : firstNumber;
}

/** Returns a stored value of the box around the ads of a block. Empty if it is not set. */
export function boxValue({ ad_box: box }: JsonObject, key: string): string {
  const entry = ownValue(isObject(box) ? box : undefined, key);
  const value = isObject(entry) ? entry.value : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Returns the slots among the children of a block, in ascending order. */
export function slotsOf(config: JsonObject): Slot[] {
  const { ad_position: positions, ad_index: numbers } = config;
  const found = new Map<number, Slot>();
  for (const [index, at] of asList(positions).entries()) {
    if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 1 || found.has(at)) continue;
    const own = Array.isArray(numbers) ? numbers[index] : undefined;
    found.set(at, { at, adNumber: typeof own === 'number' ? own : fallbackNumber(config) });
  }
  return [...found.values()].toSorted((one, other) => one.at - other.at);
}
