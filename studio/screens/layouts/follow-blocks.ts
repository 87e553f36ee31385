import type { StoredBlock } from './layout-edits.ts';
import { pairBlocks } from './pair-blocks.ts';

/** The blocks on the screen, with a key for each that stays when the block moves or changes. */
export interface FollowedBlocks {
  blocks: readonly StoredBlock[];
  keys: readonly string[];
  /** The number of keys that were given so far. */
  given: number;
}

export const noBlocks: FollowedBlocks = { blocks: [], keys: [], given: 0 };

/** Gives the blocks of another version of the layout their keys. Blocks that are new get new ones. */
export function followBlocks(before: FollowedBlocks, blocks: readonly StoredBlock[]): FollowedBlocks {
  const pairs = pairBlocks(before.blocks, blocks, (a, b) => JSON.stringify(a) === JSON.stringify(b));
  const known = new Map(pairs.map(({ from, position }) => [position, before.keys[from]]));
  let { given } = before;
  const keys = blocks.map((_, position) => known.get(position) ?? `block ${(given += 1)}`);
  return { blocks, keys, given };
}
