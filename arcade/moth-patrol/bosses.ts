import { approach, clamp } from '../kit/ease.ts';
import { difficulty } from './difficulty.ts';
import { BOSS_NAMES, type BossKind } from './foes.ts';
import type { Field } from './formations.ts';
import { aimAt, shootAt, tell, type Attack, type Boss, type State } from './state.ts';

export const BOSS_RADIUS = 52;
export const BEAM_WIDTH = 56;
export const RAIN_LANES = 9;

/** The three attacks that each boss repeats in this order. */
export const ATTACKS: Readonly<Record<BossKind, readonly [Attack, Attack, Attack]>> = {
  stag: ['fan', 'charge', 'ring'],
  dragonfly: ['rain', 'sweep', 'fan'],
  lampEater: ['spiral', 'inhale', 'ring'],
  mantis: ['beam', 'fan', 'rain'],
  clock: ['spiral', 'beam', 'charge'],
};

/** Seconds of warning and of the attack itself. */
export const TIMES: Readonly<Record<Attack, { readonly tell: number; readonly act: number }>> = {
  fan: { tell: 0.7, act: 1.8 },
  ring: { tell: 0.8, act: 1.6 },
  charge: { tell: 1.1, act: 1.7 },
  sweep: { tell: 1, act: 2.2 },
  rain: { tell: 1.1, act: 1.8 },
  inhale: { tell: 0.9, act: 2.4 },
  spiral: { tell: 0.8, act: 2.6 },
  beam: { tell: 1.2, act: 0.9 },
};

const REST_SECONDS = 1.2;
const restY = (field: Field): number => Math.max(84, field.height * 0.19);
const laneX = (field: Field, lane: number): number => ((lane + 0.5) / RAIN_LANES) * field.width;

export function createBoss(kind: BossKind, wave: number, field: Field): Boss {
  const health = difficulty(wave).bossHealth;
  return {
    kind,
    max: health,
    health,
    x: field.width / 2,
    y: -90,
    flash: 0,
    stage: 'enter',
    time: 0,
    attack: ATTACKS[kind][0],
    turn: 0,
    mark: field.width / 2,
    marks: [],
    fired: 0,
  };
}

function change(boss: Boss, stage: Boss['stage']): void {
  boss.stage = stage;
  boss.time = 0;
  boss.fired = 0;
}

/**
 * Chooses the next attack and the marked positions at which it will strike. These positions do not change afterwards.
 */
function prepare(state: State, boss: Boss): void {
  const { field, moth, wave } = state;
  boss.attack = ATTACKS[boss.kind][boss.turn % 3] ?? 'fan';
  boss.mark = clamp(moth.x, BOSS_RADIUS, field.width - BOSS_RADIUS);
  boss.marks = [];
  if (boss.attack === 'beam') {
    const second = (boss.mark + field.width * 0.4) % field.width;
    boss.marks = difficulty(wave.number).bossExtra >= 3 ? [boss.mark, second] : [boss.mark];
  }
  if (boss.attack === 'rain') {
    const start = (boss.turn * 2 + wave.number) % 3;
    boss.marks = Array.from({ length: RAIN_LANES }, (_, lane) => lane)
      .filter((lane) => (lane + start) % 3 !== 0)
      .map((lane) => laneX(field, lane));
  }
  change(boss, 'tell');
  tell(state, 'bossTells', boss, 0, boss.attack);
}

/** Returns the number of shots that are due in an attack with this rate. */
function due(boss: Boss, perSecond: number): number {
  const wanted = Math.floor(boss.time * perSecond) + 1;
  const count = wanted - boss.fired;
  boss.fired = wanted;
  return Math.max(0, count);
}

