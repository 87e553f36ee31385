import { clamp } from '../kit/ease.ts';
import type { Car, Pedals } from './car.ts';
import { CAR_RADIUS, collide, createCar, endDrift, pedalsOf, stepCar } from './car.ts';
import type { Temper } from './driver.ts';
import { ACE, TEMPERS, drive } from './driver.ts';
import { LAPS, difficulty, seedOf } from './levels.ts';
import type { Difficulty } from './levels.ts';
import type { RacingLine } from './line.ts';
import { createRacingLine } from './line.ts';
import type { Surface, Track } from './track.ts';
import {
  SHOULDER,
  SPACING,
  around,
  beside,
  createTrack,
  nearestIndex,
  offsetFrom,
  surfaceAt,
  wrapAngle,
} from './track.ts';

export interface Racer {
  readonly car: Car;
  readonly temper: Temper | undefined;
  readonly pace: number;
  index: number;
  /** Distance covered since the start line. */
  travel: number;
  surface: Surface;
  lapTimes: number[];
  lapStart: number;
  finish: number | undefined;
}

export type RaceEvent =
  | { type: 'count'; left: number }
  | { type: 'go' }
  | { type: 'boost'; racer: number; stage: 1 | 2 | 3 }
  | { type: 'bump'; racer: number; force: number }
  | { type: 'splash'; racer: number }
  | { type: 'hot'; racer: number }
  | { type: 'lap'; racer: number; lap: number; time: number }
  | { type: 'place'; place: number; gained: boolean }
  | { type: 'finish'; racer: number; place: number }
  | { type: 'over'; place: number; passed: boolean };

export interface Race {
  readonly level: number;
  readonly rules: Difficulty;
  readonly track: Track;
  readonly line: RacingLine;
  readonly racers: readonly Racer[];
  phase: 'grid' | 'race' | 'over';
  /** Seconds until the start. `time` then counts the seconds of racing. */
  countdown: number;
  time: number;
  place: number;
  /** Points for clean drifts and slipstreams. */
  style: number;
  isWrongWay: boolean;
}

export const YOU = 0;
export const COUNTDOWN = 2.4;
const PLACE_POINTS = [0, 1000, 700, 400, 150] as const;
const DRIFT_POINTS = [0, 40, 100, 200] as const;
const RUBBER = 0.05;

const grid = (track: Track, slot: number): Car => {
  const point = around(track.points, -3 - slot * 2);
  const side = slot % 2 === 0 ? -1 : 1;
  const spot = beside(point, side * track.width * 0.2);
  return createCar(spot.x, spot.y, point.angle);
};

const enter = (track: Track, slot: number, pace: number, temper?: Temper): Racer => ({
  car: grid(track, slot),
  temper,
  pace,
  index: track.points.length - 3 - slot * 2,
  travel: (-3 - slot * 2) * SPACING,
  surface: 'road',
  lapTimes: [],
  lapStart: 0,
  finish: undefined,
});

/** Creates a race. Four cars line up, and you start last, unless you drive alone against the clock. */
export function createRace(level: number, isAlone = false): Race {
  const rules = difficulty(level);
  const track = createTrack(seedOf(level), rules);
  return {
    level,
    rules,
    track,
    line: createRacingLine(track),
    racers: [
      enter(track, 3, 1),
      ...(isAlone ? [] : TEMPERS).map((temper, index) =>
        enter(track, index, rules.pace * (1 - index * 0.025), temper),
      ),
    ],
    phase: 'grid',
    countdown: COUNTDOWN,
    time: 0,
    place: 4,
    style: 0,
    isWrongWay: false,
  };
}

/** Keeps a car inside the rail. Returns the strength of the impact. */
function keepInside(racer: Racer, track: Track): number {
  const { car } = racer;
  const point = around(track.points, racer.index);
  const offset = offsetFrom(point, car);
  const most = track.width / 2 + SHOULDER - CAR_RADIUS;
  if (Math.abs(offset) <= most) return 0;
  const side = Math.sign(offset);
  const back = side * most - offset;
  car.x -= Math.sin(point.angle) * back;
  car.y += Math.cos(point.angle) * back;
  const into = wrapAngle(car.course - point.angle);
  const outward = Math.sin(into) * side;
  if (outward <= 0) return 0;
  const force = outward * car.speed;
  const along = Math.cos(into) >= 0 ? point.angle : wrapAngle(point.angle + Math.PI);
  car.course = wrapAngle(along - side * 0.06 * Math.sign(Math.cos(into)));
  car.heading = wrapAngle(car.heading + wrapAngle(car.course - car.heading) * 0.6);
  car.speed *= 1 - Math.min(0.6, outward * 0.7);
  if (force > 90) {
    car.drift = 0;
    car.charge = 0;
  }
  return force;
}

/** Follows a car along the road. Returns whether it has finished a lap. */
function follow(racer: Racer, track: Track): boolean {
  const count = track.points.length;
  const next = nearestIndex(track, racer.car, racer.index);
  const moved = ((next - racer.index + count * 1.5) % count) - count / 2;
  const before = Math.floor(racer.travel / track.length);
  racer.index = next;
  racer.travel += moved * SPACING;
  const after = Math.floor(racer.travel / track.length);
  return after > before && after > racer.lapTimes.length;
}

/** Returns the strength of the slipstream in which a car drives, from 0 to 1. */
export function draftOf(car: Car, others: readonly Car[]): number {
  let deepest = 0;
  for (const other of others) {
    const [dx, dy] = [other.x - car.x, other.y - car.y];
    const ahead = dx * Math.cos(car.course) + dy * Math.sin(car.course);
    const aside = Math.abs(dy * Math.cos(car.course) - dx * Math.sin(car.course));
    if (ahead > 30 && ahead < 170 && aside < 24 && car.speed > 180)
      deepest = Math.max(deepest, clamp((190 - ahead) / 120, 0, 1));
  }
  return deepest;
}

