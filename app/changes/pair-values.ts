/**
 * A value that is in two versions of a list. `from` is its index in the earlier version, `position` in the later one.
 */
export interface Pair {
  from: number;
  position: number;
}

/** Whether a value of the earlier version is the same as a value of the later version. */
export type IsSame<Value> = (before: Value, after: Value, pair: Pair) => boolean;

/**
 * Finds the values that are in both versions of a list, in the order of the later version. Each test is applied to the
 * values for which the earlier tests found no partner. Each value has at most one partner.
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

/**
 * Returns the largest set of pairs whose order is the same in both versions. The other values have moved. If there are
 * several such sets, returns one with the fewest positions in `touched`. `pairs` must be in the order of the later
 * version.
 */
export function findUnmoved(
  pairs: readonly Pair[],
  touched: ReadonlySet<number> = new Set(),
): ReadonlySet<Pair> {
  interface Chain {
    pair: Pair;
    /** A longer chain weighs more. Of two equally long chains, the one with fewer pairs in `touched` weighs more. */
    weight: number;
    previous: Chain | undefined;
  }
  /** The best chains, in ascending order both of the `from` of their last pair and of their weight. */
  const chains: Chain[] = [];
  for (const pair of pairs) {
    const index = chains.findLastIndex((chain) => chain.pair.from < pair.from) + 1;
    const previous = chains[index - 1];
    const weight = (previous?.weight ?? 0) + pairs.length + (touched.has(pair.position) ? 0 : 1);
    const next = chains.findIndex((chain, at) => at >= index && chain.weight > weight);
    chains.splice(index, (next === -1 ? chains.length : next) - index, { pair, weight, previous });
  }
  const unmoved = new Set<Pair>();
  for (let chain = chains.at(-1); chain; chain = chain.previous) unmoved.add(chain.pair);
  return unmoved;
}
