import { clamp } from '../kit/ease.ts';
import { createRandom, seedFrom } from '../kit/random.ts';
import { FIGURES, createFigure, type Figure } from './figures.ts';
import { phrase } from './texts.ts';

export interface Difficulty {
  /** Number of kinds of stars on the loom. */
  readonly kinds: number;
  /** Number of constellations to weave, one after another. */
  readonly figures: number;
  /** Numbers of the drawings from which the constellations are chosen. */
  readonly pool: readonly [from: number, to: number];
  /** Number of stars in each constellation that need a certain kind. */
  readonly tints: number;
  readonly knots: number;
  readonly eclipses: number;
  /** Number of lights that the darkest eclipses need. */
  readonly shade: number;
  readonly hasComets: boolean;
  /** Moves per unit of work. Decreases with each level. */
  readonly patience: number;
}

export interface Level extends Omit<Difficulty, 'figures'> {
  readonly number: number;
  readonly figures: readonly Figure[];
  readonly moves: number;
}

export const LEVELS = 40;

/** The lessons of the levels that introduce something, by the number of the level. */
export const LESSONS: Readonly<Record<number, string>> = {
  1: phrase('lesson.slide'),
  3: phrase('lesson.comet'),
  6: phrase('lesson.knot'),
  10: phrase('lesson.eclipse'),
  12: phrase('lesson.frost'),
  15: phrase('lesson.ring'),
  24: phrase('lesson.deep'),
};

/** Returns the difficulty of a level. */
export function difficulty(level: number): Difficulty {
  const step = Math.max(1, Math.floor(level)) - 1;
  const last = clamp(5 + Math.floor(step / 2.6), 5, FIGURES);
  return {
    kinds: step < 11 ? 5 : 6,
    figures: step < 1 ? 1 : step < 8 ? 2 : step < 26 ? 3 : 4,
    pool: [step < 1 ? 3 : Math.max(0, last - 8), last],
    tints: step < 14 ? 0 : step < 29 ? 1 : 2,
    knots: step < 5 ? 0 : Math.min(5, 2 + Math.floor((step - 5) / 8)),
    eclipses: step < 9 ? 0 : Math.min(9, 4 + Math.floor((step - 9) / 5)),
    shade: step < 23 ? 1 : 2,
    hasComets: step >= 2,
    patience: Math.max(1.05, 2 - step * 0.0245),
  };
}

/** Creates the constellations and moves of a level; always the same for the same level. */
export function createLevel(number: number): Level {
  const rules = difficulty(number);
  const random = createRandom(seedFrom('star-loom', 'figures', number));
  const [from, to] = rules.pool;
  const drawings = random
    .shuffle(Array.from({ length: to - from }, (_, at) => from + at))
    .slice(0, rules.figures);
  const figures = drawings
    .toSorted((a, b) => a - b)
    .map((drawing) => createFigure(drawing, rules.tints, rules.kinds, random));
  const stitches = figures.reduce((sum, figure) => sum + figure.stitches.length, 0);
  const work =
    stitches * (rules.kinds > 5 ? 0.84 : 0.66) +
    rules.figures * rules.tints * 1.1 +
    rules.eclipses * rules.shade * 0.4 +
    rules.knots * 0.3;
  return { ...rules, number, figures, moves: Math.ceil(work * rules.patience) + 3 };
}
