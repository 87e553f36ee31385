import { describe, expect, it } from 'vitest';
import { RESERVE, createBurrow, oilFor, supplyOf } from './burrow.ts';
import { HERO_SPEED, LEVELS, lessonOf, nameOf, settings } from './levels.ts';
import { FLOOR, PASSAGE, distances, stepFrom, type Burrow } from './map.ts';
import { fewestPushes, isLightable, stoneTiles, traceBeam } from './puzzles.ts';
import { tourOf } from './tour.ts';

const levels = Array.from({ length: LEVELS }, (_, index) => index + 1);
const burrows = new Map(levels.map((level) => [level, createBurrow(level)]));
const burrowOf = (level: number): Burrow => burrows.get(level) ?? createBurrow(level);

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

  it('introduces things one by one', () => {
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

it('places are neighbours by their steps', () => {
  expect(stepFrom({ width: 15 }, 20, [0, 1])).toBe(35);
});
