import { describe, expect, it } from 'vitest';
import { OIL } from './levels.ts';
import { step } from './rules.ts';
import { ECHO_DELAY } from './shades.ts';
import { STILL, hall, run, spot } from './test-hall.ts';

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

  it('the echo follows the path of the hero', () => {
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
