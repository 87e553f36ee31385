import { clamp } from '../kit/ease.ts';
import { HERO_SPEED, OIL } from './levels.ts';
import { castRay } from './light.ts';
import { STEPS, columnOf, middleOf, rowOf, stepFrom, tileAt, type Point } from './map.ts';
import { stoneTiles, traceBeam } from './puzzles.ts';
import { stepShades } from './shades.ts';
import { FLASH, PRICE, closedGates, isSolid, lanternReach, type Event, type World } from './world.ts';

/** Half the width of the hero in tiles. */
const GIRTH = 0.29;
/** Seconds for which the hero must lean against a thing to move it. */
const SHOVE = 0.2;
/** Number of times per second that the map is updated. */
const LOOKS = 20;

export interface Wish {
  /** Walking direction, with a length of at most 1. */
  readonly x: number;
  readonly y: number;
  readonly flash: boolean;
}

const event = (kind: Event['kind'], { x, y }: Point, mark = 0): Event => ({ kind, x, y, mark });

/** Moves the hero along one axis, sliding around corners. Returns the tile that stopped the hero, or -1. */
function slide(world: World, axis: 'x' | 'y', amount: number): number {
  if (amount === 0) return -1;
  const { hero, burrow } = world;
  const other = axis === 'x' ? 'y' : 'x';
  const edge = hero[axis] + amount + Math.sign(amount) * GIRTH;
  const tileOf = (along: number, across: number): number =>
    axis === 'x' ? tileAt(burrow, along, across) : tileAt(burrow, across, along);
  const low = tileOf(edge, hero[other] - GIRTH + 0.01);
  const high = tileOf(edge, hero[other] + GIRTH - 0.01);
  if (!isSolid(world, low) && !isSolid(world, high)) {
    hero[axis] += amount;
    return -1;
  }
  hero[axis] = amount > 0 ? Math.floor(edge) - GIRTH - 1e-4 : Math.floor(edge) + 1 + GIRTH + 1e-4;
  const ahead = tileOf(edge, hero[other]);
  if (isSolid(world, ahead)) return ahead;
  const middle = Math.floor(hero[other]) + 0.5;
  const nudge = clamp(middle - hero[other], -Math.abs(amount), Math.abs(amount));
  hero[other] += nudge;
  return -1;
}

/** Handles the hero leaning against a stone, a mirror or a gate. */
function lean(world: World, met: number, dx: number, dy: number): Event[] {
  const { burrow, hero } = world;
  const at = middleOf(burrow, met);
  const toward = Math.abs(dx) > Math.abs(dy) ? ([Math.sign(dx), 0] as const) : ([0, Math.sign(dy)] as const);

  const stone = world.stones.find(({ tile, isHome }) => tile === met && !isHome);
  if (stone) {
    const to = stepFrom(burrow, met, toward);
    const room = burrow.rooms[stone.puzzle.room];
    if (!room || !stoneTiles(burrow, room).has(to) || isSolid(world, to)) return [];
    stone.tile = to;
    hero.shove = -0.12;
    if (to !== stone.puzzle.plate) return [event('push', at)];
    stone.isHome = true;
    return [event('push', at), ...openGate(world, stone.puzzle.gate)];
  }
  for (const [index, mirrors] of world.mirrors.entries()) {
    const place = mirrors.findIndex(({ tile }) => tile === met);
    const mirror = mirrors[place];
    const puzzle = burrow.beams[index];
    if (!mirror || !puzzle) continue;
    mirrors[place] = { ...mirror, slant: mirror.slant === 1 ? -1 : 1 };
    const beam = traceBeam(burrow, puzzle, mirrors);
    world.beams[index] = beam;
    hero.shove = -0.5;
    return [event('turn', at), ...(beam.isHit ? openGate(world, puzzle.gate) : [])];
  }
  const gate = burrow.gates.findIndex(({ tile }) => tile === met);
  const door = burrow.gates[gate];
  if (!door || world.open.has(gate)) return [];
  hero.shove = -1;
  if (door.kind === 'lock' && world.keys.has(door.hue)) return openGate(world, gate);
  return [event('shut', at, gate)];
}

