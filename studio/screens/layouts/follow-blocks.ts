import type { StoredBlock } from '#app/changes/compare-layouts.ts';
import { sameBlock } from '#app/changes/same-block.ts';
import { followValues, noValues, type FollowedValues } from '../../changes/follow-values.ts';

/** The blocks on the screen. Each has a key, which it keeps when it is moved or changed. */
export type FollowedBlocks = FollowedValues<StoredBlock>;

export const noBlocks: FollowedBlocks = noValues;

/**
 * Assigns keys to the blocks of another version of the layout. Known blocks keep their keys. Several blocks can be
 * equal, such as copies, so the equal blocks at the beginning and at the end of both versions are matched first.
 */
export function followBlocks(before: FollowedBlocks, blocks: readonly StoredBlock[]): FollowedBlocks {
  const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const { values } = before;
  const most = Math.min(values.length, blocks.length);
  let first = 0;
  while (first < most && isEqual(values[first], blocks[first])) first += 1;
  let last = 0;
  while (last < most - first && isEqual(values.at(-1 - last), blocks.at(-1 - last))) last += 1;
  return followValues(before, blocks, [
    (_old, _present, { from, position }) =>
      from < first || position < first
        ? from === position
        : position >= blocks.length - last && values.length - from === blocks.length - position,
    ...sameBlock(isEqual),
  ]);
}
