import { createRandom, type Random } from '../kit/random.ts';
import { courseDifficulty, courseLength, endlessDifficulty, METRE, type Difficulty } from './levels.ts';
import { endOf, fly, hook, limitSpeed, reel, swing, type Body, type Rope } from './rope.ts';
import {
  MUSHROOM_WIDTH,
  SWING_LENGTH,
  createWorld,
  growWorld,
  type Anchor,
  type Toucan,
  type World,
} from './world.ts';

export const REACH = 370;
export const TOP_SPEED = 980;
export const MAX_FACTOR = 6;
const LEAST_START = 400;
const REEL_RATE = 300;
const CLEARANCE = 74;
const WIDEST = 1.62;
const BOUNCE = 900;
const CATCH = 62;
const PICK = 48;
const CARRY_TIME = 1.55;
const CARRY_SPEED = 330;
const LEAF_TIME = 0.85;
const FOG_LAG = 1000;
const FRUIT = 10;

export type Event =
  | { readonly kind: 'hook' | 'leaf' | 'release' | 'snap' | 'bounce' | 'carry' | 'splash' | 'fog' | 'finish' }
  | { readonly kind: 'fruit'; readonly x: number; readonly y: number; readonly points: number }
  | { readonly kind: 'arc'; readonly x: number; readonly y: number };

export interface Run {
  readonly world: World;
  /** Distance at which the run ends. Infinity in the endless jungle. */
  readonly end: number;
  readonly rulesAt: (x: number) => Difficulty;
  readonly random: Random;
  mode: 'sit' | 'fly' | 'swing' | 'carried';
  body: Body;
  rope: Rope | undefined;
  /** The anchor of the rope. Undefined if the rope hangs from a leaf. */
  anchor: Anchor | undefined;
  leafLeft: number;
  /** Whether the single hook into the leaves overhead is still unused in this flight. */
  hasLeaf: boolean;
  toucan: Toucan | undefined;
  carryLeft: number;
  fog: number;
  river: number;
  far: number;
  fruits: number;
  points: number;
  factor: number;
  status: 'playing' | 'won' | 'lost';
}

function start(end: number, rulesAt: (x: number) => Difficulty, seed: number): Run {
  const run: Run = {
    world: createWorld(),
    end,
    rulesAt,
    random: createRandom(seed),
    mode: 'sit',
    body: { x: 0, y: 250, vx: 0, vy: 0 },
    rope: undefined,
    anchor: undefined,
    leafLeft: 0,
    hasLeaf: true,
    toucan: undefined,
    carryLeft: 0,
    fog: -FOG_LAG,
    river: rulesAt(0).river,
    far: 0,
    fruits: 0,
    points: 0,
    factor: 1,
    status: 'playing',
  };
  growWorld(run.world, 2400, end, rulesAt, run.random);
  return run;
}

/** Returns a run on a course, 1 to 20. */
export const startCourse = (course: number, seed: number): Run =>
  start(courseLength(course), () => courseDifficulty(course), seed);

/** Returns a run through the endless jungle. */
export const startEndless = (seed: number): Run => start(Infinity, endlessDifficulty, seed);

export const metresOf = ({ far }: Run): number => Math.floor(far / METRE);
export const scoreOf = (run: Run): number => metresOf(run) + run.points;

/** Returns the nearest anchor ahead and above that a vine would reach. */
export function targetOf(
  anchors: readonly Anchor[],
  { x, y }: { readonly x: number; readonly y: number },
): Anchor | undefined {
  let best: { anchor: Anchor; distance: number } | undefined;
  for (const anchor of anchors) {
    const distance = Math.hypot(anchor.x - x, anchor.y - y);
    if (anchor.holds <= 0 || anchor.x < x + 14 || anchor.y > y - 16 || distance > REACH) continue;
    if (distance < (best?.distance ?? Infinity)) best = { anchor, distance };
  }
  return best?.anchor;
}

function tie(run: Run, ax: number, ay: number): void {
  const rope = hook(run.body, ax, ay);
  run.rope = { ...rope, spin: Math.max(rope.spin, LEAST_START / rope.length) };
  run.mode = 'swing';
  run.toucan = undefined;
}

/** Hooks to an anchor in reach. If there is none, a new press hooks to a leaf overhead, once per flight. */
function grab(run: Run, isFresh: boolean, events: Event[]): void {
  const target = targetOf(run.world.anchors, run.body);
  if (target) {
    run.anchor = target;
    run.hasLeaf = true;
    tie(run, target.x, target.y);
    events.push({ kind: 'hook' });
  } else if (isFresh && run.hasLeaf && run.mode === 'fly') {
    run.hasLeaf = false;
    run.anchor = undefined;
    run.leafLeft = LEAF_TIME;
    tie(run, run.body.x + 130, Math.max(20, run.body.y - 190));
    events.push({ kind: 'leaf' });
  }
}

function letGo(run: Run): void {
  if (run.rope) run.body = limitSpeed(endOf(run.rope), TOP_SPEED);
  run.rope = undefined;
  run.anchor = undefined;
  run.toucan = undefined;
  run.mode = 'fly';
}

/** Stops a swing before it passes over the branch of its own vine. */
const stopShort = (rope: Rope): Rope =>
  Math.abs(rope.angle) > WIDEST && rope.spin * rope.angle > 0
    ? { ...rope, angle: Math.sign(rope.angle) * WIDEST, spin: 0 }
    : rope;

