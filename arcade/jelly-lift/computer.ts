import {
  COLS,
  DOOR,
  ROWS,
  count,
  delivered,
  groupsOf,
  heightOf,
  indexOf,
  isFree,
  melt,
  ripe,
  rowOf,
  settle,
  type Board,
} from './board.ts';
import { allPlacements, restOf, type Pair, type Pieces } from './pair.ts';
import { land } from './landing.ts';
import { gumOf, meterOf } from './scoring.ts';
import { IDLE, type Command, type Shaft } from './shaft.ts';
import { phrase } from './texts.ts';

export interface Skill {
  readonly name: string;
  /** Seconds between two moves of the hand. */
  readonly pace: number;
  /** Seconds for which the computer player thinks about a pair before it moves. */
  readonly wonder: number;
  /** Range of the random error in the rating of a position. The error is at most half of it in either direction. */
  readonly slip: number;
  readonly drops: boolean;
}

/** The computer players of the duel, from the weakest to the strongest. */
export const NEIGHBOURS: readonly Skill[] = [
  { name: phrase('rival.porter'), pace: 0.34, wonder: 1.1, slip: 60, drops: false },
  { name: phrase('rival.milliner'), pace: 0.26, wonder: 0.8, slip: 30, drops: false },
  { name: phrase('rival.confectioner'), pace: 0.18, wonder: 0.6, slip: 14, drops: true },
  { name: phrase('rival.clockmaker'), pace: 0.12, wonder: 0.4, slip: 5, drops: true },
  { name: phrase('rival.director'), pace: 0.08, wonder: 0.22, slip: 0, drops: true },
];

interface Outlook {
  readonly board: Board;
  readonly worth: number;
  readonly isLost: boolean;
}

/** Returns the result of dropping a pair in a column, or `null` if the column is full. */
function foresee(shaft: Shaft, from: Board, pieces: Pieces, col: number, turn: number): Outlook | null {
  const pair: Pair = { pieces, col, turn, row: ROWS + 1 };
  if (!isFree(from, col, ROWS)) return null;
  const landing = land(from, { ...pair, row: restOf(from, pair) }, 1e6);
  let board = landing.board;
  let places: readonly number[] = landing.struck;
  let worth = -landing.pressed.length * 2;
  let chain = 0;
  for (;;) {
    if (places.length === 0) {
      board = settle(board).board;
      const out = delivered(board);
      if (out.length > 0) {
        worth += 60;
        board = board.map((cell, index) => (out.includes(index) ? null : cell));
        continue;
      }
      places = ripe(board);
    }
    if (places.length === 0) break;
    chain += 1;
    const result = melt(board, places);
    const pushed = shaft.buttons.filter((index) => places.includes(index)).length;
    worth += meterOf(result.melted.length, chain) * 2 + gumOf(result.melted.length, chain) * 8;
    worth += result.cracked.length * 26 + result.gum.length * 9 + pushed * 90;
    board = result.board;
    places = [];
  }
  return { board, worth: worth + promiseOf(shaft, board), isLost: !!board[indexOf(DOOR, ROWS - 1)] };
}

/** Rates a shaft at rest: joined colours, low columns and progress towards the goals are good, gum is bad. */
function promiseOf(shaft: Shaft, board: Board): number {
  let promise = 0;
  for (const group of groupsOf(board)) {
    promise += group.length === 2 ? 3 : group.length === 3 ? 8 : 0;
    promise += group.reduce((sum, index) => sum + (shaft.buttons.includes(index) ? group.length * 5 : 0), 0);
  }
  const heights = Array.from({ length: COLS }, (_, col) => heightOf(board, col));
  heights.forEach((height, col) => {
    const over = Math.max(0, height - (col === DOOR ? 6 : 8));
    promise -= height * height * 0.16 + over * over * 9;
    const next = heights[col + 1];
    if (next !== undefined) promise -= Math.abs(height - next) * 0.9;
  });
  for (const index of shaft.buttons) {
    const short = rowOf(index) - (heights[index % COLS] ?? 0);
    promise -= Math.max(0, short) * 2 + (short < -2 ? 6 : 0);
  }
  board.forEach((cell, index) => {
    if (cell?.kind === 'parcel') promise -= rowOf(index) * 6;
    if (cell?.kind === 'ice') promise -= ((heights[index % COLS] ?? 0) - rowOf(index)) * 1.5;
  });
  return promise - count(board, 'gum') * 2;
}

export interface Advice {
  readonly col: number;
  readonly turn: number;
}

/** Returns the best position for the pair. With `depth` 2, the next pair is considered too. */
export function advise(
  shaft: Shaft,
  depth: 1 | 2,
  blur: (worth: number) => number = (worth) => worth,
): Advice {
  const pieces = shaft.pair?.pieces ?? [];
  let best: Advice = { col: DOOR, turn: 0 };
  let top = -Infinity;
  for (const { col, turn } of allPlacements(pieces)) {
    const first = foresee(shaft, shaft.board, pieces, col, turn);
    if (!first) continue;
    const next = shaft.queue[0];
    const beyond =
      depth === 2 && next
        ? Math.max(
            -500,
            ...allPlacements(next).map((place) => {
              const second = foresee(shaft, first.board, next, place.col, place.turn);
              return second ? second.worth - (second.isLost ? 999 : 0) : -500;
            }),
          )
        : 0;
    const worth = blur(first.worth + beyond) - (first.isLost ? 999 : 0);
    if (worth > top) {
      top = worth;
      best = { col, turn };
    }
  }
  return best;
}

/** Returns the next input that brings the pair closer to a position. */
export function stepTowards(pair: Pair, goal: Advice): Pick<Command, 'move' | 'turn'> {
  const turns = (goal.turn - pair.turn + 4) % 4;
  if (pair.pieces.length > 1 && turns !== 0) return { turn: turns === 3 ? -1 : 1, move: 0 };
  return { turn: 0, move: Math.sign(goal.col - pair.col) };
}

export interface Mind {
  goal: Advice | null;
  /** The number of the drop for which the goal was chosen. */
  drop: number;
  wait: number;
  steps: number;
}
export const createMind = (): Mind => ({ goal: null, drop: -1, wait: 0, steps: 0 });

/** Returns the next input of the computer player. */
export function decide(shaft: Shaft, skill: Skill, mind: Mind, dt: number, random: () => number): Command {
  if (shaft.phase !== 'fall' || !shaft.pair) return IDLE;
  if (mind.drop !== shaft.drops) {
    mind.drop = shaft.drops;
    mind.goal = advise(shaft, 1, (worth) => worth + (random() - 0.5) * skill.slip);
    mind.wait = skill.wonder;
    mind.steps = 0;
  }
  mind.wait -= dt;
  if (mind.wait > 0 || !mind.goal) return IDLE;
  mind.wait = skill.pace;
  mind.steps += 1;
  const next = stepTowards(shaft.pair, mind.goal);
  if ((next.move !== 0 || next.turn !== 0) && mind.steps < 14) return { ...IDLE, ...next };
  return { ...IDLE, soft: true, drop: skill.drops };
}
