import { useOutletContext } from 'react-router';
import type { BlockType } from '#app/changes/block-field.ts';

/** Returns the blocks that the section can place. The list stays the same until another page is opened. */
export function useBlockTypes(): readonly BlockType[] {
  return useOutletContext();
}
