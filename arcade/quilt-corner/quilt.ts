import type { Piece, Square } from './pieces.ts';

export const SIZE = 9;
/** The undyed cloth, which matches every fabric. */
export const LINEN = 5;

export interface Cloth {
  readonly fabric: number;
  readonly hasButton: boolean;
}
export type Quilt = readonly (Cloth | null)[];

/** A cat asleep on four squares. */
export interface Cat {
  /** The upper left of the four squares. */
  readonly at: number;
  /** Number of pieces until the cat moves on. */
  readonly stay: number;
  /** The position to which the cat will move next. */
  readonly next: number;
}

export interface Group {
  readonly kind: 'row' | 'column' | 'patch';
  readonly cells: readonly number[];
}

const nine = Array.from({ length: SIZE }, (_, n) => n);

/** The nine rows, nine columns and nine patches. */
export const GROUPS: readonly Group[] = nine.flatMap((n): Group[] => [
  { kind: 'row', cells: nine.map((c) => n * SIZE + c) },
  { kind: 'column', cells: nine.map((r) => r * SIZE + n) },
  {
    kind: 'patch',
    cells: nine.map((k) => (Math.floor(n / 3) * 3 + Math.floor(k / 3)) * SIZE + (n % 3) * 3 + (k % 3)),
  },
]);

/** Returns the squares under a cat. */
export const catCells = (at: number): readonly number[] => [at, at + 1, at + SIZE, at + SIZE + 1];

/** Every position where a cat can lie. */
export const CAT_PLACES: readonly number[] = nine
  .slice(0, -1)
  .flatMap((row) => nine.slice(0, -1).map((column) => row * SIZE + column));

/** The things on the table: cloth, rips and sometimes a cat. */
export interface Table {
  readonly quilt: Quilt;
  readonly rips: readonly number[];
  readonly cat: Cat | null;
}

/**
 * Returns the cells that squares would cover with their upper left corner at a position, or `null` if they do not fit.
 */
export function cover(
  table: Table,
  squares: readonly Square[],
  row: number,
  column: number,
): number[] | null {
  const blocked = table.cat ? catCells(table.cat.at) : [];
  const cells: number[] = [];
  for (const [r, c] of squares) {
    const [y, x] = [row + r, column + c];
    const cell = y * SIZE + x;
    if (y < 0 || x < 0 || y >= SIZE || x >= SIZE) return null;
    if (table.quilt[cell] || table.rips.includes(cell) || blocked.includes(cell)) return null;
    cells.push(cell);
  }
  return cells;
}

/** Returns all positions where squares fit, as [row, column]. */
export function placesFor(table: Table, squares: readonly Square[]): Square[] {
  return nine.flatMap((row) =>
    nine.flatMap((column) => (cover(table, squares, row, column) ? [[row, column] as const] : [])),
  );
}

export const fits = (table: Table, { squares }: Pick<Piece, 'squares'>): boolean =>
  nine.some((row) => nine.some((column) => cover(table, squares, row, column) !== null));

/** Returns the complete groups: those whose squares are all covered or torn, with at least four covered squares. */
export const complete = (quilt: Quilt, rips: readonly number[]): Group[] =>
  GROUPS.filter(
    ({ cells }) =>
      cells.every((cell) => quilt[cell] || rips.includes(cell)) &&
      cells.filter((cell) => quilt[cell]).length >= 4,
  );

/** Returns whether a group consists of one fabric. Linen matches any fabric. */
export function isMatching(quilt: Quilt, { cells }: Group): boolean {
  const fabrics = new Set(cells.flatMap((cell) => quilt[cell]?.fabric ?? []));
  fabrics.delete(LINEN);
  return fabrics.size <= 1;
}
