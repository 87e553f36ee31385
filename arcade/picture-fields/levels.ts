import { createRandom, seedFrom } from '../kit/random.ts';
import { weatherOf } from './difficulty.ts';
import { PICTURES } from './pictures/index.ts';
import { fieldOf, type Field, type Picture } from './puzzle.ts';
import { isSolved, solve } from './solver.ts';

/** Hides the counts of up to `count` lines. Hides the counts of a line only if the picture can still be deduced. */
function addFog(picture: Picture, count: number, seed: number): Field {
  const { lines, clues } = fieldOf(picture);
  const order = createRandom(seed).shuffle(lines.map((_, line) => line));
  const fog = new Set<number>();
  for (const line of order) {
    if (fog.size >= count) break;
    if (clues[line]?.length === 0) continue;
    fog.add(line);
    if (!isSolved(solve(fieldOf(picture, fog)).masks)) fog.delete(line);
  }
  return fieldOf(picture, fog);
}

/** Returns the field of a level, which is always the same. */
export function levelField(level: number): Field {
  const picture = PICTURES[level - 1];
  if (!picture) throw new RangeError(`Level ${level} has no picture`);
  return addFog(picture, weatherOf(level).fog, seedFrom('picture-fields', level));
}
