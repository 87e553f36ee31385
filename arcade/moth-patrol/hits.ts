import { BOSS_RADIUS, bossTouches } from './bosses.ts';
import { FOE_TYPES } from './foes.ts';
import type { Point } from './formations.ts';
import { addDust, earn, tell, type Boss, type Foe, type State } from './state.ts';
import { loseGrains, POLLENS, type Pollen } from './weapons.ts';
import { phrase } from './texts.ts';

/** Radius of the moth's heart. Only the heart can be hit, and it is much smaller than the wings. */
export const MOTH_RADIUS = 6;
export const BULLET_RADIUS = 7;
const GRAZE_RADIUS = 30;
const CHAIN_SECONDS = 2.6;
export const BURST_RADIUS = 190;
export const BURST_SECONDS = 0.32;
const BURST_DAMAGE = 7;
/** Number of bullets that a burst must swallow to return some dust. */
export const WELL_TIMED = 8;

function dropGrains(state: State, at: Point, colour: Pollen, count: number): void {
  for (let n = 0; n < count; n += 1)
    state.grains.push({
      x: at.x,
      y: at.y,
      vx: (n - (count - 1) / 2) * 130,
      vy: -60 - (n % 2) * 40,
      colour,
      age: 0,
    });
}

function pop(state: State, foe: Foe): void {
  state.popped += 1;
  state.chain += 1;
  state.chainTime = CHAIN_SECONDS;
  addDust(state, 0.02);
  tell(state, 'pop', foe, earn(state, FOE_TYPES[foe.kind].worth), foe.kind);
  if (state.popped % 5 === 0) dropGrains(state, foe, foe.pollen, 1);
  const group = state.launched[foe.group];
  if (!group) return;
  group.left -= 1;
  if (group.left > 0 || !group.isWhole) return;
  dropGrains(state, foe, foe.pollen, 2);
  tell(state, 'formation', foe, earn(state, 100));
}

function hurtFoe(state: State, foe: Foe, damage: number): void {
  if (foe.health <= 0) return;
  foe.health -= damage;
  foe.flash = 0.09;
  if (foe.health <= 0) pop(state, foe);
}

function hurtBoss(state: State, boss: Boss, damage: number): void {
  if (boss.stage === 'enter' || boss.health <= 0) return;
  boss.health -= damage;
  boss.flash = 0.07;
  state.chainTime = Math.max(state.chainTime, 1);
  if (boss.health > 0) return;
  tell(state, 'bossDown', boss, earn(state, 3000), boss.kind);
  for (const colour of POLLENS) dropGrains(state, boss, colour, 2);
  state.boss = null;
  state.bullets = [];
  state.waveTime = 0;
}

/** Handles sparks that hit beetles or the boss. */
export function strike(state: State): void {
  for (const shot of state.sparks) {
    for (const foe of state.foes) {
      if (foe.health <= 0 || shot.last === foe.id || foe.y < -10) continue;
      if (Math.hypot(foe.x - shot.x, foe.y - shot.y) > FOE_TYPES[foe.kind].radius + 7) continue;
      hurtFoe(state, foe, shot.damage);
      shot.last = foe.id;
      shot.pierce -= 1;
      if (state.time % 0.05 < 0.02) tell(state, 'hit', shot, 0, shot.look);
      if (shot.pierce < 0) break;
    }
    const { boss } = state;
    if (shot.pierce < 0 || !boss || boss.stage === 'enter') continue;
    if (Math.hypot(boss.x - shot.x, boss.y - shot.y) > BOSS_RADIUS) continue;
    hurtBoss(state, boss, shot.damage);
    shot.pierce = -1;
    tell(state, 'hit', shot, 0, shot.look);
  }
  state.sparks = state.sparks.filter(({ pierce }) => pierce >= 0);
  state.foes = state.foes.filter(({ health }) => health > 0);
}

function hurtMoth(state: State): void {
  const { moth } = state;
  if (moth.safe > 0) return;
  state.bullets = state.bullets.filter(({ x, y }) => Math.hypot(x - moth.x, y - moth.y) > 130);
  if (moth.fireflies > 0) {
    moth.fireflies -= 1;
    moth.safe = 1.4;
    tell(state, 'shield', moth);
    return;
  }
  moth.hearts -= 1;
  moth.safe = 2.2;
  moth.mix = loseGrains(moth.mix, 2);
  state.hurts += 1;
  state.chain = 0;
  tell(state, 'hurt', moth, moth.hearts);
  if (moth.hearts > 0) return;
  state.status = 'fallen';
  tell(state, 'fallen', moth);
}

function startBurst(state: State): void {
  const { moth } = state;
  moth.dust -= 1;
  moth.safe = Math.max(moth.safe, 0.8);
  state.burst = 0;
  state.burstAt = { x: moth.x, y: moth.y };
  state.swallowed = 0;
  tell(state, 'burst', moth);
  for (const foe of state.foes)
    if (Math.hypot(foe.x - moth.x, foe.y - moth.y) < BURST_RADIUS) hurtFoe(state, foe, BURST_DAMAGE);
  state.foes = state.foes.filter(({ health }) => health > 0);
  const { boss } = state;
  if (boss && Math.hypot(boss.x - moth.x, boss.y - moth.y) < BURST_RADIUS + BOSS_RADIUS)
    hurtBoss(state, boss, BURST_DAMAGE * 2);
}

/**
 * Lets the cloud of a burst grow. It turns bullets into points, and returns some dust if it swallows enough of them.
 */
function growBurst(state: State, dt: number): void {
  if (state.burst === null) return;
  state.burst += dt;
  const radius = BURST_RADIUS * Math.min(1, state.burst / BURST_SECONDS);
  state.bullets = state.bullets.filter((bullet) => {
    if (Math.hypot(bullet.x - state.burstAt.x, bullet.y - state.burstAt.y) > radius) return true;
    state.swallowed += 1;
    tell(state, 'swallow', bullet, earn(state, 15));
    if (state.swallowed === WELL_TIMED) {
      addDust(state, 0.35);
      tell(state, 'swallow', state.burstAt, WELL_TIMED, phrase('pop.timed'));
    }
    return false;
  });
  if (state.burst > BURST_SECONDS + 0.1) state.burst = null;
}

/** Starts or continues a burst, rewards near misses, and handles bullets, beetles and bosses that hit the moth. */
export function touch(state: State, wantsBurst: boolean, dt: number): void {
  const { moth, boss } = state;
  if (wantsBurst && moth.dust >= 1 && state.burst === null) startBurst(state);
  growBurst(state, dt);
  for (const bullet of state.bullets) {
    const away = Math.hypot(bullet.x - moth.x, bullet.y - moth.y);
    if (bullet.isGrazed || away > GRAZE_RADIUS || moth.safe > 0) continue;
    bullet.isGrazed = true;
    state.grazes += 1;
    state.chainTime = Math.min(CHAIN_SECONDS, state.chainTime + 0.4);
    addDust(state, 0.04);
    tell(state, 'graze', bullet, earn(state, 10));
  }
  if (moth.safe > 0) return;
  const isHit =
    state.bullets.some(({ x, y }) => Math.hypot(x - moth.x, y - moth.y) < MOTH_RADIUS + BULLET_RADIUS) ||
    state.foes.some(
      ({ x, y, kind }) => Math.hypot(x - moth.x, y - moth.y) < FOE_TYPES[kind].radius + MOTH_RADIUS - 3,
    ) ||
    (boss !== null && bossTouches(boss, moth.x, moth.y));
  if (isHit) hurtMoth(state);
}
