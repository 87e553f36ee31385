/** A value that is in two versions of a list: its positions before and after. */
export interface Pair {
  from: number;
  position: number;
}

/** Whether a value of the version before and one of the version after are the same. */
export type IsSame<Value> = (before: Value, after: Value, pair: Pair) => boolean;

/**
 * Finds the values that are in both versions of a list, in the order of the version after. The first test is applied to
 * all values, and then the second test to the values without a partner. Each value has at most one partner.
 */
export function pairValues<Value>(
  before: readonly Value[],
  after: readonly Value[],
  tests: readonly IsSame<Value>[],
): Pair[] {
  const pairs: Pair[] = [];
  const used = new Set<number>();
  const paired = new Set<number>();
  for (const isSame of tests) {
    after.forEach((value, position) => {
      if (paired.has(position)) return;
      const from = before.findIndex(
        (old, index) => !used.has(index) && isSame(old, value, { from: index, position }),
      );
      if (from === -1) return;
      used.add(from);
      paired.add(position);
      pairs.push({ from, position });
    });
  }
  return pairs.toSorted((a, b) => a.position - b.position);
}
