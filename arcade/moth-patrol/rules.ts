import { clamp } from '../kit/ease.ts';
import { createBoss, stepBoss } from './bosses.ts';
import { isBossWave } from './difficulty.ts';
import { hasLeft, launch, moveFoes } from './foe-flight.ts';
import type { Field, Point } from './formations.ts';
import { strike, touch } from './hits.ts';
import { addDust, earn, ENDLESS, FIREFLIES, HEARTS, tell, type Grain, type State } from './state.ts';
import { createWave } from './waves.ts';
import { addGrain, bend, blendsOf, BLEND_NAMES, fire, FIRE_SECONDS, fireFly } from './weapons.ts';

export interface Steering {
  /** The direction along each axis, from the keys or the gamepad, -1 to 1. */
  readonly dx: number;
  readonly dy: number;
  /** The position to which the pointer moves the moth. */
  readonly goal?: Point | undefined;
  readonly burst: boolean;
}

export const SPEED = 370;
const GOAL_SPEED = 1150;
const LULL_SECONDS = 1.3;
const LIGHT_RADIUS = 74;
const LIGHT_SECONDS = 0.9;
const PULL_RADIUS = 100;

/** Returns the position of a firefly of the escort. */
export function escortPlace(state: State, index: number): Point {
  const side = index === 2 ? 0 : index === 0 ? -1 : 1;
  const bob = Math.sin(state.time * 4 + index * 2) * 4;
  return { x: state.moth.x + side * 44, y: state.moth.y + (side === 0 ? 46 : 12) + bob };
}

/** Fits a running game into a field of another size. */
export function reshape(state: State, field: Field): void {
  const [wide, tall] = [field.width / state.field.width, field.height / state.field.height];
  const all: { x: number; y: number }[] = [
    state.moth,
    ...state.bullets,
    ...state.grains,
    ...state.lanterns,
    ...state.foes,
    ...(state.boss ? [state.boss] : []),
  ];
  for (const thing of all) {
    thing.x *= wide;
    thing.y *= tall;
  }
  if (state.boss) {
    state.boss.mark *= wide;
    state.boss.marks = state.boss.marks.map((mark) => mark * wide);
  }
  state.field = field;
}

function steer(state: State, { dx, dy, goal: wanted }: Steering, dt: number): void {
  const { moth, field } = state;
  const goal = wanted && {
    x: clamp(wanted.x, 16, field.width - 16),
    y: clamp(wanted.y, 40, field.height - 22),
  };
  const before = { x: moth.x, y: moth.y };
  if (goal) {
    const away = Math.hypot(goal.x - moth.x, goal.y - moth.y);
    const stride = Math.min(away * Math.min(1, 22 * dt), GOAL_SPEED * dt);
    if (away > 0.01) {
      moth.x += ((goal.x - moth.x) / away) * stride;
      moth.y += ((goal.y - moth.y) / away) * stride;
    }
  } else if (dx !== 0 || dy !== 0) {
    const length = Math.max(1, Math.hypot(dx, dy));
    moth.x += (dx / length) * SPEED * dt;
    moth.y += (dy / length) * SPEED * dt;
  }
  moth.x = clamp(moth.x, 16, field.width - 16);
  moth.y = clamp(moth.y, 40, field.height - 22);
  moth.vx = (moth.x - before.x) / dt;
  moth.vy = (moth.y - before.y) / dt;
}

function startWave(state: State): void {
  const { wave } = state;
  state.waveTime = 0;
  state.escaped = 0;
  state.pending = wave.groups.flatMap((group, number) =>
    Array.from({ length: group.count }, (_, index) => ({
      at: group.at + index * group.gap,
      group: number,
      slot: { formation: group.formation, index, count: group.count, isMirrored: group.isMirrored },
    })),
  );
  state.launched = wave.groups.map(({ count }, group) => ({
    group,
    left: count,
    alive: count,
    isWhole: true,
  }));
  state.pendingLanterns = [...wave.lanterns];
  if (wave.boss) {
    state.boss = createBoss(wave.boss, wave.number, state.field);
    tell(state, 'bossComes', state.boss, wave.number);
  } else tell(state, 'wave', state.moth, wave.number);
}

/** Prepares the next wave. After a boss, ends the night instead, except in endless play. */
function finishWave(state: State): void {
  const { wave, field } = state;
  if (state.escaped === 0 && !wave.boss)
    tell(state, 'swept', { x: field.width / 2, y: field.height * 0.4 }, earn(state, 400));
  if (isBossWave(wave.number) && state.night !== ENDLESS) {
    state.status = 'cleared';
    state.bullets = [];
    state.score += state.moth.hearts * 1000;
    tell(state, 'cleared', state.moth);
    return;
  }
  state.wave = createWave(wave.number + 1, state.seed);
  state.lull = LULL_SECONDS;
}

function fireSparks(state: State, dt: number): void {
  const { moth } = state;
  moth.reload -= dt;
  if (moth.reload > 0) return;
  moth.reload += FIRE_SECONDS;
  moth.shot += 1;
  state.sparks.push(...fire(moth, moth.mix, moth.shot));
  if (moth.shot % 3 !== 0) return;
  for (let n = 0; n < moth.fireflies; n += 1) state.sparks.push(fireFly(escortPlace(state, n)));
}

