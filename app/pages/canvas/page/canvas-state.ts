import type { CanvasBlock, ToCanvas } from '../messages.ts';
import { findBoxes, type Boxes } from './boxes.ts';
import { placeholderAt } from './placeholders.ts';

/** The last message about the contents of the canvas. */
export type Shown = Extract<ToCanvas, { kind: 'show' }>;

/** A block that the pointer holds. */
export interface Held {
  position: number;
  /** The position at which it would be dropped now. `null` until the pointer moves. */
  to: number | null;
}

/** The state that the parts of the canvas share. */
export interface CanvasState {
  shown: Shown | null;
  /** Position of the block under the pointer. `null` if there is none. */
  hovered: number | null;
  held: Held | null;
}

/** Whether clicks select blocks. Otherwise the page behaves as for visitors. */
export function isInEdit({ shown }: CanvasState): boolean {
  return shown !== null && !shown.isBrowsing;
}

/** Returns the blocks of the edited layout, or `null` while the page shows another layout or is not edited. */
export function editedBlocks({ shown }: CanvasState, { layout }: Boxes): readonly CanvasBlock[] | null {
  return shown && !shown.isBrowsing && shown.layout === layout ? shown.blocks : null;
}

/** Returns the element that shows a block: its box, or its placeholder. */
export function elementAt(position: number | null, { elements } = findBoxes()): HTMLElement | null {
  return position === null ? null : (elements.get(position) ?? placeholderAt(position));
}
