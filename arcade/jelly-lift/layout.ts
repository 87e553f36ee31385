import type { Orientation, Size } from '../kit/stage.ts';
import { COLS, ROWS } from './board.ts';

/** Size of a cell of the shaft in logical units. */
export const UNIT = 40;
export const SHAFT_WIDTH = COLS * UNIT;
export const SHAFT_HEIGHT = ROWS * UNIT;

export interface Seat {
  /** Upper left corner of the shaft's glass. */
  readonly x: number;
  readonly y: number;
  /** Centres of the slot for the held pair and of the next pairs. */
  readonly hold: { x: number; y: number };
  readonly next: { x: number; y: number };
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly seats: readonly Seat[];
  /** Centre of the dial's base, and the radius of the dial. `null` in a duel. */
  readonly dial: { x: number; y: number; radius: number } | null;
  /** True if the slot and the next pairs are above the shafts. */
  readonly isFlat: boolean;
  /** Position of the list of goals. */
  readonly goals: { x: number; y: number };
}

const TOP = 22;
const SIDE = 92;
const FOOT = 20;

/** Returns the layout: one shaft with panels beside it, or two shafts for a duel. */
export function createLayout(orientation: Orientation, frame: Size, isDuel: boolean): Layout {
  const isWide = orientation === 'landscape' && frame.width > frame.height * 1.25;
  const height = TOP + SHAFT_HEIGHT + FOOT;
  if (isDuel && isWide) {
    const second = SIDE + SHAFT_WIDTH + 40;
    return {
      width: second + SHAFT_WIDTH + SIDE,
      height,
      seats: [
        { x: SIDE, y: TOP, hold: { x: 42, y: TOP + 70 }, next: { x: 42, y: TOP + 190 } },
        {
          x: second,
          y: TOP,
          hold: { x: second + SHAFT_WIDTH + 50, y: TOP + 70 },
          next: { x: second + SHAFT_WIDTH + 50, y: TOP + 190 },
        },
      ],
      dial: null,
      goals: { x: 0, y: 0 },
      isFlat: false,
    };
  }
  if (isDuel) {
    const head = 122;
    const width = SHAFT_WIDTH * 2 + 52;
    const seat = (x: number): Seat => ({
      x,
      y: TOP + head,
      hold: { x: x + 60, y: 50 },
      next: { x: x + 172, y: 50 },
    });
    return {
      width,
      height: height + head,
      seats: [seat(14), seat(14 + SHAFT_WIDTH + 24)],
      dial: null,
      goals: { x: 0, y: 0 },
      isFlat: true,
    };
  }
  if (isWide) {
    const x = 176;
    return {
      width: SHAFT_WIDTH + x * 2,
      height,
      seats: [
        {
          x,
          y: TOP,
          hold: { x: x - 70, y: TOP + 76 },
          next: { x: x + SHAFT_WIDTH + 70, y: TOP + 76 },
        },
      ],
      dial: { x: x - 92, y: TOP + 276, radius: 60 },
      goals: { x: x - 92, y: TOP + 326 },
      isFlat: false,
    };
  }
  const x = 14;
  const side = x + SHAFT_WIDTH + 58;
  return {
    width: SHAFT_WIDTH + x + 108,
    height,
    seats: [{ x, y: TOP, hold: { x: side, y: TOP + 66 }, next: { x: side, y: TOP + 186 } }],
    dial: { x: side, y: TOP + 352, radius: 38 },
    goals: { x: side, y: TOP + 388 },
    isFlat: false,
  };
}

export const centreOf = (seat: Seat, col: number, row: number): { x: number; y: number } => ({
  x: seat.x + (col + 0.5) * UNIT,
  y: seat.y + (ROWS - row - 0.5) * UNIT,
});

/** Returns the positions of the next two pairs. */
export function nextSpots({ isFlat }: Layout, { hold, next }: Seat): { x: number; y: number }[] {
  if (isFlat) return [-26, 28].map((dx) => ({ x: next.x + dx, y: next.y + 6 }));
  const gap = hold.x === next.x ? 66 : 116;
  return [next, { x: next.x, y: next.y + gap }];
}
