import { lerp } from '../kit/ease.ts';
import { createRandom } from '../kit/random.ts';
import type { Random } from '../kit/random.ts';

export interface Point {
  x: number;
  y: number;
}

/** A point of the centre line: position, direction and curvature (positive to the right). */
export interface TrackPoint extends Point {
  readonly angle: number;
  readonly curve: number;
}

export type PatchKind = 'puddle' | 'gravel';

/** An oval with another surface. `turn` is the direction of its long side. */
export interface Patch extends Point {
  readonly kind: PatchKind;
  readonly long: number;
  readonly short: number;
  readonly turn: number;
}

export interface Track {
  /** Width of the asphalt. */
  readonly width: number;
  readonly length: number;
  readonly points: readonly TrackPoint[];
  readonly patches: readonly Patch[];
  readonly seed: number;
}

export interface TrackPlan {
  readonly corners: number;
  /** Deviation of the corners from a circle, 0 to 1. */
  readonly wildness: number;
  /** Mean distance of the corners from the middle. */
  readonly reach: number;
  readonly width: number;
  /** The minimum radius of a bend. */
  readonly radius: number;
  readonly puddles: number;
  readonly gravel: number;
  /** Number of bends that are tight enough to drift through. */
  readonly bends: number;
}

/** Distance between two points of the centre line. */
export const SPACING = 18;
/** Sand between the asphalt and the rail. */
export const SHOULDER = 40;
/** Cars drift through bends whose radius is less than this factor times the minimum radius. */
const DRIFT_FACTOR = 1.5;
const FLATTEN = 0.7;

export const wrapAngle = (angle: number): number => {
  const turned = (angle + Math.PI) % (Math.PI * 2);
  return turned < 0 ? turned + Math.PI : turned - Math.PI;
};

