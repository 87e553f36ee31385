import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import { GRAVITY, endOf, energyOf, fly, hook, limitSpeed, reel, swing, type Rope } from './rope.ts';
import { TOP_SPEED } from './run.ts';

const STEP = 1 / 60;
const rope = (change: Partial<Rope> = {}): Rope => ({
  ax: 0,
  ay: 0,
  length: 200,
  angle: -0.9,
  spin: 0,
  ...change,
});

describe('the rope', () => {
  it('keeps its length', () => {
    let one = rope({ spin: 3 });
    for (let step = 0; step < 600; step += 1) {
      one = swing(one, STEP);
      const { x, y } = endOf(one);
      expect(Math.hypot(x - one.ax, y - one.ay)).toBeCloseTo(200, 6);
    }
  });

  it('keeps the energy of a swing for a minute within half a percent', () => {
    let one = rope({ angle: -1.2 });
    const lowest = energyOf(endOf(rope({ angle: 0, spin: 0 })));
    const before = energyOf(endOf(one)) - lowest;
    for (let step = 0; step < 3600; step += 1) one = swing(one, STEP);
    expect(Math.abs(energyOf(endOf(one)) - lowest - before) / before).toBeLessThan(0.005);
  });

  it('hangs still when it hangs straight', () => {
    expect(swing(rope({ angle: 0 }), 1)).toMatchObject({ angle: 0, spin: 0 });
  });

  it('takes about the time of a pendulum', () => {
    let one = rope({ angle: 0.05 });
    let time = 0;
    for (; one.angle > 0; time += 0.001) one = swing(one, 0.001);
    expect(time).toBeCloseTo((Math.PI / 2) * Math.sqrt(200 / GRAVITY), 2);
  });

  it('keeps the speed across it and loses the speed along it', () => {
    const across = hook({ x: 0, y: 200, vx: 300, vy: 0 }, 0, 0);
    expect(endOf(across).vx).toBeCloseTo(300);
    const along = hook({ x: 0, y: 200, vx: 0, vy: 300 }, 0, 0);
    expect(along.spin).toBeCloseTo(0);
  });

  it('never adds energy when it is hooked', () => {
    const random = createRandom(3);
    for (let turn = 0; turn < 60; turn += 1) {
      const body = {
        x: random.range(-200, -20),
        y: random.range(40, 250),
        vx: random.range(-400, 600),
        vy: random.range(-500, 500),
      };
      expect(energyOf(endOf(hook(body, 0, 0)))).toBeLessThanOrEqual(energyOf(body) + 1e-6);
    }
  });

  it('swings faster while it is drawn in, as its turning momentum stays', () => {
    const before = rope({ spin: 2 });
    const after = reel(before, 150, 1000, 1);
    expect(after.length).toBe(150);
    expect(after.spin * after.length ** 2).toBeCloseTo(before.spin * before.length ** 2);
    expect(reel(after, 150, 1000, 1)).toBe(after);
  });
});

describe('flight', () => {
  it('is a parabola that keeps its energy', () => {
    const start = { x: 0, y: 0, vx: 300, vy: -400 };
    const end = fly(start, 0.7);
    expect(end.x).toBeCloseTo(210);
    expect(energyOf(end)).toBeCloseTo(energyOf(start), 4);
    const halves = fly(fly(start, 0.35), 0.35);
    expect(halves.y).toBeCloseTo(end.y, 6);
  });

  it('has a top speed', () => {
    const { vx, vy } = limitSpeed({ x: 0, y: 0, vx: 3000, vy: 4000 }, TOP_SPEED);
    expect(Math.hypot(vx, vy)).toBeCloseTo(TOP_SPEED);
  });
});
