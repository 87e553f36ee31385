import { clamp } from '../kit/ease.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import type { Orientation, Rect, Size } from '../kit/stage.ts';
import { SIZE, columnOf, rowOf } from './board.ts';
import type { Lamp } from './light.ts';

export const CELL = 60;
export const FIELD = SIZE * CELL;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout extends Size {
  /** Upper left corner of the well's cells. */
  readonly field: Point;
  /** The flower that shows the multiplier. `null` if there is no space for it. */
  readonly flower: Point | null;
  /** Position of a tip. */
  readonly tip: Rect;
  /** Whether the tip covers the well and must disappear when play begins. */
  readonly isTipOver: boolean;
}

/** Returns the layout for a frame. */
export function createLayout(_orientation: Orientation, frame: Size): Layout {
  const ratio = (frame.width - 16) / Math.max(1, frame.height - HUD_HEIGHT - 8);
  if (ratio > 1.35) {
    return {
      width: 970,
      height: 640,
      field: { x: 245, y: 80 },
      flower: { x: 80, y: 320 },
      tip: { x: 808, y: 200, width: 158, height: 240 },
      isTipOver: false,
    };
  }
  if (ratio > 0.84) {
    const tip = { x: 110, y: 520, width: 420, height: 84 };
    return { width: 640, height: 640, field: { x: 80, y: 80 }, flower: null, tip, isTipOver: true };
  }
  const height = clamp(640 / ratio, 770, 980);
  const top = 80 + (height - 770) * 0.32;
  return {
    width: 640,
    height,
    field: { x: 80, y: top },
    flower: { x: 86, y: top + 628 },
    tip: { x: 168, y: top + 572, width: 456, height: 112 },
    isTipOver: false,
  };
}

/** Returns the middle of a cell. */
export const centreOf = ({ field }: Layout, cell: number): Point => ({
  x: field.x + (columnOf(cell) + 0.5) * CELL,
  y: field.y + (rowOf(cell) + 0.5) * CELL,
});

/** Returns the middle of a block of four. */
export const middleOf = ({ field }: Layout, block: number): Point => ({
  x: field.x + (columnOf(block) + 1) * CELL,
  y: field.y + (rowOf(block) + 1) * CELL,
});

/** Returns the position of a lamp on the rim. */
export function lampPoint({ field }: Layout, { side, at }: Pick<Lamp, 'side' | 'at'>): Point {
  const along = (at + 1) * CELL;
  const near = -0.66 * CELL;
  const far = FIELD + 0.66 * CELL;
  if (side === 'left') return { x: field.x + near, y: field.y + along };
  if (side === 'right') return { x: field.x + far, y: field.y + along };
  return { x: field.x + along, y: field.y + (side === 'top' ? near : far) };
}
