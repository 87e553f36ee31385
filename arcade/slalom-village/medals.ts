import { pilot } from './pilot.ts';
import { levelRun, step } from './rules.ts';
import type { Run } from './rules.ts';

const STEP = 1 / 60;
const LONGEST = 200;

/** Returns a whole simulated run of a level. */
export function simulate(level: number): Run {
  const run = levelRun(level);
  while (run.phase === 'race' && run.time < LONGEST) step(run, pilot(run), STEP);
  return run;
}

/** Returns the times for bronze, silver and gold, derived from the time of the simulated run. */
export const medalTimes = (par: number): readonly [number, number, number] => [
  Math.round(par * 1.32 * 10) / 10,
  Math.round(par * 1.15 * 10) / 10,
  Math.round(par * 1.03 * 10) / 10,
];

/** Returns the medal that a time earns, from 0 for no medal to 3 for gold. */
export const medalFor = (par: number, time: number): number =>
  medalTimes(par).filter((limit) => time <= limit).length;
