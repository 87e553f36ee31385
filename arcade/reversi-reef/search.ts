import type { Random } from '../kit/random.ts';
import type { Mind } from './difficulty.ts';
import type { Reef, Side } from './reef.ts';
import { type Position, canLay, lay, marginOf, movesOf } from './rules.ts';

/** Number of positions that are evaluated between two pauses of the search. */
export const SLICE = 90;
const WON = 100_000;

interface Budget {
  left: number;
  isSpent: boolean;
}

function freedomOf(reef: Reef, shells: Int8Array, side: Side): number {
  let count = 0;
  for (const cell of reef.cells) if (canLay(reef, shells, cell, side)) count += 1;
  return count;
}

/**
 * Evaluates a position for a side by its squares, its mobility and its margin. After the end of a match, only the
 * margin counts.
 */
export function judge(reef: Reef, position: Position, side: Side): number {
  if (position.turn === 0) return marginOf(reef, position, side) * WON;
  const { shells, tides } = position;
  let place = 0;
  let filled = 0;
  for (const cell of reef.cells) {
    const shell = shells[cell] ?? 0;
    if (shell === 0) continue;
    filled += 1;
    place += shell * (reef.weights[cell] ?? 0) * ((tides[cell] ?? 0) > 0 ? -1 : 1);
  }
  for (const { cell, near } of reef.anchors) {
    if (shells[cell] !== 0) continue;
    for (const other of near) place -= (shells[other] ?? 0) * 14;
  }
  const freedom = freedomOf(reef, shells, side) - freedomOf(reef, shells, side === 1 ? -1 : 1);
  const late = filled / reef.cells.length;
  return place * side + freedom * 7 + marginOf(reef, position, side) * (late > 0.8 ? 4 : -1);
}

function* negamax(
  reef: Reef,
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  budget: Budget,
): Generator<undefined, number> {
  const { turn } = position;
  budget.left -= 1;
  if (budget.left % SLICE === 0) yield;
  if (budget.left <= 0) budget.isSpent = true;
  if (turn === 0) return 0;
  if (depth === 0 || budget.isSpent) return judge(reef, position, turn);
  let best = -Infinity;
  let floor = alpha;
  for (const cell of reef.ranked) {
    if (!canLay(reef, position.shells, cell, turn)) continue;
    const laid = lay(reef, position, cell);
    if (!laid) continue;
    const value = yield* worthOfMove(reef, laid.position, turn, depth - 1, floor, beta, budget);
    best = Math.max(best, value);
    floor = Math.max(floor, best);
    if (floor >= beta || budget.isSpent) break;
  }
  return best;
}

/**
 * Returns the value of a position for `side` after its move. The next move may be the other side's, or its own after a
 * pass, or the match may be over.
 */
function* worthOfMove(
  reef: Reef,
  after: Position,
  side: Side,
  depth: number,
  alpha: number,
  beta: number,
  budget: Budget,
): Generator<undefined, number> {
  if (after.turn === 0) {
    budget.left -= 1;
    return judge(reef, after, side);
  }
  if (after.turn === side) return yield* negamax(reef, after, depth, alpha, beta, budget);
  return -(yield* negamax(reef, after, depth, -beta, -alpha, budget));
}

/** Searches all moves to a depth and returns them, best first. Returns `null` if the budget ran out. */
function* rank(
  reef: Reef,
  position: Position,
  side: Side,
  moves: readonly number[],
  depth: number,
  budget: Budget,
): Generator<undefined, number[] | null> {
  const values = new Map<number, number>();
  let best = -Infinity;
  for (const cell of moves) {
    const laid = lay(reef, position, cell);
    if (!laid) continue;
    const value = yield* worthOfMove(reef, laid.position, side, depth, best, Infinity, budget);
    if (budget.isSpent) return null;
    values.set(cell, value > best ? value : -Infinity);
    best = Math.max(best, value);
  }
  return moves.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
}

/**
 * Chooses a move by iterative deepening. The limit is a number of positions rather than a time, so that the choice is
 * the same on every machine. Yields from time to time.
 */
export function* think(
  reef: Reef,
  position: Position,
  mind: Mind,
  random: Random,
): Generator<undefined, number> {
  const { turn } = position;
  if (turn === 0) return -1;
  let moves = random.shuffle(movesOf(reef, position, turn));
  if (moves.length === 1 || random.chance(mind.slip)) return moves[0] ?? -1;
  const budget: Budget = { left: mind.nodes, isSpent: false };
  const empty = reef.cells.filter((cell) => position.shells[cell] === 0).length;
  for (let depth = 0; depth < empty && !budget.isSpent; depth += 1) {
    moves = (yield* rank(reef, position, turn, moves, depth, budget)) ?? moves;
  }
  return moves[0] ?? -1;
}

/** Runs the whole search without pauses. */
export function choose(reef: Reef, position: Position, mind: Mind, random: Random): number {
  const thinking = think(reef, position, mind, random);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}
