import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import { COLS, GROUP_AT, emptyBoard, groupOf, indexOf, type Board, type Cell } from './board.ts';
import { phrase } from './texts.ts';

export const FLOORS = 40;

export interface Spec {
  readonly colours: number;
  /** Speed of a falling pair in rows per second. */
  readonly speed: number;
  /** The level that the chain meter must reach before the doors open. */
  readonly need: number;
  /** Rows of jelly at the start. */
  readonly fill: number;
  readonly parcels: number;
  readonly ice: number;
  readonly buttons: number;
  readonly gum: number;
  /** Number of drops after which gum spreads if none was pulled away meanwhile. `Infinity` if gum never spreads. */
  readonly spreadEvery: number;
  /** Numbers of pairs from one heavy jelly to the next, and from one rainbow drop to the next. */
  readonly heavyEvery: number;
  readonly rainbowEvery: number;
}

const REST: Spec = {
  colours: 3,
  speed: 0.9,
  need: 16,
  fill: 2,
  parcels: 0,
  ice: 0,
  buttons: 0,
  gum: 0,
  spreadEvery: Infinity,
  heavyEvery: Infinity,
  rainbowEvery: Infinity,
};

const NEW_THINGS: Readonly<Record<number, string>> = {
  1: phrase('tip.four'),
  2: phrase('tip.chains'),
  3: phrase('tip.hold'),
  4: phrase('tip.parcels'),
  8: phrase('tip.ice'),
  11: phrase('tip.heavy'),
  14: phrase('tip.buttons'),
  17: phrase('tip.rainbow'),
  19: phrase('tip.gum'),
  23: phrase('tip.spread'),
  30: phrase('tip.five'),
};

export const tipOf = (floor: number): string => NEW_THINGS[floor] ?? '';

/**
 * Returns whether a floor has a feature that is introduced on the floor `from`. The feature is on that floor and the
 * next two floors, and then on every floor whose distance from `from` is a multiple of `every`.
 */
const has = (floor: number, from: number, every: number): boolean =>
  floor >= from && (floor < from + 3 || (floor - from) % every === 0);

/** Returns the difficulty of a floor. Floors first introduce one new thing at a time, and then combine them. */
export function floorSpec(floor: number): Spec {
  const step = Math.max(1, Math.min(FLOORS, Math.floor(floor))) - 1;
  const number = step + 1;
  const share = step / (FLOORS - 1);
  return {
    colours: number < 3 ? 3 : number < 30 ? 4 : 5,
    speed: 0.8 + share * 1.9,
    need: 20 + Math.floor(step * 1.3),
    fill: Math.min(5, 2 + Math.floor(step / 10)),
    parcels: has(number, 4, 3) ? 1 + Math.floor(share * 3) : 0,
    ice: has(number, 8, 4) ? 2 + Math.floor(share * 5) : 0,
    buttons: has(number, 14, 4) ? 1 + Math.floor(share * 2) : 0,
    gum: has(number, 19, 2) ? 2 + Math.floor(share * 4) : 0,
    spreadEvery: number < 23 ? Infinity : Math.round(9 - share * 3),
    heavyEvery: number < 11 ? Infinity : 7,
    rainbowEvery: number < 17 ? Infinity : 14 + Math.floor(share * 6),
  };
}

/** Returns the difficulty of endless play: the lift rises, pairs fall faster, and gum drips in. */
export function endlessSpec(floor: number): Spec {
  const step = Math.max(1, Math.floor(floor)) - 1;
  return {
    ...REST,
    colours: step < 2 ? 3 : step < 9 ? 4 : 5,
    speed: Math.min(6, 0.9 + step * 0.16),
    need: 22 + Math.min(30, step * 2),
    fill: 0,
    gum: step < 3 ? 0 : Math.min(6, Math.floor(step / 2)),
    spreadEvery: step < 7 ? Infinity : Math.max(5, 10 - Math.floor((step - 7) / 3)),
    heavyEvery: step < 2 ? Infinity : 8,
    rainbowEvery: 16 + Math.min(14, step),
  };
}

export const duelSpec = (): Spec => ({ ...REST, colours: 4, speed: 1.1, fill: 0, need: Infinity });

/**
 * Returns the number of drops within which three stars are earned. Two stars are earned within one and a half times
 * this number.
 */
export const parOf = (spec: Spec): number =>
  Math.round(
    8 +
      spec.need * (spec.colours < 4 ? 0.5 : 0.72) +
      spec.parcels * 4 +
      spec.ice * 1.6 +
      spec.buttons * 7 +
      spec.gum * 1.3,
  );

export interface Start {
  readonly board: Board;
  /** The cells with a wall button. */
  readonly buttons: readonly number[];
  readonly nextId: number;
}

/**
 * Places a jelly on a cell and returns it. Prefers a colour whose group then still needs at least two more jellies to
 * melt, so that groups rarely melt at the start.
 */
function calm(board: (Cell | null)[], index: number, id: number, colours: number, random: Random): Cell {
  const order = random.shuffle(Array.from({ length: colours }, (_, colour) => colour));
  for (const colour of order) {
    board[index] = { id, kind: 'jelly', colour };
    if (groupOf(board, index).length < GROUP_AT - 1) break;
  }
  return board[index] ?? { id, kind: 'jelly', colour: 0 };
}

/** Builds the shaft of a floor; the same attempt always gives the same floor. */
export function buildStart(spec: Spec, floor: number, attempt = 0): Start {
  const random = createRandom(seedFrom('jelly-lift', floor, attempt));
  const board = emptyBoard();
  let id = 1;
  const heights = Array.from({ length: COLS }, () => spec.fill - random.int(0, 1));
  if (spec.fill === 0) return { board, buttons: [], nextId: id };
  heights.forEach((height, col) => {
    for (let row = 0; row < height; row += 1) {
      const index = indexOf(col, row);
      board[index] = calm(board, index, id, spec.colours, random);
      id += 1;
    }
  });
  const filled = random.shuffle(board.flatMap((cell, index) => (cell ? [index] : [])));
  const take = (kind: Cell['kind'], amount: number): void => {
    for (const index of filled.splice(0, amount)) {
      const cell = board[index];
      if (cell) board[index] = { ...cell, kind };
    }
  };
  take('ice', spec.ice);
  take('gum', spec.gum);
  for (const col of random.shuffle([0, 1, 2, 3, 4, 5]).slice(0, spec.parcels)) {
    board[indexOf(col, heights[col] ?? 0)] = { id, kind: 'parcel', colour: 0 };
    id += 1;
  }
  const columns = random.shuffle([0, 1, 3, 4, 5]).slice(0, spec.buttons);
  const buttons = columns.map((col) => indexOf(col, Math.min(4, spec.fill) + random.int(0, 1)));
  return { board, buttons, nextId: id };
}
