import { clamp } from '../kit/ease.ts';
import type { Inset, Orientation, Size } from '../kit/stage.ts';
import { SIDE, columnAt, rowAt } from './board.ts';

/** One cell of the loom, in logical units. */
export const STEP = 96;
export const CLOTH = SIDE * STEP;
/** Width of the wooden beams around the cloth. */
export const BEAM = 30;
const LOOM = CLOTH + BEAM * 2;

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Frame extends Size {
  readonly isWide: boolean;
  /** The cloth with the stars. */
  readonly cloth: Box;
  /** The pattern card with the constellation to weave. */
  readonly card: Box;
}

const isWideFrame = ({ width, height }: Size): boolean => width > height * 1.12;

/** Places the card and the loom side by side, or the card over the loom. */
export function createFrame(_: Orientation, frame: Size): Frame {
  if (isWideFrame(frame)) {
    return {
      isWide: true,
      width: 316 + LOOM,
      height: LOOM,
      cloth: { x: 316 + BEAM, y: BEAM, width: CLOTH, height: CLOTH },
      card: { x: 4, y: 176, width: 288, height: 400 },
    };
  }
  const shape = (frame.height - 66) / Math.max(1, frame.width - 8);
  const height = clamp(LOOM * shape, LOOM + 150, LOOM + 390);
  const top = height - LOOM;
  return {
    isWide: false,
    width: LOOM,
    height,
    cloth: { x: BEAM, y: top + BEAM, width: CLOTH, height: CLOTH },
    card: { x: 30, y: 8, width: LOOM - 60, height: Math.min(top - 18, 320) },
  };
}

/** Returns the space that is kept free around the loom. In wide frames, the buttons are beside the loom. */
export function createInset(_: Orientation, frame: Size): Inset {
  if (isWideFrame(frame)) return { top: 6, right: 104, bottom: 6, left: 8 };
  return { top: 60, right: 4, bottom: 6, left: 4 };
}

/** Returns the middle of the cell at a column and row, which can be fractions. */
export const middleOf = ({ cloth }: Frame, column: number, row: number): { x: number; y: number } => ({
  x: cloth.x + (column + 0.5) * STEP,
  y: cloth.y + (row + 0.5) * STEP,
});

export const middleAt = (frame: Frame, place: number): { x: number; y: number } =>
  middleOf(frame, columnAt(place), rowAt(place));

/** Returns the column and row under a point, or undefined off the cloth. */
export function spotUnder(
  { cloth }: Frame,
  x: number,
  y: number,
): { column: number; row: number } | undefined {
  const [column, row] = [Math.floor((x - cloth.x) / STEP), Math.floor((y - cloth.y) / STEP)];
  return column >= 0 && row >= 0 && column < SIDE && row < SIDE ? { column, row } : undefined;
}
