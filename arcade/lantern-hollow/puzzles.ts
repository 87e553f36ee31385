import type { Random } from '../kit/random.ts';
import {
  FLOOR,
  STEPS,
  distances,
  stepFrom,
  type BeamPuzzle,
  type Mirror,
  type PlatePuzzle,
  type Room,
  type Slant,
  type Step,
} from './map.ts';

interface Ground {
  readonly width: number;
  readonly tiles: Uint8Array;
}

const allowed = new WeakMap<Room, Set<number>>();

/**
 * Returns the tiles on which a stone may be placed: floor tiles of the room on which the stone blocks no path and that
 * are not in front of a passage.
 */
export function stoneTiles(ground: Ground, room: Room): Set<number> {
  const known = allowed.get(room);
  if (known) return known;
  const isWhole = (without: number): boolean => {
    const free = new Set(room.cells.filter((tile) => tile !== without));
    const field = distances(ground, ground.tiles.length, room.mouths[0] ?? 0, (tile) => free.has(tile));
    return [...free].every((tile) => (field[tile] ?? -1) >= 0);
  };
  const tiles = new Set(room.cells.filter((tile) => !room.mouths.includes(tile) && isWhole(tile)));
  allowed.set(room, tiles);
  return tiles;
}

/**
 * Returns the minimum number of pushes that bring a stone onto its plate within the room, or `null` if it is
 * impossible.
 */
export function fewestPushes(ground: Ground, room: Room, stone: number, plate: number): number | null {
  const walkable = new Set(room.cells);
  const places = stoneTiles(ground, room);
  const keyOf = (hero: number, at: number): number => at * ground.tiles.length + hero;
  const done = new Set<number>();
  let layer = room.mouths.map((hero): [number, number] => [hero, stone]);
  for (let pushes = 0; layer.length > 0; pushes += 1) {
    const pushed: [number, number][] = [];
    for (const [hero, at] of layer) {
      if (at === plate) return pushes;
      if (done.has(keyOf(hero, at))) continue;
      done.add(keyOf(hero, at));
      for (const step of STEPS) {
        const to = stepFrom(ground, hero, step);
        if (to === at) {
          const beyond = stepFrom(ground, at, step);
          if (places.has(beyond)) pushed.push([to, beyond]);
        } else if (walkable.has(to)) layer.push([to, at]);
      }
    }
    layer = pushed;
  }
  return null;
}

/**
 * Places a stone and a plate in a room. Tries to find places that need at least `pushes` pushes, but may return some
 * that need fewer. Returns `null` if no suitable places are found.
 */
export function createPlate(
  ground: Ground,
  room: Room,
  gate: number,
  pushes: number,
  random: Random,
): PlatePuzzle | null {
  const places = [...stoneTiles(ground, room)].filter((tile) => tile !== room.centre);
  let found: PlatePuzzle | null = null;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const stone = random.pick(places);
    const plate = random.pick(places);
    if (stone === plate) continue;
    const needed = fewestPushes(ground, room, stone, plate);
    if (needed === null || needed > pushes + 2) continue;
    if (!found || needed > found.pushes) found = { room: room.index, gate, stone, plate, pushes: needed };
    if (needed >= pushes) break;
  }
  return found;
}

/** Returns the direction of light after a mirror. */
export const reflect = ([dx, dy]: Step, slant: Slant): Step => (slant === 1 ? [0 - dy, 0 - dx] : [dy, dx]);

export interface Beam {
  /** Tiles where the light starts, turns and ends. */
  readonly corners: readonly number[];
  readonly isHit: boolean;
}

/** Follows the light of a lamp. */
export function traceBeam(ground: Ground, puzzle: BeamPuzzle, mirrors: readonly Mirror[]): Beam {
  const corners = [puzzle.lamp];
  let { toward } = puzzle;
  let at = puzzle.lamp;
  for (let length = 0; length < 80; length += 1) {
    const next = stepFrom(ground, at, toward);
    if (ground.tiles[next] !== FLOOR || next === puzzle.lamp) break;
    at = next;
    if (at === puzzle.crystal) return { corners: [...corners, at], isHit: true };
    const mirror = mirrors.find(({ tile }) => tile === at);
    if (!mirror) continue;
    corners.push(at);
    toward = reflect(toward, mirror.slant);
  }
  return { corners: [...corners, at], isHit: false };
}

/** Returns whether the mirrors can be turned so that the crystal is lit. */
export function isLightable(ground: Ground, puzzle: BeamPuzzle): boolean {
  return Array.from({ length: 2 ** puzzle.mirrors.length }, (_, bits) =>
    puzzle.mirrors.map(({ tile }, index): Mirror => ({ tile, slant: (bits >> index) & 1 ? 1 : -1 })),
  ).some((mirrors) => traceBeam(ground, puzzle, mirrors).isHit);
}

/** Returns whether the hero can reach every passage of a room and touch each of these things after they are placed. */
function isOpen(ground: Ground, room: Room, things: readonly number[]): boolean {
  const [first] = room.mouths;
  if (first === undefined) return false;
  const free = new Set(room.cells.filter((tile) => !things.includes(tile)));
  const field = distances(ground, ground.tiles.length, first, (tile) => free.has(tile));
  const isNear = (tile: number): boolean =>
    STEPS.some((step) => (field[stepFrom(ground, tile, step)] ?? -1) >= 0);
  return room.mouths.every((tile) => (field[tile] ?? -1) >= 0) && things.every(isNear);
}

/** Puts a lamp, mirrors and a crystal into a room; the mirrors start turned the wrong way. */
export function createBeam(
  ground: Ground,
  room: Room,
  gate: number,
  count: number,
  random: Random,
): BeamPuzzle | null {
  const places = new Set(stoneTiles(ground, room));
  places.delete(room.centre);
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const lamp = random.pick([...places]);
    const start = random.pick(STEPS);
    const mirrors: Mirror[] = [];
    let toward = start;
    let at = lamp;
    const used = [lamp];
    const walk = (): boolean => {
      const length = random.int(1, 4);
      for (let step = 0; step < length; step += 1) {
        at = stepFrom(ground, at, toward);
        if (!places.has(at) || used.includes(at)) return false;
      }
      used.push(at);
      return true;
    };
    let isFine = walk();
    while (isFine && mirrors.length < count) {
      const slant: Slant = random.chance(0.5) ? 1 : -1;
      mirrors.push({ tile: at, slant });
      toward = reflect(toward, slant);
      isFine = walk();
    }
    if (!isFine || !isOpen(ground, room, used)) continue;
    const wrong = mirrors.map(({ tile, slant }): Mirror => ({ tile, slant: slant === 1 ? -1 : 1 }));
    const puzzle = { room: room.index, gate, lamp, toward: start, mirrors: wrong, crystal: at };
    if (isLightable(ground, puzzle) && !traceBeam(ground, puzzle, wrong).isHit) return puzzle;
  }
  return null;
}
