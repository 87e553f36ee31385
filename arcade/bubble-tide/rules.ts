import type { Random } from '../kit/random.ts';
import { difficulty, type Difficulty } from './difficulty.ts';
import { muzzle, trace, type Flight } from './flight.ts';
import {
  CLEARANCE,
  LANTERN,
  PEARL,
  ROW_HEIGHT,
  STONE,
  blastOf,
  groupOf,
  isColour,
  looseOf,
  neighbours,
  rowOf,
  type Board,
} from './grid.ts';
import { buildBoard } from './patterns.ts';

export const STREAK_MAX = 5;
const GROUP_AT = 3;

export type Status = 'playing' | 'won' | 'lost';

export interface State {
  readonly level: number;
  readonly rules: Difficulty;
  readonly board: Board;
  /** Number of rows by which the cluster has sunk. */
  readonly sink: number;
  /** Number of rows by which the sea with the boat has risen. */
  readonly tide: number;
  /** Number of misses since the tide last rose. */
  readonly misses: number;
  readonly shots: number;
  readonly current: number;
  readonly next: number;
  /** Number of loose bubbles collected for the next pearl. */
  readonly pearls: number;
  /** Number of consecutive shots that cleared something. */
  readonly streak: number;
  readonly score: number;
  readonly status: Status;
}

/** A bubble that left the board. */
export interface Gone {
  readonly index: number;
  readonly kind: number;
}
/** The effects of one shot, for graphics and sound. */
export interface Outcome {
  readonly flight: Flight;
  readonly shot: number;
  /** The bubbles that popped with the bubble that was shot, which comes first. Empty if none popped. */
  readonly popped: readonly Gone[];
  readonly blasted: readonly Gone[];
  readonly lanterns: readonly number[];
  readonly dropped: readonly Gone[];
  readonly gained: number;
  /** -1: the tide ebbs, 1: it rises. */
  readonly tide: -1 | 0 | 1;
  readonly isSunk: boolean;
  readonly isPearlEarned: boolean;
}
export interface Turn {
  readonly state: State;
  readonly outcome: Outcome;
}

/** Returns a random colour that is still in the cluster, or 0 if none is left. */
function load(board: Board, random: Random): number {
  const colours = [...new Set(board.filter(isColour))].sort((a, b) => a - b);
  return colours.length > 0 ? random.pick(colours) : 0;
}

/** Creates the state at the start of a level. */
export function createState(level: number, random: Random): State {
  const rules = difficulty(level);
  const board = buildBoard(level, rules, random);
  return {
    level,
    rules,
    board,
    sink: 0,
    tide: 0,
    misses: 0,
    shots: 0,
    current: load(board, random),
    next: load(board, random),
    pearls: 0,
    streak: 0,
    score: 0,
    status: 'playing',
  };
}

/** Swaps the loaded bubble with the next one. */
export function swap(state: State): State {
  return state.status === 'playing' ? { ...state, current: state.next, next: state.current } : state;
}

/** Returns whether the lowest bubble is too close to the boat. */
export function isFlooded(board: Board, sink: number, tide: number): boolean {
  const lowest = board.reduce<number>((row, kind, index) => (kind === null ? row : rowOf(index)), -1);
  if (lowest < 0) return false;
  return 1 + (lowest + sink) * ROW_HEIGHT + 1 > muzzle(tide).y - CLEARANCE;
}

/** Returns the bubbles that pop when a bubble comes to rest in a cell, including that bubble. */
function popsOf(board: Board, cell: number): number[] {
  if (board[cell] === PEARL) {
    const groups = neighbours(cell).filter((next) => isColour(board[next]));
    return [...new Set([cell, ...groups.flatMap((next) => [...groupOf(board, next)])])];
  }
  const group = [...groupOf(board, cell)];
  return group.length >= GROUP_AT ? group : [];
}

