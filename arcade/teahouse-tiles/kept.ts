import { isAmount, isCount, type Fields } from '../kit/kept-round.ts';
import { seedFrom } from '../kit/random.ts';
import type { Difficulty } from './levels.ts';
import { GOLD_STEAM, MAX_STEAM, createState, shuffle, spendHint, take, undo, type State } from './rules.ts';

/** One move of the player: the two slots of a pair and its steam factor, or the name of a button. */
export type Move = readonly [number, number, number] | 'undo' | 'shuffle' | 'hint';

/** A board with the moves that led to it. */
export interface Course {
  readonly state: State;
  readonly moves: readonly Move[];
}

const MOST_MOVES = 1500;
const MOST_SLOTS = 999;

/** Returns the state after a shuffle. The same board of the same deal is always shuffled the same way. */
export const shuffled = (state: State, seed: number): State =>
  shuffle(state, seedFrom('shuffle', seed, state.shuffles, state.past.length));

/** Returns the data from which a board can be continued, or undefined before the first move. */
export const saveCourse = ({ state, moves }: Course): Fields | undefined =>
  moves.length === 0
    ? undefined
    : {
        moves,
        steamLeft: state.steamLeft,
        // The time of a board by day is Infinity, which JSON cannot contain, so it is left out.
        ...(state.rules.seconds < Infinity && { secondsLeft: state.secondsLeft }),
      };

function readMove(value: unknown): Move | undefined {
  if (value === 'undo' || value === 'shuffle' || value === 'hint') return value;
  if (!Array.isArray(value)) return undefined;
  const [a, b, steam]: unknown[] = value;
  const isPair = isCount(a, MOST_SLOTS) && isCount(b, MOST_SLOTS) && isCount(steam, MAX_STEAM);
  return isPair ? [a, b, steam] : undefined;
}

/** Returns the state after a move, or undefined if the move is not legal. */
function follow(state: State, seed: number, move: Move): State | undefined {
  if (typeof move === 'string') {
    const next =
      move === 'undo' ? undo(state) : move === 'shuffle' ? shuffled(state, seed) : spendHint(state);
    return next === state ? undefined : next;
  }
  const [a, b, steam] = move;
  // The time between two pairs is not stored, so the stored factor decides whether the steam has faded.
  const timed = { ...state, steamLeft: steam === 1 ? 0 : 1 };
  const next = take(timed, a, b);
  return next === timed || next.steam !== steam ? undefined : next;
}

/**
 * Continues a board that `saveCourse` stored. Returns undefined if the stored data is not a legal course of this deal.
 */
export function restoreCourse(rules: Difficulty, seed: number, kept: Fields): Course | undefined {
  const { steamLeft, secondsLeft = Infinity } = kept;
  if (!Array.isArray(kept.moves) || kept.moves.length > MOST_MOVES) return undefined;
  if (!isAmount(steamLeft, Math.max(rules.steamWindow, GOLD_STEAM))) return undefined;
  if (!isAmount(secondsLeft, rules.seconds)) return undefined;
  let state: State | undefined = createState(rules, seed);
  const moves: Move[] = [];
  for (const value of kept.moves) {
    const move = readMove(value);
    state = move && follow(state, seed, move);
    if (!move || !state) return undefined;
    moves.push(move);
  }
  const steam = steamLeft > 0 ? state.steam : 1;
  return { state: { ...state, steam, steamLeft, secondsLeft }, moves };
}
