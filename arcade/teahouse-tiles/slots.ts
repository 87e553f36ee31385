import { LAYOUTS } from './layouts.ts';

/** A position for a tile. `x` and `y` are in half tiles, and `z` is the layer. A tile covers two by two half tiles. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Shape {
  readonly name: string;
  readonly slots: readonly Slot[];
  /** Size in half tiles. */
  readonly width: number;
  readonly height: number;
  readonly layers: number;
  /** For each slot, the slots that lie on it and the slots that touch its left and right side. */
  readonly above: readonly (readonly number[])[];
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
}

/** Reads a height map, see `layouts.ts`. */
export function parseSlots(map: string): Slot[] {
  return map
    .trim()
    .split('\n')
    .flatMap((row, line) => {
      const shift = row.startsWith('>') ? 1 : 0;
      return row
        .slice(shift)
        .split('')
        .flatMap((sign, column) =>
          Array.from({ length: sign === '.' ? 0 : Number(sign) }, (_, z) => ({
            x: column * 2 + shift,
            y: line * 2,
            z,
          })),
        );
    })
    .sort((a, b) => a.z - b.z || a.y - b.y || a.x - b.x);
}

const meets = (a: number, b: number): boolean => Math.abs(a - b) < 2;

/** Creates a shape and finds the slots that block each slot. */
export function createShape(name: string, slots: readonly Slot[]): Shape {
  const indices = (test: (slot: Slot, other: Slot) => boolean): number[][] =>
    slots.map((slot) => slots.flatMap((other, index) => (test(slot, other) ? [index] : [])));
  return {
    name,
    slots,
    width: Math.max(...slots.map(({ x }) => x)) + 2,
    height: Math.max(...slots.map(({ y }) => y)) + 2,
    layers: Math.max(...slots.map(({ z }) => z)) + 1,
    above: indices(
      (slot, other) => other.z === slot.z + 1 && meets(slot.x, other.x) && meets(slot.y, other.y),
    ),
    left: indices((slot, other) => other.z === slot.z && other.x === slot.x - 2 && meets(slot.y, other.y)),
    right: indices((slot, other) => other.z === slot.z && other.x === slot.x + 2 && meets(slot.y, other.y)),
  };
}

/** Returns true if nothing lies on a slot's tile and one of its sides is open. */
export function isFree(shape: Shape, isThere: (slot: number) => boolean, slot: number): boolean {
  const open = (slots: readonly number[] | undefined): boolean => !slots?.some(isThere);
  return open(shape.above[slot]) && (open(shape.left[slot]) || open(shape.right[slot]));
}

/** All boards, small ones first. */
export const SHAPES: readonly Shape[] = Object.entries(LAYOUTS)
  .map(([name, map]) => createShape(name, parseSlots(map)))
  .sort((a, b) => a.slots.length - b.slots.length);