function nearest(state: State, from: Point): Point | undefined {
  let best: Point | undefined = state.boss && state.boss.stage !== 'enter' ? state.boss : undefined;
  let distance = best ? Math.hypot(best.x - from.x, best.y - from.y) : Infinity;
  for (const foe of state.foes) {
    if (foe.y < 0) continue;
    const away = Math.hypot(foe.x - from.x, foe.y - from.y);
    if (away < distance) [best, distance] = [foe, away];
  }
  return best;
}

function moveShots(state: State, dt: number): void {
  const { field } = state;
  for (const shot of state.sparks) {
    if (shot.homing > 0) bend(shot, nearest(state, shot), dt);
    shot.x += shot.vx * dt;
    shot.y += shot.vy * dt;
  }
  const isIn = ({ x, y }: Point, rim: number): boolean =>
    x > -rim && x < field.width + rim && y > -rim && y < field.height + rim;
  state.sparks = state.sparks.filter((shot) => isIn(shot, 20));
  for (const bullet of state.bullets) {
    bullet.x += bullet.vx * dt;
    bullet.y += bullet.vy * dt;
  }
  state.bullets = state.bullets.filter((bullet) => isIn(bullet, 24));
}

function collect(state: State, grain: Grain): void {
  const { moth } = state;
  const before = blendsOf(moth.mix);
  moth.mix = addGrain(moth.mix, grain.colour);
  addDust(state, 0.05);
  tell(state, 'grain', grain, earn(state, 20), grain.colour);
  for (const blend of blendsOf(moth.mix))
    if (!before.includes(blend)) tell(state, 'blend', moth, 0, BLEND_NAMES[blend]);
}

function moveGrains(state: State, dt: number): void {
  const { moth, field } = state;
  state.grains = state.grains.filter((grain) => {
    grain.age += dt;
    const away = Math.hypot(moth.x - grain.x, moth.y - grain.y);
    if (away < PULL_RADIUS) {
      grain.vx += ((moth.x - grain.x) / Math.max(1, away)) * 1500 * dt;
      grain.vy += ((moth.y - grain.y) / Math.max(1, away)) * 1500 * dt;
    } else grain.vy += (78 - grain.vy) * Math.min(1, 2.4 * dt);
    grain.vx *= Math.exp(-2.6 * dt);
    grain.x = clamp(grain.x + grain.vx * dt, 10, field.width - 10);
    grain.y += grain.vy * dt;
    if (away > 26) return grain.y < field.height + 20;
    collect(state, grain);
    return false;
  });
}

/**
 * Rewards the player for a lit lantern with points and a firefly. If the escort is full, restores a lost heart instead
 * of adding a firefly.
 */
function light(state: State, at: Point): void {
  const { moth } = state;
  state.lit += 1;
  tell(state, 'lit', at, earn(state, 250));
  if (moth.fireflies < FIREFLIES) {
    moth.fireflies += 1;
    tell(state, 'firefly', at);
  } else if (moth.hearts < HEARTS) {
    moth.hearts += 1;
    tell(state, 'heart', moth);
  }
}

function moveLanterns(state: State, dt: number): void {
  const { moth, field } = state;
  const due = state.pendingLanterns.filter(({ at }) => at <= state.waveTime);
  state.pendingLanterns = state.pendingLanterns.filter(({ at }) => at > state.waveTime);
  for (const { u } of due) {
    state.lanterns.push({ x: u * field.width, y: -40, light: 0 });
    state.lanternsSeen += 1;
  }
  for (const lantern of state.lanterns) {
    lantern.y += 46 * dt;
    if (lantern.light >= 1) continue;
    const isNear = Math.hypot(moth.x - lantern.x, moth.y - lantern.y) < LIGHT_RADIUS;
    lantern.light = clamp(lantern.light + (isNear ? dt / LIGHT_SECONDS : -dt * 0.25), 0, 1);
    if (lantern.light >= 1) light(state, lantern);
  }
  state.lanterns = state.lanterns.filter(({ y }) => y < field.height + 60);
}

function dropLeavers(state: State): void {
  state.foes = state.foes.filter((foe) => {
    if (!hasLeft(foe, state)) return true;
    state.escaped += 1;
    const group = state.launched[foe.group];
    if (group) group.isWhole = false;
    return false;
  });
}

/** Runs one step of the patrol. `events` then contains the events of this step. */
export function step(state: State, steering: Steering, dt: number): void {
  state.events = [];
  if (state.status !== 'flying') return;
  state.time += dt;
  const { moth } = state;
  moth.safe = Math.max(0, moth.safe - dt);
  steer(state, steering, dt);
  if (state.lull > 0) {
    state.lull -= dt;
    if (state.lull <= 0) startWave(state);
  } else state.waveTime += dt;
  launch(state);
  moveFoes(state, dt);
  if (state.boss) stepBoss(state, state.boss, dt);
  moth.x = clamp(moth.x, 16, state.field.width - 16);
  fireSparks(state, dt);
  moveShots(state, dt);
  strike(state);
  dropLeavers(state);
  moveGrains(state, dt);
  moveLanterns(state, dt);
  touch(state, steering.burst, dt);
  state.chainTime -= dt;
  if (state.chainTime <= 0) state.chain = 0;
  const isQuiet = state.lull <= 0 && state.pending.length === 0 && state.foes.length === 0 && !state.boss;
  if (state.status === 'flying' && isQuiet && state.waveTime > 1) finishWave(state);
}
