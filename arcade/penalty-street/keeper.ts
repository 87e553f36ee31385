import {
  type Column,
  type Point,
  type Shot,
  ballAt,
  BALL_RADIUS,
  clamp,
  columnOf,
  segmentDistance,
} from './flight.ts';

/** The strategies of keepers. Each can be recognised and beaten. */
export type Habit = 'leaner' | 'copycat' | 'pendulum' | 'patient' | 'bluffer' | 'bend-blind';
export const HABITS: readonly Habit[] = ['leaner', 'copycat', 'pendulum', 'patient', 'bluffer', 'bend-blind'];

export interface Dive {
  column: Column;
  high: boolean;
  /** Start of the dive in seconds after the strike. Negative before the strike. */
  start: number;
}

export interface KeeperSkill {
  /** Distance from the line between hips and hands within which the keeper stops a ball. */
  reach: number;
  /** Seconds from the start of a dive to full stretch. */
  diveTime: number;
  reaction: number;
  /** Probability that the keeper guesses the right height. */
  readHeight: number;
  /** Probability that the keeper breaks the habit and dives the right way. */
  stray: number;
  /** Amount that each shot at the same column of the goal adds to `stray`, from the third consecutive one on. */
  memory: number;
}

export interface KeeperView {
  shot: Shot;
  wind: number;
  /** The side the keeper leans to at the strike, -1 to 1. */
  lean: number;
  /** Columns of the earlier shots at this keeper, oldest first. */
  history: readonly Column[];
}

const easeOut = (share: number): number => 1 - (1 - share) * (1 - share);

/** Returns the side to which a swaying keeper leans before a shot. */
export const swayAt = (time: number): number => Math.sin(time * 2.1);

/** Returns how many shots in a row, up to the last one, went to this third of the goal. */
export function repeats(history: readonly Column[], column: Column): number {
  const other = history.findLastIndex((one) => one !== column);
  return history.length - 1 - other;
}

/** Returns the keeper's dive for this shot. */
export function planDive(habit: Habit, skill: KeeperSkill, view: KeeperView, random: () => number): Dive {
  const truth = columnOf(view.shot.aimX);
  const right = random() < skill.readHeight;
  const high = view.shot.aimY > 1.05 === right;
  const alert = skill.stray + skill.memory * Math.max(0, repeats(view.history, truth) - 1);
  if (random() < alert) return { column: truth, high, start: skill.reaction };
  switch (habit) {
    case 'leaner':
      return { column: view.lean < 0 ? -1 : 1, high, start: 0.02 };
    case 'bluffer':
      return { column: view.lean < 0 ? 1 : -1, high, start: 0.02 };
    case 'copycat':
      return { column: view.history.at(-1) ?? 0, high, start: 0.04 };
    case 'pendulum':
      return { column: view.history.length % 2 === 0 ? -1 : 1, high, start: 0.04 };
    case 'patient':
      return { column: truth, high: view.shot.aimY > 1.05, start: skill.reaction + 0.1 };
    case 'bend-blind': {
      const seen = ballAt(view.shot, view.wind, 0.14);
      return { column: columnOf((seen.x / Math.max(0.1, seen.z)) * 10), high, start: 0.14 };
    }
  }
}

const hands = (column: Column, high: boolean): Point => {
  if (column === 0) return { x: 0, y: high ? 1.95 : 0.75 };
  return { x: column * (high ? 1.72 : 1.85), y: high ? 1.52 : 0.42 };
};

/** Returns hips and hands of a keeper `time` seconds after the strike. `dive` is `null` if the keeper does not dive. */
export function keeperPose(
  dive: Dive | null,
  diveTime: number,
  time: number,
): { hips: Point; hands: Point; stretch: number } {
  const stretch = dive === null ? 0 : easeOut(clamp((time - dive.start) / diveTime, 0, 1));
  const goal = dive === null ? { x: 0, y: 1.25 } : hands(dive.column, dive.high);
  const standing = { x: 0, y: 1.25 };
  const lowered = dive !== null && dive.column !== 0 && !dive.high ? 0.45 : 0.85;
  return {
    hips: { x: goal.x * 0.5 * stretch, y: 0.8 + (lowered - 0.8) * stretch },
    hands: {
      x: standing.x + (goal.x - standing.x) * stretch,
      y: standing.y + (goal.y - standing.y) * stretch,
    },
    stretch,
  };
}

/** Returns whether the keeper stops a ball that crosses the line at `point`, `time` seconds after the strike. */
export function saves(
  dive: Dive | null,
  skill: Pick<KeeperSkill, 'reach' | 'diveTime'>,
  point: Point,
  time: number,
): boolean {
  const pose = keeperPose(dive, skill.diveTime, time);
  return segmentDistance(point, pose.hips, pose.hands) <= skill.reach + BALL_RADIUS;
}
