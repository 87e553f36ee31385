import fc from 'fast-check';
import { expect, it } from 'vitest';
import { litMoon } from './moon-shape.ts';

/**
 * Returns the lit share of the disc and its side, computed from the two arcs of the outline: half a disc, plus or minus
 * half the ellipse of the terminator.
 */
function litShare(path: string): { share: number; side: 'right' | 'left' } {
  const [, r, limbSweep, terminator, terminatorSweep] =
    /^M0 -[\d.]+A([\d.]+) [\d.]+ 0 0 ([01]) 0 [\d.]+A([\d.]+) [\d.]+ 0 0 ([01]) 0 -[\d.]+Z$/.exec(path) ?? [];
  const radius = Number(r);
  // The area of half the ellipse. It is added to the half disc if both arcs have the same direction.
  const ellipse = (Math.PI * radius * Number(terminator)) / 2;
  const half = (Math.PI * radius * radius) / 2;
  const area = limbSweep === terminatorSweep ? half + ellipse : half - ellipse;
  return { share: area / (Math.PI * radius * radius), side: limbSweep === '1' ? 'right' : 'left' };
}

it('lights the given share of the disc, on the right side while the Moon is waxing', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (fraction, isWaxing) => {
      const { share, side } = litShare(litMoon(fraction, isWaxing, 100));
      expect(share).toBeCloseTo(fraction, 3);
      expect(side).toBe(isWaxing ? 'right' : 'left');
    }),
  );
});
