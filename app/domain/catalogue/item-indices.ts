import type { Catalogue } from './catalogue.ts';
import type { Item } from './item.ts';

/*
 * Operations on indices of a catalogue's items, with typed arrays. Long operations run in steps of a few
 * milliseconds.
 */

/** Number of items processed between two steps. */
const itemsPerStep = 10_000;

/** Returns the indices of items in their catalogue. */
export function* indicesInSteps(catalogue: Catalogue, items: readonly Item[]): Generator<void, Uint32Array> {
  const indices = new Uint32Array(items.length);
  for (let at = 0; at < items.length; at += 1) {
    if (at % itemsPerStep === itemsPerStep - 1) yield;
    indices[at] = catalogue.indexById.get((items[at] as Item).id) ?? 0;
  }
  return indices;
}

/** Returns the indices whose bit is set; there are `count` of them. */
export function filterIndices(indices: Uint32Array, bits: Uint8Array, count: number): Uint32Array {
  const within = new Uint32Array(count);
  let found = 0;
  for (let at = 0; at < indices.length && found < count; at += 1) {
    const index = indices[at] ?? 0;
    if (!hasBit(bits, index)) continue;
    within[found] = index;
    found += 1;
  }
  return within;
}

/** Whether the bit of an index is set. */
export function hasBit(bits: Uint8Array, index: number): boolean {
  return ((bits[index >> 3] ?? 0) & (1 << (index & 7))) !== 0;
}

/**
 * Returns at most `most` indices, beginning with those that occur in the most lists. Indices that occur in equally many
 * lists keep the order of the lists, except that those which satisfy `isFirst` precede the others. `shared` must
 * contain only zeros, and does so again afterwards.
 */
export function rankRelated(
  lists: readonly Uint32Array[],
  most: number,
  shared: Uint16Array,
  isFirst: ((index: number) => boolean) | null,
): Uint32Array {
  const [only] = lists;
  if (only && lists.length === 1) return (isFirst ? moveToFront(only, isFirst) : only).slice(0, most);
  const sizes = new Uint32Array(lists.length + 1);
  for (const list of lists) {
    for (const index of list) {
      const count = (shared[index] ?? 0) + 1;
      shared[index] = count;
      sizes[count] = (sizes[count] ?? 0) + 1;
    }
  }
  const ranked: number[] = [];
  for (let level = lists.length; level > 0 && ranked.length < most; level -= 1) {
    // Number of indices in exactly `level` lists that are still to be ranked.
    let left = Math.min((sizes[level] ?? 0) - (sizes[level + 1] ?? 0), most - ranked.length);
    for (const isWanted of isFirst ? [isFirst, () => true] : [() => true]) {
      for (const list of lists) {
        for (let at = 0; left > 0 && at < list.length; at += 1) {
          const index = list[at] ?? 0;
          if (shared[index] !== level || !isWanted(index)) continue;
          shared[index] = alreadyRanked;
          ranked.push(index);
          left -= 1;
        }
      }
    }
  }
  for (const list of lists) for (const index of list) shared[index] = 0;
  return Uint32Array.from(ranked);
}

/** Moves some indices to the front and preserves the order within both groups. */
export function moveToFront(indices: Uint32Array, isFirst: (index: number) => boolean): Uint32Array {
  const front = indices.filter(isFirst);
  const moved = new Uint32Array(indices.length);
  moved.set(front);
  moved.set(
    indices.filter((index) => !isFirst(index)),
    front.length,
  );
  return moved;
}

/** Value in `shared` of an index that is already ranked. For all other indices, `shared` contains their counts. */
const alreadyRanked = 0xffff;

/** Sorts indices by the number that `figureOf` returns for each, the highest first. Equal ones keep their order. */
export function* orderByFigure(
  indices: Uint32Array,
  figureOf: (index: number) => number,
): Generator<void, Uint32Array> {
  const { length } = indices;
  const keys = new Float64Array(length);
  let highest = 0;
  let isSimple = true;
  for (let at = 0; at < length; at += 1) {
    if (at % itemsPerStep === itemsPerStep - 1) yield;
    const figure = figureOf(indices[at] ?? 0);
    keys[at] = figure;
    if (figure > highest) highest = figure;
    if (figure < 0 || !Number.isInteger(figure)) isSimple = false;
  }
  const ordered = new Uint32Array(length);
  if (!isSimple || (highest + 1) * length > Number.MAX_SAFE_INTEGER) {
    const order = Array.from(indices.keys()).sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0));
    for (const [rank, at] of order.entries()) ordered[rank] = indices[at] ?? 0;
    return ordered;
  }
  // A figure and its position fit into one number, so the sort needs no comparison function. The code above handles
  // figures that are too large, negative or fractional.
  for (let at = 0; at < length; at += 1) keys[at] = (highest - (keys[at] ?? 0)) * length + at;
  yield;
  keys.sort();
  yield;
  for (let rank = 0; rank < length; rank += 1) ordered[rank] = indices[(keys[rank] ?? 0) % length] ?? 0;
  return ordered;
}

/**
 * The tags that contain each item. A tag is represented by its index in the order of tags. The tags of the item with
 * index p are in `numbers` from `starts[p]` up to, but not including, `starts[p + 1]`.
 */
export interface ItemTags {
  starts: Uint32Array;
  numbers: Uint32Array;
}

/** Computes which tags contain each item. */
export function* indexTags({ items, tags }: Catalogue): Generator<void, ItemTags> {
  const starts = new Uint32Array(items.length + 1);
  for (const { indices } of tags.values()) {
    yield;
    for (const index of indices) starts[index + 1] = (starts[index + 1] ?? 0) + 1;
  }
  yield;
  for (let index = 0; index < items.length; index += 1) {
    starts[index + 1] = (starts[index + 1] ?? 0) + (starts[index] ?? 0);
  }
  const next = starts.slice();
  const numbers = new Uint32Array(starts[items.length] ?? 0);
  let number = 0;
  for (const { indices } of tags.values()) {
    yield;
    for (const index of indices) {
      const at = next[index] ?? 0;
      numbers[at] = number;
      next[index] = at + 1;
    }
    number += 1;
  }
  return { starts, numbers };
}
