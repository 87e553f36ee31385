import type { Sliceable } from './sliceable.ts';

/** A source of numbers in [0, 1). The same seed gives the same page (spec LIST-3). */
export type Random = () => number;

/** Returns a mulberry32 generator that is seeded with a hash of the text. */
export function seededRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns `count` entries of `list` in random order, none twice (spec LIST-3). Returns the whole list if it is
 * shorter.
 */
export function pickRandom<T>(list: readonly T[], count: number, random: Random): T[] {
  return pickIndices(list.length, count, random).map((index) => list[index] as T);
}

function pickIndices(length: number, count: number, random: Random): number[] {
  const swapped = new Map<number, number>();
  const at = (index: number) => swapped.get(index) ?? index;
  return Array.from({ length: Math.min(count, length) }, (_, index) => {
    const other = index + Math.floor(random() * (length - index));
    const picked = at(other);
    swapped.set(other, at(index));
    return picked;
  });
}

/**
 * Like `pickRandom`, but never returns the entry `except`. The list is not searched for this entry, so the work does
 * not grow with the list.
 */
export function pickRandomExcept<T>(
  list: Sliceable<T>,
  except: T | undefined,
  count: number,
  random: Random,
): T[] {
  const picked = pickIndices(list.length, count + 1, random).flatMap((index) => list.slice(index, index + 1));
  return picked.filter((entry) => entry !== except).slice(0, count);
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}
