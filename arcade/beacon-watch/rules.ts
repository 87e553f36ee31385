import { lerp } from '../kit/ease.ts';
import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import { moved, placeReefs, rimPoint, type Chart, type Point, type Reef } from './chart.ts';
import { CLASSES, isAground, isAtQuay, launch, sail, type Ship } from './fleet.ts';
import { ENOUGH, createBeam, lightAt, turnBeam, type Beam, type BeamWish, type Fog } from './light.ts';
import { createNight, type Night } from './nights.ts';
import type { Upgrades } from './upgrades.ts';

export interface Shadow extends Point {
  health: number;
  readonly most: number;
  /** The light that falls on the shadow now. */
  light: number;
  age: number;
  prey: Ship | undefined;
}

export interface Crate extends Point {
  /** How far the beam has hauled the crate in, from 0 to 1. */
  hauled: number;
  readonly drift: number;
  age: number;
}

export type Event =
  | { kind: 'sails' | 'seen' | 'home' | 'wrecked' | 'dragged'; ship: Ship; points?: number }
  | { kind: 'burned'; x: number; y: number; points: number }
  | { kind: 'caught'; ship: Ship }
  | { kind: 'hauled'; x: number; y: number }
  | { kind: 'flare' | 'noFlare' | 'lightning' | 'dry' | 'dawn' | 'over' };

export interface Wish extends BeamWish {
  readonly flare: boolean;
}

export interface State {
  readonly number: number;
  readonly night: Night;
  readonly upgrades: Upgrades;
  readonly random: Random;
  chart: Chart;
  status: 'watching' | 'dawn' | 'over';
  time: number;
  score: number;
  oil: number;
  readonly tank: number;
  flares: number;
  /** Remaining seconds of the flare, and remaining brightness (1 to 0) of the flash of lightning. */
  flare: number;
  flash: number;
  launched: number;
  home: number;
  lost: number;
  readonly beam: Beam;
  reefs: Reef[];
  ships: Ship[];
  shadows: Shadow[];
  crates: Crate[];
  fogs: Fog[];
  readonly next: { ship: number; shadow: number; crate: number; flash: number };
  /** Remaining seconds for which the shadows are faster after lightning. */
  stirred: number;
  events: Event[];
}

/** Number of lost ships with which a night is lost. */
export const LOSSES = 3;
const FLARE_SECONDS = 5;
/** Points for lighting a ship for the first time. */
const SIGHTED = 10;
const HOLD_SECONDS = 3.6;
const HAUL_SECONDS = 0.9;
const SHADOW_SPEED = 27;

export function createState(number: number, chart: Chart, upgrades: Upgrades, attempt = 0): State {
  const night = createNight(number);
  const random = createRandom(seedFrom('beacon-watch', number, attempt));
  const tank = 100 * (1 + 0.2 * upgrades.tank);
  return {
    number,
    night,
    upgrades,
    random,
    chart,
    status: 'watching',
    time: 0,
    score: 0,
    oil: tank,
    tank,
    flares: (night.crateEvery < Infinity ? 1 : 0) + upgrades.flares,
    flare: 0,
    flash: 0,
    launched: 0,
    home: 0,
    lost: 0,
    beam: createBeam(),
    reefs: placeReefs(chart, number, night.reefs),
    ships: [],
    shadows: [],
    crates: [],
    fogs: Array.from({ length: night.fogs }, (_, n) => ({
      x: chart.width * random.range(0.15, 0.85),
      y: lerp(chart.horizon, chart.height, 0.26 + 0.2 * n),
      radius: random.range(95, 130),
      drift: random.range(5, 9) * (n % 2 ? 1 : -1),
    })),
    next: { ship: 0.6, shadow: night.shadowEvery * 0.55, crate: 6, flash: night.lightningEvery * 0.6 },
    stirred: 0,
    events: [],
  };
}

/** Adapts a night to a frame of another shape. */
export function reshape(state: State, chart: Chart): void {
  const { chart: old } = state;
  for (const thing of [...state.reefs, ...state.ships, ...state.shadows, ...state.crates, ...state.fogs])
    Object.assign(thing, moved(old, chart, thing));
  state.chart = chart;
}

