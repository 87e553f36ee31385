import { isAmount, isCount } from '../kit/kept-round.ts';
import type { Fields } from '../kit/kept-round.ts';
import type { Level } from './levels.ts';
import { BEE, attempt } from './rules.ts';
import type { Move } from './rules.ts';
import { createSession } from './session.ts';
import type { Session } from './session.ts';

const BASE = 16;
/** The largest number of undone moves, of hints and of moves to the bee that a stored deal may contain. */
const MOST = 9999;
const LONGEST_SECONDS = 360_000;

/**
 * Returns the data to continue a deal, or undefined if the player has not begun it. A move is stored as three
 * hexadecimal digits.
 */
export function saveSession(session: Session): Fields | undefined {
  const { moves, undos, hints, seconds, bees } = session.progress();
  if (moves.length + undos + hints === 0) return undefined;
  const digits = moves.flatMap(({ from, to, count }) => [from, to, count].map((n) => n.toString(BASE)));
  return { moves: digits.join(''), undos, hints, bees, seconds: Math.floor(seconds) };
}

/** Reads the stored moves of a level. Returns undefined if they are malformed or one of them is not legal. */
function readMoves(level: Level, digits: unknown): Move[] | undefined {
  if (typeof digits !== 'string' || !/^(?:[\da-f]{3})*$/.test(digits)) return undefined;
  const moves: Move[] = [];
  let state = level.start;
  for (let at = 0; at < digits.length; at += 3) {
    const [from = 0, to = 0, count = 0] = Array.from(digits.slice(at, at + 3), (digit) =>
      parseInt(digit, BASE),
    );
    const next = attempt(state, { from, to, count });
    if (!next) return undefined;
    moves.push({ from, to, count });
    state = next;
  }
  return moves;
}

/** Continues a deal that `saveSession` stored. Returns undefined if the data is not a legal course of the level. */
export function restoreSession(level: Level, kept: Fields): Session | undefined {
  const { undos, hints, bees, seconds } = kept;
  const moves = readMoves(level, kept.moves);
  const isCounted = isCount(undos, MOST) && isCount(hints, MOST) && isCount(bees, MOST);
  if (!moves || !isCounted || !isAmount(seconds, LONGEST_SECONDS)) return undefined;
  if (moves.filter(({ to }) => to === BEE).length > bees) return undefined;
  return createSession(level, { moves, undos, hints, bees, seconds });
}
