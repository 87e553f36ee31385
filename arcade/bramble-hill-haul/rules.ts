import { createRandom } from '../kit/random.ts';
import type { Piece } from './cargo.ts';
import { isAboard, loadCargo, stepCargo } from './cargo.ts';
import { difficulty, seedOf } from './levels.ts';
import type { CargoKind, Difficulty } from './levels.ts';
import type { Pickup, Route } from './terrain.ts';
import { createRoute } from './terrain.ts';
import type { Pedals, Truck } from './truck.ts';
import { createTruck, stepTruck } from './truck.ts';

export type Ending = 'delivered' | 'spilled' | 'overturned' | 'empty' | 'late';

export type HaulEvent =
  | { type: 'lost'; piece: Piece }
  | { type: 'coin'; pickup: Pickup }
  | { type: 'can'; pickup: Pickup }
  | { type: 'net' }
  | { type: 'netEnd' }
  | { type: 'landed'; force: number }
  | { type: 'over'; ending: Ending };

export interface Haul {
  readonly level: number;
  readonly rules: Difficulty;
  readonly route: Route;
  readonly truck: Truck;
  readonly pieces: readonly Piece[];
  pickups: readonly Pickup[];
  coins: number;
  fuel: number;
  nets: number;
  /** Seconds for which the net still holds. */
  netTime: number;
  time: number;
  /** Time of the market bell, in seconds from the start. */
  readonly bell: number;
  /** Furthest x reached. */
  way: number;
  upset: number;
  ending: Ending | undefined;
}

export const NET_SECONDS = 6;
export const COINS_PER_NET = 10;
const CAN_FUEL = 6;
const SUBSTEPS = 4;
const IDLE_BURN = 0.12;
const START_X = 150;
const LAND_TIME = 0.22;

/** Loads a truck for a level. */
export function createHaul(level: number): Haul {
  const rules = difficulty(level);
  const route = createRoute(seedOf(level), rules);
  const truck = createTruck(route, START_X);
  const random = createRandom(seedOf(level) ^ 0xca70);
  const kinds: CargoKind[] = Array.from({ length: rules.cargo }, (_, index) =>
    index < rules.kinds.length ? (rules.kinds[index] ?? 'pumpkin') : random.pick(rules.kinds),
  );
  return {
    level,
    rules,
    route,
    truck,
    pieces: loadCargo(truck, kinds),
    pickups: route.pickups,
    coins: 0,
    fuel: rules.fuel,
    nets: rules.nets,
    netTime: 0,
    time: 0,
    bell: Math.round(route.finish / rules.pace) + 6,
    way: START_X,
    upset: 0,
    ending: undefined,
  };
}

export const aboard = (haul: Haul): number => haul.pieces.filter(({ isLost }) => !isLost).length;

/** Throws a net over the cargo, if one is left and none is in use. */
export function throwNet(haul: Haul): HaulEvent[] {
  if (haul.nets === 0 || haul.netTime > 0 || haul.ending) return [];
  haul.nets -= 1;
  haul.netTime = NET_SECONDS;
  return [{ type: 'net' }];
}

/**
 * Returns the points for distance and coins. A delivered haul also earns points for its cargo and the remaining time.
 */
export function scoreOf(haul: Haul): number {
  const way = Math.floor((haul.way - START_X) / 20);
  const delivered =
    haul.ending === 'delivered' ? aboard(haul) * 100 + Math.floor(haul.bell - haul.time) * 5 : 0;
  return Math.max(0, way) + haul.coins * 10 + delivered;
}

/**
 * Returns the stars of a delivered haul: three if all of the cargo arrived, two if at least half of the pieces beyond
 * the required number arrived, otherwise one.
 */
export function starsOf(haul: Haul): 1 | 2 | 3 {
  const { cargo, need } = haul.rules;
  const kept = aboard(haul);
  return kept === cargo ? 3 : kept >= Math.ceil((cargo + need) / 2) ? 2 : 1;
}

function collect(haul: Haul, events: HaulEvent[]): void {
  const { x, y } = haul.truck;
  const taken = haul.pickups.filter((pickup) => Math.hypot(pickup.x - x, (pickup.y - y + 6) * 1.1) < 60);
  if (taken.length === 0) return;
  haul.pickups = haul.pickups.filter((pickup) => !taken.includes(pickup));
  for (const pickup of taken) {
    if (pickup.kind === 'can') {
      haul.fuel = Math.min(haul.rules.fuel, haul.fuel + CAN_FUEL);
      events.push({ type: 'can', pickup });
      continue;
    }
    haul.coins += 1;
    if (haul.coins % COINS_PER_NET === 0) haul.nets += 1;
    events.push({ type: 'coin', pickup });
  }
}

function settle(haul: Haul, dt: number): Ending | undefined {
  const { truck, rules } = haul;
  haul.upset = truck.isOnRoof ? haul.upset + dt : 0;
  if (truck.x >= haul.route.finish && aboard(haul) >= rules.need) return 'delivered';
  if (aboard(haul) < rules.need) return 'spilled';
  if (haul.upset > 1.2) return 'overturned';
  if (haul.time >= haul.bell) return 'late';
  const isStill = Math.hypot(truck.vx, truck.vy) < 8;
  return haul.fuel <= 0 && isStill ? 'empty' : undefined;
}

/** Runs one step of the game. */
export function step(haul: Haul, pedals: Pedals, dt: number): HaulEvent[] {
  const events: HaulEvent[] = [];
  const { truck, route } = haul;
  const hasFuel = haul.fuel > 0;
  const isOver = haul.ending !== undefined;
  const used: Pedals = isOver
    ? { gas: false, brake: truck.vx > 20 }
    : { gas: pedals.gas && hasFuel, brake: pedals.brake && (hasFuel || truck.vx > 12) };
  const air = truck.airTime;
  const fall = truck.vy;
  for (let part = 0; part < SUBSTEPS; part += 1) {
    stepTruck(truck, used, route, dt / SUBSTEPS);
    const lost = stepCargo(haul.pieces, truck, route, haul.netTime > 0, dt / SUBSTEPS);
    for (const piece of lost) events.push({ type: 'lost', piece });
  }
  if (air > LAND_TIME && truck.airTime === 0) events.push({ type: 'landed', force: Math.max(0, fall) });
  if (isOver) return events;
  haul.time += dt;
  haul.way = Math.max(haul.way, truck.x);
  haul.fuel = Math.max(0, haul.fuel - (used.gas || used.brake ? 1 : IDLE_BURN) * dt);
  if (haul.netTime > 0) {
    haul.netTime = Math.max(0, haul.netTime - dt);
    if (haul.netTime === 0) events.push({ type: 'netEnd' });
  }
  for (const piece of haul.pieces) {
    if (piece.isLost || isAboard(piece, truck)) continue;
    if (piece.y < truck.y + 30 && Math.abs(piece.x - truck.x) < 150) continue;
    piece.isLost = true;
    events.push({ type: 'lost', piece });
  }
  collect(haul, events);
  haul.ending = settle(haul, dt);
  if (haul.ending) events.push({ type: 'over', ending: haul.ending });
  return events;
}
