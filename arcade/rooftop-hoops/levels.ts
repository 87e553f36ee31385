import { clamp, lerp } from '../kit/ease.ts';
import { createRandom, seedFrom } from '../kit/random.ts';
import { type Arena, type Pose, type Prop, floorOf } from './court.ts';

export const LEVEL_COUNT = 36;

/** What a level asks for. */
export type Aim = 'baskets' | 'points' | 'swishes' | 'streak' | 'banks';

/** A position of the hoop, across and up the arena, each from 0 to 1. */
export interface Spot {
  readonly across: number;
  readonly up: number;
}

export type PropKind = Prop['kind'];

export interface Level {
  readonly number: number;
  readonly aim: Aim;
  /** The counts that earn one, two and three stars. */
  readonly stars: readonly [number, number, number];
  readonly seconds: number;
  readonly endless: boolean;
  /** Half the width of the ring. */
  readonly ring: number;
  /** Seconds of flight that the dotted arc shows. */
  readonly guide: number;
  /** Strongest wind, as a sideways acceleration. */
  readonly wind: number;
  /** Distances that the hoop moves sideways and upwards, and the seconds of one cycle. */
  readonly roll: number;
  readonly climb: number;
  readonly period: number;
  /** Strongest tilt in radians. */
  readonly tilt: number;
  readonly props: readonly PropKind[];
  /** Number of throws from one golden ball to the next. 0 for none. */
  readonly goldEvery: number;
  /** Share of the arena that the positions of the hoop cover, 0 to 1. */
  readonly reach: number;
}

/** The first level with each addition to plain baskets. */
export const FIRST_LEVEL = {
  fire: 2,
  gold: 4,
  tank: 7,
  wind: 11,
  move: 15,
  line: 21,
  tilt: 27,
} as const;

const PROP_TURNS: readonly (readonly PropKind[])[] = [
  ['tank'],
  ['chimney'],
  ['sign'],
  ['tank', 'chimney'],
  [],
  ['chimney', 'sign'],
];
const AIM_TURNS: readonly Aim[] = ['baskets', 'swishes', 'points', 'streak', 'banks', 'points'];

/** Returns how hard a level is: from 0 at the first level towards 1. */
export const growth = (level: number): number => 1 - Math.exp(-(level - 1) / 18);

function propsOf(level: number): PropKind[] {
  if (level < FIRST_LEVEL.tank) return [];
  const turn = PROP_TURNS[(level - FIRST_LEVEL.tank) % PROP_TURNS.length] ?? [];
  const hasLine = level >= FIRST_LEVEL.line && level % 3 === 0;
  return hasLine ? [...turn.filter((kind) => kind !== 'chimney'), 'line'] : [...turn];
}

/** Returns the counts that earn one, two and three stars: shares of the throws for which there is time. */
function starsOf(aim: Aim, seconds: number, hard: number): [number, number, number] {
  const throws = seconds / 3;
  const worth = { baskets: 1, points: lerp(3, 5.2, hard), swishes: 0.62, streak: 0.55, banks: 0.6 }[aim];
  const share = (part: number): number => Math.round(throws * worth * part);
  const one = Math.max(2, share(lerp(0.24, 0.36, hard)));
  const two = Math.max(one + 1, share(lerp(0.4, 0.52, hard)));
  return [one, two, Math.max(two + 1, share(lerp(0.55, 0.7, hard)))];
}

/** Returns a level. It depends only on the number. */
export function levelFor(number: number): Level {
  const hard = growth(number);
  const aim = AIM_TURNS[(number - 1) % AIM_TURNS.length] ?? 'baskets';
  const seconds = 45;
  const moves = number >= FIRST_LEVEL.move && number % 2 === 1;
  const late = number >= 24;
  return {
    number,
    aim,
    stars: starsOf(aim, seconds, hard),
    seconds,
    endless: false,
    ring: lerp(44, 35, hard),
    guide: lerp(1.15, 0.32, hard),
    wind: number >= FIRST_LEVEL.wind && number % 2 === 1 ? lerp(90, 300, hard) : 0,
    roll: moves && (late || number % 4 === 1) ? lerp(34, 62, hard) : 0,
    climb: moves && (late || number % 4 === 3) ? lerp(40, 74, hard) : 0,
    period: lerp(5.6, 3.2, hard),
    tilt: number >= FIRST_LEVEL.tilt && number % 3 !== 1 ? lerp(0.2, 0.36, hard) : 0,
    props: propsOf(number),
    goldEvery: number >= FIRST_LEVEL.gold ? 5 : 0,
    reach: hard,
  };
}

