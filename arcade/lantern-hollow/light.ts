import { progress } from '../kit/ease.ts';
import type { Settings } from './levels.ts';
import { WALL, tileAt, type Burrow, type Point } from './map.ts';

/** Returns the brightness of the lantern, which falls when little oil is left. The maximum is 1. */
export const flameOf = (oil: number): number => 0.6 + 0.4 * progress(oil, 0, 45);

/** Returns the range of the lantern at an angle from its direction: long ahead and short behind. */
export function reachAt({ halo, reach }: Pick<Settings, 'halo' | 'reach'>, turn: number): number {
  const ahead = progress(Math.cos(turn), 0.5, 0.86);
  return halo + (reach - halo) * ahead * ahead * (3 - 2 * ahead);
}

/** Returns the distance from a point to the first obstacle in a direction, but at most `limit`. */
export function castRay(
  burrow: Burrow,
  isClosed: (tile: number) => boolean,
  from: Point,
  angle: number,
  limit: number,
): number {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  let x = Math.floor(from.x);
  let y = Math.floor(from.y);
  const stepX = Math.sign(dx);
  const stepY = Math.sign(dy);
  const perX = dx === 0 ? Infinity : Math.abs(1 / dx);
  const perY = dy === 0 ? Infinity : Math.abs(1 / dy);
  let nextX = dx === 0 ? Infinity : (stepX > 0 ? x + 1 - from.x : from.x - x) * perX;
  let nextY = dy === 0 ? Infinity : (stepY > 0 ? y + 1 - from.y : from.y - y) * perY;
  for (;;) {
    const distance = Math.min(nextX, nextY);
    if (distance >= limit) return limit;
    if (nextX < nextY) {
      x += stepX;
      nextX += perX;
    } else {
      y += stepY;
      nextY += perY;
    }
    const tile = tileAt(burrow, x, y);
    const kind = burrow.tiles[tile];
    if (kind === undefined || kind === WALL || isClosed(tile)) return distance;
  }
}

/** Returns whether one point can be seen from the other. */
export function isInSight(
  burrow: Burrow,
  isClosed: (tile: number) => boolean,
  from: Point,
  to: Point,
): boolean {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  return (
    castRay(burrow, isClosed, from, Math.atan2(to.y - from.y, to.x - from.x), distance) >= distance - 0.01
  );
}