/** Returns the racers in the order of the race. */
export const standings = (race: Race): number[] =>
  race.racers
    .map((_, index) => index)
    .sort((a, b) => {
      const [one, two] = [race.racers[a], race.racers[b]];
      const byFinish = (one?.finish ?? Infinity) - (two?.finish ?? Infinity);
      return Number.isNaN(byFinish) || byFinish === 0 ? (two?.travel ?? 0) - (one?.travel ?? 0) : byFinish;
    });

/** Returns the points for progress, style and, at the end, the place. */
export function scoreOf(race: Race): number {
  const you = race.racers[YOU];
  const way = Math.max(0, Math.floor((you?.travel ?? 0) / 20));
  return way + race.style + (race.phase === 'over' ? (PLACE_POINTS[race.place] ?? 0) : 0);
}

export const lapOf = (racer: Racer): number => Math.min(LAPS, racer.lapTimes.length + 1);

function moveRacer(race: Race, number: number, pedals: Pedals, dt: number, events: RaceEvent[]): void {
  const racer = race.racers[number];
  const you = race.racers[YOU];
  if (!racer || !you) return;
  const { car } = racer;
  const others = race.racers.filter((other) => other !== racer).map((other) => other.car);
  const wasHot = car.isHot;
  const before = racer.surface;
  const gap = clamp((you.travel - racer.travel) / 700, -1, 1);
  const pace = racer.pace * (racer.temper ? 1 + gap * RUBBER : 1);
  car.draft += (draftOf(car, others) - car.draft) * Math.min(1, dt * 4);
  const stage = stepCar(car, pedals, racer.surface, { pace, heating: race.rules.heating }, dt);
  if (stage > 0) {
    events.push({ type: 'boost', racer: number, stage: stage as 1 | 2 | 3 });
    if (number === YOU) race.style += DRIFT_POINTS[stage];
  }
  if (car.isHot && !wasHot) {
    endDrift(car);
    events.push({ type: 'hot', racer: number });
  }
  const isLap = follow(racer, race.track);
  const force = keepInside(racer, race.track);
  if (force > 60) events.push({ type: 'bump', racer: number, force });
  const point = around(race.track.points, racer.index);
  racer.surface = surfaceAt(race.track, car, offsetFrom(point, car));
  if (racer.surface === 'puddle' && before !== 'puddle') events.push({ type: 'splash', racer: number });
  if (isLap) finishLap(race, racer, number, events);
}

function finishLap(race: Race, racer: Racer, number: number, events: RaceEvent[]): void {
  const time = race.time - racer.lapStart;
  racer.lapTimes.push(time);
  racer.lapStart = race.time;
  if (racer.finish !== undefined) return;
  if (racer.lapTimes.length < LAPS) {
    events.push({ type: 'lap', racer: number, lap: racer.lapTimes.length, time });
    return;
  }
  racer.finish = race.time;
  const place = race.racers.filter(({ finish }) => finish !== undefined).length;
  events.push({ type: 'finish', racer: number, place });
}

function settle(race: Race, events: RaceEvent[]): void {
  const place = standings(race).indexOf(YOU) + 1;
  if (place !== race.place) events.push({ type: 'place', place, gained: place < race.place });
  race.place = place;
  const you = race.racers[YOU];
  if (!you) return;
  const point = around(race.track.points, you.index);
  race.isWrongWay = you.car.speed > 40 && Math.cos(you.car.heading - point.angle) < -0.3;
  const rivals = race.racers.slice(1);
  const rivalsIn = rivals.length > 0 && rivals.every(({ finish }) => finish !== undefined);
  if (you.finish === undefined && !rivalsIn) return;
  race.phase = 'over';
  events.push({ type: 'over', place, passed: place <= race.rules.qualify });
}

/** Returns the parameters of a rival's driver. The slower its car, the earlier it brakes. */
const temperOf = ({ temper, pace }: Racer): Temper =>
  temper ? { ...temper, nerve: temper.nerve * Math.min(1, pace + 0.03) } : ACE;

/** Returns the inputs of the computer for a racer. */
export function autopilot(race: Race, number: number, temper: Temper): Pedals {
  const racer = race.racers[number];
  if (!racer) return pedalsOf(0, false);
  const others = race.racers.filter((other) => other !== racer).map(({ car }) => car);
  return drive(racer.car, racer.index, race.track, race.line, temper, others);
}

/** Moves the race one step. */
export function step(race: Race, pedals: Pedals, dt: number): RaceEvent[] {
  const events: RaceEvent[] = [];
  if (race.phase === 'grid') {
    const before = Math.ceil(race.countdown / (COUNTDOWN / 3));
    race.countdown -= dt;
    const left = Math.ceil(race.countdown / (COUNTDOWN / 3));
    if (race.countdown <= 0) {
      race.phase = 'race';
      events.push({ type: 'go' });
    } else if (left !== before || race.countdown + dt === COUNTDOWN) events.push({ type: 'count', left });
    return events;
  }
  race.time += dt;
  race.racers.forEach((racer, number) => {
    const isYours = number === YOU && race.phase === 'race';
    moveRacer(race, number, isYours ? pedals : autopilot(race, number, temperOf(racer)), dt, events);
  });
  race.racers.forEach((one, a) => {
    race.racers.forEach((two, b) => {
      if (b <= a) return;
      const force = collide(one.car, two.car);
      if (force > 50) events.push({ type: 'bump', racer: a === YOU ? YOU : b, force });
    });
  });
  if (race.phase === 'race') settle(race, events);
  return events;
}
