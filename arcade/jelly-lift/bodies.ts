import { createSpring, type Spring } from '../kit/ease.ts';
import { COLS, ROWS, colOf, indexOf, rowOf, type Cell } from './board.ts';
import { placesOf, restOf } from './pair.ts';
import type { Shaft } from './shaft.ts';

const GRAVITY = 62;

/** The animation of one cell: it moves to its place and wobbles when it arrives. */
export interface Body {
  col: number;
  row: number;
  pace: number;
  /** Deformation of the cell: positive values are flat, negative values are tall. */
  squash: Spring;
  lean: Spring;
  seen: number;
}

export interface Bodies {
  step(dt: number, shaft: Shaft): void;
  of(id: number): Body | undefined;
  /** Shakes a cell and its surroundings. */
  nudge(index: number, strength: number): void;
  clear(): void;
}

export function createBodies(): Bodies {
  const bodies = new Map<number, Body>();
  let resting: { col: number; row: number }[] = [];
  let board: readonly (Cell | null)[] = [];
  let stamp = 0;

  const bodyAt = (index: number): Body | undefined => {
    const cell = board[index];
    return cell ? bodies.get(cell.id) : undefined;
  };
  const firstRow = (cell: Cell, col: number, row: number): number => {
    if (cell.kind === 'gum') return ROWS + 1 + Math.random() * 2;
    const from = resting.filter((place) => place.col === col && place.row >= row);
    return from.length > 0 ? Math.min(...from.map((place) => place.row)) : row;
  };
  const create = (cell: Cell, col: number, row: number, isNewShaft: boolean): Body => {
    const body: Body = {
      col,
      row: isNewShaft ? row : firstRow(cell, col, row),
      pace: 0,
      squash: createSpring(0, 330, 9),
      lean: createSpring(0, 200, 7),
      seen: stamp,
    };
    if (!isNewShaft && body.row === row) body.squash.velocity = 7;
    bodies.set(cell.id, body);
    return body;
  };
  const landOn = (body: Body, index: number): void => {
    const push = Math.min(11, 2 + body.pace * 0.55);
    body.squash.velocity += push;
    for (let below = index - COLS, part = 0.55; below >= 0; below -= COLS, part *= 0.55) {
      const under = bodyAt(below);
      if (!under || part < 0.08) break;
      under.squash.velocity += push * part;
    }
    for (const side of [-1, 1]) {
      const beside = colOf(index) + side;
      if (beside < 0 || beside >= COLS) continue;
      const next = bodyAt(index + side);
      if (next) next.lean.velocity += side * push * 0.16;
    }
    body.pace = 0;
  };

  return {
    of: (id) => bodies.get(id),
    nudge(index, strength) {
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [col, row] = [colOf(index) + dx, rowOf(index) + dy];
        if (col < 0 || col >= COLS || row < 0) continue;
        const body = bodyAt(indexOf(col, row));
        if (!body) continue;
        body.lean.velocity += dx * strength * 0.3;
        body.squash.velocity += dy * strength;
      }
    },
    clear() {
      bodies.clear();
      resting = [];
    },
    step(dt, shaft) {
      stamp += 1;
      board = shaft.board;
      const isNewShaft = bodies.size === 0 && shaft.drops === 0;
      board.forEach((cell, index) => {
        if (!cell) return;
        const [col, row] = [colOf(index), rowOf(index)];
        const body = bodies.get(cell.id) ?? create(cell, col, row, isNewShaft);
        body.seen = stamp;
        body.col = col;
        if (body.row > row) {
          body.pace = Math.min(30, body.pace + GRAVITY * dt);
          body.squash.target = Math.max(-0.28, -body.pace * 0.014);
          body.row -= body.pace * dt;
          if (body.row <= row) {
            body.row = row;
            body.squash.target = 0;
            landOn(body, index);
          }
        } else {
          body.row = row;
          body.squash.target = 0;
        }
        body.squash.step(dt);
        body.lean.step(dt);
      });
      for (const [id, body] of bodies) if (body.seen !== stamp) bodies.delete(id);
      resting = shaft.pair ? placesOf({ ...shaft.pair, row: restOf(board, shaft.pair) }) : [];
    },
  };
}
