import type { PageKind } from '#app/domain/layout.ts';

/** A CSS variable on the box of each block in the canvas. Its value names the layout and the block's position in it. */
export const canvasVariable = '--canvas-block';

/** Returns the style of the blocks of a layout: `--canvas-block: 1001 home 3` for the fourth block of a home page. */
export function canvasStyle(verticalId: number, kind: PageKind) {
  return (position: number) => ({ [canvasVariable]: `${verticalId} ${kind} ${position}` });
}
