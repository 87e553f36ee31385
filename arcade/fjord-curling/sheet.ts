import { clamp } from '../kit/ease.ts';

/** The sheet in metres of the game: x across, y from the hack (0) towards the house. */
export const HALF_WIDTH = 2.3;
export const RELEASE_Y = 0.7;
export const HOG_Y = 6;
export const TEE_Y = 11;
export const HOUSE = 1.83;
export const BACK_Y = TEE_Y + HOUSE;
export const END_Y = 14.2;
export const STONE = 0.24;

const COLUMNS = 16;
const ROWS = 36;
const CELL_X = (HALF_WIDTH * 2) / COLUMNS;
const CELL_Y = END_Y / ROWS;

/** Frost per cell: 0 is keen ice, 1 is thick frost. */
export interface Ice {
  readonly columns: number;
  readonly rows: number;
  readonly frost: Float64Array;
}

/** Creates ice with the same frost everywhere. */
export const createIce = (frost = 0.5): Ice => ({
  columns: COLUMNS,
  rows: ROWS,
  frost: new Float64Array(COLUMNS * ROWS).fill(frost),
});

const cellAt = (x: number, y: number): number =>
  clamp(Math.floor(y / CELL_Y), 0, ROWS - 1) * COLUMNS +
  clamp(Math.floor((x + HALF_WIDTH) / CELL_X), 0, COLUMNS - 1);

export const frostAt = (ice: Ice, x: number, y: number): number => ice.frost[cellAt(x, y)] ?? 0.5;

/** Removes frost from the cell at a position, and 40 % of that amount from the cells to its left and right. */
export function polish(ice: Ice, x: number, y: number, amount: number): void {
  for (const [dx, share] of [
    [-CELL_X, 0.4],
    [0, 1],
    [CELL_X, 0.4],
  ] as const) {
    const cell = cellAt(x + dx, y);
    ice.frost[cell] = clamp((ice.frost[cell] ?? 0) - amount * share, 0, 1);
  }
}

/** Lets the frost grow back, up to a limit. */
export function refreeze(ice: Ice, amount: number, limit: number): void {
  for (let cell = 0; cell < ice.frost.length; cell += 1) {
    const frost = ice.frost[cell] ?? 0;
    ice.frost[cell] = frost >= limit ? frost : Math.min(limit, frost + amount);
  }
}
