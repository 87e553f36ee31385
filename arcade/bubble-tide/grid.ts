/**
 * The hexagonal grid, measured in bubble radii: a bubble is two wide, rows are a square root of three
 * apart, odd rows are shifted by one and hold one bubble less.
 */
export const COLUMNS = 11;
export const ROWS = 18;
export const WIDTH = COLUMNS * 2;
export const ROW_HEIGHT = Math.sqrt(3);
/** Distance from the ceiling to the boat's muzzle at low tide. */
export const DEPTH = 26;
/** Distance that must stay free between the lowest bubble and the muzzle. */
export const CLEARANCE = 2.4;

/** The kinds of bubbles that are not colours. Kinds from 0 to 5 are colours. */
export const STONE = 6;
export const LANTERN = 7;
export const PEARL = 8;

export type Board = readonly (number | null)[];
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const isColour = (kind: number | null | undefined): kind is number =>
  kind !== null && kind !== undefined && kind < STONE;

export const rowOf = (index: number): number => Math.floor(index / COLUMNS);
export const emptyBoard = (): (number | null)[] => Array.from({ length: COLUMNS * ROWS }, () => null);

/** Returns whether a cell exists: odd rows have no last column. */
export function isPlace(row: number, column: number): boolean {
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS - (row % 2);
}

/** Returns the centre of a cell. `sink` is the number of rows by which the ceiling has come down. */
export function centreOf(index: number, sink: number): Point {
  const row = rowOf(index);
  return { x: 1 + (index % COLUMNS) * 2 + (row % 2), y: 1 + (row + sink) * ROW_HEIGHT };
}

function listNeighbours(index: number): number[] {
  const row = rowOf(index);
  const column = index % COLUMNS;
  if (!isPlace(row, column)) return [];
  const left = column - 1 + (row % 2);
  const around: readonly (readonly [number, number])[] = [
    [row, column - 1],
    [row, column + 1],
    [row - 1, left],
    [row - 1, left + 1],
    [row + 1, left],
    [row + 1, left + 1],
  ];
  return around.filter(([r, c]) => isPlace(r, c)).map(([r, c]) => r * COLUMNS + c);
}

const neighbourTable = Array.from({ length: COLUMNS * ROWS }, (_, index) => listNeighbours(index));

/** Returns the cells that touch a cell, up to six. */
export const neighbours = (index: number): readonly number[] => neighbourTable[index] ?? [];

/** Returns the given cells, and all cells that can be reached from them through neighbours that pass the test. */
export function flood(from: readonly number[], test: (index: number) => boolean): Set<number> {
  const reached = new Set(from);
  const open = [...from];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    for (const next of neighbours(index)) {
      if (reached.has(next) || !test(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/** Returns the group of a bubble: all connected bubbles of its kind. */
export function groupOf(board: Board, index: number): Set<number> {
  const kind = board[index];
  return flood([index], (next) => board[next] === kind);
}

/** Returns the bubbles that are not connected with the ceiling. */
export function looseOf(board: Board): number[] {
  const top = board.slice(0, COLUMNS).flatMap((kind, index) => (kind === null ? [] : [index]));
  const held = flood(top, (next) => board[next] !== null);
  return board.flatMap((kind, index) => (kind !== null && !held.has(index) ? [index] : []));
}

/** Returns the cells that a lantern clears: its own cell and all cells at most two steps away. */
export function blastOf(index: number): number[] {
  const near = new Set([index, ...neighbours(index)]);
  for (const next of neighbours(index)) for (const far of neighbours(next)) near.add(far);
  return [...near];
}
