import type { Random } from '../kit/random.ts';
import { RIPE_AT, type Difficulty } from './difficulty.ts';
import { shapes, type Shape } from './shapes.ts';

export const SIZE = 9;
export const CELLS = SIZE * SIZE;
/** Number of fresh crates of one kind that make a harvested plot a grove. */
export const GROVE_AT = 6;

export interface Crate {
  readonly fruit: number;
  /** Number of placements since the crate was placed. */
  readonly age: number;
}
export type Stage = 'young' | 'ripe' | 'rotten';
export type Orchard = readonly (Crate | null)[];

export interface Piece {
  readonly shape: Shape;
  /** One fruit per cell of the shape. */
  readonly fruits: readonly number[];
}
export type Tray = readonly (Piece | null)[];

export interface Group {
  readonly kind: 'row' | 'column' | 'plot';
  readonly cells: readonly number[];
}

/** The 27 groups that can be harvested: rows, columns and plots. */
export const groups: readonly Group[] = Array.from({ length: SIZE * 3 }, (_, g): Group => {
  const n = g % SIZE;
  const steps = Array.from({ length: SIZE }, (_unused, i) => i);
  if (g < SIZE) return { kind: 'row', cells: steps.map((i) => n * SIZE + i) };
  if (g < SIZE * 2) return { kind: 'column', cells: steps.map((i) => i * SIZE + n) };
  const corner = Math.floor(n / 3) * 3 * SIZE + (n % 3) * 3;
  return { kind: 'plot', cells: steps.map((i) => corner + Math.floor(i / 3) * SIZE + (i % 3)) };
});

/** Returns the stage of a crate: young, ripe or rotten. */
export function stageOf(crate: Crate, rotAt: number): Stage {
  if (crate.age >= rotAt) return 'rotten';
  return crate.age >= RIPE_AT ? 'ripe' : 'young';
}

/** Returns the cells that a shape would cover at a position, or `null` if it does not fit there. */
export function cover(orchard: Orchard, shape: Shape, row: number, column: number): number[] | null {
  if (row < 0 || column < 0 || row + shape.height > SIZE || column + shape.width > SIZE) return null;
  const cells = shape.cells.map(([r, c]) => (row + r) * SIZE + column + c);
  return cells.every((index) => orchard[index] === null) ? cells : null;
}

/** Returns whether the shape fits anywhere. */
export function fits(orchard: Orchard, shape: Shape): boolean {
  for (let row = 0; row + shape.height <= SIZE; row++) {
    for (let column = 0; column + shape.width <= SIZE; column++) {
      if (cover(orchard, shape, row, column)) return true;
    }
  }
  return false;
}

/** Returns the groups that are full, or would be full with these cells. */
export function completed(orchard: Orchard, extra: readonly number[] = []): Group[] {
  return groups.filter((group) =>
    group.cells.every((index) => orchard[index] !== null || extra.includes(index)),
  );
}

/**
 * Returns the size of the largest set of fresh crates of one kind in a plot if it is enough for a grove, otherwise 0.
 */
export function groveSize(orchard: Orchard, group: Group, rotAt: number): number {
  if (group.kind !== 'plot') return 0;
  const counts = new Map<number, number>();
  for (const index of group.cells) {
    const crate = orchard[index];
    if (!crate || stageOf(crate, rotAt) === 'rotten') continue;
    counts.set(crate.fruit, (counts.get(crate.fruit) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most >= GROVE_AT ? most : 0;
}

/** Returns the cells that a compost charge clears: the chosen cell and its neighbours, up to four. */
export function cross(index: number): number[] {
  const row = Math.floor(index / SIZE);
  const column = index % SIZE;
  const cells = [index];
  if (row > 0) cells.push(index - SIZE);
  if (row < SIZE - 1) cells.push(index + SIZE);
  if (column > 0) cells.push(index - 1);
  if (column < SIZE - 1) cells.push(index + 1);
  return cells;
}

/** Returns the orchard at the start: crates in a symmetric arrangement, with an empty middle column. */
export function plant(rules: Difficulty, random: Random): Orchard {
  const orchard: (Crate | null)[] = Array.from({ length: CELLS }, () => null);
  const half = (SIZE - 1) / 2;
  const places = random.shuffle(Array.from({ length: SIZE * half }, (_, i) => i));
  for (const place of places.slice(0, Math.floor(rules.planted / 2))) {
    const row = Math.floor(place / half);
    const column = place % half;
    const fruit = random.int(0, rules.kinds - 1);
    orchard[row * SIZE + column] = { fruit, age: 0 };
    orchard[row * SIZE + SIZE - 1 - column] = { fruit, age: 0 };
  }
  return orchard;
}

function drawPiece(shape: Shape, rules: Difficulty, random: Random): Piece {
  const first = random.int(0, rules.kinds - 1);
  const second = random.int(0, rules.kinds - 1);
  const isMixed = random.int(0, 99) < rules.mixed;
  const part = 1 + Math.floor(random.next() * (shape.cells.length - 1));
  const split = isMixed ? part : shape.cells.length;
  return { shape, fruits: shape.cells.map((_, i) => (i < split ? first : second)) };
}

const weigh = (pool: readonly Shape[]): Shape[] =>
  pool.flatMap((shape) => Array.from({ length: shape.weight }, () => shape));

/**
 * Returns `count` new pieces, up to three. If any shape of the level fits, at least one of the pieces fits. The
 * function always consumes the same number of random numbers, so the pieces of a day do not depend on the moves.
 */
export function deal(
  orchard: Orchard,
  level: number,
  rules: Difficulty,
  count: number,
  random: Random,
): Tray {
  const pool = shapes.filter((shape) => shape.from <= level);
  const lot = weigh(pool);
  const picked = Array.from({ length: count }, () => random.pick(lot));
  const roll = random.next();
  if (count > 0 && !picked.some((shape) => fits(orchard, shape))) {
    const fitting = weigh(pool.filter((shape) => fits(orchard, shape)));
    const rescue = fitting[Math.floor(roll * fitting.length)];
    if (rescue) picked[count - 1] = rescue;
  }
  const tray: (Piece | null)[] = picked.map((shape) => drawPiece(shape, rules, random));
  while (tray.length < 3) tray.push(null);
  return tray;
}
