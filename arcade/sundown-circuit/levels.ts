import { seedFrom } from '../kit/random.ts';
import type { TrackPlan } from './track.ts';
import { phrase } from './texts.ts';

export const RACES_PER_CUP = 4;
export const LEVEL_COUNT = 32;
export const LAPS = 3;

const CUPS = ['Dust', 'Agave', 'Canyon', 'Coyote', 'Ember', 'Mirage', 'Scorpion', 'Afterglow'] as const;

// prettier-ignore
const NAMES = [
  'Lazy Lizard', 'Two Cactus Loop', 'Gravel Gertie', 'Adobe Oval',
  'First Rain', 'Agave Elbow', 'Tin Roof Mile', 'Roadrunner',
  'Red Hot Bend', 'Canyon Mouth', 'Switchback', 'Echo Ledge',
  'Moonhowl', 'Dry Creek', 'Bone Orchard', 'Long Whistle',
  'Kiln Road', 'Ember Ring', 'Chili Corner', 'Brick Oven',
  'Shimmer Lake', 'Mirage Mile', 'False Oasis', 'Glass Flats',
  'Stinger', 'Pincer Pass', 'Night Claw', 'Tailflick',
  'Violet Hour', 'Last Light', 'Long Shadow', 'Sundown',
] as const;

/** The first race with each feature beyond drifting. */
export const FIRST_LEVEL = { draft: 2, gravel: 3, puddles: 5, heat: 9 } as const;

export interface Difficulty extends TrackPlan {
  /** Top speed of the quickest rival, as a share of yours. */
  readonly pace: number;
  /** How quickly tyres heat up while drifting. */
  readonly heating: number;
  /** The last finishing place that still qualifies for the next race. */
  readonly qualify: 2 | 3;
}

/** Returns the difficulty of a race. It depends only on the number of the level. */
export function difficulty(level: number): Difficulty {
  const growth = 1 - Math.exp(-(level - 1) / 13);
  return {
    corners: 6 + Math.round(5 * growth),
    bends: 2 + Math.round(4 * growth),
    wildness: 0.34 + 0.32 * growth,
    reach: 570 + 170 * growth,
    width: Math.round(156 - 36 * growth),
    radius: Math.round(118 - 40 * growth),
    puddles: level < FIRST_LEVEL.puddles ? 0 : 2 + Math.round(6 * growth),
    gravel: level < FIRST_LEVEL.gravel ? 0 : 2 + Math.round(5 * growth),
    pace: 0.74 + 0.22 * growth,
    heating: level < FIRST_LEVEL.heat ? 0 : 0.34 + 0.2 * growth,
    qualify: level <= 8 ? 3 : 2,
  };
}

export const seedOf = (level: number): number => seedFrom('sundown-circuit', level);

export const nameOf = (level: number): string => NAMES[level - 1] ?? NAMES[0];

export const cupOf = (level: number): string => CUPS[Math.floor((level - 1) / RACES_PER_CUP)] ?? CUPS[0];

/** Returns the advice at the start of a race, on one line. */
export function adviceFor(level: number): string {
  if (level === 1) return phrase('advice.drift');
  if (level === FIRST_LEVEL.draft) return phrase('advice.slipstream');
  if (level === FIRST_LEVEL.gravel) return phrase('advice.gravel');
  if (level === FIRST_LEVEL.puddles) return phrase('advice.puddles');
  if (level === FIRST_LEVEL.heat) return phrase('advice.tyres');
  return phrase('advice.qualify', { count: difficulty(level).qualify });
}
