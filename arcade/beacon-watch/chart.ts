import { lerp } from '../kit/ease.ts';
import { createRandom, seedFrom, type Random } from '../kit/random.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Reef extends Point {
  readonly radius: number;
  readonly look: number;
}

/** The bay: the horizon at the top, the lighthouse at the bottom in the middle, and a quay on each side of it. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly lamp: Point;
  readonly quays: readonly [Point, Point];
  /** Distance from the lamp to the ends of the horizon, plus 2 %. */
  readonly reach: number;
}

export function createChart(width: number, height: number, horizon: number): Chart {
  const lamp = { x: width / 2, y: height - 168 };
  const aside = Math.max(width * 0.3, 170);
  return {
    width,
    height,
    horizon,
    lamp,
    quays: [
      { x: width / 2 - aside, y: height - 64 },
      { x: width / 2 + aside, y: height - 64 },
    ],
    reach: Math.hypot(width / 2, lamp.y - horizon) * 1.02,
  };
}

/** Converts a position in the bay `from` to the corresponding position in the bay `to`, which may have another size. */
export function moved(from: Chart, to: Chart, point: Point): Point {
  return {
    x: (point.x / from.width) * to.width,
    y: lerp(to.horizon, to.height, (point.y - from.horizon) / (from.height - from.horizon)),
  };
}

/**
 * Returns a position on the edge of the bay. `along` is 0 at the lower end of the left side, 0.5 in the middle of the
 * horizon, and 1 at the lower end of the right side.
 */
export function rimPoint(chart: Chart, along: number): Point {
  const side = 0.16;
  const low = lerp(chart.horizon, chart.height, 0.34);
  if (along < side) return { x: -24, y: lerp(low, chart.horizon + 20, along / side) };
  if (along > 1 - side)
    return { x: chart.width + 24, y: lerp(chart.horizon + 20, low, (along - 1 + side) / side) };
  return { x: lerp(30, chart.width - 30, (along - side) / (1 - 2 * side)), y: chart.horizon + 4 };
}

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Places up to `count` reefs on or near straight routes from the edge of the bay to the quays. */
export function placeReefs(chart: Chart, night: number, count: number): Reef[] {
  const random: Random = createRandom(seedFrom('beacon-reefs', night));
  const reefs: Reef[] = [];
  for (let trial = 0; trial < 900 && reefs.length < count; trial += 1) {
    const quay = random.pick(chart.quays);
    const start = rimPoint(chart, random.range(0.08, 0.92));
    const share = random.range(0.24, 0.74);
    const radius = random.range(19, 29);
    const place = {
      x: lerp(start.x, quay.x, share) + random.range(-14, 14),
      y: lerp(start.y, quay.y, share) + random.range(-10, 10),
    };
    const isFree =
      place.x > 44 &&
      place.x < chart.width - 44 &&
      place.y > chart.horizon + 62 &&
      far(place, chart.lamp) > 120 &&
      place.y < chart.height - 130 &&
      chart.quays.every((other) => far(place, other) > 104 + radius) &&
      reefs.every((other) => far(place, other) > radius + other.radius + 62);
    if (isFree) reefs.push({ ...place, radius, look: random.int(0, 2) });
  }
  return reefs;
}
