import type { Random } from '../kit/random.ts';
import { difficulty, planLevel } from './levels.ts';
import type { Goal } from './levels.ts';

export const SIZE = 8;
export const CELLS = SIZE * SIZE;

/** A tide clears its row or column, a lantern the 3 x 3 cells around it, and a pearl every gem of one colour. */
export type Special = 'none' | 'tide-row' | 'tide-column' | 'lantern' | 'pearl';

export interface Gem {
  type: 'gem';
  id: number;
  /** Colour, 0 to 5; a pearl has -1. */
  kind: number;
  special: Special;
  /** A roped gem cannot be swapped; the first hit only cuts the rope. */
  roped: boolean;
}

export interface Crate {
  type: 'crate';
  id: number;
  strength: number;
}

/** A chest that must reach the bottom row. */
export interface Cargo {
  type: 'cargo';
  id: number;
}

export type Piece = Gem | Crate | Cargo;

export interface Harbour {
  level: number;
  colors: number;
  pieces: (Piece | undefined)[];
  /** Layers of fog per cell. */
  fog: number[];
  goals: Goal[];
  moves: number;
  score: number;
  cargoWaiting: number;
  nextId: number;
  status: 'playing' | 'won' | 'lost';
}

export interface Placed {
  cell: number;
  piece: Piece;
}

export interface Blast {
  type: 'row' | 'column' | 'burst' | 'color';
  cell: number;
  radius: number;
  /** The cells that a pearl reaches. */
  targets: number[];
}

interface Tally {
  /** Score and goal counts after the step. */
  score: number;
  done: number[];
}

export interface ClearStep extends Tally {
  type: 'clear';
  chain: number;
  points: number;
  cleared: Placed[];
  created: Placed[];
  /** The crates that were hit, with their remaining strength. A crate of strength 0 is broken. */
  crates: { cell: number; id: number; strength: number }[];
  cut: number[];
  fog: number[];
  blasts: Blast[];
}

export type Step =
  | { type: 'swap'; a: number; b: number; back: boolean }
  | ClearStep
  | ({ type: 'deliver'; cargo: Placed[]; points: number } & Tally)
  | {
      type: 'fall';
      moved: { id: number; from: number; to: number }[];
      added: { piece: Piece; cell: number; rows: number }[];
    }
  | { type: 'shuffle'; placed: { id: number; cell: number; kind: number }[] };

export const rowOf = (cell: number): number => Math.floor(cell / SIZE);
export const columnOf = (cell: number): number => cell % SIZE;
export const cellAt = (row: number, column: number): number => row * SIZE + column;

/** Returns true for cells that share an edge. */
export const areNeighbours = (a: number, b: number): boolean =>
  Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

const kindAt = (pieces: readonly (Piece | undefined)[], cell: number): number => {
  const piece = pieces[cell];
  return piece?.type === 'gem' ? piece.kind : -1;
};

export interface Run {
  cells: number[];
  horizontal: boolean;
  kind: number;
}

/** Returns all straight runs of three or more gems of one colour. */
export function findRuns(pieces: readonly (Piece | undefined)[]): Run[] {
  const runs: Run[] = [];
  for (const horizontal of [true, false]) {
    for (let line = 0; line < SIZE; line += 1) {
      let cells: number[] = [];
      let kind = -1;
      for (let place = 0; place <= SIZE; place += 1) {
        const cell = horizontal ? cellAt(line, place) : cellAt(place, line);
        const here = place < SIZE ? kindAt(pieces, cell) : -1;
        if (here !== kind || here === -1) {
          if (cells.length >= 3) runs.push({ cells, horizontal, kind });
          cells = [];
          kind = here;
        }
        cells.push(cell);
      }
    }
  }
  return runs;
}

export interface Group {
  cells: number[];
  kind: number;
  special: Special;
  /** The cell in which the special gem appears. */
  at: number;
}

/** Joins crossing runs into groups, and determines the special gem that each group creates. */
export function findGroups(pieces: readonly (Piece | undefined)[], touched: readonly number[] = []): Group[] {
  const open = findRuns(pieces);
  const groups: Group[] = [];
  while (open.length > 0) {
    const first = open.shift();
    if (!first) break;
    const members = [first];
    for (let index = 0; index < open.length; index += 1) {
      const run = open[index];
      if (
        run &&
        run.kind === first.kind &&
        members.some((member) => member.cells.some((cell) => run.cells.includes(cell)))
      ) {
        members.push(run);
        open.splice(index, 1);
        index = -1;
      }
    }
    const cells = [...new Set(members.flatMap((member) => member.cells))];
    const longest = members.reduce((best, run) => (run.cells.length > best.cells.length ? run : best), first);
    const crossing = cells.find((cell) => members.filter((member) => member.cells.includes(cell)).length > 1);
    let special: Special = 'none';
    if (longest.cells.length >= 5) special = 'pearl';
    else if (crossing !== undefined) special = 'lantern';
    else if (longest.cells.length === 4) special = longest.horizontal ? 'tide-row' : 'tide-column';
    const middle = longest.cells[Math.floor(longest.cells.length / 2)] ?? 0;
    const at = touched.find((cell) => cells.includes(cell)) ?? crossing ?? middle;
    groups.push({ cells, kind: first.kind, special, at });
  }
  return groups;
}

const isFree = (piece: Piece | undefined): piece is Gem | Cargo =>
  piece !== undefined && (piece.type === 'cargo' || (piece.type === 'gem' && !piece.roped));

