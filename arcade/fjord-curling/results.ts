import { createBestScore } from '../kit/best-score.ts';
import type { Result } from '../kit/result.ts';
import type { Storage } from '../kit/storage.ts';
import { type Drill, TRIES, taskOf } from './drills.ts';
import { type Match, pointsOf } from './match.ts';
import { TEAM_NAMES } from './palette.ts';
import type { Strength } from './planner.ts';
import { phrase } from './texts.ts';

export type Rival = Strength | 'two';

/** Fraction of the path that the dotted line shows in a match. */
export const GUIDES: Readonly<Record<Rival, number>> = { easy: 1, fair: 0.7, keen: 0.5, two: 0.7 };
/** Points for winning a match. */
export const BONUS: Readonly<Record<Rival, number>> = { easy: 100, fair: 250, keen: 500, two: 0 };

/**
 * Returns the points of a drill. They are higher for fewer tries (`tries` counts from 1) and for a stone that is nearer
 * to the middle.
 */
export const drillScore = (tries: number, near: number): number => (TRIES - tries + 1) * 100 + near;

/**
 * Stores the score of a drill if it is the best so far, and returns the result screen. The score of a failed drill is
 * 0.
 */
export function drillResult(storage: Storage, drill: Drill, tries: number, score: number): Result {
  const best = createBestScore(storage, `drill-${drill.number}`);
  const newBest = score > 0 && best.offer(score);
  if (score === 0)
    return {
      heading: phrase('result.out'),
      best: best.value,
      lines: [taskOf(drill), phrase('result.tip')],
    };
  return {
    heading: phrase('result.drill', { drill: drill.number }),
    stars: TRIES - tries + 1,
    score,
    best: best.value,
    newBest,
    lines: [tries === 1 ? phrase('result.first') : phrase('result.stone', { stone: tries })],
  };
}

/** Returns the lines that summarise a match. */
export const matchLines = (match: Match): string[] => [
  phrase('result.match', {
    first: TEAM_NAMES[0],
    own: pointsOf(match, 0),
    second: TEAM_NAMES[1],
    other: pointsOf(match, 1),
    ends: match.end,
  }),
];
