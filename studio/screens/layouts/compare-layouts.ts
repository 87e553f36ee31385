import { isDeepStrictEqual } from 'node:util';
import type { JsonValue } from '#app/bundle/json-source.server.ts';
import type { StoredBlock } from './layout-edits.ts';
import { pairBlocks, type Pair } from './pair-blocks.ts';

/** A difference between two layouts. Positions count from 0. */
export type LayoutDifference =
  | { kind: 'added'; type: string; position: number }
  | { kind: 'removed'; type: string; position: number }
  | { kind: 'moved'; type: string; from: number; position: number }
  | {
      kind: 'changed';
      type: string;
      position: number;
      /** Name of the setting. A missing value means its default. */
      key: string;
      before: JsonValue | null;
      after: JsonValue | null;
    };

/** Lists the differences of a layout to an earlier one, in the order of the blocks. */
export function compareLayouts(
  before: readonly StoredBlock[],
  after: readonly StoredBlock[],
): LayoutDifference[] {
  const pairs = pairBlocks(before, after, isDeepStrictEqual);
  const still = longestRise(pairs);
  const differences: LayoutDifference[] = [];
  after.forEach(({ module: type, config }, position) => {
    const pair = pairs.find((one) => one.position === position);
    const old = pair && before[pair.from];
    if (!pair || !old) {
      differences.push({ kind: 'added', type, position });
      return;
    }
    if (!still.has(pair)) differences.push({ kind: 'moved', type, from: pair.from, position });
    const [olds, news] = [new Map(Object.entries(old.config)), new Map(Object.entries(config))];
    for (const key of new Set([...olds.keys(), ...news.keys()])) {
      const values = { before: olds.get(key) ?? null, after: news.get(key) ?? null };
      if (!isDeepStrictEqual(values.before, values.after)) {
        differences.push({ kind: 'changed', type, position, key, ...values });
      }
    }
  });
  const kept = new Set(pairs.map(({ from }) => from));
  before.forEach(({ module: type }, position) => {
    if (!kept.has(position)) differences.push({ kind: 'removed', type, position });
  });
  return differences;
}

/** Returns the most pairs that are in the same order in both layouts. The other blocks have moved. */
function longestRise(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const best: Pair[][] = [];
  for (const pair of pairs) {
    const earlier = best.filter((chain) => (chain.at(-1)?.from ?? -1) < pair.from);
    const longest = earlier.reduce<Pair[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, pair]);
  }
  return new Set(best.reduce<Pair[]>((a, b) => (b.length > a.length ? b : a), []));
}