/** Returns the stars of a night: three without a loss, one less for each lost ship, at least one. */
export const starsOf = (state: State): number => Math.max(1, LOSSES - state.lost);

/**
 * Returns the factor for the speed of the ships and for the frequency of ships and shadows. It increases with time in
 * the endless night, and is 1 in all other nights.
 */
const hurry = (state: State): number => (state.night.ships === Infinity ? 1 + state.time / 100 : 1);

function sendOut(state: State, dt: number): void {
  const { night, next, chart, random } = state;
  const pace = hurry(state);
  next.ship -= dt * pace;
  if (next.ship <= 0 && state.launched < night.ships) {
    const ship = launch(chart, random, night.kinds);
    next.ship = night.interval * random.range(0.8, 1.2);
    state.launched += 1;
    state.ships.push(ship);
    state.events.push({ kind: 'sails', ship });
  }
  next.shadow -= dt * pace;
  if (next.shadow <= 0) {
    next.shadow = night.shadowEvery * random.range(0.8, 1.2);
    const place = rimPoint(chart, random.next());
    const health = night.shadowHealth;
    state.shadows.push({
      ...place,
      y: place.y + 30,
      health,
      most: health,
      light: 0,
      age: 0,
      prey: undefined,
    });
  }
  next.crate -= dt;
  if (next.crate <= 0 && night.crateEvery < Infinity) {
    next.crate = night.crateEvery;
    const drift = random.chance(0.5) ? 1 : -1;
    const y = lerp(chart.horizon, chart.height, random.range(0.25, 0.6));
    state.crates.push({ x: drift > 0 ? -16 : chart.width + 16, y, hauled: 0, drift: drift * 15, age: 0 });
  }
  next.flash -= dt;
  if (next.flash <= 0) {
    next.flash = night.lightningEvery * random.range(0.8, 1.3);
    state.flash = 1;
    state.stirred = 3;
    for (const ship of state.ships) ship.sight = Math.max(ship.sight, 1.4);
    state.events.push({ kind: 'lightning' });
  }
}

function lose(state: State, ship: Ship, kind: 'wrecked' | 'dragged'): void {
  Object.assign(ship, { status: 'lost', since: 0 });
  state.lost += 1;
  state.events.push({ kind, ship });
}

function moveShips(state: State, dt: number): void {
  const { chart, night, upgrades, beam, reefs } = state;
  for (const ship of state.ships) {
    ship.since += dt;
    if (ship.status !== 'sailing') continue;
    ship.light = lightAt(beam, chart, state.fogs, state.flare, ship);
    const isLit = ship.light >= ENOUGH;
    if (isLit && ship.sight <= 0) state.events.push({ kind: 'seen', ship });
    if (isLit && !ship.isSighted) {
      ship.isSighted = true;
      state.score += SIGHTED;
    }
    ship.sight = isLit ? night.memory + 0.5 * upgrades.charts : Math.max(0, ship.sight - dt);
    sail(ship, chart, reefs, night.haste * Math.min(1.7, hurry(state)), dt);
    if (isAtQuay(ship, chart)) {
      const { value, oil } = CLASSES[ship.kind];
      Object.assign(ship, { status: 'home', since: 0 });
      state.home += 1;
      state.score += value;
      state.oil = Math.min(state.tank, state.oil + oil);
      state.events.push({ kind: 'home', ship, points: value });
    } else if (isAground(ship, reefs)) lose(state, ship, 'wrecked');
  }
  state.ships = state.ships.filter(({ status, since }) => status === 'sailing' || since < 2.4);
}

function nearestShip(state: State, place: Point): Ship | undefined {
  let best: Ship | undefined;
  let least = Infinity;
  for (const ship of state.ships) {
    const distance = Math.hypot(ship.x - place.x, ship.y - place.y);
    if (ship.status === 'sailing' && distance < least) [best, least] = [ship, distance];
  }
  return best;
}

