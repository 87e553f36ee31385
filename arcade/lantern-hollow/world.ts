import { createBurrow } from './burrow.ts';
import { settings, type BossKind, type Settings } from './levels.ts';
import { flameOf, isInSight, reachAt } from './light.ts';
import {
  WALL,
  middleOf,
  tileAt,
  type Burrow,
  type ItemKind,
  type Mirror,
  type PlatePuzzle,
  type Point,
} from './map.ts';
import { traceBeam, type Beam } from './puzzles.ts';

/** Burning oil that was thrown: it flies, then burns on the ground. */
export interface Flash extends Point {
  vx: number;
  vy: number;
  age: number;
}
export const FLASH = { flight: 0.32, burn: 3.4, radius: 2.9 } as const;

export interface Shade extends Point {
  readonly home: Point;
  /** Seconds for which the shade still flees. */
  shy: number;
  isLit: boolean;
  isFollowing: boolean;
}
export interface Boss extends Point {
  readonly kind: BossKind;
  isLit: boolean;
  /** Seconds until the boss may bite again. */
  rest: number;
  isAwake: boolean;
}
export interface Stone extends Point {
  readonly puzzle: PlatePuzzle;
  tile: number;
  isHome: boolean;
}
export type Ware = 'oil' | 'chart' | 'tallow';
export const PRICE = 3;

export type EventKind =
  | ItemKind
  | 'flash'
  | 'burst'
  | 'bite'
  | 'shy'
  | 'push'
  | 'reset'
  | 'open'
  | 'turn'
  | 'sold'
  | 'poor'
  | 'shut'
  | 'awake'
  | 'out'
  | 'dark';
export interface Event extends Point {
  readonly kind: EventKind;
  readonly mark: number;
}

export interface World {
  readonly level: number;
  readonly rules: Settings;
  readonly burrow: Burrow;
  readonly hero: { x: number; y: number; face: number; stride: number; immune: number; shove: number };
  readonly taken: Set<number>;
  readonly open: Set<number>;
  readonly keys: Set<number>;
  readonly stones: Stone[];
  readonly mirrors: Mirror[][];
  readonly beams: Beam[];
  readonly flashes: Flash[];
  readonly shades: Shade[];
  readonly boss: Boss | null;
  /** Past positions of the hero, one per tenth of a second. */
  readonly trail: Point[];
  /** 1 for tiles that are on the player's map. */
  readonly seen: Uint8Array;
  oil: number;
  runes: number;
  fireflies: number;
  caps: number;
  ware: Ware;
  /**
   * Whether the mole has offered its goods since the hero last stepped onto the mat, even if the hero could not pay.
   */
  isServed: boolean;
  /** Factor on the reach of the lantern. Tallow from the mole increases it. */
  shine: number;
  hurt: number;
  time: number;
  score: number;
  status: 'playing' | 'won' | 'lost';
}

const WARES: readonly Ware[] = ['oil', 'tallow', 'chart'];

export function createWorld(level: number): World {
  const burrow = createBurrow(level);
  const rules = settings(level);
  const start = middleOf(burrow, burrow.start);
  const mirrors = burrow.beams.map((puzzle) => [...puzzle.mirrors]);
  return {
    level,
    rules,
    burrow,
    hero: { ...start, face: Math.PI / 2, stride: 0, immune: 0, shove: 0 },
    taken: new Set(),
    open: new Set(),
    keys: new Set(),
    stones: burrow.plates.map((puzzle) => ({
      puzzle,
      tile: puzzle.stone,
      isHome: false,
      ...middleOf(burrow, puzzle.stone),
    })),
    mirrors,
    beams: burrow.beams.map((puzzle, index) => traceBeam(burrow, puzzle, mirrors[index] ?? [])),
    flashes: [],
    shades: burrow.shades.map((tile) => ({
      ...middleOf(burrow, tile),
      home: middleOf(burrow, tile),
      shy: 0,
      isLit: false,
      isFollowing: false,
    })),
    boss: rules.boss && {
      kind: rules.boss,
      ...middleOf(burrow, burrow.bossAt),
      isLit: false,
      rest: 0,
      isAwake: false,
    },
    trail: [],
    seen: new Uint8Array(burrow.tiles.length),
    oil: 100,
    runes: 0,
    fireflies: 0,
    caps: 0,
    ware: WARES[level % WARES.length] ?? 'oil',
    isServed: false,
    shine: 1,
    hurt: 0,
    time: 0,
    score: 0,
    status: 'playing',
  };
}

export const isGateClosed = ({ burrow, open }: World, tile: number): boolean => {
  const index = burrow.gates.findIndex((gate) => gate.tile === tile);
  return index >= 0 && !open.has(index);
};

/**
 * Returns a function that reports whether a tile has a closed gate. For many tiles, it is faster than `isGateClosed`.
 */
export function closedGates({ burrow, open }: World): (tile: number) => boolean {
  const closed = burrow.gates.filter((_, index) => !open.has(index)).map(({ tile }) => tile);
  return closed.length === 0 ? () => false : (tile) => closed.includes(tile);
}

/** Returns whether a wall or another obstacle blocks a tile. */
export function isSolid(world: World, tile: number): boolean {
  const { burrow, stones } = world;
  const kind = burrow.tiles[tile];
  if (kind === undefined || kind === WALL) return true;
  return (
    burrow.mole?.tile === tile ||
    stones.some((stone) => stone.tile === tile && !stone.isHome) ||
    burrow.beams.some(
      ({ lamp, crystal, mirrors }) =>
        lamp === tile || crystal === tile || mirrors.some((mirror) => mirror.tile === tile),
    ) ||
    isGateClosed(world, tile)
  );
}

/** Returns the range of the lantern in tiles in a direction, given as an angle in radians clockwise from the right. */
export const lanternReach = (world: World, angle: number): number =>
  reachAt(world.rules, angle - world.hero.face) * flameOf(world.oil) * world.shine;

export const isBurning = ({ age }: Flash): boolean => age >= FLASH.flight && age < FLASH.flight + FLASH.burn;

/** Returns whether light that keeps shades away falls on a point. */
export function isLit(world: World, at: Point): boolean {
  const { burrow, hero } = world;
  const isClosed = closedGates(world);
  for (const flash of world.flashes) {
    if (!isBurning(flash) || Math.hypot(at.x - flash.x, at.y - flash.y) > FLASH.radius) continue;
    if (isInSight(burrow, isClosed, flash, at)) return true;
  }
  const angle = Math.atan2(at.y - hero.y, at.x - hero.x);
  const turn = Math.abs(Math.atan2(Math.sin(angle - hero.face), Math.cos(angle - hero.face)));
  const distance = Math.hypot(at.x - hero.x, at.y - hero.y);
  if (turn < 0.95 && distance < lanternReach(world, angle) * 0.95)
    return isInSight(burrow, isClosed, hero, at);
  return isOnBeam(world, at);
}

/** Returns whether a point lies on the light of a lamp. */
export function isOnBeam({ burrow, beams }: World, at: Point): boolean {
  const tile = tileAt(burrow, at.x, at.y);
  return beams.some(({ corners }) =>
    corners.slice(1).some((corner, index) => {
      const [a, b, p] = [corners[index] ?? corner, corner, tile].map((value) => middleOf(burrow, value));
      if (!a || !b || !p) return false;
      const isBetween = (low: number, high: number, value: number): boolean =>
        value >= Math.min(low, high) && value <= Math.max(low, high);
      return isBetween(a.x, b.x, p.x) && isBetween(a.y, b.y, p.y);
    }),
  );
}
