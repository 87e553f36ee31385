import type { Owner, Player } from './state.ts';
import { type Yard, besides, isPaintable, isSolid } from './yards.ts';

/** An area that weighs more than this does not fill, so that nobody wins a courtyard by one line. */
export const FILL_LIMIT = 26;
/** What a tile of the rival weighs; a bare one weighs 1. */
const RIVAL_WEIGHT = 3;

/**
 * The tiles that close when `who` has just painted `cell`: areas beside it with nothing but own colour, pots and walls
 * around them. An area where the rival stands or owns much stays open.
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
