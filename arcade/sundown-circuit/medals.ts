import type { Pedals } from './car.ts';
import { ACE } from './driver.ts';
import type { Race } from './rules.ts';
import { YOU, autopilot, createRace, step } from './rules.ts';

export type Medal = 0 | 1 | 2 | 3;

const STEP = 1 / 60;
const GIVE_UP = 240;

/** Races to the end with a given driver. Returns the time, or undefined if the driver never finishes. */
export function simulate(race: Race, wheel: (race: Race) => Pedals): number | undefined {
  while (race.phase !== 'over' && race.time < GIVE_UP) step(race, wheel(race), STEP);
  return race.racers[YOU]?.finish;
}

const pars = new Map<number, number>();

/** Returns the time of a perfect driver for a race on an empty road. */
export function parOf(level: number): number {
  const known = pars.get(level);
  if (known !== undefined) return known;
  const par = simulate(createRace(level, true), (race) => autopilot(race, YOU, ACE)) ?? GIVE_UP;
  pars.set(level, par);
  return par;
}

/** Returns the longest time for bronze, silver and gold. */
export const medalTimes = (par: number): readonly [bronze: number, silver: number, gold: number] => [
  par * 1.25,
  par * 1.14,
  par * 1.05,
];

/** Returns the medal a time earns: 3 for gold, 0 for none. */
export function medalFor(par: number, time: number): Medal {
  const [bronze, silver, gold] = medalTimes(par);
  return time <= gold ? 3 : time <= silver ? 2 : time <= bronze ? 1 : 0;
}
