import { flowerOf, rankOf } from './cards.ts';
import type { Card } from './cards.ts';
import { BEE, COLUMNS, DRAW, PILES, STOCK, VASE, WASTE } from './rules.ts';
import {
  accepts,
  applied,
  attempt,
  canDraw,
  freeCard,
  hiddenCount,
  isLegal,
  isVase,
  isWon,
} from './rules.ts';
import { liftable, runLength, topOf } from './rules.ts';
import type { Move, State } from './rules.ts';

/**
 * Returns the piles that a lifted run may be moved to: the vase of its flower first, then columns with cards, then
 * empty columns. The bee is not included.
 */
export function targetsOf(state: State, from: number, count: number): number[] {
  const card = liftable(state, from, count);
  if (card === undefined) return [];
  const order = [VASE + flowerOf(card), ...byLength(state)];
  return order.filter((to) => isLegal(state, { from, to, count }));
}

/** Returns the columns: those with the fewest face-down cards first, and empty ones last. */
const byLength = (state: State): number[] =>
  Array.from({ length: COLUMNS }, (_, index) => index).toSorted((one, other) => {
    const weight = (index: number): number => {
      const column = state.columns[index];
      return column && column.cards.length > 0 ? column.hidden - 30 : 0;
    };
    return weight(one) - weight(other);
  });

/** Returns the move that a tap on a card makes. */
export function quickMove(state: State, from: number, count: number): Move | undefined {
  if (from === STOCK) return canDraw(state) ? DRAW : undefined;
  const isWhole = count === (state.columns[from]?.cards.length ?? 0);
  const to = targetsOf(state, from, count).find(
    (target) => !(isWhole && state.columns[target]?.cards.length === 0),
  );
  return to === undefined ? undefined : { from, to, count };
}

/** Returns every legal move, except for turning the stock, moves to the bee and moves from a vase. */
function plainMoves(state: State): Move[] {
  const moves: Move[] = [];
  for (const from of [...Array.from({ length: COLUMNS }, (_, index) => index), BEE, WASTE]) {
    const column = state.columns[from];
    const most = column ? runLength(state.rules, column) : 1;
    for (let count = 1; count <= most; count += 1) {
      for (const to of targetsOf(state, from, count)) moves.push({ from, to, count });
    }
  }
  return moves;
}

/** Returns true for a move of a whole column into a gap, which changes nothing. */
const isIdle = (state: State, { from, to, count }: Move): boolean =>
  state.columns[from]?.cards.length === count && state.columns[to]?.cards.length === 0;

/** Returns whether turning the stock brings up a card that can be played on a column or a vase. */
function stockHelps(state: State): boolean {
  let at = state;
  for (let turns = 0; turns < 60 && canDraw(at); turns += 1) {
    at = applied(at, DRAW);
    const card = topOf(at.waste);
    if (card === undefined) continue;
    for (let to = 0; to < BEE; to += 1) if (isLegal(at, { from: WASTE, to, count: 1 })) return true;
  }
  return false;
}

/**
 * Returns whether no card can be played any more, even after turning the whole stock. Moves from a vase and moves to
 * the bee are not considered.
 */
export const isStuck = (state: State): boolean =>
  !isWon(state) && plainMoves(state).every((move) => isIdle(state, move)) && !stockHelps(state);

/**
 * Returns the move that a careful beginner would choose from the visible cards, or undefined if no such move is useful.
 */
export function plainMove(state: State): Move | undefined {
  const moves = plainMoves(state).filter((move) => !isIdle(state, move));
  const worth = ({ from, to, count }: Move): number => {
    if (isVase(to)) return 100;
    const column = state.columns[from];
    if (!column) return 40;
    const opens = column.hidden > 0 && count === column.cards.length - column.hidden;
    if (opens) return 60 + column.hidden;
    return column.hidden === 0 && count === column.cards.length && kingWaits(state) ? 30 : 0;
  };
  const best = moves.toSorted((one, other) => worth(other) - worth(one))[0];
  return best && worth(best) > 0 ? best : undefined;
}

const kingWaits = (state: State): boolean =>
  state.columns.some(({ cards, hidden }) => hidden > 0 && isKing(cards[hidden])) ||
  isKing(topOf(state.waste));

const isKing = (card: Card | undefined): boolean => card !== undefined && rankOf(card) === 12;

/** Plays the moves of `plainMove`, and turns the stock between them, until no move is left. Returns the result. */
export function playPlainly(start: State): State {
  let state = start;
  for (let turns = 0, steps = 0; turns < 60 && steps < 800; steps += 1) {
    const move = plainMove(state);
    if (!move && !canDraw(state)) break;
    turns = move ? 0 : turns + 1;
    state = applied(state, move ?? DRAW);
  }
  return state;
}

/**
 * Returns the moves that bring the remaining cards to the vases. Returns undefined if a card is face down, if no card
 * remains, or if the search finds no such moves.
 */
export function harvest(start: State): Move[] | undefined {
  if (hiddenCount(start) > 0 || isWon(start)) return undefined;
  const moves: Move[] = [];
  let state = start;
  for (let turns = 0; turns < 60;) {
    const home = homeward(state);
    const move = home ?? DRAW;
    const next = attempt(state, move);
    if (!next) return undefined;
    turns = home ? 0 : turns + 1;
    moves.push(move);
    state = next;
    if (isWon(state)) return moves;
  }
  return undefined;
}

function homeward(state: State): Move | undefined {
  for (let from = 0; from < PILES; from += 1) {
    if (isVase(from) || from === STOCK) continue;
    const card = freeCard(state, from);
    if (card !== undefined && accepts(state, VASE + flowerOf(card), card, 1))
      return { from, to: VASE + flowerOf(card), count: 1 };
  }
  return undefined;
}
