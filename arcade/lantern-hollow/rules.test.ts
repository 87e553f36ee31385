import { describe, expect, it } from 'vitest';
import { OIL, settings } from './levels.ts';
import { castRay, flameOf, isInSight, reachAt } from './light.ts';
import { WALL } from './map.ts';
import { starsOf, step } from './rules.ts';
import { STILL, hall, item, run, spot } from './test-hall.ts';
import { wayTo } from './walker.ts';
import { FLASH, isLit } from './world.ts';

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
