import type { Rect } from '../kit/stage.ts';
import { tileAt } from './map.ts';
import { UNIT, type Play } from './play.ts';
import { isSolid } from './world.ts';

export interface Look {
  status: string;
  level: number;
  oil: number;
  score: number;
  runes: number;
  hero: { x: number; y: number; tile: number };
  width: number;
  /** One character per tile: `#` solid, `.` free. */
  tiles: string;
  items: { kind: string; tile: number }[];
  exit: number;
  /** Distance in tiles to the nearest shade that follows the hero, at most 99. */
  nearestShade: number;
  /**
   * The middle of the frame in logical units. It shows the position `camera`, which is in tiles. A tile is `unit`
   * logical units wide.
   */
  centre: { x: number; y: number };
  camera: { x: number; y: number };
  unit: number;
}

/** Returns the visible state as plain data. */
export function inspect({ world, camera }: Play, visible: Rect): Look {
  const { burrow, hero } = world;
  return {
    status: world.status,
    level: world.level,
    oil: world.oil,
    score: world.score,
    runes: world.runes,
    hero: { x: hero.x, y: hero.y, tile: tileAt(burrow, hero.x, hero.y) },
    width: burrow.width,
    tiles: Array.from(burrow.tiles, (_, tile) => (isSolid(world, tile) ? '#' : '.')).join(''),
    items: burrow.items
      .filter((_, index) => !world.taken.has(index))
      .map(({ kind, tile }) => ({ kind, tile })),
    exit: burrow.exit,
    nearestShade: Math.min(
      99,
      ...world.shades
        .filter(({ isFollowing }) => isFollowing)
        .map((shade) => Math.hypot(shade.x - hero.x, shade.y - hero.y)),
    ),
    centre: { x: visible.x + visible.width / 2, y: visible.y + visible.height / 2 },
    camera: { ...camera },
    unit: UNIT,
  };
}
