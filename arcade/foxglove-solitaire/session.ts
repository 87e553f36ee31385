import { harvest, isStuck, plainMove } from './advice.ts';
import type { Tally } from './goals.ts';
import type { Level } from './levels.ts';
import { BEE, DRAW, STOCK, applied, attempt, isWon } from './rules.ts';
import type { Move, State } from './rules.ts';
import { isHopeless, keyOf, solve } from './solver.ts';

const HINT_LIMIT = 1500;
const BEE_LIMIT = 800;
const STUCK_LIMIT = 150;

/** The data to continue a session in a later visit: the moves that can be undone, and the counts of the goals. */
export interface Progress {
  readonly moves: readonly Move[];
  readonly seconds: number;
  readonly undos: number;
  readonly hints: number;
  readonly bees: number;
}

const NO_PROGRESS: Progress = { moves: [], seconds: 0, undos: 0, hints: 0, bees: 0 };

/** One deal in play: its state, the moves that can be undone, and the counts of the goals. */
export interface Session {
  readonly level: Level;
  readonly state: State;
  readonly seconds: number;
  readonly isWon: boolean;
  /** True if no card can be played any more, or a search found that the deal cannot be won. */
  readonly isStuck: boolean;
  /** True if all cards are face up and can be moved to the vases. */
  readonly canGather: boolean;
  readonly canUndo: boolean;
  tally(): Tally;
  progress(): Progress;
  play(move: Move): boolean;
  undo(): boolean;
  /** Returns a good next move on a path to the end, or undefined if no path was found. */
  hint(): Move | undefined;
  /** Returns the moves that finish the deal. */
  gather(): readonly Move[];
  step(dt: number): void;
}

const isLost = (state: State): boolean =>
  isStuck(state) || (!isWon(state) && !plainMove(state) && isHopeless(state, STUCK_LIMIT));

const isSame = (one: Move | undefined, other: Move): boolean =>
  one?.from === other.from && one.to === other.to && one.count === other.count;

/** Begins a deal, or continues it. The moves of `progress` must be legal. */
export function createSession(level: Level, progress: Progress = NO_PROGRESS): Session {
  let state = level.start;
  let { seconds, undos, hints, bees } = progress;
  let stuck = false;
  let judged = '';
  let plan: readonly Move[] = [];
  let gathering: readonly Move[] | undefined;
  const past: { readonly state: State; readonly move: Move }[] = [];

  const settle = (next: State): void => {
    state = next;
    const key = keyOf(state);
    if (key !== judged) stuck = isLost(state);
    judged = key;
    gathering = harvest(state);
  };
  for (const move of progress.moves) {
    past.push({ state, move });
    state = applied(state, move);
  }
  if (past.length > 0) settle(state);
  return {
    level,
    get state() {
      return state;
    },
    get seconds() {
      return seconds;
    },
    get isWon() {
      return isWon(state);
    },
    get isStuck() {
      return stuck;
    },
    get canGather() {
      return gathering !== undefined;
    },
    get canUndo() {
      return past.length > 0 && !isWon(state);
    },
    tally: () => ({ moves: state.moves, seconds, trips: state.passes + 1, undos, hints, bees }),
    progress: () => ({ moves: past.map(({ move }) => move), seconds, undos, hints, bees }),
    play(move) {
      const next = attempt(state, move);
      if (!next) return false;
      plan = isSame(plan[0], move) ? plan.slice(1) : [];
      past.push({ state, move });
      if (move.to === BEE) bees += 1;
      settle(next);
      return true;
    },
    undo() {
      const before = isWon(state) ? undefined : past.pop();
      if (!before) return false;
      undos += 1;
      plan = [];
      settle(before.state);
      return true;
    },
    hint() {
      hints += 1;
      if (plan.length === 0) {
        const found =
          solve(state, HINT_LIMIT) ?? (state.beeReady ? solve(state, BEE_LIMIT, true) : undefined);
        plan = found?.moves ?? [];
      }
      return plan[0];
    },
    gather: () => gathering ?? [],
    step(dt) {
      if (!isWon(state)) seconds += dt;
    },
  };
}

/** Returns whether a move only turns the stock. */
export const isDraw = (move: Move): boolean => move.from === STOCK && move.to === DRAW.to;
