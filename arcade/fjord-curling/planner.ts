import { clamp } from '../kit/ease.ts';
import type { Random } from '../kit/random.ts';
import { type Match, STONES_EACH, breaksFreeGuard, countHouse, teamToThrow } from './match.ts';
import { HOUSE, type Ice, RELEASE_Y, TEE_Y } from './sheet.ts';
import {
  type Delivery,
  type Stone,
  type Team,
  delivered,
  distanceToTee,
  inHouse,
  isGuard,
  roll,
  runOut,
  speedTo,
} from './stones.ts';

export const STRENGTHS = ['easy', 'fair', 'keen'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface Skill {
  /** Size of the random errors: of the line in radians, and of the speed as a fraction. */
  readonly lineError: number;
  readonly speedError: number;
  /** Number of deliveries that the computer evaluates. */
  readonly candidates: number;
  /** The computer sweeps if a stone would stop more than 0.3 times this many metres too early. */
  readonly sweepsFrom: number;
  /** Difference by which a hit must be better than a draw or guard to be chosen. */
  readonly patience: number;
}

/** Returns how well the computer plays. */
export const skillOf = (strength: Strength): Skill =>
  ({
    easy: { lineError: 0.085, speedError: 0.085, candidates: 12, sweepsFrom: 1.3, patience: 1.6 },
    fair: { lineError: 0.034, speedError: 0.034, candidates: 36, sweepsFrom: 0.5, patience: 0.7 },
    keen: { lineError: 0.008, speedError: 0.012, candidates: 80, sweepsFrom: 0.2, patience: 0.25 },
  })[strength];

export const LEAST_SPEED = 2.3;
export const MOST_SPEED = 5.2;
const HIT_SPEEDS = [4.1, 4.9] as const;
const HANDLES = [1, -1] as const;

/** Returns the line on which a stone with this speed and handle passes over a point. */
export function lineOver(x: number, y: number, speed: number, handle: -1 | 1, ice: Ice): number {
  let line = 0;
  for (let round = 0; round < 3; round += 1)
    line += (x - roll({ line, speed, handle }, ice, y - 0.02).x) / (y - RELEASE_Y);
  return line;
}

/** Returns a delivery that stops near a point. */
export function drawTo(x: number, y: number, handle: -1 | 1, ice: Ice): Delivery {
  let speed = speedTo(y);
  for (let round = 0; round < 3; round += 1) {
    const end = roll({ line: Math.atan2(x, y) * 0.6, speed, handle }, ice);
    speed *= Math.sqrt((y - RELEASE_Y) / Math.max(1, end.y - RELEASE_Y));
  }
  return { line: lineOver(x, y, speed, handle, ice), speed, handle };
}

/**
 * Returns the value of the stones for a team. It depends mainly on the points if no stones are left to deliver,
 * otherwise mainly on an estimate from the positions of the stones.
 */
export function valueOf(stones: readonly Stone[], team: Team, left: number): number {
  const { score } = countHouse(stones);
  const sign = score.team === team ? 1 : -1;
  const counted = score.team === undefined ? 0 : sign * score.points;
  let promise = 0;
  for (const stone of stones) {
    const side = stone.team === team ? 1 : -1;
    if (inHouse(stone)) promise += side * (1.2 - distanceToTee(stone) / (HOUSE * 1.6));
    else if (isGuard(stone)) promise += side * (0.24 - Math.abs(stone.x) * 0.12);
  }
  return left <= 0 ? counted * 10 + promise * 0.1 : counted * 2 + promise * 1.6;
}

function listTargets(
  stones: readonly Stone[],
  team: Team,
  random: Random,
): (() => [number, number, number?])[] {
  const foes = stones.filter((stone) => stone.team !== team && !stone.out);
  const hits = [...foes]
    .sort((one, other) => distanceToTee(one) - distanceToTee(other))
    .flatMap((foe) =>
      HIT_SPEEDS.map((speed): (() => [number, number, number?]) => {
        return () => [foe.x + random.range(-0.16, 0.16), foe.y, speed];
      }),
    );
  return [
    () => [random.range(-0.12, 0.12), TEE_Y + random.range(-0.12, 0.12)],
    ...hits,
    () => [random.range(-0.9, 0.9), TEE_Y + random.range(-0.9, 0.7)],
    () => [random.range(-0.35, 0.35), random.range(7.6, 8.8)],
  ];
}

/** The state of a decision: how many deliveries were tried, and the best one so far with its value. */
export interface Plan {
  readonly team: Team;
  tried: number;
  best: Delivery | undefined;
  value: number;
}

export const createPlan = (match: Match): Plan => ({
  team: teamToThrow(match),
  tried: 0,
  best: undefined,
  value: -Infinity,
});

/** Tries one more delivery. */
export function ponder(plan: Plan, match: Match, skill: Skill, random: Random): void {
  const { team } = plan;
  const targets = listTargets(match.stones, team, random);
  const target = targets[plan.tried % targets.length]?.() ?? [0, TEE_Y];
  const [x, y, speed] = target;
  const handle = HANDLES[Math.floor(plan.tried / targets.length) % 2] ?? 1;
  plan.tried += 1;
  const delivery: Delivery =
    speed === undefined
      ? drawTo(x, y, handle, match.ice)
      : { line: lineOver(x, y, speed, handle, match.ice), speed, handle };
  const stones = runOut([...match.stones, delivered(match.nextId, team, delivery)], match.ice);
  const foul = breaksFreeGuard({ thrown: match.thrown, before: match.stones, stones }, team);
  const left = STONES_EACH * 2 - match.thrown - 1;
  const worth = valueOf(foul ? match.stones : stones.filter((stone) => !stone.out), team, left);
  const value = worth - (speed === undefined || left <= 0 ? 0 : skill.patience);
  if (value > plan.value) {
    plan.value = value;
    plan.best = delivery;
  }
}

const bell = (random: Random): number => random.next() + random.next() + random.next() - 1.5;

/** Returns a planned delivery with the random errors of the player's skill. */
export const fumbled = (delivery: Delivery, skill: Skill, random: Random): Delivery => ({
  ...delivery,
  line: delivery.line + bell(random) * skill.lineError,
  speed: clamp(delivery.speed * (1 + bell(random) * skill.speedError), LEAST_SPEED, MOST_SPEED),
});

/** Returns where the delivered stone would stop if all goes as planned. */
export const aimedAt = (match: Match, delivery: Delivery): Stone | undefined =>
  runOut([...match.stones, delivered(match.nextId, teamToThrow(match), delivery)], match.ice).at(-1);

/** Returns whether sweeping helps the running stone to reach its planned position. */
export function wouldSweep(match: Match, meant: Stone, skill: Skill): boolean {
  const end = runOut(match.stones, match.ice).at(-1);
  return end !== undefined && !meant.out && meant.y - end.y > skill.sweepsFrom * 0.3;
}

/** Decides on a delivery of the computer in one call, for tests. */
export function chooseDelivery(match: Match, strength: Strength, random: Random): Delivery {
  const plan = createPlan(match);
  const skill = skillOf(strength);
  while (plan.tried < skill.candidates) ponder(plan, match, skill, random);
  return fumbled(plan.best ?? drawTo(0, TEE_Y, 1, match.ice), skill, random);
}
