import type { Match } from './state.ts';
import { COLS, ROWS, type Spot, type Yard, cellAt } from './yards.ts';

export const WASH_REACH = 2.6;
const PERIOD = 11;
const WARNING = 1.6;
const ON = 2.4;

export interface Sprinkler extends Spot {
  /** Progress from 0 to 1 while the head of the sprinkler blinks, before the water comes. */
  warning: number;
  /** Progress from 0 to 1 while the sprinkler sprays. */
  spray: number;
}

/**
 * Returns the state of every sprinkler of a yard at `time` seconds of play. The sprinklers take turns, and opposite
 * sprinklers run together.
 */
export function sprinklers(yard: Yard, time: number): Sprinkler[] {
  const heads = yard.sprinklers;
  return heads.map((head, index) => {
    const pair = Math.min(index, heads.length - 1 - index);
    const at = (time + 3 - pair * 4 + PERIOD) % PERIOD;
    const isOn = at >= PERIOD - ON;
    return {
      ...head,
      warning: !isOn && at >= PERIOD - ON - WARNING ? (at - (PERIOD - ON - WARNING)) / WARNING : 0,
      spray: isOn ? Math.max(0.01, (at - (PERIOD - ON)) / ON) : 0,
    };
  });
}

/** Washes the tiles that the water currently reaches. Returns the tiles that lost their paint. */
export function wash(match: Match): number[] {
  const washed: number[] = [];
  for (const { x, y, spray } of sprinklers(match.yard, match.time)) {
    if (spray === 0) continue;
    const reach = WASH_REACH * Math.min(1, spray * 2);
    for (let row = Math.max(0, Math.floor(y - 3)); row < Math.min(ROWS, y + 3); row += 1) {
      for (let column = Math.max(0, Math.floor(x - 3)); column < Math.min(COLS, x + 3); column += 1) {
        const cell = cellAt(column, row);
        if (match.paint[cell] === -1 || Math.hypot(column + 0.5 - x, row + 0.5 - y) > reach) continue;
        match.paint[cell] = -1;
        washed.push(cell);
      }
    }
  }
  return washed;
}