/** Returns the item of a list at an index, which wraps around in both directions. */
export function around<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('An empty ring has no items');
  return item;
}

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** Returns a smooth closed line through the corners, in small steps. */
function smooth(corners: readonly Point[], steps: number): Point[] {
  return corners.flatMap((b, index) => {
    const [a, c, d] = [around(corners, index - 1), around(corners, index + 1), around(corners, index + 2)];
    return Array.from({ length: steps }, (_, step) => ({
      x: spline(a.x, b.x, c.x, d.x, step / steps),
      y: spline(a.y, b.y, c.y, d.y, step / steps),
    }));
  });
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the same closed line in steps of one length. */
function resample(line: readonly Point[]): Point[] {
  const total = line.reduce((sum, point, index) => sum + distance(point, around(line, index + 1)), 0);
  const count = Math.round(total / SPACING);
  const step = total / count;
  const even: Point[] = [];
  let walked = 0;
  for (let index = 0; index < line.length && even.length < count; index += 1) {
    const [from, to] = [around(line, index), around(line, index + 1)];
    const long = distance(from, to);
    while (even.length < count && even.length * step <= walked + long) {
      const t = long === 0 ? 0 : (even.length * step - walked) / long;
      even.push({ x: lerp(from.x, to.x, t), y: lerp(from.y, to.y, t) });
    }
    walked += long;
  }
  return even;
}

function measured(line: readonly Point[]): TrackPoint[] {
  const angleAt = (index: number): number => {
    const [before, after] = [around(line, index - 1), around(line, index + 1)];
    return Math.atan2(after.y - before.y, after.x - before.x);
  };
  return line.map((point, index) => ({
    ...point,
    angle: angleAt(index),
    curve: wrapAngle(angleAt(index + 2) - angleAt(index - 2)) / (4 * SPACING),
  }));
}

/** Returns true if no bend is too tight and no two parts of the road come near each other. */
export function isDrivable(points: readonly TrackPoint[], width: number, radius: number): boolean {
  if (points.some(({ curve }) => Math.abs(curve) > 1 / radius)) return false;
  const clear = width + SHOULDER * 2 + 24;
  const apart = Math.ceil((clear * 1.7) / SPACING);
  return points.every((point, index) => {
    for (
      let other = index + apart;
      other < points.length && other - index <= points.length - apart;
      other += 1
    )
      if (distance(point, around(points, other)) < clear) return false;
    return true;
  });
}

/** Returns the number of bends that are tight enough for a drift. */
export function countBends(points: readonly TrackPoint[], radius: number): number {
  const isTight = (index: number): boolean =>
    Math.abs(around(points, index).curve) > 1 / (radius * DRIFT_FACTOR);
  return points.filter((_, index) => isTight(index) && !isTight(index - 1)).length;
}

function sketch(random: Random, plan: TrackPlan, wildness: number): TrackPoint[] {
  const lean = random.range(0, Math.PI * 2);
  const corners = Array.from({ length: plan.corners }, (_, index) => {
    const angle = ((index + random.range(-0.28, 0.28)) / plan.corners) * Math.PI * 2 + lean;
    const reach = plan.reach * (1 + wildness * random.range(-1, 0.75));
    return { x: Math.cos(angle) * reach * 1.18, y: Math.sin(angle) * reach * (1 - FLATTEN * 0.3) };
  });
  return measured(resample(smooth(random.chance(0.5) ? corners : corners.toReversed(), 24)));
}

/** Turns the ring so that it begins on its straightest stretch. */
function fromStraight(points: readonly TrackPoint[]): TrackPoint[] {
  const bend = (start: number): number => {
    let sum = 0;
    for (let index = -12; index < 12; index += 1) sum += Math.abs(around(points, start + index).curve);
    return sum;
  };
  const bends = points.map((_, index) => bend(index));
  const start = bends.indexOf(Math.min(...bends));
  return [...points.slice(start), ...points.slice(0, start)];
}

/** Returns a point beside the centre line; positive offsets lie to the right. */
export const beside = (point: TrackPoint, offset: number): Point => ({
  x: point.x - Math.sin(point.angle) * offset,
  y: point.y + Math.cos(point.angle) * offset,
});

function scatter(random: Random, points: readonly TrackPoint[], plan: TrackPlan): Patch[] {
  const patches: Patch[] = [];
  const place = (kind: PatchKind, index: number, offset: number, long: number, short: number): void => {
    const point = around(points, index);
    const spot = beside(point, offset);
    if (patches.every((other) => distance(other, spot) > 150))
      patches.push({ ...spot, kind, long, short, turn: point.angle });
  };
  const far = (): number => random.int(22, points.length - 16);
  for (let count = 0; count < plan.puddles; count += 1)
    place('puddle', far(), random.range(-0.3, 0.3) * plan.width, random.range(34, 50), random.range(17, 24));
  for (let count = 0; count < plan.gravel; count += 1) {
    const index = far();
    const outside = around(points, index).curve > 0 ? -1 : 1;
    place('gravel', index, outside * plan.width * 0.47, random.range(60, 90), random.range(20, 27));
  }
  return patches;
}

/**
 * Generates a closed track from a seed: tries random tracks until one can be driven, and reduces the demands from time
 * to time.
 */
export function createTrack(seed: number, plan: TrackPlan): Track {
  const random = createRandom(seed);
  let wildness = plan.wildness;
  let bends = plan.bends;
  let points = sketch(random, plan, wildness);
  const isWished = (ring: readonly TrackPoint[]): boolean =>
    countBends(ring, plan.radius) >= bends && isDrivable(ring, plan.width, plan.radius);
  for (let tries = 1; !isWished(points); tries += 1) {
    if (tries % 60 === 0) {
      wildness *= 0.95;
      bends = Math.max(0, bends - 1);
    }
    points = sketch(random, plan, wildness);
  }
  const ring = fromStraight(points);
  return {
    seed,
    width: plan.width,
    length: ring.length * SPACING,
    points: ring,
    patches: scatter(random, ring, plan),
  };
}

/** Returns the nearest point of the centre line, searched around a known index. */
export function nearestIndex(track: Track, spot: Point, near: number, reach = 8): number {
  let best = near;
  let least = Infinity;
  for (let index = near - reach; index <= near + reach; index += 1) {
    const away = distance(spot, around(track.points, index));
    if (away < least) [best, least] = [index, away];
  }
  const count = track.points.length;
  return ((best % count) + count) % count;
}

/** Returns how far to the right of the centre line a spot lies. */
export const offsetFrom = (point: TrackPoint, spot: Point): number =>
  (spot.y - point.y) * Math.cos(point.angle) - (spot.x - point.x) * Math.sin(point.angle);

export type Surface = 'road' | 'sand' | PatchKind;

export function surfaceAt(track: Track, spot: Point, offset: number): Surface {
  for (const patch of track.patches) {
    const [dx, dy] = [spot.x - patch.x, spot.y - patch.y];
    const [cos, sin] = [Math.cos(patch.turn), Math.sin(patch.turn)];
    const u = (dx * cos + dy * sin) / patch.long;
    const v = (dy * cos - dx * sin) / patch.short;
    if (u * u + v * v < 1) return patch.kind;
  }
  return Math.abs(offset) > track.width / 2 ? 'sand' : 'road';
}

/** Returns the box around the centre line. */
export function boundsOf(track: Track): { left: number; top: number; right: number; bottom: number } {
  const xs = track.points.map(({ x }) => x);
  const ys = track.points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