function act(state: State, boss: Boss, dt: number): void {
  const { field, moth, wave } = state;
  const { bulletSpeed, bossExtra } = difficulty(wave.number);
  const { act: length } = TIMES[boss.attack];
  const share = Math.min(1, boss.time / length);
  const mouth = { x: boss.x, y: boss.y + 24 };
  switch (boss.attack) {
    case 'fan':
      for (let left = due(boss, 2.4); left > 0; left -= 1) {
        const count = 5 + Math.floor(bossExtra / 2);
        for (let n = 0; n < count; n += 1)
          shootAt(state, mouth, aimAt(mouth, moth) + (n - (count - 1) / 2) * 0.24, bulletSpeed * 1.15);
      }
      break;
    case 'ring':
      for (let left = due(boss, 2); left > 0; left -= 1) {
        const count = 14 + bossExtra * 2;
        for (let n = 0; n < count; n += 1)
          shootAt(state, boss, ((n + (boss.fired % 2) / 2) / count) * Math.PI * 2, bulletSpeed * 0.9, 'ring');
      }
      break;
    case 'charge':
      boss.x = approach(boss.x, boss.mark, 14, dt);
      boss.y =
        restY(field) +
        Math.sin(Math.min(1, share * 1.05) * Math.PI) ** 2 * (field.height * 0.94 - restY(field));
      break;
    case 'sweep': {
      const isRight = boss.mark > field.width / 2;
      const reach = field.width - BOSS_RADIUS * 2;
      boss.x = approach(boss.x, BOSS_RADIUS + reach * (isRight ? share : 1 - share), 12, dt);
      for (let left = due(boss, 7 + bossExtra); left > 0; left -= 1)
        shootAt(state, mouth, Math.PI / 2 + Math.sin(boss.fired * 2.1) * 0.12, bulletSpeed * 1.05);
      break;
    }
    case 'rain':
      for (let left = due(boss, 4.5); left > 0; left -= 1)
        for (const x of boss.marks) shootAt(state, { x, y: -10 }, Math.PI / 2, bulletSpeed * 1.3);
      break;
    case 'inhale': {
      const pull = aimAt(moth, boss);
      moth.x += Math.cos(pull) * 95 * dt;
      moth.y += Math.sin(pull) * 95 * dt;
      for (let left = due(boss, 6 + bossExtra); left > 0; left -= 1) {
        const side = boss.fired % 2 === 0 ? 0 : field.width;
        const from = { x: side, y: field.height * (0.45 + ((boss.fired * 0.37) % 0.5)) };
        shootAt(state, from, aimAt(from, boss), bulletSpeed, 'ring');
      }
      break;
    }
    case 'spiral':
      for (let left = due(boss, 9); left > 0; left -= 1) {
        const arms = 2 + Math.floor(bossExtra / 3);
        for (let arm = 0; arm < arms; arm += 1)
          shootAt(state, boss, boss.fired * 0.37 + (arm / arms) * Math.PI * 2, bulletSpeed * 0.85, 'ring');
      }
      break;
    case 'beam':
      break;
  }
}

/** Returns whether the boss's body or beam touches a place. */
export function bossTouches(boss: Boss, x: number, y: number): boolean {
  if (boss.stage === 'enter') return false;
  if (Math.hypot(x - boss.x, y - boss.y) < BOSS_RADIUS * 0.82) return true;
  return (
    boss.stage === 'act' &&
    boss.attack === 'beam' &&
    boss.marks.some((mark) => Math.abs(mark - x) < BEAM_WIDTH / 2)
  );
}

export function stepBoss(state: State, boss: Boss, dt: number): void {
  const { field } = state;
  boss.time += dt;
  boss.flash = Math.max(0, boss.flash - dt);
  const home = field.width / 2 + Math.sin(state.time * 0.7) * field.width * 0.24;
  if (boss.stage === 'enter') {
    boss.y = approach(boss.y, restY(field), 2.4, dt);
    if (boss.time > 2) change(boss, 'rest');
    return;
  }
  if (boss.stage === 'rest') {
    boss.x = approach(boss.x, home, 2.2, dt);
    boss.y = approach(boss.y, restY(field), 4, dt);
    if (boss.time > REST_SECONDS) prepare(state, boss);
    return;
  }
  if (boss.stage === 'tell') {
    if (boss.attack === 'charge') boss.x = approach(boss.x, boss.mark, 5, dt);
    if (boss.attack === 'sweep')
      boss.x = approach(boss.x, boss.mark > field.width / 2 ? BOSS_RADIUS : field.width - BOSS_RADIUS, 5, dt);
    if (boss.time < TIMES[boss.attack].tell) return;
    change(boss, 'act');
    tell(state, 'bossStrikes', boss, 0, boss.attack);
    return;
  }
  act(state, boss, dt);
  if (boss.time < TIMES[boss.attack].act) return;
  boss.turn += 1;
  change(boss, 'rest');
}

export const bossName = (boss: Boss): string => BOSS_NAMES[boss.kind];
