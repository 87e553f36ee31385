import { useCallback, useState } from 'react';
import { followBlocks, noBlocks, type FollowedBlocks } from './follow-blocks.ts';
import type { StoredBlock } from './layout-edits.ts';

interface SelectionState {
  layout: string;
  followed: FollowedBlocks;
  /** Key of the selected block. */
  selected: string | null;
  /** Position of the block that was selected since the last rendering. `null` removes the selection. */
  wanted?: number | null;
}

/** The selected block of a layout. */
export interface Selection {
  state: SelectionState;
  setState: (state: SelectionState) => void;
  /** Selects the block at a position, counted after the action that is sent at the same moment. */
  select: (position: number | null) => void;
}

/** Holds which block of a layout is selected. A newly opened layout has no selection. */
export function useSelection(layout: string): Selection {
  const [kept, setState] = useState<SelectionState>({ layout, followed: noBlocks, selected: null });
  const state = kept.layout === layout ? kept : { layout, followed: noBlocks, selected: null };
  const select = useCallback(
    (wanted: number | null) =>
      setState((current) =>
        current.layout === layout
          ? { ...current, wanted }
          : { layout, followed: noBlocks, selected: null, wanted },
      ),
    [layout],
  );
  return { state, setState, select };
}

/** Returns the keys of the blocks on the screen and the position of the selected one, even after it was moved. */
export function useFollowedBlocks(
  { state, setState }: Selection,
  blocks: readonly StoredBlock[],
): { keys: readonly string[]; selected: number | null } {
  let { followed, selected } = state;
  if (followed.values !== blocks) {
    const before = selected === null ? -1 : followed.keys.indexOf(selected);
    followed = followBlocks(followed, blocks);
    // If the selected block no longer exists, for example because its addition was undone, the block before it is
    // selected.
    if (selected !== null && !followed.keys.includes(selected)) {
      selected = followed.keys[Math.max(0, before - 1)] ?? null;
    }
  }
  if (state.wanted !== undefined) selected = followed.keys[state.wanted ?? -1] ?? null;
  if (followed !== state.followed || selected !== state.selected || state.wanted !== undefined) {
    setState({ layout: state.layout, followed, selected });
  }
  const position = selected === null ? -1 : followed.keys.indexOf(selected);
  return { keys: followed.keys, selected: position === -1 ? null : position };
}
