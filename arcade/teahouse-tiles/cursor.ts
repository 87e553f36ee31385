import type { Direction } from '../kit/input.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Place extends Spot {
  readonly slot: number;
}

const WAYS: Readonly<Record<Direction, Spot>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

const cheapest = (places: readonly Place[], cost: (place: Place) => number): number | undefined => {
  let best: { slot: number; cost: number } | undefined;
  for (const place of places) {
    const price = cost(place);
    if (price < (best?.cost ?? Infinity)) best = { slot: place.slot, cost: price };
  }
  return best?.slot;
};

/** Returns the slot of the place nearest to a spot. */
export const nearest = (places: readonly Place[], { x, y }: Spot): number | undefined =>
  cheapest(places, (place) => Math.hypot(place.x - x, place.y - y));

/** Returns the slot of the next tile in a direction. Prefers near tiles that are straight ahead. */
export function nextPlace(places: readonly Place[], from: Spot, direction: Direction): number | undefined {
  const way = WAYS[direction];
  return cheapest(places, ({ x, y }) => {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    return along > 4 ? along + aside * 2.2 : Infinity;
  });
}