function openGate(world: World, gate: number): Event[] {
  const door = world.burrow.gates[gate];
  if (!door || world.open.has(gate)) return [];
  world.open.add(gate);
  world.score += 25;
  return [event('open', middleOf(world.burrow, door.tile), gate)];
}

function walk(world: World, wish: Wish, dt: number): Event[] {
  const { hero } = world;
  const length = Math.hypot(wish.x, wish.y);
  if (length < 0.05) {
    hero.shove = Math.min(0, hero.shove + dt);
    hero.stride = 0;
    return [];
  }
  const pace = (HERO_SPEED * dt) / Math.max(1, length);
  const goal = Math.atan2(wish.y, wish.x);
  const turn = Math.atan2(Math.sin(goal - hero.face), Math.cos(goal - hero.face));
  hero.face += clamp(turn, -11 * dt, 11 * dt);
  hero.stride += dt;
  const metX = slide(world, 'x', wish.x * pace);
  const metY = slide(world, 'y', wish.y * pace);
  const met = Math.abs(wish.x) > Math.abs(wish.y) ? metX : metY;
  if (met < 0) {
    hero.shove = Math.min(0, hero.shove + dt);
    return [];
  }
  hero.shove += dt;
  if (hero.shove < SHOVE) return [];
  hero.shove = 0;
  return lean(world, met, wish.x, wish.y);
}

function gather(world: World): Event[] {
  const { burrow, hero } = world;
  const events: Event[] = [];
  burrow.items.forEach((item, index) => {
    const isNear =
      Math.abs(columnOf(burrow, item.tile) + 0.5 - hero.x) < 0.7 &&
      Math.abs(rowOf(burrow, item.tile) + 0.5 - hero.y) < 0.7;
    if (!isNear || world.taken.has(index)) return;
    const at = middleOf(burrow, item.tile);
    if (Math.hypot(at.x - hero.x, at.y - hero.y) > 0.7) return;
    if (item.kind === 'flask' && world.oil > 100 - OIL.flask / 2) return;
    world.taken.add(index);
    events.push(event(item.kind, at, item.mark));
    if (item.kind === 'rune') world.runes += 1;
    else if (item.kind === 'key') world.keys.add(item.mark);
    else if (item.kind === 'firefly') world.fireflies += 1;
    else if (item.kind === 'cap') world.caps += 1;
    if (item.kind === 'flask') world.oil = Math.min(100, world.oil + OIL.flask);
    if (item.kind === 'firefly') world.oil = Math.min(100, world.oil + OIL.firefly);
    world.score += { rune: 100, key: 25, firefly: 50, flask: 5, cap: 10 }[item.kind];
  });
  return events;
}

/** Lets the mole sell something when the hero steps onto the mat in front of it. */
function trade(world: World): Event[] {
  const { burrow, hero } = world;
  if (!burrow.mole) return [];
  const isOnMat = tileAt(burrow, hero.x, hero.y) === burrow.mole.mat;
  if (!isOnMat) world.isServed = false;
  if (!isOnMat || world.isServed) return [];
  world.isServed = true;
  const at = middleOf(burrow, burrow.mole.tile);
  if (world.caps < PRICE) return [event('poor', at)];
  world.caps -= PRICE;
  world.score += 30;
  if (world.ware === 'oil') world.oil = Math.min(100, world.oil + OIL.trade);
  else if (world.ware === 'tallow') world.shine = Math.min(1.5, world.shine + 0.2);
  else world.seen.fill(1);
  if (world.ware !== 'oil') world.ware = 'oil';
  return [event('sold', at)];
}

