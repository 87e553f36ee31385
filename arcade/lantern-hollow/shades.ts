import { approach } from '../kit/ease.ts';
import { OIL } from './levels.ts';
import { STEPS, distances, middleOf, stepFrom, tileAt, type Point } from './map.ts';
import { isBurning, isLit, isSolid, type Boss, type Event, type Shade, type World } from './world.ts';

const TOUCH = 0.62;
/** Delay of the echo in seconds. */
export const ECHO_DELAY = 5;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function moveTo(thing: Point, to: Point, length: number): void {
  const distance = apart(thing, to);
  if (distance < 1e-6) return;
  const share = Math.min(1, length / distance);
  thing.x += (to.x - thing.x) * share;
  thing.y += (to.y - thing.y) * share;
}

/**
 * Returns the middle of the next tile towards the goal of a distance field (`sense` 1) or away from it (`sense` -1).
 * Returns `null` if no neighbouring tile is better.
 */
function downhill(world: World, field: Int16Array, from: Point, sense: 1 | -1): Point | null {
  const { burrow } = world;
  const tile = tileAt(burrow, from.x, from.y);
  const at = field[tile] ?? -1;
  const options = STEPS.map((step) => stepFrom(burrow, tile, step)).filter((to) => (field[to] ?? -1) >= 0);
  const [best] = options.toSorted((a, b) => sense * ((field[a] ?? 0) - (field[b] ?? 0)));
  if (best === undefined || (at >= 0 && sense * ((field[best] ?? 0) - at) >= 0)) return null;
  return middleOf(burrow, best);
}

/** Takes oil from the hero. */
function bite(world: World, oil: number, from: Point): Event {
  world.oil = Math.max(0, world.oil - oil);
  world.hero.immune = 1.6;
  world.hurt += 1;
  return { kind: 'bite', x: from.x, y: from.y, mark: oil };
}

function stepShade(world: World, shade: Shade, field: Int16Array, dt: number): Event[] {
  const { hero, rules } = world;
  const events: Event[] = [];
  const wasLit = shade.isLit;
  shade.isLit = isLit(world, shade);
  if (shade.isLit) {
    if (!wasLit && shade.shy <= 0) events.push({ kind: 'shy', x: shade.x, y: shade.y, mark: 0 });
    shade.shy = 0.9;
  }
  shade.shy = Math.max(0, shade.shy - dt);
  const distance = field[tileAt(world.burrow, shade.x, shade.y)] ?? -1;
  shade.isFollowing = shade.shy <= 0 && distance >= 0 && distance <= rules.sense;
  if (shade.shy > 0) {
    const away = downhill(world, field, shade, -1);
    if (away) moveTo(shade, away, rules.shadeSpeed * 1.25 * dt);
  } else if (shade.isFollowing) {
    const next = apart(shade, hero) < 1.2 ? hero : (downhill(world, field, shade, 1) ?? hero);
    moveTo(shade, next, rules.shadeSpeed * dt);
  }
  if (hero.immune <= 0 && apart(shade, hero) < TOUCH) {
    events.push(bite(world, OIL.shade, shade));
    shade.shy = 2.5;
  }
  return events;
}

/** Moves a moth, which flies to the brightest flame. Burning oil on the ground is brighter than the lantern. */
function stepMoth(world: World, boss: Boss, dt: number): Event[] {
  const { hero } = world;
  const lure = world.flashes.find(isBurning);
  const goal = lure ?? hero;
  const far = apart(boss, goal);
  const haste = 1.5 + Math.min(1, world.level * 0.025);
  const flutter = {
    x: goal.x + Math.sin(world.time * 2.3) * 0.6,
    y: goal.y + Math.cos(world.time * 1.9) * 0.6,
  };
  moveTo(boss, flutter, haste * dt);
  if (lure || far > 0.9) return [];
  world.oil = Math.max(0, world.oil - 7 * dt);
  if (boss.rest > 0) return [];
  boss.rest = 0.8;
  return [{ kind: 'bite', x: boss.x, y: boss.y, mark: 0 }];
}

/** Moves a starer, which stops in any light and is fast in the dark. */
function stepStarer(world: World, boss: Boss, field: Int16Array, dt: number): Event[] {
  if (boss.isLit) return [];
  const { hero } = world;
  const next = apart(boss, hero) < 1.2 ? hero : downhill(world, field, boss, 1);
  if (next) moveTo(boss, next, (2.3 + Math.min(0.9, world.level * 0.02)) * dt);
  if (hero.immune > 0 || boss.rest > 0 || apart(boss, hero) > 0.75) return [];
  boss.rest = 4;
  return [bite(world, OIL.boss, boss)];
}

/** Moves an echo, which follows the hero's path some seconds later and cannot be stopped. */
function stepEcho(world: World, boss: Boss, dt: number): Event[] {
  const { hero, trail } = world;
  const place = trail[trail.length - Math.round(ECHO_DELAY * 10)];
  if (!place) return [];
  boss.x = approach(boss.x, place.x, 9, dt);
  boss.y = approach(boss.y, place.y, 9, dt);
  if (hero.immune > 0 || apart(boss, hero) > 0.7) return [];
  return [bite(world, OIL.boss, boss)];
}

function stepBoss(world: World, boss: Boss, field: Int16Array, dt: number): Event[] {
  boss.rest = Math.max(0, boss.rest - dt);
  boss.isLit = isLit(world, boss);
  if (!boss.isAwake) {
    const isNear = boss.kind === 'echo' ? world.trail.length > ECHO_DELAY * 10 : apart(boss, world.hero) < 9;
    if (!isNear) return [];
    boss.isAwake = true;
    return [{ kind: 'awake', x: boss.x, y: boss.y, mark: 0 }];
  }
  if (boss.rest > 3) return [];
  if (boss.kind === 'moth') return stepMoth(world, boss, dt);
  return boss.kind === 'starer' ? stepStarer(world, boss, field, dt) : stepEcho(world, boss, dt);
}

interface Way {
  readonly key: string;
  readonly field: Int16Array;
}
const ways = new WeakMap<World, Way>();

/** Returns the distance of every tile from the hero. Computed again when the hero's tile or an obstacle changes. */
function fieldOf(world: World): Int16Array {
  const { burrow, hero, stones, open } = world;
  const goal = tileAt(burrow, hero.x, hero.y);
  const key = `${goal} ${open.size} ${stones.map(({ tile, isHome }) => `${tile}${isHome ? '-' : ''}`).join()}`;
  const known = ways.get(world);
  if (known?.key === key) return known.field;
  const field = distances(burrow, burrow.tiles.length, goal, (tile) => !isSolid(world, tile));
  ways.set(world, { key, field });
  return field;
}

/** Moves all enemies. */
export function stepShades(world: World, dt: number): Event[] {
  const field = fieldOf(world);
  const events = world.shades.flatMap((shade) => stepShade(world, shade, field, dt));
  return world.boss ? [...events, ...stepBoss(world, world.boss, field, dt)] : events;
}
