import { pairValues, type IsSame } from '#app/changes/pair-values.ts';

/** The values of a list on the screen. A value keeps its key when it is moved or changed. */
export interface FollowedValues<Value> {
  values: readonly Value[];
  keys: readonly string[];
  /** Number of keys assigned so far. */
  given: number;
}

export const noValues: FollowedValues<never> = { values: [], keys: [], given: 0 };

/**
 * Assigns keys to the values of a new version of a list. Values that `pairValues` finds in both versions keep their
 * keys.
 */
export function followValues<Value>(
  before: FollowedValues<Value>,
  values: readonly Value[],
  tests: readonly IsSame<Value>[],
): FollowedValues<Value> {
  const pairs = pairValues(before.values, values, tests);
  const known = new Map(pairs.map(({ from, position }) => [position, before.keys[from]]));
  let { given } = before;
  const keys = values.map((_, position) => known.get(position) ?? `row ${(given += 1)}`);
  return { values, keys, given };
}
