import { CELL, FIELD, type Layout, type Point } from './layout.ts';
import { heightOf, widthOf, type Piece } from './pieces.ts';
import { SIZE, complete, cover, type Group, type Quilt, type Table } from './quilt.ts';

/** The position at which a held piece would be sewn on. */
export interface Aim {
  readonly row: number;
  readonly column: number;
  readonly cells: readonly number[];
  readonly isValid: boolean;
  /** The groups that the piece would complete at this position. */
  readonly groups: readonly Group[];
}

function aimAt(table: Table, piece: Piece, row: number, column: number): Aim {
  const cells = cover(table, piece.squares, row, column);
  if (!cells) {
    const shown = piece.squares.map(([r, c]) => (row + r) * SIZE + column + c);
    return { row, column, cells: shown, isValid: false, groups: [] };
  }
  const quilt: Quilt = table.quilt.map((cloth, cell) =>
    cells.includes(cell) ? { fabric: piece.fabric, hasButton: false } : cloth,
  );
  return { row, column, cells, isValid: true, groups: complete(quilt, table.rips) };
}

/**
 * Returns the position at which a piece held at a point would be sewn on: the nearest position at which it fits.
 * Returns `null` if there is none less than a square away.
 */
export function aimUnder(table: Table, piece: Piece, { field }: Layout, middle: Point): Aim | null {
  const column = (middle.x - field.x) / CELL - widthOf(piece.squares) / 2;
  const row = (middle.y - field.y) / CELL - heightOf(piece.squares) / 2;
  const isFar =
    middle.x < field.x - CELL ||
    middle.y < field.y - CELL ||
    middle.x > field.x + FIELD + CELL ||
    middle.y > field.y + FIELD + CELL;
  if (isFar) return null;
  let best: Aim | null = null;
  let nearest = 0.9;
  for (const r of [Math.floor(row), Math.ceil(row)]) {
    for (const c of [Math.floor(column), Math.ceil(column)]) {
      const away = Math.hypot(r - row, c - column);
      if (away >= nearest || !cover(table, piece.squares, r, c)) continue;
      best = aimAt(table, piece, r, c);
      nearest = away;
    }
  }
  return best;
}

/** Returns the position at which a piece at the keyboard cursor would be sewn on, limited to the quilt. */
export function aimAtCursor(table: Table, piece: Piece, row: number, column: number): Aim {
  const r = Math.min(row, SIZE - heightOf(piece.squares));
  const c = Math.min(column, SIZE - widthOf(piece.squares));
  return aimAt(table, piece, r, c);
}
