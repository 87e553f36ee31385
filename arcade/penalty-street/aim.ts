import { type Column, type Point, type Shot, GOAL, clamp } from './flight.ts';

export interface Sample extends Point {
  /** Seconds. */
  time: number;
}

/** Power of the weakest flick. */
const SOFTEST = 0.22;
/** Stage units per second of the softest and the hardest flick. */
const SLOW = 300;
const FAST = 2700;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Returns the curvature of the path: its deviation to the right of the line from its first to its last point, -1 to 1.
 */
export function bowOf(path: readonly Point[]): number {
  const from = path[0];
  const to = path.at(-1);
  if (from === undefined || to === undefined) return 0;
  const length = distance(from, to);
  if (length < 20) return 0;
  let most = 0;
  for (const point of path) {
    const side = ((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / length;
    if (Math.abs(side) > Math.abs(most)) most = side;
  }
  const bow = (most / length) * 5;
  return Math.abs(bow) < 0.18 ? 0 : clamp(bow, -1, 1);
}

/** Returns the power of a flick, which depends on its speed. */
export function flickPower(path: readonly Sample[]): number {
  const from = path[0];
  const to = path.at(-1);
  if (from === undefined || to === undefined) return SOFTEST;
  const start = path.find((sample) => distance(sample, from) > 8) ?? from;
  const time = Math.max(0.03, to.time - start.time + 0.016);
  const speed = distance(from, to) / time;
  return clamp(SOFTEST + ((speed - SLOW) / (FAST - SLOW)) * (1 - SOFTEST), SOFTEST, 1);
}

/** Limits an aim to the reachable range: a little beyond the posts and the bar. */
export const limitAim = (point: Point): Point => ({
  x: clamp(point.x, -GOAL.halfWidth - 0.7, GOAL.halfWidth + 0.7),
  y: clamp(point.y, 0.2, GOAL.height + 0.6),
});

/**
 * Returns the point of the goal plane that a drag aims at: the end of the drag, or the extension of its line if it ends
 * below the goal.
 */
export function dragAim(from: Point, to: Point, onGoal: (x: number, y: number) => Point): Point {
  const direct = onGoal(to.x, to.y);
  if (direct.y > 0.1) return limitAim(direct);
  const dy = to.y - from.y;
  if (dy > -4) return limitAim({ x: direct.x, y: 0.2 });
  const low = onGoal(from.x, from.y);
  const share = (low.y - 0.7) / (low.y - direct.y);
  return limitAim({ x: low.x + (direct.x - low.x) * share, y: 0.7 });
}

/** Returns the shot of a finished drag, or `null` if the drag did not go far enough up. */
export function shotOf(path: readonly Sample[], onGoal: (x: number, y: number) => Point): Shot | null {
  const from = path[0];
  const to = path.at(-1);
  if (from === undefined || to === undefined || from.y - to.y < 40) return null;
  const aim = dragAim(from, to, onGoal);
  return { aimX: aim.x, aimY: aim.y, power: flickPower(path), curl: bowOf(path) };
}

/** Returns the dive of a swipe, or `null` if the swipe is too short to have a direction. */
export function swipeDive(dx: number, dy: number, least = 36): { column: Column; high: boolean } | null {
  if (Math.hypot(dx, dy) < least) return null;
  const flat = Math.abs(dx);
  const column: Column = flat < Math.abs(dy) * 0.42 ? 0 : dx < 0 ? -1 : 1;
  return { column, high: -dy > flat * 0.42 };
}

/** Returns the dive towards a point of the goal that was tapped. */
export function tapDive(point: Point): { column: Column; high: boolean } {
  const column: Column = Math.abs(point.x) < GOAL.halfWidth / 3 ? 0 : point.x < 0 ? -1 : 1;
  return { column, high: point.y > GOAL.height / 2 };
}
