/** The width and height of the well in cells. Its corners are cut off, so that it is an octagon. */
export const SIZE = 8;
const CUT = 2;

export const rowOf = (cell: number): number => Math.floor(cell / SIZE);
export const columnOf = (cell: number): number => cell % SIZE;
export const cellAt = (row: number, column: number): number => row * SIZE + column;

/** Returns whether a place lies inside the well. */
export function isPlace(row: number, column: number): boolean {
  const fromSide = Math.min(column, SIZE - 1 - column);
  const fromEnd = Math.min(row, SIZE - 1 - row);
  return fromSide >= 0 && fromEnd >= 0 && fromSide + fromEnd >= CUT;
}

const all = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);

/** All cells of the well. */
export const CELLS: readonly number[] = all.filter((cell) => isPlace(rowOf(cell), columnOf(cell)));

/** Returns the four cells of a block, clockwise from its upper left cell. */
export const blockCells = (block: number): readonly [number, number, number, number] => [
  block,
  block + 1,
  block + SIZE + 1,
  block + SIZE,
];

/** The blocks of four cells that can be spun. Each block is identified by its upper left cell. */
export const BLOCKS: readonly number[] = CELLS.filter((cell) => {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return isPlace(row, column + 1) && isPlace(row + 1, column) && isPlace(row + 1, column + 1);
});

/** Returns the cells beside a cell. */
export const neighbours = (cell: number): number[] => {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ].flatMap(([r = -1, c = -1]) => (isPlace(r, c) ? [cellAt(r, c)] : []));
};

/** Rows and columns as lists of cells. */
export const LINES: readonly (readonly number[])[] = Array.from({ length: SIZE }, (_, n) => [
  CELLS.filter((cell) => rowOf(cell) === n),
  CELLS.filter((cell) => columnOf(cell) === n),
]).flat();

/** Returns the block whose middle is nearest to a point, in cells from the upper left corner of the well. */
export function blockNear(x: number, y: number): number {
  const away = (block: number): number => Math.hypot(columnOf(block) + 1 - x, rowOf(block) + 1 - y);
  return BLOCKS.reduce((best, block) => (away(block) < away(best) ? block : best));
}

/** Returns the next block in a direction, or the same block at the edge. */
export function blockBeside(block: number, dx: number, dy: number): number {
  const [row, column] = [rowOf(block) + dy, columnOf(block) + dx];
  const shifts = [0, 1, -1, 2, -2];
  const target = shifts
    .map((shift) => (dx === 0 ? [row, column + shift] : [row + shift, column]))
    .find(([r = -1, c = -1]) => isPlace(r, c) && BLOCKS.includes(cellAt(r, c)));
  return target ? cellAt(target[0] ?? 0, target[1] ?? 0) : block;
}
