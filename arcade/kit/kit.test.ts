import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBestScore } from './best-score.ts';
import { alpha, shade } from './draw.ts';
import { clamp, createSpring, easeOutBack, easeOutBounce, easeOutElastic, progress } from './ease.ts';
import { swipeDirection } from './input.ts';
import { STEP, takeSteps } from './loop.ts';
import { createRandom, seedFrom } from './random.ts';
import { createStorage } from './storage.ts';

describe('random', () => {
  it('repeats itself for a seed and stays in range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat({ max: 40 }), (seed, min, span) => {
        const first = createRandom(seed);
        const second = createRandom(seed);
        for (let draw = 0; draw < 20; draw += 1) {
          const value = first.int(min, min + span);
          expect(value).toBe(second.int(min, min + span));
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(min + span);
        }
      }),
    );
  });

  it('shuffles without losing anything', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        const shuffled = createRandom(seed).shuffle(items);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  it('makes different seeds of different levels', () => {
    const seeds = Array.from({ length: 200 }, (_, level) => seedFrom('game', level));
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe('loop steps', () => {
  it('divides time into fixed steps, keeps the remainder and limits the number of steps', () => {
    expect(takeSteps(0, STEP).steps).toBe(1);
    expect(takeSteps(0, STEP * 2.5)).toEqual({ steps: 2, rest: expect.closeTo(STEP / 2) });
    expect(takeSteps(0, 3)).toEqual({ steps: 5, rest: 0 });
    expect(takeSteps(STEP * 0.6, STEP * 0.5).steps).toBe(1);
  });
});

describe('easing', () => {
  it('starts at 0 and ends at 1', () => {
    for (const ease of [easeOutBack, easeOutBounce, easeOutElastic]) {
      expect(ease(0)).toBeCloseTo(0);
      expect(ease(1)).toBeCloseTo(1);
    }
    expect(progress(5, 0, 10)).toBe(0.5);
    expect(clamp(9, 0, 4)).toBe(4);
  });

  it('springs settle on their target', () => {
    const spring = createSpring(0);
    spring.target = 10;
    for (let step = 0; step < 240; step += 1) spring.step(STEP);
    expect(spring.value).toBeCloseTo(10, 2);
  });
});

describe('input', () => {
  it('returns the direction of a stroke', () => {
    expect(swipeDirection(40, 10, 24)).toBe('right');
    expect(swipeDirection(-40, 10, 24)).toBe('left');
    expect(swipeDirection(5, -30, 24)).toBe('up');
    expect(swipeDirection(5, 30, 24)).toBe('down');
    expect(swipeDirection(10, 10, 24)).toBeUndefined();
  });
});

describe('storage', () => {
  it('works from memory without storage, and ignores values of another form', () => {
    const storage = createStorage('a-game');
    expect(storage.get('best', 3)).toBe(3);
    storage.set('best', 7);
    expect(storage.get('best', 3)).toBe(7);
    expect(storage.get<number[]>('best', [])).toEqual([]);
  });

  it('keeps the better score, high or low', () => {
    const storage = createStorage('another-game');
    const high = createBestScore(storage);
    expect([high.offer(5), high.offer(4), high.offer(9), high.value]).toEqual([true, false, true, 9]);
    const low = createBestScore(storage, 'time', 'lowest');
    expect([low.offer(50), low.offer(60), low.offer(40), low.value]).toEqual([true, false, true, 40]);
  });
});

describe('colours', () => {
  it('are mixed to valid hex', () => {
    expect(shade('#000000', 1)).toBe('#ffffff');
    expect(shade('#ffffff', -1)).toBe('#000000');
    expect(alpha('#102030', 0.5)).toBe('#10203080');
  });
});