function moveShadows(state: State, dt: number): void {
  state.stirred = Math.max(0, state.stirred - dt);
  const holders = new Set<Ship>();
  for (const shadow of state.shadows) {
    shadow.age += dt;
    shadow.light = lightAt(state.beam, state.chart, state.fogs, state.flare, shadow);
    shadow.health -= shadow.light * 0.85 * dt;
    if (shadow.prey?.status !== 'sailing') shadow.prey = nearestShip(state, shadow);
    const { prey } = shadow;
    if (!prey) continue;
    const [dx, dy] = [prey.x - shadow.x, prey.y - shadow.y];
    const distance = Math.hypot(dx, dy) || 1;
    if (distance < 19) {
      if (prey.held === 0) state.events.push({ kind: 'caught', ship: prey });
      prey.held += dt;
      holders.add(prey);
      if (prey.held > HOLD_SECONDS) lose(state, prey, 'dragged');
      continue;
    }
    const speed =
      SHADOW_SPEED * state.night.haste * (state.stirred > 0 ? 1.9 : 1) * (shadow.light > ENOUGH ? 0.35 : 1);
    shadow.x += (dx / distance) * speed * dt;
    shadow.y += (dy / distance) * speed * dt;
  }
  for (const ship of state.ships) if (!holders.has(ship)) ship.held = 0;
  for (const { x, y, health, most } of state.shadows) {
    if (health > 0) continue;
    const points = Math.round(20 + 20 * most);
    state.score += points;
    state.events.push({ kind: 'burned', x, y, points });
  }
  state.shadows = state.shadows.filter(({ health }) => health > 0);
}

function moveDrift(state: State, dt: number): void {
  const { chart } = state;
  for (const crate of state.crates) {
    crate.age += dt;
    crate.x += crate.drift * dt;
    const isLit = lightAt(state.beam, chart, state.fogs, 0, crate) >= ENOUGH;
    crate.hauled = Math.max(0, crate.hauled + (isLit ? dt : -dt * 0.4) / HAUL_SECONDS);
    if (crate.hauled < 1) continue;
    state.flares += 1;
    state.oil = Math.min(state.tank, state.oil + 5);
    state.events.push({ kind: 'hauled', x: crate.x, y: crate.y });
  }
  state.crates = state.crates.filter(({ x, hauled }) => hauled < 1 && x > -40 && x < chart.width + 40);
  for (const fog of state.fogs) {
    fog.x += fog.drift * dt;
    if (fog.x < -fog.radius) fog.x = chart.width + fog.radius;
    if (fog.x > chart.width + fog.radius) fog.x = -fog.radius;
  }
}

function burnOil(state: State, wish: Wish, dt: number): void {
  const had = state.oil > 0;
  state.oil = Math.max(0, state.oil - state.night.thirst * (wish.focus ? 2.7 : 1) * dt);
  if (had && state.oil === 0) state.events.push({ kind: 'dry' });
  state.flare = Math.max(0, state.flare - dt);
  state.flash = Math.max(0, state.flash - dt * 1.6);
  if (!wish.flare) return;
  if (state.flares > 0 && state.flare === 0) {
    state.flares -= 1;
    state.flare = FLARE_SECONDS;
    state.events.push({ kind: 'flare' });
  } else state.events.push({ kind: 'noFlare' });
}

/** Runs one step of the night. `events` then contains the events of this step. */
export function step(state: State, wish: Wish, dt: number): void {
  state.events = [];
  state.time += dt;
  turnBeam(state.beam, state.chart, wish, state.upgrades, state.oil > 0, dt);
  if (state.status !== 'watching') {
    for (const ship of state.ships) ship.since += dt;
    return;
  }
  burnOil(state, wish, dt);
  sendOut(state, dt);
  moveShips(state, dt);
  moveShadows(state, dt);
  moveDrift(state, dt);
  if (state.lost >= LOSSES) {
    state.status = 'over';
    state.events.push({ kind: 'over' });
  } else if (state.launched >= state.night.ships && state.ships.every(({ status }) => status !== 'sailing')) {
    state.status = 'dawn';
    state.score += Math.round(state.oil) + (LOSSES - state.lost) * 50;
    state.events.push({ kind: 'dawn' });
  }
}
