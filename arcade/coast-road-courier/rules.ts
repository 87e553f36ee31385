import { approach, clamp } from '../kit/ease.ts';
import { TOP_SPEED, createLevel, type Level } from './levels.ts';
import { flyParcels, passBoxes, toss, type Box, type Parcel } from './parcels.ts';
import { HALF, bendAt, centreAt, createTrack, type Side, type Track } from './track.ts';
import {
  MODELS,
  createHerds,
  createTraffic,
  moveHerds,
  moveTraffic,
  type Herd,
  type Vehicle,
} from './traffic.ts';

export type Event =
  | { kind: 'thrown' | 'nothing' | 'overtaken' | 'close' | 'rough' | 'out' | 'tail' }
  | { kind: 'delivered'; box: Box; points: number; isPerfect: boolean }
  | { kind: 'lost'; box: Box }
  | { kind: 'crash'; x: number; z: number }
  | { kind: 'startled'; animal: 'goat' | 'goose' }
  | { kind: 'clock'; seconds: number }
  | { kind: 'gate'; seconds: number }
  | { kind: 'home'; bonus: number };

export interface Drive {
  /** -1 full left to 1 full right. */
  readonly steer: number;
  readonly gas: boolean;
  readonly brake: boolean;
  /** The side to throw to. 0 means the side of the next letterbox. */
  readonly toss?: Side | 0 | undefined;
}

export interface State {
  readonly number: number;
  readonly level: Level;
  readonly track: Track;
  status: 'driving' | 'home' | 'late';
  z: number;
  x: number;
  speed: number;
  /** Position of the steering wheel, which follows the input. */
  wheel: number;
  timeLeft: number;
  score: number;
  streak: number;
  delivered: number;
  perfect: number;
  /** Gates passed. */
  gates: number;
  /** Tail wind that the van has collected behind lorries and buses, from 0 to 1. */
  tail: number;
  isInTail: boolean;
  isRough: boolean;
  /** Remaining seconds after a crash for which the van cannot collide again. */
  spared: number;
  readonly boxes: Box[];
  readonly parcels: Parcel[];
  readonly vehicles: Vehicle[];
  readonly herds: Herd[];
  readonly clocks: { readonly z: number; readonly x: number; isTaken: boolean }[];
  events: Event[];
}

/** Fraction of top speed that the van keeps without acceleration. */
const CRUISE = 0.84;
const CLOCK_SECONDS = 3;
const GATE_POINTS = 300;
const SECOND_POINTS = 25;

export function createState(number: number): State {
  const level = createLevel(number);
  const track = createTrack(number, level);
  return {
    number,
    level,
    track,
    status: 'driving',
    z: 0,
    x: 0,
    speed: 12,
    wheel: 0,
    timeLeft: level.legSeconds,
    score: 0,
    streak: 0,
    delivered: 0,
    perfect: 0,
    gates: 0,
    tail: 0,
    isInTail: false,
    isRough: false,
    spared: 0,
    boxes: track.boxes.map((place) => ({ ...place, status: 'waiting', since: 0 })),
    parcels: [],
    vehicles: createTraffic(number, level, track),
    herds: createHerds(track),
    clocks: track.clocks.map((clock) => ({ ...clock, isTaken: false })),
    events: [],
  };
}

/** Returns the stars of a stage: one for arriving, a second for 60 % and a third for 85 % of the parcels. */
export function starsOf(state: State): number {
  const share = state.boxes.length === 0 ? 1 : state.delivered / state.boxes.length;
  return 1 + Number(share >= 0.6) + Number(share >= 0.85);
}

function stumble(state: State): void {
  state.streak = Math.max(0, state.streak - 3);
  state.spared = 1.1;
  state.tail = 0;
}

function drive(state: State, hands: Drive, dt: number): void {
  const { track, level } = state;
  const grip = level.isRainy ? 0.62 : 1;
  const isDriven = state.status !== 'late';
  const steer = state.status === 'driving' ? clamp(hands.steer, -1, 1) : clamp(-state.x * 0.2, -1, 1);
  state.wheel = approach(state.wheel, steer, 11 * grip, dt);
  const pace = state.speed / TOP_SPEED;
  const bend = bendAt(track, state.z);
  state.x += state.wheel * Math.min(1, pace * 1.5) * 8.4 * dt;
  state.x -= bend * state.speed * state.speed * (0.26 / grip) * dt;

  const centre = centreAt(track, state.z, state.x);
  const off = state.x - centre;
  state.isRough = Math.abs(off) > HALF - 0.5;
  state.x = centre + clamp(off, -HALF - 0.9, HALF + 0.9);

  const goal = !isDriven
    ? 0
    : state.status === 'home'
      ? TOP_SPEED * 0.5
      : TOP_SPEED * (hands.gas ? 1 : CRUISE) * (1 + 0.22 * state.tail);
  if (hands.brake && state.status === 'driving') state.speed = Math.max(0, state.speed - 32 * grip * dt);
  else if (state.isRough && state.speed > 15) state.speed = Math.max(15, state.speed - 24 * dt);
  else if (state.speed < goal)
    state.speed = Math.min(goal, state.speed + (11 + state.tail * 8) * (1 - 0.45 * pace) * dt);
  else state.speed = Math.max(goal, state.speed - 9 * dt);
  if (state.isRough && state.speed > 15.5) state.events.push({ kind: 'rough' });
  state.z += state.speed * dt;
}

