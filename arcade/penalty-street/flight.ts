/**
 * The size of the goal and its distance from the spot in metres. Positions have x to the right, y up, and z from the
 * spot (0) to the goal line (`GOAL.distance`).
 */
export const GOAL = { halfWidth: 2.6, height: 2.1, distance: 10, post: 0.08 };
export const BALL_RADIUS = 0.17;
/** Power above which the ball flies higher than it was aimed. */
export const RED_LINE = 0.85;

export interface Point {
  x: number;
  y: number;
}

export interface Shot {
  /** Target point on the goal plane, without wind and overhitting. */
  aimX: number;
  aimY: number;
  /** From 0 (rolled) to 1 (as hard as possible). */
  power: number;
  /** Sideways curve of the path, -1 to 1. With a positive value, the ball swings out to the right and comes back. */
  curl: number;
}

export type Landing = 'in' | 'post' | 'wide' | 'over';

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Returns the seconds from the strike to the goal line. */
export const flightTime = (power: number): number => 1.02 - 0.54 * clamp(power, 0, 1);

/** Returns the point at which the shot crosses the goal line, including wind and overhitting. */
export function arrival(shot: Shot, wind: number): Point {
  const time = flightTime(shot.power);
  const climb = (Math.max(0, shot.power - RED_LINE) / (1 - RED_LINE)) * 0.9;
  return { x: shot.aimX + wind * time * time, y: Math.max(BALL_RADIUS, shot.aimY + climb) };
}

/**
 * Returns the position of the ball `time` seconds after the strike. Beyond the goal line it keeps its last direction.
 */
export function ballAt(shot: Shot, wind: number, time: number): Point & { z: number } {
  const end = arrival(shot, wind);
  const share = Math.max(0, time / flightTime(shot.power));
  const drift = end.x - shot.aimX;
  const bow = 4 * share * (1 - Math.min(1, share));
  const lift = 0.12 + 0.45 * (1 - shot.power);
  return {
    x: shot.aimX * share + drift * share * share + shot.curl * 1.15 * bow,
    y: Math.max(BALL_RADIUS, BALL_RADIUS + (end.y - BALL_RADIUS) * share + lift * bow),
    z: GOAL.distance * share,
  };
}

/**
 * Returns whether a ball that crosses the goal plane at `point` goes in, hits the frame or misses the goal, if no
 * keeper stops it.
 */
export function landing(point: Point): Landing {
  const side = Math.abs(point.x);
  const postReach = GOAL.post + BALL_RADIUS * 0.8;
  const underBar = point.y <= GOAL.height + postReach;
  if (underBar && Math.abs(side - GOAL.halfWidth) <= postReach) return 'post';
  if (side > GOAL.halfWidth) return 'wide';
  if (Math.abs(point.y - GOAL.height) <= postReach) return 'post';
  return point.y > GOAL.height ? 'over' : 'in';
}

/** Returns the third of the goal a point lies in. */
export function columnOf(x: number): Column {
  if (x < -GOAL.halfWidth / 3) return -1;
  return x > GOAL.halfWidth / 3 ? 1 : 0;
}

export type Column = -1 | 0 | 1;

/** Returns the distance from `point` to the segment `from`-`to`. */
export function segmentDistance(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : clamp(((point.x - from.x) * dx + (point.y - from.y) * dy) / length, 0, 1);
  return Math.hypot(point.x - from.x - dx * share, point.y - from.y - dy * share);
}
