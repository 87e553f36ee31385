import { FLOOR, WALL, middleOf, type Burrow, type Item, type Room } from './map.ts';
import { traceBeam } from './puzzles.ts';
import { step, type Wish } from './rules.ts';
import { createWorld, type EventKind, type World } from './world.ts';

/** The wish of a player who neither walks nor throws. */
export const STILL: Wish = { x: 0, y: 0, flash: false };

/** Returns a single hall of 15 by 11 tiles with the hero in its middle. */
export function hall(level = 1, changes: Partial<Burrow> = {}): World {
  const [width, height] = [15, 11];
  const tiles = new Uint8Array(width * height).map((_, tile) => {
    const [x, y] = [tile % width, Math.floor(tile / width)];
    return x > 0 && y > 0 && x < width - 1 && y < height - 1 ? FLOOR : WALL;
  });
  const cells = [...tiles.keys()].filter((tile) => tiles[tile] === FLOOR);
  const centre = 5 * width + 7;
  const room: Room = {
    index: 0,
    column: 0,
    row: 0,
    centre,
    depth: 0,
    parent: -1,
    cells,
    mouths: [width * 5 + 1],
  };
  const burrow: Burrow = {
    level,
    width,
    height,
    tiles,
    rooms: [room],
    gates: [],
    plates: [],
    beams: [],
    items: [],
    shades: [],
    mole: null,
    glows: [],
    start: centre,
    exit: width * 9 + 13,
    bossAt: width + 1,
    ...changes,
  };
  const world = createWorld(level);
  const stones = burrow.plates.map((puzzle) => ({
    puzzle,
    tile: puzzle.stone,
    isHome: false,
    ...middleOf(burrow, puzzle.stone),
  }));
  const shades = burrow.shades.map((tile) => ({
    ...middleOf(burrow, tile),
    home: middleOf(burrow, tile),
    shy: 0,
    isLit: false,
    isFollowing: false,
  }));
  return {
    ...world,
    burrow,
    stones,
    shades,
    mirrors: burrow.beams.map(({ mirrors }) => [...mirrors]),
    beams: burrow.beams.map((puzzle) => traceBeam(burrow, puzzle, puzzle.mirrors)),
    seen: new Uint8Array(tiles.length),
    hero: { ...world.hero, ...middleOf(burrow, centre), face: 0 },
    boss: world.boss && { ...world.boss, ...middleOf(burrow, burrow.bossAt) },
  };
}

/** Lets time pass and returns the events. */
export function run(world: World, seconds: number, wish: Wish = STILL): EventKind[] {
  const happened: EventKind[] = [];
  for (let frame = 0; frame < seconds * 60; frame += 1)
    happened.push(...step(world, wish, 1 / 60).map(({ kind }) => kind));
  return happened;
}

/** Returns the number of a tile of the hall. */
export const spot = (x: number, y: number): number => y * 15 + x;
export const item = (kind: Item['kind'], tile: number, mark = 0): Item => ({ kind, tile, mark });
export const gate = (kind: 'lock' | 'plate' | 'crystal', tile: number) => ({
  kind,
  tile,
  from: 0,
  into: 0,
  hue: 0,
});
