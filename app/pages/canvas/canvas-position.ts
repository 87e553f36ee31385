import type { PageKind } from '#app/domain/layout.ts';

/** The CSS variable in which the box of a block contains its position in the canvas of the layout editor. */
export const canvasVariable = '--canvas-block';

/** Returns the style of the blocks of a layout: `--canvas-block: 1001 home 3` for the fourth block of a home page. */
export function canvasStyle(verticalId: number, kind: PageKind) {
  return (position: number) => ({ [canvasVariable]: `${verticalId} ${kind} ${position}` });
}