function feelTail(state: State, dt: number): void {
  const before = state.isInTail;
  state.isInTail = state.vehicles.some((vehicle) => {
    const gap = vehicle.z - state.z;
    return MODELS[vehicle.kind].isBig && gap > 4 && gap < 30 && Math.abs(vehicle.x - state.x) < 1.7;
  });
  state.tail = clamp(state.tail + (state.isInTail ? 0.9 : -0.3) * dt, 0, 1);
  if (state.isInTail && !before) state.events.push({ kind: 'tail' });
}

function meetTraffic(state: State): void {
  for (const vehicle of state.vehicles) {
    const gap = vehicle.z - state.z;
    const beside = Math.abs(vehicle.x - state.x) - MODELS[vehicle.kind].width / 2 - 1;
    if (state.spared <= 0 && gap > 0 && gap < 3.6 && beside < -0.15 && state.speed > vehicle.speed) {
      state.speed = vehicle.speed * 0.55;
      vehicle.speed += 4;
      state.events.push({ kind: 'crash', x: vehicle.x, z: vehicle.z });
      stumble(state);
    }
    if (!vehicle.isPassed && gap < -2) {
      vehicle.isPassed = true;
      const isClose = beside < 1.1;
      state.score += isClose ? 60 : 20;
      state.events.push({ kind: isClose ? 'close' : 'overtaken' });
    }
  }
}

function meetHerds(state: State): void {
  for (const herd of state.herds) {
    for (const animal of herd.animals) {
      const gap = herd.z + animal.dz - state.z;
      const isHit = Math.abs(gap) < 1.8 && Math.abs(animal.x - state.x) < 1.5;
      if (!isHit || animal.leap >= 0) continue;
      animal.leap = 0;
      if (state.spared > 0) continue;
      state.speed *= 0.35;
      state.events.push({ kind: 'startled', animal: herd.kind });
      stumble(state);
    }
  }
}

function takeClocks(state: State): void {
  for (const clock of state.clocks) {
    if (clock.isTaken || Math.abs(clock.z - state.z) > 2 || Math.abs(clock.x - state.x) > 1.9) continue;
    clock.isTaken = true;
    state.timeLeft += CLOCK_SECONDS;
    state.events.push({ kind: 'clock', seconds: CLOCK_SECONDS });
  }
}

function passGates(state: State): void {
  const gate = state.track.gates[state.gates];
  if (gate === undefined || state.z < gate) return;
  state.gates += 1;
  if (state.gates < state.track.gates.length) {
    state.score += GATE_POINTS;
    state.timeLeft += state.level.legSeconds;
    state.events.push({ kind: 'gate', seconds: state.level.legSeconds });
    return;
  }
  const bonus = GATE_POINTS + Math.floor(state.timeLeft) * SECOND_POINTS;
  state.score += bonus;
  state.status = 'home';
  state.events.push({ kind: 'home', bonus });
}

/** Runs one step of the round. `events` then contains the events of this step. */
export function step(state: State, hands: Drive, dt: number): void {
  state.events = [];
  state.spared = Math.max(0, state.spared - dt);
  if (state.status === 'driving' && hands.toss !== undefined) toss(state, hands.toss);
  drive(state, hands, dt);
  moveTraffic(state.vehicles, state.track, dt);
  moveHerds(state.herds, state.z, dt);
  flyParcels(state, dt);
  if (state.status !== 'driving') return;
  feelTail(state, dt);
  meetTraffic(state);
  meetHerds(state);
  takeClocks(state);
  passBoxes(state);
  state.timeLeft = Math.max(0, state.timeLeft - dt);
  passGates(state);
  if (state.status === 'driving' && state.timeLeft === 0) {
    state.status = 'late';
    state.events.push({ kind: 'out' });
  }
}
