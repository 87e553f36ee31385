import { SIZE, YELLOW, cellsOf, directionOf, laneCell, startOf } from './rules.ts';
import type { Lot, Position, Slide } from './rules.ts';

/** Encodes positions as single numbers: one bit for the barrier, then three bits for each vehicle. */
interface Codec {
  encode(position: Position): number;
  decode(key: number): Position;
  isOut(key: number): boolean;
  /** Calls `visit` with every position that is one slide away. */
  expand(key: number, visit: (key: number, vehicle: number, to: number) => void): void;
}

function createCodec(lot: Lot): Codec {
  const count = lot.vehicles.length;
  const units = lot.vehicles.map((_, index) => 2 * 8 ** index);
  const directions = lot.vehicles.map((_, index) => directionOf(lot, index));
  const cells = lot.vehicles.map((vehicle) =>
    Array.from({ length: SIZE }, (_, place) => laneCell(vehicle, place)),
  );
  const fixed = new Int8Array(SIZE * SIZE);
  for (const cell of lot.planters) fixed[cell] = 1;
  const grid = new Int8Array(SIZE * SIZE);
  const places = new Int8Array(count);
  const yellow = lot.vehicles[YELLOW] ?? { horizontal: true, lane: 0, length: 2 };
  const yellowUnit = units[YELLOW] ?? 2;
  const exit = SIZE - yellow.length;
  const barrier = lot.barrier;
  const keyCar = barrier ? lot.vehicles[barrier.key] : undefined;
  const padAt = keyCar && barrier ? cellsOf({ ...keyCar, length: SIZE }, 0).indexOf(barrier.pad) : -1;

  const unpack = (key: number): void => {
    let rest = Math.floor(key / 2);
    for (let index = 0; index < count; index += 1) {
      places[index] = rest % 8;
      rest = Math.floor(rest / 8);
    }
  };
  return {
    encode: (position) =>
      position.places.reduce((sum, place, index) => sum + place * (units[index] ?? 0), position.open ? 1 : 0),
    decode(key) {
      unpack(key);
      return { places: [...places], open: key % 2 === 1 };
    },
    isOut: (key) => Math.floor(key / yellowUnit) % 8 === exit,
    expand(key, visit) {
      unpack(key);
      const open = key % 2 === 1;
      grid.set(fixed);
      if (barrier && !open) grid[barrier.cell] = 1;
      for (let index = 0; index < count; index += 1) {
        const length = lot.vehicles[index]?.length ?? 0;
        for (let part = 0; part < length; part += 1)
          grid[cells[index]?.[(places[index] ?? 0) + part] ?? 0] = 1;
      }
      for (let index = 0; index < count; index += 1) {
        const lane = cells[index] ?? [];
        const length = lot.vehicles[index]?.length ?? 0;
        const from = places[index] ?? 0;
        const unit = units[index] ?? 0;
        const opens = (to: number): number =>
          !open &&
          barrier?.key === index &&
          padAt >= Math.min(from, to) &&
          padAt < Math.max(from, to) + length
            ? 1
            : 0;
        if (directions[index] !== 1) {
          for (let to = from - 1; to >= 0 && grid[lane[to] ?? 0] === 0; to -= 1)
            visit(key + (to - from) * unit + opens(to), index, to);
        }
        if (directions[index] !== -1) {
          for (let to = from + 1; to + length <= SIZE && grid[lane[to + length - 1] ?? 0] === 0; to += 1) {
            visit(key + (to - from) * unit + opens(to), index, to);
          }
        }
      }
    },
  };
}

/**
 * Returns the shortest way out by breadth-first search. Returns undefined if there is none, or none within the limit.
 */
export function solve(lot: Lot, from: Position = startOf(lot), limit = 120_000): Slide[] | undefined {
  const codec = createCodec(lot);
  const keys = [codec.encode(from)];
  const parents = [-1];
  const slides: (Slide | undefined)[] = [undefined];
  const seen = new Set(keys);
  for (let index = 0; index < keys.length && keys.length < limit; index += 1) {
    const key = keys[index] ?? 0;
    if (codec.isOut(key)) {
      const path: Slide[] = [];
      for (let at = index; at > 0; at = parents[at] ?? -1) {
        const slide = slides[at];
        if (slide) path.unshift(slide);
      }
      return path;
    }
    codec.expand(key, (next, vehicle, to) => {
      if (seen.has(next)) return;
      seen.add(next);
      keys.push(next);
      parents.push(index);
      slides.push({ vehicle, to });
    });
  }
  return undefined;
}

export interface Distances {
  size: number;
  /** The number of moves from each position to the exit, by the index of the position. -1 if there is no way out. */
  toExit: Int16Array;
  position(index: number): Position;
}

/**
 * Returns every position that can be reached from `from`, with its distance to the exit. Returns undefined if there are
 * more than `limit` positions.
 */
export function explore(lot: Lot, from: Position, limit: number): Distances | undefined {
  const codec = createCodec(lot);
  const keys = [codec.encode(from)];
  const indexes = new Map([[keys[0] ?? 0, 0]]);
  const backwards: number[][] = [[]];
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? 0;
    if (keys.length > limit) return undefined;
    if (codec.isOut(key)) continue;
    codec.expand(key, (next) => {
      let target = indexes.get(next);
      if (target === undefined) {
        target = keys.length;
        keys.push(next);
        indexes.set(next, target);
        backwards.push([]);
      }
      backwards[target]?.push(index);
    });
  }
  const toExit = new Int16Array(keys.length).fill(-1);
  const queue = keys.flatMap((key, index) => (codec.isOut(key) ? [index] : []));
  for (const index of queue) toExit[index] = 0;
  for (let at = 0; at < queue.length; at += 1) {
    const index = queue[at] ?? 0;
    for (const source of backwards[index] ?? []) {
      if (toExit[source] !== -1) continue;
      toExit[source] = (toExit[index] ?? 0) + 1;
      queue.push(source);
    }
  }
  return { size: keys.length, toExit, position: (index) => codec.decode(keys[index] ?? 0) };
}