function burn(world: World, wish: Wish, dt: number): Event[] {
  const { hero, flashes } = world;
  const events: Event[] = [];
  if (wish.flash && world.oil > OIL.flash + 1) {
    world.oil -= OIL.flash;
    const speed = 2.4 / FLASH.flight;
    flashes.push({
      x: hero.x,
      y: hero.y,
      vx: Math.cos(hero.face) * speed,
      vy: Math.sin(hero.face) * speed,
      age: 0,
    });
    events.push(event('flash', hero));
  }
  for (const flash of flashes) {
    const isFlying = flash.age < FLASH.flight;
    flash.age += dt;
    if (!isFlying) continue;
    const [x, y] = [flash.x + flash.vx * dt, flash.y + flash.vy * dt];
    if (isSolid(world, tileAt(world.burrow, x, y))) flash.age = FLASH.flight;
    else Object.assign(flash, { x, y });
    if (flash.age >= FLASH.flight) events.push(event('burst', flash));
  }
  const alight = flashes.filter(({ age }) => age < FLASH.flight + FLASH.burn);
  flashes.splice(0, flashes.length, ...alight);
  return events;
}

/** Moves stones that are not on their plate back to their start while the hero is away. */
function tidy(world: World, dt: number): Event[] {
  const { burrow, hero } = world;
  const events: Event[] = [];
  for (const stone of world.stones) {
    const { room, stone: home } = stone.puzzle;
    const to = middleOf(burrow, stone.tile);
    stone.x += clamp(to.x - stone.x, -6 * dt, 6 * dt);
    stone.y += clamp(to.y - stone.y, -6 * dt, 6 * dt);
    const centre = burrow.rooms[room]?.centre ?? 0;
    const isAway =
      Math.abs(hero.x - columnOf(burrow, centre) - 0.5) > 6 ||
      Math.abs(hero.y - rowOf(burrow, centre) - 0.5) > 5;
    if (stone.isHome || stone.tile === home || !isAway) continue;
    stone.tile = home;
    Object.assign(stone, middleOf(burrow, home));
    events.push(event('reset', stone));
  }
  return events;
}

/** Adds the lit area to the map. */
export function look(world: World): void {
  const { burrow, hero, seen } = world;
  const isClosed = closedGates(world);
  const rays = 48;
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = (ray / rays) * Math.PI * 2;
    const reach = castRay(burrow, isClosed, hero, angle, lanternReach(world, angle)) + 0.5;
    for (let far = 0; far <= reach; far += 0.45)
      seen[tileAt(burrow, hero.x + Math.cos(angle) * far, hero.y + Math.sin(angle) * far)] = 1;
  }
  for (const flash of world.flashes) {
    if (flash.age < FLASH.flight) continue;
    const at = tileAt(burrow, flash.x, flash.y);
    for (const tile of [at, ...STEPS.map((next) => stepFrom(burrow, at, next))]) seen[tile] = 1;
  }
}

/**
 * Returns the stars: one for reaching the exit, one for all fireflies and one for having at least 40 units of oil left.
 */
export function starsOf(world: World): number {
  const all = world.burrow.items.filter(({ kind }) => kind === 'firefly').length;
  return 1 + (world.fireflies >= all ? 1 : 0) + (world.oil >= 40 ? 1 : 0);
}

/** Lets `dt` seconds pass. Returns the events in order. */
export function step(world: World, wish: Wish, dt: number): Event[] {
  if (world.status !== 'playing') return [];
  const { hero, burrow, trail } = world;
  world.time += dt;
  hero.immune = Math.max(0, hero.immune - dt);
  world.oil = Math.max(0, world.oil - world.rules.burn * dt);
  const events = [...walk(world, wish, dt), ...burn(world, wish, dt), ...tidy(world, dt)];
  const isEvery = (rate: number): boolean =>
    Math.floor(world.time * rate) > Math.floor((world.time - dt) * rate);
  if (isEvery(10) && (hero.stride > 0 || trail.length > 0)) trail.push({ x: hero.x, y: hero.y });
  events.push(...gather(world), ...trade(world), ...stepShades(world, dt));
  if (isEvery(LOOKS)) look(world);
  if (world.runes >= 3 && tileAt(burrow, hero.x, hero.y) === burrow.exit) {
    world.status = 'won';
    world.score += Math.round(world.oil) * 5;
    return [...events, event('out', hero)];
  }
  if (world.oil > 0) return events;
  world.status = 'lost';
  return [...events, event('dark', hero)];
}
