import { clamp } from '../kit/ease.ts';
import type { Inset, Orientation, Size } from '../kit/stage.ts';
import { SIZE, cellAt, columnOf, rowOf } from './grid.ts';

export const CELL = 100;
export const BOARD = SIZE * CELL;
const MARGIN = 14;
const PANEL = 344;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Layout extends Size {
  /** Whether the train is beside the board, on three rails. Otherwise it is above the board, on one rail. */
  readonly isWide: boolean;
  readonly board: { readonly x: number; readonly y: number };
  /** The y of each rail. */
  readonly rails: readonly number[];
  readonly engine: Place;
}

const isBroad = (frame: Size): boolean => frame.width >= frame.height * 1.1;

/** Returns the layout for a frame. */
export function createLayout(_: Orientation, frame: Size): Layout {
  if (isBroad(frame)) {
    return {
      isWide: true,
      width: PANEL + BOARD + MARGIN * 2,
      height: BOARD + MARGIN * 2,
      board: { x: PANEL + MARGIN, y: MARGIN },
      rails: [300, 482, 664],
      engine: { x: 176, y: 300, scale: 1.12 },
    };
  }
  const width = BOARD + MARGIN * 2;
  const room = (width * (frame.height - 66)) / Math.max(1, frame.width - 8);
  const height = clamp(room, width + 186, width + 470);
  const top = height - width;
  const rail = top - 14;
  return {
    isWide: false,
    width,
    height,
    board: { x: MARGIN, y: top + MARGIN },
    rails: [rail],
    engine: { x: 634, y: rail, scale: 0.86 },
  };
}

/** Returns the positions of the wagons, in the order in which the orders are listed. */
export function wagonPlaces(layout: Layout, count: number): Place[] {
  if (layout.isWide) {
    return Array.from({ length: count }, (_, index) => {
      const shelf = Math.floor(index / 2);
      const isAlone = index === count - 1 && count % 2 === 1;
      return { x: isAlone ? 176 : 92 + (index % 2) * 168, y: layout.rails[shelf + 1] ?? 0, scale: 1.04 };
    });
  }
  const gap = Math.min(172, 540 / count);
  return Array.from({ length: count }, (_, index) => ({
    x: 540 - gap * (index + 0.5),
    y: layout.engine.y,
    scale: Math.min(1.04, gap / 152),
  }));
}

/**
 * Returns the margins around the play area. In a broad frame, the buttons are beside the board, so the board may use
 * the full height.
 */
export const createInset = (_: Orientation, frame: Size): Inset =>
  isBroad(frame) ? { top: 6, right: 104, bottom: 6, left: 8 } : { top: 60, right: 4, bottom: 6, left: 4 };

/** Returns the centre of a cell in logical units. Columns and rows may be fractions. */
export const centreOf = ({ board }: Layout, column: number, row: number): { x: number; y: number } => ({
  x: board.x + (column + 0.5) * CELL,
  y: board.y + (row + 0.5) * CELL,
});

export const centreOfCell = (layout: Layout, cell: number): { x: number; y: number } =>
  centreOf(layout, columnOf(cell), rowOf(cell));

/** Returns the cell whose middle part is under a point: corners are left out, so that diagonals are easy to draw. */
export function cellUnder({ board }: Layout, x: number, y: number, reach = 0.44): number | undefined {
  const column = (x - board.x) / CELL - 0.5;
  const row = (y - board.y) / CELL - 0.5;
  const cell = cellAt(Math.round(column), Math.round(row));
  const off = Math.hypot(column - Math.round(column), row - Math.round(row));
  return off <= reach ? cell : undefined;
}
