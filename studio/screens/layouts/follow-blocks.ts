import type { StoredBlock } from './layout-edits.ts';
import { pairBlocks } from './pair-blocks.ts';

/** The blocks on the screen. Each has a key, which it keeps when it is moved or changed. */
export interface FollowedBlocks {
  blocks: readonly StoredBlock[];
  keys: readonly string[];
  /** Number of keys assigned so far. */
  given: number;
}

export const noBlocks: FollowedBlocks = { blocks: [], keys: [], given: 0 };

/** Assigns keys to the blocks of another version of the layout. Known blocks keep their keys. */
export function followBlocks(before: FollowedBlocks, blocks: readonly StoredBlock[]): FollowedBlocks {
  const pairs = pairBlocks(before.blocks, blocks, (a, b) => JSON.stringify(a) === JSON.stringify(b));
  const known = new Map(pairs.map(({ from, position }) => [position, before.keys[from]]));
  let { given } = before;
  const keys = blocks.map((_, position) => known.get(position) ?? `block ${(given += 1)}`);
  return { blocks, keys, given };
}
