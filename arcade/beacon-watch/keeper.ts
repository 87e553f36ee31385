import type { Chart, Point } from './chart.ts';
import { isFogged, type Fog } from './light.ts';

export interface Watched {
  readonly chart: Pick<Chart, 'lamp' | 'quays' | 'height' | 'horizon'>;
  readonly oil: number;
  readonly ships: readonly (Point & { sight: number; held: number; quay: 0 | 1; isSailing: boolean })[];
  readonly shadows: readonly (Point & { health: number })[];
  readonly crates: readonly Point[];
  readonly fogs: readonly Fog[];
  readonly reefs: readonly (Point & { radius: number })[];
}

export interface Choice {
  readonly aim: Point;
  readonly isFocused: boolean;
}

/** Returns the distance from a ship to the nearest reef on its straight course, at most 400. */
function dangerOf(watched: Watched, ship: Watched['ships'][number]): number {
  const goal = watched.chart.quays[ship.quay];
  const way = Math.atan2(goal.y - ship.y, goal.x - ship.x);
  let nearest = 400;
  for (const reef of watched.reefs) {
    const [dx, dy] = [reef.x - ship.x, reef.y - ship.y];
    const along = dx * Math.cos(way) + dy * Math.sin(way);
    const aside = Math.abs(dy * Math.cos(way) - dx * Math.sin(way));
    if (along > -10 && aside < reef.radius + 24) nearest = Math.min(nearest, along - reef.radius);
  }
  return nearest;
}

/**
 * Returns the target that a good keeper lights next: a ship held by a shadow, a ship near a reef, a shadow near a ship,
 * a crate or another shadow. Without any of these, the target is a position on the open sea.
 */
export function chooseTarget(watched: Watched): Choice {
  const { lamp, horizon } = watched.chart;
  let best: Choice = { aim: { x: lamp.x, y: horizon + 120 }, isFocused: false };
  let most = 0;
  const offer = (aim: Point, weight: number, isFocused: boolean): void => {
    if (weight > most) [best, most] = [{ aim: { x: aim.x, y: aim.y }, isFocused }, weight];
  };
  for (const ship of watched.ships) {
    if (!ship.isSailing) continue;
    if (ship.held > 0) offer(ship, 900 + ship.held * 100, watched.oil > 4);
    const danger = dangerOf(watched, ship);
    if (danger < 130) offer(ship, (400 - danger) / (0.4 + ship.sight), isFogged(watched.fogs, ship));
    for (const shadow of watched.shadows) {
      const distance = Math.hypot(shadow.x - ship.x, shadow.y - ship.y);
      if (distance < 150) offer(shadow, 330 - distance, watched.oil > 12);
    }
  }
  for (const crate of watched.crates) offer(crate, 60, false);
  for (const shadow of watched.shadows) offer(shadow, 50, watched.oil > 40);
  return best;
}
