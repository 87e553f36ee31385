import { clamp, lerp } from '../kit/ease.ts';
import { seedFrom } from '../kit/random.ts';
import { phrase } from './texts.ts';

export const COURSE_COUNT = 20;
/** Units per metre. */
export const METRE = 20;
/** Distance from which the difficulty of the endless jungle no longer increases. */
const HARDEST = 30_000;

export interface Difficulty {
  /** Distance between anchors. */
  readonly gap: readonly [number, number];
  /** Share of anchors that crumble, and the seconds for which they hold. */
  readonly crumbling: number;
  readonly holdTime: number;
  /** Shares of wide gaps crossed by mushroom or by toucan. */
  readonly mushrooms: number;
  readonly toucans: number;
  /** Speed of the fog that follows the sloth, in units per second. 0 if there is no fog. */
  readonly fogSpeed: number;
  /** y of the river's surface. A smaller value is a higher river. */
  readonly river: number;
}

/**
 * Returns the difficulty of the jungle at a rank from 0 to 1. Mushrooms, crumbling anchors, toucans and fog each start
 * at a rank of their own.
 */
function demands(rank: number): Difficulty {
  const from = (start: number, least: number, most: number): number =>
    rank < start ? 0 : lerp(least, most, (rank - start) / (1 - start));
  return {
    gap: [lerp(205, 265, rank), lerp(235, 335, rank)],
    mushrooms: from(0.1, 0.14, 0.2),
    crumbling: from(0.2, 0.15, 0.45),
    toucans: from(0.3, 0.1, 0.14),
    fogSpeed: from(0.4, 120, 290),
    river: lerp(530, 486, clamp((rank - 0.5) / 0.5, 0, 1)),
    holdTime: lerp(1.5, 0.8, rank),
  };
}

/** Returns the difficulty of a course from 1 to 20. */
export const courseDifficulty = (course: number): Difficulty =>
  demands((clamp(Math.floor(course), 1, COURSE_COUNT) - 1) / (COURSE_COUNT - 1));

/** Returns the difficulty of the endless jungle at a distance. The fog is there from the beginning. */
export function endlessDifficulty(distance: number): Difficulty {
  const rank = clamp(distance / HARDEST, 0, 1);
  return { ...demands(lerp(0.12, 1, rank)), fogSpeed: lerp(100, 330, rank) };
}

/** Returns the distance at which a course ends. */
export const courseLength = (course: number): number => 3400 + course * 280;

/** Returns the seed of a course, so that its jungle is always the same. */
export const courseSeed = (course: number): number => seedFrom('vine-swing', 'course', course);

/** Returns the advice that is shown once at the start of a course. */
export function tipFor(course: number): string {
  const tips: Readonly<Record<number, string>> = {
    1: phrase('tip.swing'),
    2: phrase('tip.arcs'),
    3: phrase('tip.mushrooms'),
    5: phrase('tip.branches'),
    7: phrase('tip.toucan'),
    9: phrase('tip.fog'),
    11: phrase('tip.river'),
  };
  return tips[course] ?? '';
}
