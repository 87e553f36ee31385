import type { Inset, Orientation, Size } from '../kit/stage.ts';
import { COLS, ROWS, type Spot, besides, centreOf } from './yards.ts';

export const TILE = 50;
const SIDE = 16;
const TOP = 46;
const BOTTOM = 16;

/** Position and height of the frieze that shows both shares. */
export const FRIEZE = { y: 7, height: 30 };

/** Returns the logical size of the play area. */
export const layoutOf = (orientation: Orientation): Size =>
  orientation === 'landscape'
    ? { width: COLS * TILE + SIDE * 2, height: ROWS * TILE + TOP + BOTTOM }
    : { width: ROWS * TILE + SIDE * 2, height: COLS * TILE + TOP + BOTTOM };

/** Returns the frame pixels kept free; a tall frame leaves room for a thumb below. */
export const insetOf = (orientation: Orientation, frame: Size): Inset =>
  orientation === 'landscape'
    ? { top: 58, right: 6, bottom: 6, left: 6 }
    : { top: 60, right: 6, bottom: Math.min(104, frame.height * 0.14), left: 6 };

/** Bit mask of the sides on which a tile joins its neighbours: up 1, right 2, down 4, left 8. */
export type Sides = number;

/** The orientation of the courtyard on the stage: unchanged, or rotated so that its left end is at the bottom. */
export interface Ground {
  readonly turned: boolean;
  /** Converts a position in the courtyard to one on the stage. */
  at(x: number, y: number): Spot;
  /** Converts a position on the stage to one in the courtyard. */
  from(x: number, y: number): Spot;
  /** Converts a direction on the stage to one in the courtyard. */
  toYard(x: number, y: number): Spot;
  toStage(x: number, y: number): Spot;
  /** Middles of the tiles on the stage. */
  readonly middles: readonly Spot[];
  /** Returns the sides of a tile, as seen on the stage, on which the neighbour has the given value in `cells`. */
  joined<Value>(cell: number, cells: readonly Value[], value: Value): Sides;
}

export function createGround(turned: boolean): Ground {
  const at = (x: number, y: number): Spot =>
    turned ? { x: SIDE + y * TILE, y: TOP + (COLS - x) * TILE } : { x: SIDE + x * TILE, y: TOP + y * TILE };
  const middles = Array.from({ length: COLS * ROWS }, (_, cell) => {
    const { x, y } = centreOf(cell);
    return at(x, y);
  });
  const sides = middles.map((from, cell) => {
    return besides(cell).map((next) => {
      const to = middles[next] ?? from;
      const bit = to.y < from.y ? 1 : to.x > from.x ? 2 : to.y > from.y ? 4 : 8;
      return { next, bit };
    });
  });
  return {
    turned,
    at,
    from: (x, y) =>
      turned
        ? { x: COLS - (y - TOP) / TILE, y: (x - SIDE) / TILE }
        : { x: (x - SIDE) / TILE, y: (y - TOP) / TILE },
    toYard: (x, y) => (turned ? { x: -y, y: x } : { x, y }),
    toStage: (x, y) => (turned ? { x: y, y: -x } : { x, y }),
    middles,
    joined(cell, cells, value) {
      let mask = 0;
      for (const { next, bit } of sides[cell] ?? []) if (cells[next] === value) mask |= bit;
      return mask;
    },
  };
}
