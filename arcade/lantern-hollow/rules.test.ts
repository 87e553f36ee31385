import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import { RESERVE, createBurrow, oilFor, supplyOf } from './burrow.ts';
import { HERO_SPEED, LEVELS, OIL, lessonOf, nameOf, settings } from './levels.ts';
import { castRay, flameOf, isInSight, reachAt } from './light.ts';
import {
  FLOOR,
  PASSAGE,
  WALL,
  distances,
  middleOf,
  stepFrom,
  type Burrow,
  type Item,
  type Room,
} from './map.ts';
import { createPlate, fewestPushes, isLightable, reflect, stoneTiles, traceBeam } from './puzzles.ts';
import { starsOf, step, type Wish } from './rules.ts';
import { ECHO_DELAY } from './shades.ts';
import { tourOf } from './tour.ts';
import { wayTo } from './walker.ts';
import { FLASH, createWorld, isLit, isSolid, type EventKind, type World } from './world.ts';

const STILL: Wish = { x: 0, y: 0, flash: false };
const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
const burrows = new Map(levels.map((level) => [level, createBurrow(level)]));
const burrowOf = (level: number): Burrow => burrows.get(level) ?? createBurrow(level);

/** A single hall of 15 by 11 tiles with the hero in its middle. */
function hall(level = 1, changes: Partial<Burrow> = {}): World {
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

/** Lets time pass and collects what happened. */
function run(world: World, seconds: number, wish: Wish = STILL): EventKind[] {
  const happened: EventKind[] = [];
  for (let frame = 0; frame < seconds * 60; frame += 1)
    happened.push(...step(world, wish, 1 / 60).map(({ kind }) => kind));
  return happened;
}
const spot = (x: number, y: number): number => y * 15 + x;
const item = (kind: Item['kind'], tile: number, mark = 0): Item => ({ kind, tile, mark });
const gate = (kind: 'lock' | 'plate' | 'crystal', tile: number) => ({ kind, tile, from: 0, into: 0, hue: 0 });

describe('difficulty', () => {
  it('grows with the level and never eases', () => {
    for (const level of levels.slice(1)) {
      const [before, now] = [settings(level - 1), settings(level)];
      for (const name of [
        'shades',
        'shadeSpeed',
        'sense',
        'burn',
        'locks',
        'plates',
        'crystals',
        'pushes',
      ] as const)
        expect(now[name], `${name} at ${level}`).toBeGreaterThanOrEqual(before[name]);
      for (const name of ['reach', 'halo'] as const) expect(now[name]).toBeLessThanOrEqual(before[name]);
    }
    expect(settings(36).shades).toBeGreaterThan(settings(1).shades * 5);
    expect(settings(36).shadeSpeed).toBeLessThan(HERO_SPEED);
  });

  it('brings things in one by one', () => {
    expect(settings(1)).toMatchObject({ locks: 0, plates: 0, crystals: 0, mole: false, boss: null });
    expect(
      [2, 5, 7].map((level) => [settings(level).locks, settings(level).plates, settings(level).crystals]),
    ).toEqual([
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
    ]);
    expect([4, 8, 12, 16, 20, 24].map((level) => settings(level).boss)).toEqual([
      'moth',
      'starer',
      'echo',
      'moth',
      'starer',
      'echo',
    ]);
    expect(new Set(levels.map(nameOf)).size).toBe(LEVELS);
    expect(lessonOf(1)).not.toBe('');
  });
});

describe('burrows', () => {
  it('are the same for the same level and differ between levels', () => {
    expect(createBurrow(5)).toEqual(burrowOf(5));
    expect(burrowOf(5).tiles).not.toEqual(burrowOf(6).tiles);
  });

  it.each(levels)('level %i can be walked to its end with oil to spare', (level) => {
    const burrow = burrowOf(level);
    const tour = tourOf(burrow);
    expect(tour).toMatchObject({ isComplete: true });
    expect(supplyOf(level)).toBeGreaterThanOrEqual(oilFor(level, tour?.steps ?? Infinity) * RESERVE);
    expect(burrow.items.filter(({ kind }) => kind === 'rune').map(({ mark }) => mark)).toEqual([0, 1, 2]);
    const rules = settings(level);
    const count = (kind: string): number => burrow.gates.filter((other) => other.kind === kind).length;
    expect([count('lock'), count('plate'), count('crystal')]).toEqual([
      rules.locks,
      rules.plates,
      rules.crystals,
    ]);
    expect(burrow.items.filter(({ kind }) => kind === 'key')).toHaveLength(rules.locks);
    expect(burrow.shades).toHaveLength(rules.shades);
    const things = [...burrow.items.map(({ tile }) => tile), burrow.start, burrow.exit];
    expect(new Set(things).size).toBe(things.length);
    for (const tile of things) expect(burrow.tiles[tile]).toBe(FLOOR);
  });

  it.each(levels)('level %i has puzzles that can be done and never trap', (level) => {
    const burrow = burrowOf(level);
    for (const { room: index, stone, plate, pushes } of burrow.plates) {
      const room = burrow.rooms[index];
      if (!room) throw new Error('No such room');
      expect(fewestPushes(burrow, room, stone, plate)).toBe(pushes);
      for (const blocked of stoneTiles(burrow, room)) {
        const free = new Set(room.cells.filter((tile) => tile !== blocked));
        const field = distances(burrow, burrow.tiles.length, room.mouths[0] ?? 0, (tile) => free.has(tile));
        for (const mouth of room.mouths) expect(field[mouth]).toBeGreaterThanOrEqual(0);
      }
    }
    for (const beam of burrow.beams) {
      expect(isLightable(burrow, beam)).toBe(true);
      expect(traceBeam(burrow, beam, beam.mirrors).isHit).toBe(false);
    }
  });

  it('keep the way out behind every gate they need', () => {
    const burrow = burrowOf(7);
    expect(burrow.gates.map(({ tile }) => burrow.tiles[tile])).toEqual(burrow.gates.map(() => PASSAGE));
  });

  it('fail the tour when a key is missing', () => {
    const burrow = burrowOf(2);
    const withoutKey = { ...burrow, items: burrow.items.filter(({ kind }) => kind !== 'key') };
    expect(tourOf(withoutKey)).toBeNull();
  });
});

describe('light', () => {
  it('reaches far ahead and little behind, and fades with the oil', () => {
    const rules = settings(1);
    expect(reachAt(rules, 0)).toBeCloseTo(rules.reach);
    expect(reachAt(rules, Math.PI)).toBeCloseTo(rules.halo);
    expect(flameOf(100)).toBe(1);
    expect(flameOf(5)).toBeLessThan(0.75);
  });

  it('stops at walls and closed gates', () => {
    const world = hall();
    const open = (): boolean => false;
    expect(castRay(world.burrow, open, world.hero, 0, 20)).toBeCloseTo(6.5);
    expect(castRay(world.burrow, (tile) => tile === spot(9, 5), world.hero, 0, 20)).toBeCloseTo(1.5);
    expect(isInSight(world.burrow, open, world.hero, { x: 10.5, y: 5.5 })).toBe(true);
    expect(isInSight(world.burrow, (tile) => tile === spot(9, 5), world.hero, { x: 10.5, y: 5.5 })).toBe(
      false,
    );
  });

  it('draws the map only where it falls', () => {
    const world = hall();
    run(world, 0.1);
    expect(world.seen[spot(10, 5)]).toBe(1);
    expect(world.seen[spot(2, 5)]).toBe(0);
  });
});

describe('walking', () => {
  it('is stopped by walls and slides round corners', () => {
    const world = hall();
    run(world, 4, { x: 1, y: 0, flash: false });
    expect(world.hero.x).toBeCloseTo(14 - 0.29, 1);
    world.burrow.tiles[spot(10, 2)] = WALL;
    Object.assign(world.hero, { x: 9.6, y: 3.1 });
    run(world, 0.6, { x: 1, y: 0, flash: false });
    expect(world.hero.x).toBeGreaterThan(10.3);
  });

  it('follows a pointer round a wall', () => {
    const world = hall();
    for (let y = 1; y < 9; y += 1) world.burrow.tiles[spot(9, y)] = WALL;
    world.seen.fill(1);
    const goal = { x: 11.5, y: 5.5 };
    for (let frame = 0; frame < 60 * 6; frame += 1)
      step(world, { ...wayTo(world, goal), flash: false }, 1 / 60);
    expect(Math.hypot(world.hero.x - goal.x, world.hero.y - goal.y)).toBeLessThan(0.3);
  });
});

describe('oil', () => {
  it('burns away and ends the game', () => {
    const world = hall();
    const happened = run(world, 120);
    expect(world).toMatchObject({ status: 'lost', oil: 0 });
    expect(happened.at(-1)).toBe('dark');
    expect(step(world, STILL, 1)).toEqual([]);
  });

  it('comes from flasks and fireflies; a full lantern leaves the flask', () => {
    const world = hall(1, { items: [item('flask', spot(7, 5)), item('firefly', spot(7, 5))] });
    expect(run(world, 0.1)).toEqual(['firefly']);
    world.oil = 40;
    expect(run(world, 0.1)).toEqual(['flask']);
    expect(world.oil).toBeCloseTo(40 + OIL.flask, 0);
  });

  it('can be thrown: it burns, lights and costs', () => {
    const world = hall();
    step(world, { ...STILL, flash: true }, 1 / 60);
    expect(world.oil).toBeCloseTo(100 - OIL.flash, 0);
    expect(isLit(world, { x: 9, y: 7.8 })).toBe(false);
    expect(run(world, 0.5)).toContain('burst');
    expect(isLit(world, { x: 9, y: 7.8 })).toBe(true);
    run(world, FLASH.burn + 0.5);
    expect(world.flashes).toEqual([]);
    world.oil = 5;
    step(world, { ...STILL, flash: true }, 1 / 60);
    expect(world.flashes).toEqual([]);
  });
});

describe('runes and the way out', () => {
  const items = [0, 1, 2].map((mark) => item('rune', spot(8 + mark, 5), mark));

  it('keeps the hatch shut until all three are found', () => {
    const world = hall(1, { items, exit: spot(7, 5) });
    run(world, 0.2);
    expect(world.status).toBe('playing');
    run(world, 1.2, { x: 1, y: 0, flash: false });
    expect(world.runes).toBe(3);
    const happened = run(world, 1.5, { x: -1, y: 0, flash: false });
    expect(happened).toContain('out');
    expect(world.status).toBe('won');
    expect(world.score).toBeGreaterThan(300);
  });

  it('gives stars for fireflies and for oil', () => {
    const world = hall(1, { items: [item('firefly', spot(2, 2))] });
    world.oil = 80;
    expect(starsOf(world)).toBe(2);
    world.fireflies = 1;
    expect(starsOf(world)).toBe(3);
    world.oil = 20;
    expect(starsOf(world)).toBe(2);
  });
});

describe('gates', () => {
  it('opens a lock with its key only', () => {
    const world = hall(1, { gates: [gate('lock', spot(8, 5))] });
    expect(run(world, 1, { x: 1, y: 0, flash: false })).toContain('shut');
    world.keys.add(0);
    expect(run(world, 1.6, { x: 1, y: 0, flash: false })).toContain('open');
    expect(world.hero.x).toBeGreaterThan(8.5);
  });

  it('opens by a stone on the plate; a stone left behind rolls home', () => {
    const plates = [{ room: 0, gate: 0, stone: spot(8, 5), plate: spot(10, 5), pushes: 2 }];
    const world = hall(1, { gates: [gate('plate', spot(13, 1))], plates });
    run(world, 0.45, { x: 1, y: 0, flash: false });
    expect(world.stones[0]?.tile).toBe(spot(9, 5));
    Object.assign(world.hero, { x: 1.2, y: 5.5 });
    const far = {
      ...world.burrow,
      rooms: world.burrow.rooms.map((room) => ({ ...room, centre: spot(12, 5) })),
    };
    const away = { ...world, burrow: far };
    expect(run(away, 0.1)).toContain('reset');
    expect(world.stones[0]?.tile).toBe(spot(8, 5));
    Object.assign(world.hero, { x: 7.5, y: 5.5 });
    expect(run(world, 2, { x: 1, y: 0, flash: false })).toContain('open');
    expect(isSolid(world, spot(13, 1))).toBe(false);
  });

  it('opens by light that mirrors carry to the crystal', () => {
    const beam = {
      room: 0,
      gate: 0,
      lamp: spot(3, 3),
      toward: [1, 0] as const,
      mirrors: [{ tile: spot(8, 3), slant: 1 as const }],
      crystal: spot(8, 7),
    };
    const world = hall(1, { gates: [gate('crystal', spot(13, 1))], beams: [beam] });
    expect(world.beams[0]?.isHit).toBe(false);
    Object.assign(world.hero, { x: 7.5, y: 3.5 });
    const happened = run(world, 0.4, { x: 1, y: 0, flash: false });
    expect(happened).toEqual(expect.arrayContaining(['turn', 'open']));
    expect(world.beams[0]?.isHit).toBe(true);
    expect(isLit(world, { x: 5.5, y: 3.5 })).toBe(true);
  });

  it('reflects both ways', () => {
    expect(reflect([1, 0], 1)).toEqual([0, -1]);
    expect(reflect([1, 0], -1)).toEqual([0, 1]);
    expect(reflect([0, 1], 1)).toEqual([-1, 0]);
  });

  it('asks for more pushes when it should', () => {
    const { burrow } = hall();
    const [room] = burrow.rooms;
    if (!room) throw new Error('No room');
    const plate = createPlate(burrow, room, 0, 4, createRandom(3));
    expect(plate?.pushes).toBeGreaterThanOrEqual(4);
    expect(fewestPushes(burrow, room, spot(1, 1), spot(5, 5))).toBeNull();
  });
});

describe('those who lurk', () => {
  it('shades follow in the dark, bite and slip away', () => {
    const world = hall(1, { shades: [spot(3, 5)] });
    const happened = run(world, 4);
    expect(happened).toContain('bite');
    expect(world.hurt).toBe(1);
    expect(world.oil).toBeLessThan(100 - OIL.shade);
  });

  it('shades flee from the lantern', () => {
    const world = hall(1, { shades: [spot(10, 5)] });
    const happened = run(world, 1.5);
    expect(happened).toContain('shy');
    expect(world.shades[0]?.x).toBeGreaterThan(10.5);
    expect(run(world, 5)).not.toContain('bite');
  });

  it('the moth prefers burning oil to the lantern', () => {
    const world = hall(4, { bossAt: spot(3, 5) });
    run(world, 3.5);
    const drained = world.oil;
    expect(drained).toBeLessThan(100 - 3.5 * world.rules.burn - 2);
    world.hero.face = 0;
    step(world, { ...STILL, flash: true }, 1 / 60);
    run(world, 2);
    expect(world.boss?.x).toBeGreaterThan(8.2);
  });

  it('the starer stands still while it is lit', () => {
    const world = hall(8, { bossAt: spot(10, 5) });
    run(world, 1);
    expect(world.boss?.x).toBeCloseTo(10.5);
    world.hero.face = Math.PI;
    run(world, 2);
    expect(world.hurt).toBe(1);
  });

  it('the echo comes by the way the hero went', () => {
    const world = hall(12);
    run(world, 1, { x: 1, y: 0, flash: false });
    const place = world.hero.x;
    run(world, 0.8, { x: 0, y: 1, flash: false });
    expect(world.boss?.isAwake).toBe(false);
    expect(run(world, ECHO_DELAY - 1)).toContain('awake');
    run(world, 0.2);
    expect(world.boss?.x).toBeLessThanOrEqual(place);
    expect(run(world, 2)).toContain('bite');
  });
});

describe('the mole', () => {
  it('sells for three glowcaps, once per visit', () => {
    const world = hall(6, { mole: { tile: spot(7, 4), mat: spot(7, 5) } });
    world.oil = 50;
    expect(run(world, 0.5)).toEqual(['poor']);
    Object.assign(world.hero, { x: 9.5 });
    run(world, 0.1);
    world.caps = 7;
    world.oil = 50;
    Object.assign(world.hero, { x: 7.5 });
    world.ware = 'oil';
    expect(run(world, 0.5)).toEqual(['sold']);
    expect(world.caps).toBe(4);
    expect(world.oil).toBeGreaterThan(50 + OIL.trade - 2);
  });

  it('sells a chart of everything and tallow that shines farther', () => {
    const mole = { tile: spot(7, 4), mat: spot(7, 5) };
    const chart = hall(6, { mole });
    Object.assign(chart, { ware: 'chart', caps: 3 });
    run(chart, 0.1);
    expect(chart.seen.every((seen) => seen === 1)).toBe(true);
    const tallow = hall(6, { mole });
    Object.assign(tallow, { ware: 'tallow', caps: 3 });
    run(tallow, 0.1);
    expect(tallow.shine).toBeGreaterThan(1);
  });
});

it('places are neighbours by their steps', () => {
  expect(stepFrom({ width: 15 }, 20, [0, 1])).toBe(35);
});
