import { followValues, noValues, type FollowedValues } from '../../changes/follow-values.ts';
import type { IsSame } from '../../changes/pair-values.ts';
import type { StoredBlock } from './layout-edits.ts';

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

/** Compares blocks for `pairValues`: first by type and configuration, then by type. */
export function sameBlock(
  isSameConfig: (a: StoredBlock['config'], b: StoredBlock['config']) => boolean,
): IsSame<StoredBlock>[] {
  return [
    (a, b) => a.module === b.module && isSameConfig(a.config, b.config),
    (a, b) => a.module === b.module,
  ];
}
