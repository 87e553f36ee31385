import { sameBlock, type StoredBlock } from '#app/changes/compare-layouts.ts';
import { followValues, noValues, type FollowedValues } from '../../changes/follow-values.ts';

/** The blocks on the screen. Each has a key, which it keeps when it is moved or changed. */
export type FollowedBlocks = FollowedValues<StoredBlock>;

export const noBlocks: FollowedBlocks = noValues;

/** Assigns keys to the blocks of another version of the layout. Known blocks keep their keys. */
export function followBlocks(before: FollowedBlocks, blocks: readonly StoredBlock[]): FollowedBlocks {
  return followValues(
    before,
    blocks,
    sameBlock((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
}
