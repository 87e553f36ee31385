import { clamp } from '../kit/ease.ts';
import type { Attack } from './state.ts';
import { BEAM_WIDTH, BOSS_RADIUS } from './bosses.ts';
import type { Field, Point } from './formations.ts';

interface Moving extends Point {
  readonly vx: number;
  readonly vy: number;
}

/** The part of the state that a player can see. */
export interface Watched {
  readonly field: Field;
  readonly moth: Point & { readonly dust: number; readonly safe: number };
  readonly bullets: readonly Moving[];
  readonly foes: readonly (Moving & { readonly radius: number })[];
  readonly grains: readonly Point[];
  readonly lanterns: readonly (Point & { readonly light: number })[];
  readonly boss:
    | (Point & {
        readonly attack: Attack;
        readonly stage: string;
        readonly marks: readonly number[];
        readonly mark: number;
      })
    | null;
}

export interface Orders {
  readonly goal: Point;
  readonly burst: boolean;
}

const LOOK_AHEAD = [0, 0.12, 0.25, 0.4, 0.6] as const;
const STEPS = [0, 34, 80, 140] as const;

/** Returns the penalty for flying to a position. */
function danger({ bullets, foes, boss, moth }: Watched, place: Point): number {
  let sum = 0;
  for (const ahead of LOOK_AHEAD) {
    const share = Math.min(1, ahead / 0.25);
    const x = moth.x + (place.x - moth.x) * share;
    const y = moth.y + (place.y - moth.y) * share;
    for (const bullet of bullets) {
      const away = Math.hypot(bullet.x + bullet.vx * ahead - x, bullet.y + bullet.vy * ahead - y);
      if (away < 46) sum += away < 20 ? 30 : (46 - away) * 0.25;
    }
    for (const foe of foes) {
      const away = Math.hypot(foe.x + foe.vx * ahead - x, foe.y + foe.vy * ahead - y) - foe.radius;
      if (away < 50) sum += away < 18 ? 30 : (50 - away) * 0.3;
    }
  }
  if (!boss) return sum;
  if (Math.hypot(boss.x - place.x, boss.y - place.y) < BOSS_RADIUS * 2.2) sum += 60;
  const isMarked = boss.stage === 'tell' || boss.stage === 'act';
  if (isMarked && boss.attack === 'charge' && Math.abs(boss.mark - place.x) < BOSS_RADIUS * 1.6) sum += 50;
  if (isMarked && (boss.attack === 'beam' || boss.attack === 'rain'))
    for (const mark of boss.marks)
      if (Math.abs(mark - place.x) < (boss.attack === 'beam' ? BEAM_WIDTH * 0.9 : 24)) sum += 40;
  return sum;
}

/**
 * Returns how good a position would be. Good positions are, for example, below a beetle or boss, near pollen and beside
 * a dark lantern.
 */
function appeal({ foes, grains, lanterns, boss, field }: Watched, place: Point): number {
  let sum = -Math.abs(place.y - field.height * 0.8) * 0.015;
  const targets = foes.filter(({ y }) => y > -20 && y < place.y - 60);
  const near = Math.min(...targets.map(({ x, vx }) => Math.abs(x + vx * 0.35 - place.x)), 400);
  sum += targets.length > 0 ? -near * 0.035 : 0;
  if (boss) sum -= Math.abs(boss.x - place.x) * 0.03;
  if (targets.length === 0 && !boss) sum -= Math.abs(field.width / 2 - place.x) * 0.008;
  for (const grain of grains)
    if (grain.y > field.height * 0.3)
      sum += Math.max(0, 6 - Math.hypot(grain.x - place.x, grain.y - place.y) * 0.035);
  for (const lantern of lanterns)
    if (lantern.light < 1 && lantern.y > field.height * 0.3 && lantern.y < field.height - 30)
      sum += Math.max(0, 14 - Math.hypot(lantern.x - place.x, lantern.y - place.y) * 0.05);
  return sum;
}

/** Returns the input of a good pilot. */
export function steerWell(seen: Watched): Orders {
  const { field, moth } = seen;
  let goal: Point = moth;
  let best = -Infinity;
  for (const reach of STEPS) {
    for (let n = 0; n < (reach === 0 ? 1 : 12); n += 1) {
      const turn = (n / 12) * Math.PI * 2;
      const place = {
        x: clamp(moth.x + Math.cos(turn) * reach, 30, field.width - 30),
        y: clamp(moth.y + Math.sin(turn) * reach, field.height * 0.35, field.height - 34),
      };
      const worth = appeal(seen, place) - danger(seen, place);
      if (worth > best) [goal, best] = [place, worth];
    }
  }
  const close = seen.bullets.filter(({ x, y }) => Math.hypot(x - moth.x, y - moth.y) < 130).length;
  const isTight = danger(seen, goal) > 25;
  return { goal, burst: moth.safe <= 0 && moth.dust >= 1 && ((isTight && close > 0) || close >= 9) };
}
