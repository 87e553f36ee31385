import { clamp } from '../kit/ease.ts';
import { PISTE, STREET, courseFor, endlessCourse, streetAt, surfaceAt } from './course.ts';
import type { Block, Course, Gate, Kicker, Sledge } from './course.ts';
import { createSkier, fall, jump, ski } from './skier.ts';
import type { Skier, Wish } from './skier.ts';

/** Seconds added for a gate that was missed. */
export const PENALTY = 2;
export const MOST = 5;
/** Seconds after the bronze time at which the run is ended. */
export const PATIENCE = 12;
const POINTS = { gate: 100, brush: 40, trick: 150, close: 25, street: 200 } as const;
/** Distance from a pole within which the skier brushes the gate. */
const BRUSH = 0.5;
const CLOSE = 1.1;
const SEEN = 70;

/** A moving sledge. It starts when the skier comes near. */
export interface Rider {
  sledge: Sledge;
  x: number;
  z: number;
  isOff: boolean;
}

export interface Avalanche {
  z: number;
  speed: number;
}

export interface Run {
  course: Course;
  skier: Skier;
  riders: Rider[];
  avalanche: Avalanche | undefined;
  phase: 'race' | 'finished' | 'buried' | 'closed';
  /** Seconds, penalties included. */
  time: number;
  /** The time after which the run ends. */
  limit: number;
  nextGate: number;
  missed: number;
  passed: number;
  combo: number;
  bestCombo: number;
  points: number;
  inStreet: number;
  hit: Set<Block | Rider>;
  near: Set<Block | Rider>;
}

export type RunEvent =
  | { type: 'gate'; gate: Gate; isClean: boolean; combo: number; points: number }
  | { type: 'miss'; gate: Gate }
  | { type: 'jump'; kicker: Kicker }
  | { type: 'trick'; count: number }
  | { type: 'landing'; tricks: number; points: number; isClean: boolean }
  | { type: 'crash' }
  | { type: 'bump' }
  | { type: 'close' }
  | { type: 'street'; points: number }
  | { type: 'over'; phase: Run['phase'] };

export function createRun(course: Course, avalanche = false): Run {
  return {
    course,
    skier: createSkier(course.middle(0)),
    riders: [],
    avalanche: avalanche ? { z: -36, speed: 9 } : undefined,
    phase: 'race',
    time: 0,
    limit: Infinity,
    nextGate: 0,
    missed: 0,
    passed: 0,
    combo: 0,
    bestCombo: 0,
    points: 0,
    inStreet: -1,
    hit: new Set(),
    near: new Set(),
  };
}

export const levelRun = (level: number): Run => createRun(courseFor(level));
export const endlessRun = (seed: number): Run => createRun(endlessCourse(seed), true);

/** Returns the points of a gate, up to five times as many for consecutive gates. */
export const worthOf = (combo: number): number => POINTS.gate * clamp(combo, 1, MOST);

/** Returns the score: points and, in the endless mode, metres. */
export const scoreOf = (run: Run): number =>
  run.points + Math.floor(clamp(run.skier.z, 0, run.course.length) * (run.avalanche ? 2 : 0.5));

function crash(run: Run, events: RunEvent[]): void {
  fall(run.skier);
  run.combo = 0;
  events.push({ type: 'crash' });
}

function passGate(run: Run, gate: Gate, x: number, events: RunEvent[]): void {
  const aside = Math.abs(x - gate.x);
  if (aside <= gate.half) {
    const isClean = aside <= gate.half - BRUSH;
    run.passed += 1;
    if (isClean) run.combo += 1;
    run.bestCombo = Math.max(run.bestCombo, run.combo);
    const points = isClean ? worthOf(run.combo) : POINTS.brush;
    run.points += points;
    if (isClean && !run.skier.isAirborne) run.skier.speed += 0.5;
    events.push({ type: 'gate', gate, isClean, combo: run.combo, points });
  } else if (gate.street < 0 || streetAt(run.course, x, gate.z) !== gate.street) {
    run.missed += 1;
    run.combo = 0;
    run.time += run.avalanche ? 0 : PENALTY;
    if (run.avalanche) run.avalanche.z += 7;
    events.push({ type: 'miss', gate });
  }
}

/** Handles the gates and ramps between the previous position and this one. */
function crossLines(run: Run, from: { x: number; z: number }, events: RunEvent[]): void {
  const { skier, course } = run;
  const crossingAt = (z: number): number =>
    skier.z === from.z ? skier.x : from.x + ((skier.x - from.x) * (z - from.z)) / (skier.z - from.z);
  for (let gate = course.gates[run.nextGate]; gate && gate.z <= skier.z; gate = course.gates[run.nextGate]) {
    run.nextGate += 1;
    passGate(run, gate, crossingAt(gate.z), events);
  }
  if (skier.isAirborne || skier.fallen > 0) return;
  const kicker = course.kickers.find(
    ({ x, z, half }) => from.z < z && skier.z >= z && Math.abs(crossingAt(z) - x) < half,
  );
  if (!kicker) return;
  jump(skier);
  events.push({ type: 'jump', kicker });
}

function land(run: Run, events: RunEvent[]): void {
  const { skier } = run;
  if (!skier.isAirborne || skier.height > 0) return;
  const { tricks, trick } = skier;
  skier.isAirborne = false;
  skier.height = 0;
  skier.rise = 0;
  skier.trick = 0;
  skier.tricks = 0;
  const isClean = trick <= 0;
  const points = isClean ? POINTS.trick * tricks * tricks : 0;
  run.points += points;
  if (isClean) skier.speed += tricks * 1.1;
  else {
    skier.speed *= 0.45;
    run.combo = 0;
  }
  events.push({ type: 'landing', tricks, points, isClean });
}

