import type { Reef, Side } from './reef.ts';
import { type Laid, type Position, createPosition, lay, marginOf, pointsOf } from './rules.ts';

export interface Move {
  readonly cell: number;
  readonly side: Side;
  readonly gain: number;
  readonly before: Position;
}

/** A match with all its moves. */
export interface Match {
  readonly reef: Reef;
  readonly position: Position;
  readonly moves: readonly Move[];
  /** Number of hints and undone turns so far. */
  readonly helps: number;
}

export const createMatch = (reef: Reef, first: Side = 1): Match => ({
  reef,
  position: createPosition(reef, first),
  moves: [],
  helps: 0,
});

/** Places a shell and records the move. Returns `null` if the move is not allowed. */
export function play(match: Match, cell: number): { match: Match; laid: Laid } | null {
  const { reef, position: before, moves } = match;
  const laid = lay(reef, before, cell);
  if (!laid || before.turn === 0) return null;
  const move = { cell, side: before.turn, gain: laid.turned.length, before };
  return { match: { ...match, position: laid.position, moves: [...moves, move] }, laid };
}

/** Undoes the last move of a side and all later moves. Returns `null` if the side has not moved yet. */
export function undo(match: Match, side: Side): Match | null {
  const last = match.moves.findLastIndex((move) => move.side === side);
  const move = match.moves[last];
  if (!move) return null;
  return { ...match, position: move.before, moves: match.moves.slice(0, last), helps: match.helps + 1 };
}

export const withHint = (match: Match): Match => ({ ...match, helps: match.helps + 1 });

const total = ({ worth }: Reef): number => worth.reduce((sum, points) => sum + points, 0);

/**
 * Returns the stars of a finished match: one for a win, more for a clear win. Three stars require a win without hints.
 */
export function starsOf(match: Match, side: Side): number {
  const share = marginOf(match.reef, match.position, side) / total(match.reef);
  if (share <= 0) return 0;
  if (share < 0.1) return 1;
  return share < 0.25 || match.helps > 0 ? 2 : 3;
}

/** Returns the score: ten for each point. A win adds more for its margin and for the rank of the rival. */
export function scoreOf({ reef, position }: Match, side: Side, rank: number): number {
  const points = pointsOf(reef, position, side) * 10;
  const margin = marginOf(reef, position, side);
  return position.turn === 0 && margin > 0 ? points + margin * 5 + rank * 100 : points;
}