/** Returns whether swapping two pieces has an effect without a run: a pearl with any gem, or two special gems. */
function isCombination(a: Piece, b: Piece): boolean {
  if (a.type !== 'gem' || b.type !== 'gem') return false;
  return a.special === 'pearl' || b.special === 'pearl' || (a.special !== 'none' && b.special !== 'none');
}

function runThrough(pieces: readonly (Piece | undefined)[], cell: number): boolean {
  const kind = kindAt(pieces, cell);
  if (kind < 0) return false;
  const count = (rowStep: number, columnStep: number): number => {
    let row = rowOf(cell) + rowStep;
    let column = columnOf(cell) + columnStep;
    let length = 0;
    while (
      row >= 0 &&
      row < SIZE &&
      column >= 0 &&
      column < SIZE &&
      kindAt(pieces, cellAt(row, column)) === kind
    ) {
      length += 1;
      row += rowStep;
      column += columnStep;
    }
    return length;
  };
  return count(0, 1) + count(0, -1) >= 2 || count(1, 0) + count(-1, 0) >= 2;
}

/**
 * Returns whether two cells may be swapped. They must be neighbours with movable pieces, and the swap must create a run
 * or a combination.
 */
export function isLegal(harbour: Harbour, a: number, b: number): boolean {
  const first = harbour.pieces[a];
  const second = harbour.pieces[b];
  if (!areNeighbours(a, b) || !isFree(first) || !isFree(second)) return false;
  if (isCombination(first, second)) return true;
  const trial = [...harbour.pieces];
  trial[a] = second;
  trial[b] = first;
  return runThrough(trial, a) || runThrough(trial, b);
}

/** Returns every legal swap. */
export function legalSwaps(harbour: Harbour): [number, number][] {
  const swaps: [number, number][] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    const right = cell + 1;
    const below = cell + SIZE;
    if (columnOf(cell) < SIZE - 1 && isLegal(harbour, cell, right)) swaps.push([cell, right]);
    if (below < CELLS && isLegal(harbour, cell, below)) swaps.push([cell, below]);
  }
  return swaps;
}

/** Makes a new gem. */
export function createGem(harbour: Harbour, kind: number, special: Special = 'none'): Gem {
  const id = harbour.nextId;
  harbour.nextId += 1;
  return { type: 'gem', id, kind: special === 'pearl' ? -1 : kind, special, roped: false };
}

/** Sets up a level: layout from the level number, gems from the random source. */
export function createHarbour(level: number, random: Random): Harbour {
  const plan = planLevel(level);
  const { colors, moves } = difficulty(level);
  const harbour: Harbour = {
    level,
    colors,
    pieces: Array.from({ length: CELLS }, () => undefined),
    fog: [...plan.fog],
    goals: plan.goals.map((goal) => ({ ...goal })),
    moves,
    score: 0,
    cargoWaiting: plan.cargoWaiting,
    nextId: 1,
    status: 'playing',
  };
  for (const { cell, strength } of plan.crates)
    harbour.pieces[cell] = { type: 'crate', id: harbour.nextId++, strength };
  for (const cell of plan.cargo) harbour.pieces[cell] = { type: 'cargo', id: harbour.nextId++ };
  for (let cell = 0; cell < CELLS; cell += 1) {
    if (harbour.pieces[cell]) continue;
    const gem = createGem(harbour, random.int(0, colors - 1));
    harbour.pieces[cell] = gem;
    while (runThrough(harbour.pieces, cell)) gem.kind = (gem.kind + 1) % colors;
    gem.roped = plan.ropes.includes(cell);
  }
  if (legalSwaps(harbour).length === 0) mixGems(harbour, random);
  return harbour;
}

/**
 * Shuffles the plain gems without ropes until a swap is possible and there is no run. If that does not happen soon, the
 * colours of these gems are changed too. Returns the new positions and colours.
 */
export function mixGems(harbour: Harbour, random: Random): { id: number; cell: number; kind: number }[] {
  const isLoose = (piece: Piece | undefined): piece is Gem =>
    piece?.type === 'gem' && !piece.roped && piece.special === 'none';
  const cells = harbour.pieces.flatMap((piece, cell) => (isLoose(piece) ? [cell] : []));
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const gems = random.shuffle(cells.map((cell) => harbour.pieces[cell]));
    cells.forEach((cell, index) => {
      harbour.pieces[cell] = gems[index];
      const gem = gems[index];
      if (attempt >= 60 && gem?.type === 'gem') gem.kind = random.int(0, harbour.colors - 1);
    });
    if (findRuns(harbour.pieces).length === 0 && legalSwaps(harbour).length > 0) break;
  }
  return cells.flatMap((cell) => {
    const piece = harbour.pieces[cell];
    return piece?.type === 'gem' ? [{ id: piece.id, cell, kind: piece.kind }] : [];
  });
}

/** Returns a copy that can be changed without affecting the original. */
export const copyHarbour = (harbour: Harbour): Harbour => structuredClone(harbour);

/** Returns true if every goal is reached. */
export const isComplete = (harbour: Harbour): boolean =>
  harbour.goals.every((goal) => goal.done >= goal.needed);

/** Returns the stars for a level: none if it is not won, otherwise one to three, depending on the score. */
export function starsFor(harbour: Harbour): number {
  if (harbour.status !== 'won') return 0;
  const { twoStars, threeStars } = difficulty(harbour.level);
  if (harbour.score >= threeStars) return 3;
  return harbour.score >= twoStars ? 2 : 1;
}
