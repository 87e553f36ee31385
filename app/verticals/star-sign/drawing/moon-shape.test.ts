import fc from 'fast-check';
import { expect, it } from 'vitest';
import { litMoon } from './moon-shape.ts';

/** Area of the outline, from its two arcs: half a disc, more or less half the terminator’s ellipse. */
function litShare(path: string): { share: number; side: 'right' | 'left' } {
  const [, r, limbSweep, terminator, terminatorSweep] =
    /^M0 -[\d.]+A([\d.]+) [\d.]+ 0 0 ([01]) 0 [\d.]+A([\d.]+) [\d.]+ 0 0 ([01]) 0 -[\d.]+Z$/.exec(path) ?? [];
  const radius = Number(r);
  // Two arcs of the same turn go all the way round: the ellipse is added.
  const ellipse = (Math.PI * radius * Number(terminator)) / 2;
  const half = (Math.PI * radius * radius) / 2;
  const area = limbSweep === terminatorSweep ? half + ellipse : half - ellipse;
  return { share: area / (Math.PI * radius * radius), side: limbSweep === '1' ? 'right' : 'left' };
}

it('lights as much of the disc as it is told, on the right side while the Moon grows', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (fraction, isWaxing) => {
      const { share, side } = litShare(litMoon(fraction, isWaxing, 100));
      expect(share).toBeCloseTo(fraction, 3);
      expect(side).toBe(isWaxing ? 'right' : 'left');
    }),
  );
});
