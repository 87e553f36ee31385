import { type Column, type Point, type Shot, GOAL } from './flight.ts';
import { type Habit, type KeeperSkill, HABITS } from './keeper.ts';

export const CUP_ROUNDS = 6;
export const KICKS_EACH = 5;

export interface Difficulty extends KeeperSkill {
  /** Strongest wind, in metres of drift for a ball one second in the air. */
  wind: number;
  targetRadius: number;
  /** Power of the rival's kicks. */
  kickPower: number;
  /** How close to the corners the rival aims, 0 to 1. */
  corner: number;
  /** Probability that the rival looks in the wrong direction. */
  feint: number;
  /**
   * Probability that the rival aims elsewhere if the player dives too early towards the place where the rival aimed.
   */
  punish: number;
}

/** Returns the difficulty of a round of the cup, counted from 1. Every value approaches a limit. */
export function difficulty(round: number): Difficulty {
  const t = 1 - Math.exp(-(Math.max(1, round) - 1) / 5);
  return {
    reach: 0.34 + 0.16 * t,
    diveTime: 0.5 - 0.14 * t,
    reaction: 0.3 - 0.1 * t,
    readHeight: 0.45 + 0.4 * t,
    stray: 0.04 + 0.26 * t,
    memory: 0.22 + 0.25 * t,
    wind: 1.15 * t,
    targetRadius: 0.44 - 0.14 * t,
    kickPower: 0.28 + 0.5 * t,
    corner: 0.5 + 0.4 * t,
    feint: 0.45 * t,
    punish: 0.5 + 0.5 * t,
  };
}

/** Returns the habit of the keeper in `round`: each of the six once per cup, in another order in later cups. */
export function habitOf(round: number): Habit {
  const cup = Math.floor((round - 1) / CUP_ROUNDS);
  const place = (round - 1) % CUP_ROUNDS;
  return HABITS[(place * (cup % 2 === 0 ? 1 : 5) + cup) % HABITS.length] ?? 'leaner';
}

export type TargetKind = 'chalk' | 'bucket' | 'bell';
export interface Target extends Point {
  kind: TargetKind;
  radius: number;
}
export const TARGET_POINTS: Record<TargetKind, number> = { chalk: 50, bucket: 120, bell: 80 };

/**
 * Returns the targets for the next kick: a chalk ring, and in most cases a bucket in a corner or a bell under the bar.
 */
export function placeTargets(level: Difficulty, random: () => number): Target[] {
  const side = random() < 0.5 ? -1 : 1;
  const chalk: Target = {
    kind: 'chalk',
    x: side * (0.9 + random() * 0.9),
    y: 0.5 + random() * 0.9,
    radius: level.targetRadius,
  };
  const roll = random();
  const tight = level.targetRadius * 0.75;
  if (roll < 0.4) {
    const y = random() < 0.5 ? 0.4 : GOAL.height - 0.42;
    return [chalk, { kind: 'bucket', x: -side * (GOAL.halfWidth - 0.45), y, radius: tight }];
  }
  if (roll < 0.75) {
    return [chalk, { kind: 'bell', x: -side * (1 + random() * 0.8), y: GOAL.height - 0.4, radius: tight }];
  }
  return [chalk];
}

/** Returns the most valuable target that a ball at `point` hits. */
export function targetHit(targets: readonly Target[], point: Point): Target | null {
  const hit = targets.filter((target) => Math.hypot(target.x - point.x, target.y - point.y) <= target.radius);
  return hit.sort((a, b) => TARGET_POINTS[b.kind] - TARGET_POINTS[a.kind])[0] ?? null;
}

export interface Kick {
  shot: Shot;
  column: Column;
  /** The side the kicker looks at while running up. */
  tell: Column;
}

const pickColumn = (random: () => number): Column => (random() < 0.42 ? -1 : random() < 0.72 ? 1 : 0);

function aimInto(column: Column, level: Difficulty, random: () => number): Shot {
  const high = random() < 0.4;
  const spread = level.corner * 0.5 + random() * 0.25;
  return {
    aimX: column === 0 ? (random() - 0.5) * 0.8 : column * (1.25 + spread),
    aimY: high ? 1.2 + level.corner * 0.3 * random() : 0.25 + 0.4 * random(),
    power: Math.min(0.84, level.kickPower + (random() - 0.5) * 0.12),
    curl: column === 0 ? 0 : (random() - 0.3) * 0.5 * column,
  };
}

/** Returns the rival's next kick, and the direction of the rival's look, which may reveal it. */
export function planKick(level: Difficulty, random: () => number): Kick {
  const column = pickColumn(random);
  const shot = aimInto(column, level, random);
  const feint = random() < level.feint;
  const others = ([-1, 0, 1] as const).filter((other) => other !== column);
  const tell = feint ? (others[Math.floor(random() * others.length)] ?? column) : column;
  return { shot, column, tell };
}

/**
 * Returns the rival's kick after the player has dived before the strike. If the dive goes where the kick was aimed, the
 * rival may notice it and aim elsewhere.
 */
export function reconsider(kick: Kick, dived: Column, level: Difficulty, random: () => number): Kick {
  if (dived !== kick.column || random() >= level.punish) return kick;
  const column: Column = dived === 0 ? (random() < 0.5 ? -1 : 1) : dived === 1 ? -1 : 1;
  return { shot: aimInto(column, level, random), column, tell: kick.tell };
}

export interface Tally {
  you: readonly boolean[];
  rival: readonly boolean[];
}

const goals = (kicks: readonly boolean[]): number => kicks.filter(Boolean).length;

/** Returns the number of goals of both sides. */
export const standing = (tally: Tally): { you: number; rival: number } => ({
  you: goals(tally.you),
  rival: goals(tally.rival),
});

/**
 * Returns the winner as soon as the other side cannot catch up, and `null` before. If both have the same number of
 * goals after five kicks each, the first pair of kicks with different results decides.
 */
export function winnerOf(tally: Tally): 'you' | 'rival' | null {
  const { you, rival } = standing(tally);
  const leftYou = Math.max(0, KICKS_EACH - tally.you.length);
  const leftRival = Math.max(0, KICKS_EACH - tally.rival.length);
  if (isSuddenDeath(tally)) {
    if (tally.you.length !== tally.rival.length || you === rival) return null;
    return you > rival ? 'you' : 'rival';
  }
  if (you > rival + leftRival) return 'you';
  return rival > you + leftYou ? 'rival' : null;
}

/** Returns true if both sides have taken their five kicks. */
export const isSuddenDeath = (tally: Tally): boolean =>
  tally.you.length >= KICKS_EACH && tally.rival.length >= KICKS_EACH;

/** Returns whose turn it is. The player kicks first, and the sides alternate. */
export const nextTurn = (tally: Tally): 'kick' | 'keep' =>
  tally.you.length > tally.rival.length ? 'keep' : 'kick';

/** Returns the points of a goal or a save. Each consecutive success before it adds 25, up to 150. */
export const successPoints = (streak: number): number => 100 + Math.min(150, Math.max(0, streak) * 25);

/** Returns the extra points for winning a round. */
export const roundBonus = (round: number, margin: number): number => 150 * round + 50 * Math.max(0, margin);
