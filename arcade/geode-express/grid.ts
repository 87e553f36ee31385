/** The board is a square of cells, counted row by row from the upper left. */
export const SIZE = 7;
export const CELLS = SIZE * SIZE;

export const columnOf = (cell: number): number => cell % SIZE;
export const rowOf = (cell: number): number => Math.floor(cell / SIZE);

/** Returns the cell at a place, or undefined outside of the board. */
export const cellAt = (column: number, row: number): number | undefined =>
  column >= 0 && column < SIZE && row >= 0 && row < SIZE ? row * SIZE + column : undefined;

export const isBeside = (a: number, b: number): boolean =>
  a !== b && Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b))) === 1;

/** All cells in board order. */
export const ALL: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell);

/** The neighbours of every cell, up to eight, including the diagonal ones. */
const NEIGHBOURS = ALL.map((cell) => ALL.filter((other) => isBeside(cell, other)));

export const neighbours = (cell: number): readonly number[] => NEIGHBOURS[cell] ?? [];