function slideAlong(run: Run, block: Block, events: RunEvent[]): void {
  const { skier } = run;
  const side = Math.sign(skier.x - block.x) || 1;
  skier.x = block.x + side * (block.half + 0.45);
  if (Math.sign(skier.course) === -side) {
    if (Math.abs(skier.course) > 0.08) events.push({ type: 'bump' });
    skier.speed *= 0.9;
    skier.course *= -0.35;
    skier.heading = skier.course;
  }
}

/** Handles the contact with an obstacle. Houses are as deep as they are wide. Everything else is round. */
function meet(run: Run, thing: Block, events: RunEvent[]): void {
  const { skier } = run;
  const [dx, dz] = [Math.abs(skier.x - thing.x), skier.z - thing.z];
  if (thing.kind === 'house') {
    const deep = STREET.house * 1.7;
    if (dx > thing.half + 0.45 || dz < -deep || dz > deep) return;
    if (thing.half + 0.45 - dx > 0.9 && skier.mercy <= 0) {
      skier.x = thing.x + (Math.sign(skier.x - thing.x) || 1) * (thing.half + 0.6);
      crash(run, events);
    } else slideAlong(run, thing, events);
    return;
  }
  if (run.hit.has(thing) || skier.height > thing.tall) return;
  if (Math.abs(dz) < thing.half + 0.35 && dx < thing.half + 0.4) {
    if (skier.mercy > 0) return;
    run.hit.add(thing);
    crash(run, events);
  } else if (dz > 0.4 && dz < 1.4 && dx < thing.half + CLOSE && !run.near.has(thing)) {
    run.near.add(thing);
    run.points += POINTS.close;
    events.push({ type: 'close' });
  }
}

function meetRider(run: Run, rider: Rider, events: RunEvent[]): void {
  const { skier } = run;
  if (rider.isOff || skier.height > 1 || skier.mercy > 0) return;
  if (Math.abs(skier.z - rider.z) > 1.1 || Math.abs(skier.x - rider.x) > 1.15) return;
  rider.isOff = true;
  crash(run, events);
}

function moveRiders(run: Run, dt: number): void {
  const { course, skier, riders } = run;
  for (let sledge = course.sledges[riders.length]; sledge && sledge.z < skier.z + SEEN;) {
    riders.push({ sledge, x: sledge.x, z: sledge.z, isOff: false });
    sledge = course.sledges[riders.length];
  }
  for (const rider of riders) {
    if (rider.z < skier.z - 30) continue;
    rider.x += rider.sledge.across * dt;
    rider.z += rider.sledge.down * dt;
    if (Math.abs(rider.x - course.middle(rider.z)) > PISTE + 3) rider.isOff = true;
  }
}

function leaveStreet(run: Run, events: RunEvent[]): void {
  const now = streetAt(run.course, run.skier.x, run.skier.z);
  if (run.inStreet >= 0 && now < 0 && run.skier.z >= (run.course.streets[run.inStreet]?.to ?? Infinity)) {
    run.points += POINTS.street;
    events.push({ type: 'street', points: POINTS.street });
  }
  run.inStreet = now;
}

function chase(run: Run, dt: number): void {
  const { avalanche, skier } = run;
  if (!avalanche) return;
  avalanche.speed = Math.min(40, 14.5 + run.time * 0.07);
  avalanche.z = Math.max(avalanche.z + avalanche.speed * dt, skier.z - 50);
  if (avalanche.z > skier.z - 1.5) run.phase = 'buried';
}

/** Calls `visit` with each obstacle around a position. The obstacles must be sorted by `z`. */
function around(blocks: readonly Block[], z: number, visit: (block: Block) => void): void {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((blocks[half]?.z ?? 0) < z - 5) low = half + 1;
    else high = half;
  }
  for (let block = blocks[low]; block && block.z < z + 5; block = blocks[(low += 1)]) visit(block);
}

/** Runs one step of a run. Returns the events. */
export function step(run: Run, wish: Wish, dt: number): RunEvent[] {
  const events: RunEvent[] = [];
  const { skier, course } = run;
  if (run.phase !== 'race') {
    if (run.phase !== 'buried') {
      const out = { steer: Math.sin(run.time) * 0.2, tuck: false, plough: skier.speed > 3, trick: false };
      ski(skier, out, course.pull, dt);
      land(run, []);
    }
    return events;
  }
  run.time += dt;
  const from = { x: skier.x, z: skier.z };
  skier.surface = surfaceAt(course, skier.x, skier.z);
  const before = skier.tricks;
  ski(skier, wish, course.pull, dt);
  if (skier.tricks > before) events.push({ type: 'trick', count: skier.tricks });
  land(run, events);
  const edge = course.middle(skier.z) + clamp(skier.x - course.middle(skier.z), -PISTE - 12, PISTE + 12);
  skier.x = edge;
  crossLines(run, from, events);
  moveRiders(run, dt);
  if (skier.fallen <= 0) {
    around(course.blocks, skier.z, (block) => meet(run, block, events));
    for (const rider of run.riders) meetRider(run, rider, events);
  }
  leaveStreet(run, events);
  chase(run, dt);
  if (skier.z >= course.length) run.phase = 'finished';
  else if (run.phase === 'race' && run.time > run.limit) run.phase = 'closed';
  if (run.phase !== 'race') events.push({ type: 'over', phase: run.phase });
  return events;
}