/**
 * Returns the lanterns that light up: those next to popped bubbles or the shot, and those that another lantern reaches.
 */
function lightsOf(board: Board, cell: number, popped: readonly number[]): number[] {
  const isLantern = (index: number): boolean => board[index] === LANTERN;
  const lit = new Set([cell, ...popped].flatMap((index) => neighbours(index).filter(isLantern)));
  for (const lantern of lit) for (const next of blastOf(lantern)) if (isLantern(next)) lit.add(next);
  return [...lit];
}

function take(board: (number | null)[], cells: readonly number[]): Gone[] {
  return cells.flatMap((index) => {
    const kind = board[index];
    if (kind === null || kind === undefined) return [];
    board[index] = null;
    return [{ index, kind }];
  });
}

/** Returns the points of a shot before the streak multiplies them. */
export function worthOf(popped: number, blasted: number, dropped: readonly Gone[]): number {
  const loose = dropped.reduce((sum, { kind }) => sum + (kind === STONE ? 60 : 20), 0);
  return popped * 10 + Math.max(0, popped - GROUP_AT) * 5 + blasted * 15 + loose;
}

/**
 * Returns the stars for a cleared level, one to three, depending on how far the tide has risen and the cluster has
 * sunk.
 */
export const starsOf = (state: State): number =>
  Math.max(1, 3 - Math.ceil((state.tide + state.sink / 2) / 2));

/** Fires the loaded bubble. Returns `null` if the level is over. */
export function shoot(state: State, aim: number, random: Random): Turn | null {
  if (state.status !== 'playing') return null;
  const { rules } = state;
  const flight = trace(state.board, state.sink, state.tide, aim);
  const board = [...state.board];
  board[flight.cell] = state.current;

  const pops = popsOf(board, flight.cell);
  const lanterns = lightsOf(board, flight.cell, pops);
  const popped = take(board, pops);
  const blasted = take(board, lanterns.flatMap(blastOf));
  const isCleared = !board.some(isColour);
  const dropped = take(board, isCleared ? board.map((_, index) => index) : looseOf(board));

  const cleared = popped.length + blasted.length + dropped.length;
  const isHit = cleared > 0;
  const streak = isHit ? state.streak + 1 : 0;
  const misses = isHit ? state.misses : state.misses + 1;
  const isRising = misses >= rules.patience;
  const isEbbing = !isRising && cleared >= rules.ebbAt && state.tide > 0;
  const shots = state.shots + 1;
  const isSunk = shots % rules.sinkEvery === 0 && !isCleared;
  const sink = state.sink + (isSunk ? 1 : 0);
  const tide = state.tide + (isRising ? 1 : isEbbing ? -1 : 0);

  const meter = state.pearls + dropped.length;
  const isPearlEarned = meter >= rules.pearlAt && state.next !== PEARL && !isCleared;
  const gained = worthOf(popped.length, blasted.length, dropped) * Math.min(STREAK_MAX, streak);
  const reserve = isCleared ? Math.max(0, 6 - tide - sink) * 100 : 0;
  const isPresent = (kind: number): boolean => !isColour(kind) || board.includes(kind);
  const upcoming = isPresent(state.next) ? state.next : load(board, random);
  return {
    state: {
      ...state,
      board,
      sink,
      tide,
      misses: isRising ? 0 : misses,
      shots,
      current: upcoming,
      next: isPearlEarned ? PEARL : load(board, random),
      pearls: isPearlEarned ? 0 : Math.min(meter, rules.pearlAt),
      streak,
      score: state.score + gained + reserve,
      status: isCleared ? 'won' : isFlooded(board, sink, tide) ? 'lost' : 'playing',
    },
    outcome: {
      flight,
      shot: state.current,
      popped,
      blasted,
      lanterns,
      dropped,
      gained: gained + reserve,
      tide: isRising ? 1 : isEbbing ? -1 : 0,
      isSunk,
      isPearlEarned,
    },
  };
}
