import { distances, middleOf, tileAt, STEPS, stepFrom, type Point } from './map.ts';
import { isSolid, type World } from './world.ts';

/**
 * Returns the walking direction towards a point. It leads around obstacles if the player has discovered the point and
 * the path is not too long. If not, it leads straight to the point. At the point, it is 0, 0.
 */
export function wayTo(world: World, goal: Point): Point {
  const { burrow, hero } = world;
  const size = burrow.tiles.length;
  const here = tileAt(burrow, hero.x, hero.y);
  const target = tileAt(burrow, goal.x, goal.y);
  const straight = { x: goal.x - hero.x, y: goal.y - hero.y };
  const length = Math.hypot(straight.x, straight.y);
  if (length < 0.12) return { x: 0, y: 0 };
  const ahead = { x: straight.x / length, y: straight.y / length };
  if (target === here) return ahead;
  const field = distances(burrow, size, target, (tile) => tile === here || !isSolid(world, tile));
  const steps = field[here] ?? -1;
  const isDetour = steps < 0 || steps > length * 3 + 8 || world.seen[target] !== 1;
  if (isDetour) return ahead;
  const next = STEPS.map((step) => stepFrom(burrow, here, step))
    .filter((tile) => (field[tile] ?? -1) >= 0)
    .toSorted((a, b) => (field[a] ?? 0) - (field[b] ?? 0))[0];
  if (next === undefined) return ahead;
  const to = middleOf(burrow, next);
  const distance = Math.hypot(to.x - hero.x, to.y - hero.y) || 1;
  return { x: (to.x - hero.x) / distance, y: (to.y - hero.y) / distance };
}
