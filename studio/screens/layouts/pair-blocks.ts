import type { StoredBlock } from './layout-edits.ts';

/** A block that is in two versions of a layout: its positions before and after. */
export interface Pair {
  from: number;
  position: number;
}

/** Finds the blocks that are in both versions: equal blocks first, then blocks of the same type, in their order. */
export function pairBlocks(
  before: readonly StoredBlock[],
  after: readonly StoredBlock[],
  isSameConfig: (a: StoredBlock['config'], b: StoredBlock['config']) => boolean,
): Pair[] {
  const pairs: Pair[] = [];
  const used = new Set<number>();
  const paired = new Set<number>();
  for (const isSame of [
    (a: StoredBlock, b: StoredBlock) => a.module === b.module && isSameConfig(a.config, b.config),
    (a: StoredBlock, b: StoredBlock) => a.module === b.module,
  ]) {
    after.forEach((block, position) => {
      if (paired.has(position)) return;
      const from = before.findIndex((old, index) => !used.has(index) && isSame(old, block));
      if (from === -1) return;
      used.add(from);
      paired.add(position);
      pairs.push({ from, position });
    });
  }
  return pairs.toSorted((a, b) => a.position - b.position);
}
