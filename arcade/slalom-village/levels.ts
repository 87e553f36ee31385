import { clamp, lerp } from '../kit/ease.ts';
import { phrase } from './texts.ts';

export const LEVEL_COUNT = 30;

/** The difficulty of a course. Lengths are in metres, probabilities from 0 to 1. */
export interface Slope {
  length: number;
  /** Acceleration by the slope in metres per second squared. */
  pull: number;
  /** Metres from one gate to the next. */
  spacing: number;
  /** Half of the gap between the two poles of a gate. */
  halfGap: number;
  /** Distance of gates from the middle of the piste. */
  swing: number;
  /** How far the piste itself bends. */
  bend: number;
  trees: number;
  kickers: number;
  sledges: number;
  ice: number;
  streets: number;
  powder: number;
  cannons: number;
}

/** The course on which each feature appears first. */
export const FIRST = {
  trees: 2,
  kickers: 1,
  sledges: 5,
  ice: 7,
  streets: 9,
  powder: 11,
  cannons: 13,
} as const;

const VALLEYS = [
  'Nursery Meadow',
  'Bell Ridge',
  'Larch Bowl',
  'Chimney Lane',
  'Old Glacier',
  'Raven Wall',
] as const;

const ADVICE: Readonly<Record<number, string>> = {
  1: phrase('advice.poles'),
  2: phrase('advice.trees'),
  3: phrase('advice.tricks'),
  4: phrase('advice.land'),
  5: phrase('advice.sledges'),
  7: phrase('advice.ice'),
  9: phrase('advice.street'),
  11: phrase('advice.powder'),
  13: phrase('advice.cannons'),
};

export const adviceFor = (level: number): string => ADVICE[level] ?? phrase('advice.tuck');
export const valleyOf = (level: number): number => Math.floor((clamp(level, 1, LEVEL_COUNT) - 1) / 5);
export const nameOf = (level: number): string =>
  `${VALLEYS[valleyOf(level)] ?? VALLEYS[0]} ${((level - 1) % 5) + 1}`;

/** Returns the frequency of a feature. It is high on the first course with the feature, then drops and grows slowly. */
function share(level: number, first: number, most: number): number {
  if (level < first) return 0;
  return level === first ? most * 1.1 : most * lerp(0.45, 1, clamp((level - first) / 20, 0, 1));
}

/** Returns the course of a level. Courses become harder with every level, even beyond the last one. */
export function slopeFor(level: number): Slope {
  const way = clamp((level - 1) / (LEVEL_COUNT - 1), 0, 1.4);
  return {
    length: Math.round(lerp(560, 1150, way)),
    pull: lerp(4.6, 7.2, way),
    spacing: lerp(36, 27, way),
    halfGap: lerp(3.6, 2.3, way),
    swing: lerp(3.1, 5.2, way),
    bend: lerp(6, 14, way),
    trees: share(level, FIRST.trees, 0.55),
    kickers: share(level, FIRST.kickers, 0.28),
    sledges: share(level, FIRST.sledges, 0.3),
    ice: share(level, FIRST.ice, 0.28),
    streets: share(level, FIRST.streets, 0.13),
    powder: share(level, FIRST.powder, 0.24),
    cannons: share(level, FIRST.cannons, 0.3),
  };
}

/** Returns the difficulty of the endless piste. It contains every feature, and becomes harder with the distance. */
export function endlessSlope(metres: number): Slope {
  return { ...slopeFor(9 + Math.min(24, metres / 160)), length: 12_000 };
}
