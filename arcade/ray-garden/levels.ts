import type { Garden } from './garden.ts';
import { generate } from './generator.ts';

/** The number of the first attempt that makes a good bed, for each level. The tests solve every bed. */
const ATTEMPTS: readonly number[] = [
  1, 15, 2, 1, 11, 2, 1, 2, 1, 1, 4, 5, 0, 6, 5, 16, 1, 21, 1, 2, 1, 7, 5, 21, 0, 17, 0, 4, 6, 0, 15, 7, 1, 2,
  4, 3, 2, 11, 9, 1, 1, 34, 11, 16, 3, 0, 7, 11, 0, 66, 123, 9, 4, 74, 7, 7, 0, 0, 3, 71,
];

/** Returns the bed of a level and the minimum number of turns that solve it. Both depend only on the level's number. */
export function gardenOf(level: number): { garden: Garden; par: number } {
  const attempt = ATTEMPTS[level - 1];
  const made = attempt === undefined ? null : generate(level, attempt);
  if (!made) throw new RangeError(`Level ${level} has no bed`);
  return made;
}
