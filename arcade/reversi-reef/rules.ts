import type { Reef, Side } from './reef.ts';

/** Number of moves after which a tide square turns its shell over. */
export const TIDE_MOVES = 3;
const TIDE_SPENT = -1;

/** Everything that changes during a match. */
export interface Position {
  /** The shell on every square: the side, or 0 for none. */
  readonly shells: Int8Array;
  /** Number of moves until each tide square turns its shell. 0 before the square has a shell, -1 after the turn. */
  readonly tides: Int8Array;
  /** The next side to move, or 0 if neither side can move. */
  readonly turn: Side | 0;
}

export interface Laid {
  readonly position: Position;
  readonly turned: readonly number[];
  /** Squares whose shells the tide turned after the move. */
  readonly washed: readonly number[];
  readonly isPassed: boolean;
}

/** Creates the position with which a reef begins. `first` places the first shell. */
export function createPosition(reef: Reef, first: Side = 1): Position {
  return { shells: Int8Array.from(reef.start), tides: new Int8Array(reef.kinds.length), turn: first };
}

/** Returns the number of shells on a ray that a new shell of `side` would turn. */
function reach(reef: Reef, shells: Int8Array, ray: readonly number[], side: Side): number {
  for (let step = 0; step < ray.length; step += 1) {
    const cell = ray[step] ?? 0;
    const shell = shells[cell];
    if (shell === side) return step;
    if (shell === 0 || reef.kinds[cell] === 'starfish') return 0;
  }
  return 0;
}

/** Returns the shells that turn if `side` places a shell on a square. If there are none, the move is not allowed. */
export function turnedBy(reef: Reef, { shells }: Position, cell: number, side: Side): number[] {
  if (shells[cell] !== 0) return [];
  const turned: number[] = [];
  for (const ray of reef.rays[cell] ?? []) {
    const count = reach(reef, shells, ray, side);
    for (let step = 0; step < count; step += 1) turned.push(ray[step] ?? 0);
  }
  return turned;
}

/** Returns whether a side may place a shell on a square. */
export function canLay(reef: Reef, shells: Int8Array, cell: number, side: Side): boolean {
  if (shells[cell] !== 0) return false;
  for (const ray of reef.rays[cell] ?? []) {
    if (ray.length > 1 && shells[ray[0] ?? 0] === -side && reach(reef, shells, ray, side) > 0) return true;
  }
  return false;
}

const canMove = (reef: Reef, shells: Int8Array, side: Side): boolean =>
  reef.cells.some((cell) => canLay(reef, shells, cell, side));

/** Returns the squares on which a side may place a shell. */
export const movesOf = (reef: Reef, { shells }: Position, side: Side): number[] =>
  reef.cells.filter((cell) => canLay(reef, shells, cell, side));

/** Advances the tide squares by one move. Returns the shells that they turn. */
function runTides(reef: Reef, shells: Int8Array, tides: Int8Array, laid: number): number[] {
  const washed: number[] = [];
  for (const cell of reef.tides) {
    const left = tides[cell] ?? 0;
    if (cell === laid) tides[cell] = TIDE_MOVES;
    else if (left > 1) tides[cell] = left - 1;
    else if (left === 1) {
      tides[cell] = TIDE_SPENT;
      shells[cell] = -(shells[cell] ?? 0);
      washed.push(cell);
    }
  }
  return washed;
}

/** Places a shell of the side to move. Returns `null` if the rules forbid it. */
export function lay(reef: Reef, position: Position, cell: number): Laid | null {
  const { turn } = position;
  if (turn === 0) return null;
  const turned = turnedBy(reef, position, cell, turn);
  if (turned.length === 0) return null;
  const shells = position.shells.slice();
  shells[cell] = turn;
  for (const other of turned) shells[other] = turn;
  let { tides } = position;
  let washed: number[] = [];
  if (reef.tides.length > 0) {
    tides = tides.slice();
    washed = runTides(reef, shells, tides, cell);
  }
  const other: Side = turn === 1 ? -1 : 1;
  const next = canMove(reef, shells, other) ? other : canMove(reef, shells, turn) ? turn : 0;
  return { position: { shells, tides, turn: next }, turned, washed, isPassed: next === turn };
}

/** Returns the points of a side: one for a shell, more for one on a pearl. */
export const pointsOf = (reef: Reef, { shells }: Position, side: Side): number =>
  reef.cells.reduce((sum, cell) => sum + (shells[cell] === side ? (reef.worth[cell] ?? 0) : 0), 0);

/** Returns the points of `side` minus those of the other side. */
export const marginOf = (reef: Reef, { shells }: Position, side: Side): number =>
  reef.cells.reduce((sum, cell) => sum + (shells[cell] ?? 0) * (reef.worth[cell] ?? 0), 0) * side;
