import { createRandom } from '../kit/random.ts';
import { createDeal, reshuffle, type Board, type Pair } from './deal.ts';
import { GOLD, KEY, groupOf } from './kinds.ts';
import type { Difficulty } from './levels.ts';
import { isFree } from './slots.ts';

/** Highest factor of the steam. */
export const MAX_STEAM = 5;
const PAIR = 100;
const GOLD_BONUS = 500;
export const GOLD_STEAM = 14;
/** Seconds in which the player can undo a move if nothing matches and no shuffle is left. */
export const GRACE = 8;

interface Past {
  readonly board: Board;
  readonly isOpen: boolean;
  readonly score: number;
}

export interface State {
  readonly rules: Difficulty;
  readonly board: Board;
  /** An order that clears the deal. Other orders may clear it as well. */
  readonly order: readonly Pair[];
  /** The order of the first deal, whose positions a shuffle can use. */
  readonly deal: readonly Pair[];
  /** Whether the key pair has been taken, which opens the seals. */
  readonly isOpen: boolean;
  /** Number of pairs that can be taken now. */
  readonly choices: number;
  readonly score: number;
  readonly steam: number;
  readonly steamLeft: number;
  readonly secondsLeft: number;
  /** Seconds for which there has been neither a pair to take nor a shuffle. */
  readonly stuckFor: number;
  readonly hints: number;
  readonly shuffles: number;
  readonly usedHints: number;
  readonly usedShuffles: number;
  readonly past: readonly Past[];
  readonly status: 'playing' | 'won' | 'lost';
}

export const tilesLeft = ({ board }: State): number => board.filter((tile) => tile !== null).length;

/** Returns whether a tile may be taken: it must be present, free and not sealed. */
export function canTake({ board, rules, isOpen }: State, slot: number): boolean {
  const tile = board[slot];
  if (!tile || (tile.isSealed && !isOpen)) return false;
  return isFree(rules.shape, (other) => board[other] != null, slot);
}

/** Returns all pairs that can be taken now. */
export function pairsOf(state: State): Pair[] {
  const free = state.board.flatMap((_, slot) => (canTake(state, slot) ? [slot] : []));
  return free.flatMap((a, index) =>
    free.slice(index + 1).flatMap((b): Pair[] => (isMatch(state.board, a, b) ? [[a, b]] : [])),
  );
}

export function isMatch(board: Board, a: number, b: number): boolean {
  const [first, second] = [board[a], board[b]];
  return a !== b && !!first && !!second && groupOf(first.face) === groupOf(second.face);
}

const counted = (state: State): State => ({ ...state, choices: pairsOf(state).length, stuckFor: 0 });

/** Deals a level from a seed. */
export function createState(rules: Difficulty, seed: number): State {
  const { board, order } = createDeal(rules, createRandom(seed));
  return counted({
    rules,
    board,
    order,
    deal: order,
    isOpen: rules.seals === 0,
    choices: 0,
    score: 0,
    steam: 1,
    steamLeft: 0,
    secondsLeft: rules.seconds,
    stuckFor: 0,
    hints: rules.hints,
    shuffles: rules.shuffles,
    usedHints: 0,
    usedShuffles: 0,
    past: [],
    status: 'playing',
  });
}

/** Takes a pair. Returns the same state if that is not allowed. */
export function take(state: State, a: number, b: number): State {
  if (state.status !== 'playing' || !canTake(state, a) || !canTake(state, b)) return state;
  if (!isMatch(state.board, a, b)) return state;
  const face = state.board[a]?.face;
  const steam = state.steamLeft > 0 ? Math.min(MAX_STEAM, state.steam + 1) : 1;
  const board = state.board.map((tile, slot) => (slot === a || slot === b ? null : tile));
  const isCleared = board.every((tile) => tile === null);
  const gained = PAIR * steam + (face === GOLD ? GOLD_BONUS : 0);
  const spare = isCleared ? state.shuffles * 300 + state.hints * 100 : 0;
  const { isOpen, score } = state;
  return counted({
    ...state,
    board,
    isOpen: isOpen || face === KEY,
    score: score + gained + spare,
    steam,
    steamLeft: face === GOLD ? GOLD_STEAM : state.rules.steamWindow,
    past: [...state.past, { board: state.board, isOpen, score }],
    status: isCleared ? 'won' : 'playing',
  });
}

/** Undoes the last pair or shuffle. Its points and the steam are lost. */
export function undo(state: State): State {
  const last = state.past.at(-1);
  if (!last || state.status !== 'playing') return state;
  return counted({ ...state, ...last, steam: 1, steamLeft: 0, past: state.past.slice(0, -1) });
}

/** Rearranges the remaining tiles so that they can be cleared. */
export function shuffle(state: State, seed: number): State {
  if (state.status !== 'playing' || state.shuffles === 0) return state;
  const { board, order } = reshuffle(state.rules.shape, state.board, state.deal, createRandom(seed));
  return counted({
    ...state,
    board,
    order,
    steam: 1,
    steamLeft: 0,
    shuffles: state.shuffles - 1,
    usedShuffles: state.usedShuffles + 1,
    past: [...state.past, { board: state.board, isOpen: state.isOpen, score: state.score }],
  });
}

/** Returns the pair for a hint: the next pair in the clearing order, otherwise the pair on the highest layers. */
export function bestPair(state: State): Pair | undefined {
  const { slots } = state.rules.shape;
  const open = pairsOf(state);
  const planned = state.order.find(([a, b]) =>
    open.some(([c, d]) => (a === c && b === d) || (a === d && b === c)),
  );
  const height = ([a, b]: Pair): number => (slots[a]?.z ?? 0) + (slots[b]?.z ?? 0);
  return planned ?? open.toSorted((a, b) => height(b) - height(a))[0];
}

export const spendHint = (state: State): State =>
  state.hints > 0 && state.status === 'playing'
    ? { ...state, hints: state.hints - 1, usedHints: state.usedHints + 1 }
    : state;

/** Lets time pass: steam fades, tea cools, and a board without any pair is lost after a while. */
export function tick(state: State, dt: number): State {
  if (state.status !== 'playing') return state;
  const steamLeft = Math.max(0, state.steamLeft - dt);
  const secondsLeft = Math.max(0, state.secondsLeft - dt);
  const isStuck = state.choices === 0 && state.shuffles === 0;
  const stuckFor = isStuck ? state.stuckFor + dt : 0;
  const isLost = secondsLeft === 0 || stuckFor >= GRACE;
  return {
    ...state,
    steamLeft,
    steam: steamLeft > 0 ? state.steam : 1,
    secondsLeft,
    stuckFor,
    status: isLost ? 'lost' : 'playing',
  };
}

/**
 * Returns the stars: three for no shuffle and at most one hint, two for at most one shuffle and three hints, otherwise
 * one.
 */
export function starsOf({ usedHints, usedShuffles }: State): number {
  if (usedShuffles === 0 && usedHints <= 1) return 3;
  return usedShuffles <= 1 && usedHints <= 3 ? 2 : 1;
}