/** Returns the rules of endless play. The more baskets, the later the level whose rules apply. */
export function endlessFor(baskets: number): Level {
  const level = levelFor(3 + Math.floor(baskets / 3));
  return { ...level, aim: 'points', seconds: 30, endless: true, props: [], goldEvery: 5 };
}

/** Returns the seconds that a basket adds in endless play. */
export const secondsWon = (baskets: number): number => lerp(4, 1.6, clamp(baskets / 45, 0, 1));

/** Returns the position of the hoop for the nth basket. */
export function spotFor(level: Level, index: number): Spot {
  if (level.number === 1 && index === 0) return { across: 0.68, up: 0.46 };
  const random = createRandom(seedFrom('rooftop-hoops', level.endless ? 'endless' : level.number, index));
  const { reach } = level;
  return {
    across: random.range(lerp(0.64, 0.58, reach), lerp(0.76, 0.84, reach)),
    up: random.range(lerp(0.42, 0.34, reach), lerp(0.56, 0.72, reach)),
  };
}

/** Returns the wind for the nth position of the hoop. */
export function windFor(level: Level, index: number): number {
  if (level.wind === 0) return 0;
  const random = createRandom(seedFrom('wind', level.number, index));
  const strength = random.range(0.4, 1) * level.wind;
  return random.chance(0.5) ? strength : -strength;
}

/** Returns the position of the ball in the cat's hands. */
export const handOf = (arena: Arena): { x: number; y: number } => ({
  x: Math.max(84, arena.width * 0.15),
  y: floorOf(arena) - 112,
});

/** Returns the height of the part of the arena in which the hoop can be: from the roof to a little below the top. */
const roomOf = (arena: Arena): number => floorOf(arena) - 90;

/** Returns the position of the ring at rest on a spot. */
export const ringAt = (spot: Spot, arena: Arena): { x: number; y: number } => ({
  x: arena.width * spot.across,
  y: floorOf(arena) - roomOf(arena) * spot.up,
});

/** Returns the movement of the ring around its position at a time. */
export function sway(level: Level, time: number): { dx: number; dy: number; tilt: number } {
  const phase = (time / level.period) * Math.PI * 2;
  return {
    dx: level.roll * Math.sin(phase),
    dy: level.climb * Math.sin(phase + (level.roll > 0 ? Math.PI / 2 : 0)),
    tilt: level.tilt * Math.sin(phase * 0.7),
  };
}

/** Returns the pose of the ring on its way between two positions. `share` runs from 0 to 1. */
export function poseOf(
  level: Level,
  arena: Arena,
  [from, to]: readonly [Spot, Spot],
  share: number,
  time: number,
): Pose {
  const [a, b] = [ringAt(from, arena), ringAt(to, arena)];
  const { dx, dy, tilt } = sway(level, time);
  return { x: lerp(a.x, b.x, share) + dx, y: lerp(a.y, b.y, share) + dy, ring: level.ring, tilt };
}

/** Creates the props of a level in an arena. */
export function buildProps(level: Level, arena: Arena): Prop[] {
  const floor = floorOf(arena);
  const { width } = arena;
  return level.props.map((kind): Prop => {
    if (kind === 'line') return { kind, x1: width * 0.34, x2: width * 0.52, y: floor - 96 };
    if (kind === 'chimney') return { kind, x: width * 0.4, y: floor - 150, width: 46, height: 150 };
    if (kind === 'tank')
      return { kind, x: width - 38, y: floor - roomOf(arena) * 0.8, width: 140, height: 150 };
    return { kind, x: width * 0.42, y: floor - roomOf(arena) * 0.98, width: width * 0.2, height: 46 };
  });
}
