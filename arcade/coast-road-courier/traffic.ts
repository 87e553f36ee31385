import { approach } from '../kit/ease.ts';
import { createRandom, seedFrom } from '../kit/random.ts';
import type { Level } from './levels.ts';
import { HALF, LANES, splitAt, type Side, type Track } from './track.ts';

export type VehicleKind = 'car' | 'beetle' | 'scooter' | 'lorry' | 'bus';

export interface Model {
  readonly width: number;
  readonly height: number;
  readonly speed: readonly [slowest: number, fastest: number];
  /** Whether the vehicle is so large that it creates a slipstream. */
  readonly isBig: boolean;
}

export const MODELS: Readonly<Record<VehicleKind, Model>> = {
  car: { width: 2, height: 1.5, speed: [15, 20], isBig: false },
  beetle: { width: 1.8, height: 1.6, speed: [13, 18], isBig: false },
  scooter: { width: 0.9, height: 1.8, speed: [12, 15], isBig: false },
  lorry: { width: 2.6, height: 3.4, speed: [19, 23], isBig: true },
  bus: { width: 2.7, height: 3.2, speed: [17, 20], isBig: true },
};

export interface Vehicle {
  readonly kind: VehicleKind;
  readonly tint: number;
  readonly lane: number;
  /** The carriageway that it takes at a fork. */
  readonly side: Side;
  readonly wish: number;
  z: number;
  x: number;
  speed: number;
  isPassed: boolean;
}

export interface Animal {
  x: number;
  readonly dz: number;
  /** Seconds since it jumped out of the way. Negative before that. */
  leap: number;
}

export interface Herd {
  readonly z: number;
  readonly kind: 'goat' | 'goose';
  readonly from: Side;
  isWalking: boolean;
  readonly animals: Animal[];
}

/** Distributes the traffic so that a fast van meets it evenly from start to end. */
export function createTraffic(number: number, level: Level, track: Track): Vehicle[] {
  const random = createRandom(seedFrom('coast-traffic', number));
  const end = level.legs * level.legMetres;
  const vehicles: Vehicle[] = [];
  for (let z = 70; z < end * 0.55; z += level.trafficGap * random.range(0.7, 1.3)) {
    const kind = random.chance(level.bigShare)
      ? random.pick(['lorry', 'bus'] as const)
      : random.pick(['car', 'car', 'beetle', 'scooter'] as const);
    const wish = random.range(...MODELS[kind].speed);
    const lane = random.pick(LANES);
    const side: Side = MODELS[kind].isBig || random.chance(0.4) ? 1 : -1;
    const x = lane + side * splitAt(track.forks, z);
    vehicles.push({ kind, tint: random.int(0, 3), lane, side, wish, z, x, speed: wish, isPassed: false });
  }
  return vehicles;
}

export function createHerds(track: Track): Herd[] {
  return track.herds.map(({ z, from, kind }) => ({
    z,
    kind,
    from,
    isWalking: false,
    animals: Array.from({ length: kind === 'goat' ? 2 : 4 }, (_, n) => ({
      x: from * (HALF + 2 + n * (kind === 'goat' ? 3.4 : 1.5)),
      dz: (n % 2) * 1.6,
      leap: -1,
    })),
  }));
}

/** Moves the traffic. A vehicle behind a slower one slows down too. */
export function moveTraffic(vehicles: readonly Vehicle[], track: Track, dt: number): void {
  for (const vehicle of vehicles) {
    let goal = vehicle.wish;
    for (const other of vehicles) {
      const gap = other.z - vehicle.z;
      if (gap > 0 && gap < 14 && Math.abs(other.x - vehicle.x) < 2.4)
        goal = Math.min(goal, other.speed * 0.96);
    }
    vehicle.speed = approach(vehicle.speed, goal, 2.5, dt);
    vehicle.z += vehicle.speed * dt;
    vehicle.x = vehicle.lane + vehicle.side * splitAt(track.forks, vehicle.z);
  }
}

const WALK = { goat: 2.7, goose: 1.7 } as const;

/** Moves the herds. A herd starts to cross the road when the van is near. */
export function moveHerds(herds: readonly Herd[], vanZ: number, dt: number): void {
  for (const herd of herds) {
    const ahead = herd.z - vanZ;
    if (ahead < 85 && ahead > 0) herd.isWalking = true;
    if (!herd.isWalking || ahead < -40) continue;
    for (const animal of herd.animals) {
      if (animal.leap >= 0) animal.leap += dt;
      else if (animal.x * herd.from > -HALF - 3) animal.x -= herd.from * WALK[herd.kind] * dt;
    }
  }
}
