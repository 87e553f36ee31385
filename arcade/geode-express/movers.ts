import { createSpring, type Spring } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { ALL, columnOf, rowOf } from './grid.ts';
import type { Piece } from './rules.ts';

const GRAVITY = 62;

/** A piece that moves to its cell. Positions are in cells. */
export interface Mover {
  piece: Piece;
  column: number;
  row: number;
  toColumn: number;
  toRow: number;
  speed: number;
  wait: number;
  /** Deformation of the piece: flat below 0, tall above 0. */
  readonly squash: Spring;
  /** Scale of the piece. It grows from 0 when the piece is forged. */
  readonly size: Spring;
}

export interface Movers {
  readonly all: ReadonlyMap<number, Mover>;
  readonly isResting: boolean;
  /**
   * Moves everything to its position on a board. The new piece `grown` grows at its cell, and all other new pieces fall
   * in from above.
   */
  send(board: readonly Piece[], wait: number, grown?: { readonly id: number; readonly cell: number }): void;
  at(id: number): Mover | undefined;
  step(dt: number): number;
  clear(): void;
}

const createMover = (piece: Piece, column: number, row: number): Mover => ({
  piece,
  column,
  row,
  toColumn: column,
  toRow: row,
  speed: 0,
  wait: 0,
  squash: createSpring(0, 420, 16),
  size: createSpring(1, 260, 15),
});

/** Keeps every piece at its visible position and lets it fall to its position on the board. */
export function createMovers(): Movers {
  const all = new Map<number, Mover>();
  let isResting = true;

  /** Moves one piece. Returns whether it is at rest, moving, or has just landed. */
  const fall = (mover: Mover, dt: number): 'still' | 'moving' | 'landed' => {
    mover.squash.step(dt);
    mover.size.step(dt);
    if (mover.wait > 0) {
      mover.wait -= dt;
      return 'moving';
    }
    const side = mover.toColumn - mover.column;
    const lift = mover.toRow - mover.row;
    if (side === 0 && lift === 0) return 'still';
    if (side !== 0 || lift < 0) {
      const pace = dt * 9;
      mover.column += side * Math.min(1, pace);
      mover.row += lift * Math.min(1, pace);
      if (Math.abs(side) + Math.abs(lift) > 0.02) return 'moving';
      [mover.column, mover.row] = [mover.toColumn, mover.toRow];
      return 'landed';
    }
    mover.speed = Math.min(24, mover.speed + GRAVITY * dt);
    mover.row += mover.speed * dt;
    if (mover.row < mover.toRow) return 'moving';
    mover.row = mover.toRow;
    mover.squash.velocity = reducedMotion() ? 0 : -Math.min(6, mover.speed * 0.3);
    mover.speed = 0;
    return 'landed';
  };

  return {
    all,
    get isResting() {
      return isResting;
    },
    send(board, wait, grown) {
      const ids = new Set(board.map(({ id }) => id));
      for (const id of all.keys()) if (!ids.has(id)) all.delete(id);
      const above = new Map<number, number>();
      for (const cell of ALL.toReversed()) {
        const piece = board[cell];
        if (!piece) continue;
        let mover = all.get(piece.id);
        if (!mover) {
          const isGrown = grown?.id === piece.id;
          const high = (above.get(columnOf(cell)) ?? 0) + 1;
          if (!isGrown) above.set(columnOf(cell), high);
          mover = isGrown
            ? createMover(piece, columnOf(grown.cell), rowOf(grown.cell))
            : createMover(piece, columnOf(cell), -high);
          if (isGrown) {
            mover.size.value = 0;
            mover.size.target = 1;
          }
          all.set(piece.id, mover);
        }
        mover.piece = piece;
        mover.toColumn = columnOf(cell);
        mover.toRow = rowOf(cell);
        const isMoving = mover.toRow !== mover.row || mover.toColumn !== mover.column;
        mover.wait = isMoving ? wait + (6 - rowOf(cell)) * 0.018 : 0;
        if (isMoving) isResting = false;
      }
    },
    at: (id) => all.get(id),
    step(dt) {
      let moving = 0;
      let landed = 0;
      for (const mover of all.values()) {
        const now = fall(mover, dt);
        if (now === 'moving') moving += 1;
        if (now === 'landed') landed += 1;
      }
      isResting = moving === 0;
      return landed;
    },
    clear() {
      all.clear();
      isResting = true;
    },
  };
}
