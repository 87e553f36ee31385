import { generateLot } from './generator.ts';
import type { Lot } from './rules.ts';
import { SEEDS } from './seeds.ts';

export const LEVEL_COUNT = 60;

export interface Difficulty {
  /** Number of vehicles on the lot, including the yellow car and buses. */
  vehicles: number;
  /** Smallest and largest allowed number of moves in the shortest solution. */
  leastMoves: number;
  mostMoves: number;
  buses: number;
  planters: number;
  oneWays: number;
  barrier: boolean;
  /** Number of spare moves as a share of the moves of the shortest solution. It decreases with the level. */
  slack: number;
}

/** The first level in which each special part can appear. */
export const FIRST_LEVEL = { planter: 4, bus: 7, oneWay: 11, barrier: 18 } as const;

/** Returns the difficulty of a level. It depends only on the number of the level. */
export function difficulty(level: number): Difficulty {
  const growth = 1 - Math.exp(-(level - 1) / 30);
  const leastMoves = Math.round(3 + 18 * growth);
  const turn = level % 4;
  const late = level > 24;
  return {
    vehicles: Math.min(12, 6 + Math.round(7.5 * growth)),
    leastMoves,
    mostMoves: leastMoves + 2,
    buses: level >= FIRST_LEVEL.bus && turn === 3 ? 1 : 0,
    planters: level >= FIRST_LEVEL.planter && turn !== 2 ? (late && turn === 0 ? 2 : 1) : 0,
    oneWays: level >= FIRST_LEVEL.oneWay && (turn === 3 || turn === 1) ? (late && turn === 1 ? 2 : 1) : 0,
    barrier: level >= FIRST_LEVEL.barrier && (turn === 2 || (late && turn === 0)),
    slack: 1.6 - 0.9 * growth,
  };
}

/** Returns the number of moves that the tank of a level allows. */
export const fuelFor = (level: number, par: number): number =>
  Math.ceil(par * (1 + difficulty(level).slack)) + 4;

/** Returns the lot of a level from 1 to LEVEL_COUNT. */
export function lotFor(level: number): Lot {
  const seed = SEEDS[level - 1];
  const lot = seed === undefined ? undefined : generateLot(seed, difficulty(level));
  if (!lot) throw new RangeError(`Level ${level} has no lot`);
  return lot;
}
