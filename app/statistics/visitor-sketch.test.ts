import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VisitorSketch } from './visitor-sketch.server.ts';

function sketchOf(visitors: Iterable<string>): VisitorSketch {
  const sketch = new VisitorSketch();
  for (const visitor of visitors) sketch.add(createHash('sha256').update(visitor).digest());
  return sketch;
}

const named = (count: number, prefix = 'visitor') =>
  Array.from({ length: count }, (_, n) => `${prefix} ${n}`);

describe('the sketch of visitors', () => {
  it('counts zero, one and ten visitors exactly', () => {
    expect([0, 1, 2, 10].map((count) => sketchOf(named(count)).count())).toEqual([0, 1, 2, 10]);
  });

  it.each([1_000, 10_000, 100_000])('estimates %d visitors within three standard errors', (count) => {
    const estimate = sketchOf(named(count)).count();
    expect(Math.abs(estimate / count - 1)).toBeLessThan(3 * 0.0163);
  });

  it('does not depend on the order, on repetitions, or on how visitors are spread over sketches', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (some, more) => {
        const whole = sketchOf([...some, ...more]);
        const merged = sketchOf(more.toReversed());
        merged.merge(sketchOf([...some, ...some]));
        expect(merged.bytes()).toEqual(whole.bytes());
        expect(new VisitorSketch(whole.bytes()).count()).toBe(whole.count());
      }),
    );
  });

  it('reports whether a visitor has changed it', () => {
    const sketch = new VisitorSketch();
    const hash = createHash('sha256').update('visitor').digest();
    expect([sketch.add(hash), sketch.add(hash)]).toEqual([true, false]);
  });

  it('ignores stored bytes of another length', () => {
    expect(new VisitorSketch(new Uint8Array(7)).count()).toBe(0);
  });
});
