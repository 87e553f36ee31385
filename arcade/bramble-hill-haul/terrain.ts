import { lerp } from '../kit/ease.ts';
import { createRandom } from '../kit/random.ts';
import type { Random } from '../kit/random.ts';
import type { Difficulty, Feature } from './levels.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Pickup {
  readonly x: number;
  readonly y: number;
  readonly kind: 'coin' | 'can';
}

export interface Route {
  readonly seed: number;
  /** Heights of the ground every `STEP` units; y grows downwards. */
  readonly heights: readonly number[];
  readonly finish: number;
  readonly bridges: readonly Span[];
  readonly mud: readonly Span[];
  readonly ramps: readonly number[];
  readonly pickups: readonly Pickup[];
}

export const STEP = 10;
const START_FLAT = 420;
const END_FLAT = 620;
/** Maximum slope, except for the drop behind a ramp. */
export const MAX_SLOPE = 0.62;
const SAG = 54;

/** Returns the distance by which a bridge sags at x while the position of its load is `load`. */
export function sagAt({ from, to }: Span, x: number, load: number): number {
  const share = (load - from) / (to - from);
  if (share <= 0 || share >= 1 || x <= from || x >= to) return 0;
  const side = x < load ? (x - from) / (load - from) : (to - x) / (to - load);
  const rest = Math.sin(((x - from) / (to - from)) * Math.PI) * 0.3;
  return SAG * Math.sin(share * Math.PI) * (0.7 * (1 - (1 - side) ** 2) + rest);
}

const raw = (route: Route, x: number): number => {
  const place = x / STEP;
  const index = Math.max(0, Math.min(route.heights.length - 2, Math.floor(place)));
  return lerp(
    route.heights[index] ?? 0,
    route.heights[index + 1] ?? 0,
    Math.min(1, Math.max(0, place - index)),
  );
};

/** Returns the height of the ground at x. Bridges bend under a load at the position `load`. */
export function groundAt(route: Route, x: number, load = -1): number {
  const bridge = route.bridges.find(({ from, to }) => x > from && x < to);
  return raw(route, x) + (bridge ? sagAt(bridge, x, load) : 0);
}

/** Returns the slope of the ground at x. It is positive where the road runs downhill to the right. */
export const slopeAt = (route: Route, x: number, load = -1): number =>
  (groundAt(route, x + 6, load) - groundAt(route, x - 6, load)) / 12;

export const isMud = (route: Route, x: number): boolean =>
  route.mud.some(({ from, to }) => x > from && x < to);

const ease = (t: number): number => (1 - Math.cos(t * Math.PI)) / 2;

interface Draft {
  heights: number[];
  bridges: Span[];
  mud: Span[];
  ramps: number[];
  pickups: Pickup[];
}

const end = (draft: Draft): { x: number; y: number } => ({
  x: (draft.heights.length - 1) * STEP,
  y: draft.heights.at(-1) ?? 0,
});

/**
 * Adds a stretch of road. `shape` returns how far the road lies below the start of the stretch, at a position from 0
 * (start) to 1 (end).
 */
function stretch(draft: Draft, length: number, shape: (t: number) => number): void {
  const { y } = end(draft);
  const count = Math.round(length / STEP);
  for (let index = 1; index <= count; index += 1) draft.heights.push(y + shape(index / count));
}

function coins(draft: Draft, from: number, length: number, lift: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const x = from + (length * (index + 0.5)) / count;
    const y = draft.heights[Math.round(x / STEP)] ?? end(draft).y;
    draft.pickups.push({ x, y: y - lift - Math.sin(((index + 0.5) / count) * Math.PI) * 14, kind: 'coin' });
  }
}

function hill(draft: Draft, random: Random, { height }: Difficulty): void {
  const length = random.range(260, 420);
  const { y } = end(draft);
  const goal = Math.max(-height * 1.6, Math.min(height * 0.9, y + random.range(-1, 1) * height)) - y;
  const most = (length * MAX_SLOPE) / (Math.PI / 2) - 4;
  const fall = Math.max(-most, Math.min(most, goal));
  const { x } = end(draft);
  stretch(draft, length, (t) => fall * ease(t));
  if (random.chance(0.55)) coins(draft, x + length * 0.3, length * 0.5, 40, 4);
}

const BUILDERS: Readonly<Record<Feature, (draft: Draft, random: Random, rules: Difficulty) => void>> = {
  hills: hill,
  bumps(draft, random, { bump }) {
    const count = random.int(3, 5);
    const tall = random.range(0.9, 1.3) * bump;
    const { x } = end(draft);
    stretch(draft, count * 90, (t) => (-tall * (1 - Math.cos(t * count * Math.PI * 2))) / 2);
    coins(draft, x, count * 90, 44, count);
  },
  ramp(draft, random, { height }) {
    const rise = Math.min(50, 26 + height * 0.2);
    stretch(draft, 210, (t) => -rise * t ** 1.6);
    const lip = end(draft).x;
    draft.ramps.push(lip);
    const drop = rise + random.range(2, 14);
    stretch(draft, 110, (t) => drop * (t < 0.2 ? t * 1.4 : 0.28 + ((t - 0.2) / 0.8) * 0.72));
    stretch(draft, 280, (t) => 30 * ease(t));
    coins(draft, lip + 20, 220, 104, 5);
  },
  mud(draft, random) {
    const length = random.range(170, 260);
    const { x } = end(draft);
    stretch(draft, length, (t) => 12 * Math.sin(t * Math.PI));
    draft.mud.push({ from: x + 10, to: x + length - 10 });
    coins(draft, x + length * 0.2, length * 0.6, 42, 3);
  },
  bridge(draft, random) {
    stretch(draft, 60, () => 0);
    const { x } = end(draft);
    const length = random.range(300, 420);
    stretch(draft, length, () => 0);
    draft.bridges.push({ from: x, to: end(draft).x });
    coins(draft, x + length * 0.25, length * 0.5, 20, 4);
    stretch(draft, 60, () => 0);
  },
};

/** Generates a route from a seed: a flat farmyard, hills and obstacles in turn, and a flat yard with the barn. */
export function createRoute(seed: number, rules: Difficulty): Route {
  const random = createRandom(seed);
  const draft: Draft = { heights: [0], bridges: [], mud: [], ramps: [], pickups: [] };
  stretch(draft, START_FLAT, () => 0);
  const fresh = rules.features.at(-1) ?? 'bumps';
  let made = 0;
  while (end(draft).x < rules.length) {
    hill(draft, random, rules);
    made += 1;
    if (made === 2) BUILDERS[fresh](draft, random, rules);
    else if (random.chance(rules.trouble)) BUILDERS[random.pick(rules.features)](draft, random, rules);
    if (made === 5) {
      const { x, y } = end(draft);
      draft.pickups.push({ x, y: y - 46, kind: 'can' });
    }
  }
  const finish = end(draft).x + END_FLAT * 0.45;
  stretch(draft, END_FLAT, () => 0);
  return { seed, finish, ...draft };
}
