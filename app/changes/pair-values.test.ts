import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findUnmoved, type Pair } from './pair-values.ts';

/** The positions of up to nine values in a random order, and the positions that count as moved by the operator. */
const cases = fc.integer({ min: 0, max: 9 }).chain((length) => {
  const positions = Array.from({ length }, (_, position) => position);
  return fc.record({
    order: fc.shuffledSubarray(positions, { minLength: length }),
    placed: fc.subarray(positions),
  });
});

/** Lists all sets of pairs in which `from` rises. */
function risingSets(pairs: readonly Pair[]): Pair[][] {
  return pairs.reduce<Pair[][]>(
    (sets, pair) => [
      ...sets,
      ...sets.filter((set) => (set.at(-1)?.from ?? -1) < pair.from).map((set) => [...set, pair]),
    ],
    [[]],
  );
}

it('the values that have not moved are as many as possible, and as few placed ones as possible', () => {
  fc.assert(
    fc.property(cases, ({ order, placed }) => {
      const pairs = order.map((from, position) => ({ from, position }));
      const isPlaced = new Set(placed);
      const countPlaced = (set: Iterable<Pair>) =>
        [...set].filter(({ position }) => isPlaced.has(position)).length;
      const sets = risingSets(pairs);
      const size = Math.max(...sets.map((set) => set.length));
      const fewest = Math.min(...sets.filter((set) => set.length === size).map(countPlaced));
      const unmoved = findUnmoved(pairs, isPlaced);
      expect([unmoved.size, countPlaced(unmoved)]).toEqual([size, fewest]);
      const froms = pairs.filter((pair) => unmoved.has(pair)).map(({ from }) => from);
      expect(froms).toEqual(froms.toSorted((a, b) => a - b));
    }),
  );
});