function stepSwing(run: Run, dt: number, events: Event[]): void {
  if (!run.rope) return;
  const longest = Math.min(SWING_LENGTH, Math.max(110, run.river - CLEARANCE - run.rope.ay));
  run.rope = stopShort(swing(reel(run.rope, longest, REEL_RATE, dt), dt));
  run.body = endOf(run.rope);
  const left = run.anchor ? (run.anchor.holds -= dt) : (run.leafLeft -= dt);
  if (left > 0) return;
  letGo(run);
  events.push({ kind: 'snap' });
}

function stepCarried(run: Run, dt: number): void {
  const { toucan } = run;
  if (!toucan) return;
  run.carryLeft -= dt;
  const lift = toucan.y > 150 ? -70 : 0;
  toucan.x += CARRY_SPEED * dt;
  toucan.y += lift * dt;
  run.body = { x: toucan.x, y: toucan.y + 58, vx: CARRY_SPEED, vy: lift };
  if (run.carryLeft > 0) return;
  run.body = { ...run.body, vx: CARRY_SPEED * 1.1, vy: -240 };
  letGo(run);
}

function stepFlight(run: Run, dt: number, events: Event[]): void {
  const before = run.body.y;
  let body = limitSpeed(fly(run.body, dt), TOP_SPEED);
  if (body.y < -30) body = { ...body, y: -30, vy: Math.max(0, body.vy) };
  const pad = run.world.mushrooms.find(
    ({ x, y }) => before <= y && body.y >= y && Math.abs(body.x - x) < MUSHROOM_WIDTH / 2,
  );
  if (pad && body.vy > 0) {
    pad.bounced = 0;
    body = { ...body, y: pad.y, vy: -BOUNCE, vx: Math.max(body.vx, 340) };
    run.hasLeaf = true;
    events.push({ kind: 'bounce' });
  }
  run.body = body;
  const toucan = run.world.toucans.find(
    ({ x, y, isUsed }) => !isUsed && Math.hypot(x - body.x, y + 30 - body.y) < CATCH,
  );
  if (!toucan) return;
  toucan.isUsed = true;
  run.toucan = toucan;
  run.carryLeft = CARRY_TIME;
  run.mode = 'carried';
  run.hasLeaf = true;
  events.push({ kind: 'carry' });
}

function pick(run: Run, events: Event[]): void {
  const { x, y } = run.body;
  for (const fruit of run.world.fruits) {
    if (fruit.isTaken || Math.abs(fruit.x - x) > PICK || Math.hypot(fruit.x - x, fruit.y - y) > PICK)
      continue;
    fruit.isTaken = true;
    const points = FRUIT * run.factor;
    run.fruits += 1;
    run.points += points;
    events.push({ kind: 'fruit', x: fruit.x, y: fruit.y, points });
    const arc = run.world.arcs[fruit.arc];
    if (!arc) continue;
    arc.taken += 1;
    if (arc.taken < arc.size) continue;
    run.factor = Math.min(MAX_FACTOR, run.factor + 1);
    events.push({ kind: 'arc', x: fruit.x, y: fruit.y });
  }
  for (const arc of run.world.arcs) {
    if (arc.isPassed || arc.end + 160 > x) continue;
    arc.isPassed = true;
    if (arc.taken === 0) run.factor = Math.max(1, run.factor - 1);
  }
}

/** Moves fog and river according to the distance so far. */
function push(run: Run, dt: number): void {
  const { fogSpeed, river } = run.rulesAt(run.far);
  run.river += Math.max(-14 * dt, Math.min(14 * dt, river - run.river));
  if (fogSpeed > 0) run.fog = Math.max(run.fog + fogSpeed * dt, run.far - FOG_LAG);
}

function judge(run: Run, events: Event[]): void {
  if (run.body.y > run.river + 12) {
    run.status = 'lost';
    events.push({ kind: 'splash' });
  } else if (run.fog > run.body.x) {
    run.status = 'lost';
    events.push({ kind: 'fog' });
  } else if (run.body.x >= run.end) {
    run.status = 'won';
    events.push({ kind: 'finish' });
  }
}

/**
 * Runs one step of the rules and returns the events. `isHeld` is the state of the button, `isFresh` marks the first
 * step of a press.
 */
export function stepRun(run: Run, isHeld: boolean, isFresh: boolean, dt: number): Event[] {
  const events: Event[] = [];
  if (run.status !== 'playing') return events;
  if (run.mode === 'sit' && !isFresh) return events;
  if (run.mode === 'swing' && !isHeld) {
    letGo(run);
    events.push({ kind: 'release' });
  } else if (run.mode === 'carried' && isFresh) letGo(run);
  if (isHeld && (run.mode === 'fly' || (run.mode === 'sit' && isFresh))) grab(run, isFresh, events);
  if (run.mode === 'swing') stepSwing(run, dt, events);
  else if (run.mode === 'carried') stepCarried(run, dt);
  else if (run.mode === 'fly') stepFlight(run, dt, events);
  for (const mushroom of run.world.mushrooms) mushroom.bounced += dt;
  run.far = Math.max(run.far, run.body.x);
  growWorld(run.world, run.body.x + 2000, run.end, run.rulesAt, run.random);
  pick(run, events);
  push(run, dt);
  judge(run, events);
  if (run.status !== 'playing') letGo(run);
  return events;
}

/** Returns the stars: one for finishing, two with half of the fruit, three with three quarters. */
export function starsOf({ world, fruits, status }: Run): number {
  if (status !== 'won') return 0;
  const share = fruits / Math.max(1, world.fruits.length);
  return share >= 0.75 ? 3 : share >= 0.5 ? 2 : 1;
}
