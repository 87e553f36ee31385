import {
  SIZE,
  completed,
  cover,
  fits,
  groups,
  groveSize,
  stageOf,
  type Orchard,
  type Piece,
} from './orchard.ts';
import type { State } from './rules.ts';

/** A move of the planner. */
export type Move =
  | { readonly kind: 'place'; readonly slot: number; readonly row: number; readonly column: number }
  | { readonly kind: 'compost'; readonly index: number };

/** Rates how open the field is. Empty cells and nearly full groups raise the value, and ragged edges lower it. */
function openness(filled: readonly boolean[]): number {
  let value = 0;
  for (const { cells } of groups) {
    const count = cells.filter((index) => filled[index]).length;
    value += count >= 7 ? 3 : 0;
  }
  for (let index = 0; index < filled.length; index++) {
    if (index % SIZE < SIZE - 1 && filled[index] !== filled[index + 1]) value -= 1;
    if (index + SIZE < filled.length && filled[index] !== filled[index + SIZE]) value -= 1;
    if (!filled[index]) value += 1;
  }
  return value;
}

/** Rates how close the plots are to groves: many crates of one kind and few of others are good. */
function kinship(orchard: Orchard, rotAt: number): number {
  let value = 0;
  for (const { kind, cells } of groups) {
    if (kind !== 'plot') continue;
    const counts = new Map<number, number>();
    for (const index of cells) {
      const crate = orchard[index];
      if (crate && stageOf(crate, rotAt) !== 'rotten')
        counts.set(crate.fruit, (counts.get(crate.fruit) ?? 0) + 1);
    }
    const most = Math.max(0, ...counts.values());
    const others = [...counts.values()].reduce((sum, count) => sum + count, 0) - most;
    value += most - Math.max(0, others - 2) * 1.5;
  }
  return value;
}

function rate(state: State, piece: Piece, cells: readonly number[]): number {
  const { rotAt } = state.rules;
  const orchard = [...state.orchard];
  cells.forEach((index, i) => (orchard[index] = { fruit: piece.fruits[i] ?? 0, age: 0 }));
  const done = completed(orchard);
  const gone = new Set(done.flatMap((group) => group.cells));
  let wanted = 0;
  let seeksGroves = false;
  state.goals.forEach((goal, i) => {
    if ((state.reached[i] ?? 0) >= goal.need) return;
    if (goal.kind === 'grove') {
      seeksGroves = true;
      wanted += done.filter((group) => groveSize(orchard, group, rotAt) > 0).length * 25;
    }
    if (goal.kind === 'fruit')
      wanted += [...gone].filter((index) => orchard[index]?.fruit === goal.fruit).length;
  });
  for (const index of gone) orchard[index] = null;
  const filled = orchard.map((crate) => crate !== null);
  return done.length * 12 + wanted + openness(filled) + (seeksGroves ? kinship(orchard, rotAt) * 0.8 : 0);
}

function bestCompost(state: State): number {
  let best = 40;
  let bestCount = -1;
  state.orchard.forEach((crate, index) => {
    if (!crate) return;
    const near = [index, index - 1, index + 1, index - SIZE, index + SIZE];
    const count = near.filter((cell) => state.orchard[cell]).length;
    const rot = stageOf(crate, state.rules.rotAt) === 'rotten' ? 2 : 0;
    if (count + rot > bestCount) [best, bestCount] = [index, count + rot];
  });
  return best;
}

/**
 * Returns the placement of a piece that rates best, or a use of the compost if no piece fits. It is used for hints, and
 * by tests that show that levels can be won.
 */
export function chooseMove(state: State): Move {
  let best: Move | undefined;
  let bestValue = -Infinity;
  state.tray.forEach((piece, slot) => {
    if (!piece || !fits(state.orchard, piece.shape)) return;
    for (let row = 0; row + piece.shape.height <= SIZE; row++) {
      for (let column = 0; column + piece.shape.width <= SIZE; column++) {
        const cells = cover(state.orchard, piece.shape, row, column);
        if (!cells) continue;
        const value = rate(state, piece, cells) + piece.shape.cells.length;
        if (value > bestValue) [best, bestValue] = [{ kind: 'place', slot, row, column }, value];
      }
    }
  });
  return best ?? { kind: 'compost', index: bestCompost(state) };
}
