import type { Owner, Player } from './state.ts';
import { type Yard, besides, isPaintable, isSolid } from './yards.ts';

/** Maximum weight of an area that fills. Heavier areas stay as they are, so that no player wins with one line. */
export const FILL_LIMIT = 26;
/** Weight of a tile of the rival. An empty tile weighs 1. */
const RIVAL_WEIGHT = 3;

/**
 * Returns the tiles that fill after `who` has painted `cell`: adjacent areas enclosed only by the player's colour, pots
 * and walls. An area that contains the rival or much of the rival's paint does not fill.
 */
export function enclosed(
  yard: Yard,
  paint: readonly Owner[],
  who: Player,
  cell: number,
  rival: number,
): number[] {
  const seen = new Set<number>();
  const closed: number[] = [];
  for (const start of besides(cell)) {
    if (seen.has(start) || isSolid(yard, start) || paint[start] === who) continue;
    const area = [start];
    const isIn = new Set(area);
    let weight = 0;
    for (let index = 0; index < area.length && weight <= FILL_LIMIT; index += 1) {
      const here = area[index] ?? start;
      weight += here === rival ? Infinity : paint[here] === -1 ? 1 : RIVAL_WEIGHT;
      for (const next of besides(here)) {
        if (isIn.has(next) || isSolid(yard, next) || paint[next] === who) continue;
        isIn.add(next);
        area.push(next);
      }
    }
    for (const one of area) seen.add(one);
    if (weight <= FILL_LIMIT) closed.push(...area.filter((one) => isPaintable(yard, one)));
  }
  return closed;
}
