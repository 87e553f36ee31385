import type { Random } from '../kit/random.ts';
import { GOLD, KEY, SEASONS, groupOf } from './kinds.ts';
import type { Difficulty } from './levels.ts';
import { isFree, type Shape } from './slots.ts';

export interface Tile {
  readonly face: number;
  readonly isSealed: boolean;
}

export type Pair = readonly [number, number];
export type Board = readonly (Tile | null)[];

const ATTEMPTS = 80;

/**
 * Takes a shape apart pair by pair. Both tiles of a pair are free when it is taken, and high tiles are preferred. In
 * reverse order, the pairs build a board that can be cleared. Returns `undefined` if fewer than two tiles are free
 * before the end.
 */
export function takeApart(shape: Shape, start: readonly boolean[], random: Random): Pair[] | undefined {
  const present = [...start];
  const pairs: Pair[] = [];
  const isThere = (slot: number): boolean => present[slot] === true;
  for (let left = present.filter(Boolean).length; left > 0; left -= 2) {
    const free = shape.slots
      .map(({ z }, slot) => ({ slot, rank: z * 1.1 + random.next() * 3 }))
      .filter(({ slot }) => isThere(slot) && isFree(shape, isThere, slot))
      .sort((a, b) => b.rank - a.rank);
    const [first, second] = free;
    if (!first || !second) return undefined;
    present[first.slot] = false;
    present[second.slot] = false;
    pairs.push([first.slot, second.slot]);
  }
  return pairs;
}

/** Returns an order in which the remaining tiles can be cleared, or `undefined` if none was found. */
export function clearingOrder(shape: Shape, present: readonly boolean[], random: Random): Pair[] | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = takeApart(shape, present, random);
    if (order) return order;
  }
  return undefined;
}

type Twins = readonly [Tile, Tile];
const plain = (face: number): Tile => ({ face, isSealed: false });

/** Returns the faces of a deal as pairs, in any order. Seals are added later. */
function facePairs(rules: Difficulty, count: number, random: Random): Twins[] {
  const special: Twins[] = [];
  if (rules.seals > 0) special.push([plain(KEY), plain(KEY)]);
  if (rules.hasGold) special.push([plain(GOLD), plain(GOLD)]);
  if (rules.hasSeasons) {
    const [a = 0, b = 0, c = 0, d = 0] = random.shuffle(SEASONS);
    special.push([plain(a), plain(b)], [plain(c), plain(d)]);
  }
  const faces = random.shuffle(Array.from({ length: 24 }, (_, face) => face)).slice(0, rules.faces);
  const rest = Array.from({ length: Math.max(0, count - special.length) }, (_, index): Twins => {
    const face = faces[index % faces.length] ?? 0;
    return [plain(face), plain(face)];
  });
  return [...special, ...rest].slice(0, count);
}

const holdsKey = ([tile]: Twins): boolean => tile.face === KEY;
const holdsSeal = ([a, b]: Twins): boolean => a.isSealed || b.isSealed;

/** Puts the key pair before every sealed pair, at a random position in the first half. */
export function sealLast(pairs: readonly Twins[], random: Random): Twins[] {
  const key = pairs.findIndex(holdsKey);
  if (key < 0) return [...pairs];
  const others = pairs.filter((_, index) => index !== key);
  const firstSeal = others.findIndex(holdsSeal);
  const latest = Math.min(firstSeal < 0 ? others.length : firstSeal, Math.floor(others.length / 2));
  const at = random.int(Math.floor(latest / 2), latest);
  const pair = pairs[key];
  return pair ? [...others.slice(0, at), pair, ...others.slice(at)] : [...others];
}

function lay(shape: Shape, order: readonly Pair[], pairs: readonly Twins[], random: Random): Board {
  const board: (Tile | null)[] = shape.slots.map(() => null);
  order.forEach(([a, b], index) => {
    const twins = pairs[index];
    if (!twins) return;
    const [first, second] = random.chance(0.5) ? [a, b] : [b, a];
    board[first] = twins[0];
    board[second] = twins[1];
  });
  return board;
}

/** Deals a board that the returned order clears. */
export function createDeal(rules: Difficulty, random: Random): { board: Board; order: Pair[] } {
  const { shape } = rules;
  const order = clearingOrder(
    shape,
    shape.slots.map(() => true),
    random,
  );
  if (!order) throw new Error(`${shape.name} cannot be cleared`);
  const pairs = sealLast(random.shuffle(facePairs(rules, order.length, random)), random);
  const key = pairs.findIndex(holdsKey);
  const later = pairs.flatMap(([tile], index) => (index > key + 1 && tile.face < 24 ? [index] : []));
  const sealed = new Set(random.shuffle(later).slice(0, rules.seals));
  const dealt = pairs.map((twins, index): Twins =>
    sealed.has(index) ? [twins[0], { ...twins[1], isSealed: true }] : twins,
  );
  return { board: lay(shape, order, dealt, random), order };
}

/** Splits the remaining tiles into matching pairs. */
function regroup(tiles: readonly Tile[]): Twins[] {
  const waiting = new Map<number, Tile>();
  const pairs: Twins[] = [];
  for (const tile of tiles) {
    const group = groupOf(tile.face);
    const twin = waiting.get(group);
    if (twin) {
      pairs.push([twin, tile]);
      waiting.delete(group);
    } else waiting.set(group, tile);
  }
  return pairs;
}

/**
 * Rearranges the remaining tiles so that they can be cleared. If their positions do not allow that, they move to the
 * positions that the deal's own order would have left at this point.
 */
export function reshuffle(
  shape: Shape,
  board: Board,
  deal: readonly Pair[],
  random: Random,
): { board: Board; order: Pair[] } {
  const tiles = board.filter((tile) => tile !== null);
  const count = tiles.length / 2;
  const order =
    clearingOrder(
      shape,
      board.map((tile) => tile !== null),
      random,
    ) ?? deal.slice(deal.length - count);
  const pairs = random.shuffle(regroup(random.shuffle(tiles)));
  const sealed = pairs.filter(holdsSeal);
  const openFirst = pairs.some(holdsKey)
    ? sealLast([...pairs.filter((twins) => !holdsSeal(twins)), ...sealed], random)
    : pairs;
  return { board: lay(shape, order, openFirst, random), order };
}
