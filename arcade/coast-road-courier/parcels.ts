import type { State } from './rules.ts';
import type { BoxPlace, Side } from './track.ts';

export interface Box extends BoxPlace {
  status: 'waiting' | 'coming' | 'full' | 'missed';
  /** Seconds since the status changed. */
  since: number;
}

export interface Parcel {
  readonly box: Box;
  readonly fromX: number;
  readonly speed: number;
  readonly duration: number;
  z: number;
  age: number;
}

/** Metres beyond which a letterbox is too far away for a throw. */
const RANGE = 62;
const BEHIND = 3;
const POINTS = 100;
const PERFECT = 1.7;
const PARCEL_SECONDS = 1;

/**
 * Returns the factor for the points of a parcel. It is 1 without a streak, and increases by one for every three hits of
 * the streak, up to five.
 */
export const multiplier = (streak: number): number => Math.min(5, 1 + Math.floor(streak / 3));

/** Returns the seconds of a parcel's flight, which depend on the sideways distance of the letterbox. */
export const flightTime = (x: number, box: Pick<Box, 'x'>): number => 0.2 + 0.03 * Math.abs(box.x - x);

/**
 * Returns the metres by which a parcel thrown now would fall short of the letterbox. Negative if it would fly past it.
 */
export const shortfall = (state: Pick<State, 'x' | 'z' | 'speed'>, box: BoxPlace): number =>
  box.z - state.z - state.speed * flightTime(state.x, box);

const isElsewhere = (x: number, box: BoxPlace): boolean => box.isForked && x > 0;

/** Returns the next waiting letterbox within range on a side. Side 0 means either side. */
export function aimedBox(state: Pick<State, 'x' | 'z' | 'boxes'>, side: Side | 0): Box | undefined {
  let best: Box | undefined;
  for (const box of state.boxes) {
    const gap = box.z - state.z;
    if (box.status !== 'waiting' || gap > RANGE || gap < -BEHIND) continue;
    if (isElsewhere(state.x, box)) continue;
    if (side !== 0 && Math.sign(box.x - state.x) !== side) continue;
    if (!best || box.z < best.z) best = box;
  }
  return best;
}

/**
 * Throws a parcel at the next letterbox, if one is within range. The parcel keeps the speed of the van, so it must be
 * thrown before the van reaches the letterbox.
 */
export function toss(state: State, side: Side | 0): void {
  const box = aimedBox(state, side);
  if (!box) {
    state.events.push({ kind: 'nothing' });
    return;
  }
  box.status = 'coming';
  const duration = flightTime(state.x, box);
  state.parcels.push({ box, fromX: state.x, speed: state.speed, duration, z: state.z, age: 0 });
  state.events.push({ kind: 'thrown' });
}

function lose(state: State, box: Box): void {
  box.status = 'missed';
  box.since = 0;
  state.streak = 0;
  state.events.push({ kind: 'lost', box });
}

function land(state: State, parcel: Parcel): void {
  const { box } = parcel;
  const miss = Math.abs(box.z - parcel.z);
  if (miss > state.level.reach) {
    lose(state, box);
    return;
  }
  const isPerfect = miss < PERFECT;
  const points = POINTS * multiplier(state.streak) * (isPerfect ? 2 : 1);
  box.status = 'full';
  box.since = 0;
  state.streak += 1;
  state.delivered += 1;
  state.perfect += Number(isPerfect);
  state.score += points;
  if (state.status === 'driving') state.timeLeft += PARCEL_SECONDS;
  state.events.push({ kind: 'delivered', box, points, isPerfect });
}

export function flyParcels(state: State, dt: number): void {
  for (const parcel of state.parcels) {
    const left = Math.min(dt, parcel.duration - parcel.age);
    parcel.age += dt;
    parcel.z += parcel.speed * left;
  }
  for (let n = state.parcels.length - 1; n >= 0; n -= 1) {
    const parcel = state.parcels[n];
    if (!parcel || parcel.age < parcel.duration) continue;
    state.parcels.splice(n, 1);
    land(state, parcel);
  }
  for (const box of state.boxes) box.since += dt;
}

/**
 * Marks the letterboxes that the van has passed as missed. A letterbox on the other carriageway of a fork does not end
 * the streak.
 */
export function passBoxes(state: State): void {
  for (const box of state.boxes) {
    if (box.status !== 'waiting' || box.z > state.z - BEHIND) continue;
    if (isElsewhere(state.x, box)) box.status = 'missed';
    else lose(state, box);
  }
}
