import fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionsAt } from '../sky/positions.server.ts';
import { placeOnWheel } from './wheel-positions.server.ts';
import { onWheel } from './wheel.ts';

it('starts with Aries on the left and continues counterclockwise', () => {
  const positions = [0, 90, 180, 270].map((longitude) => onWheel(100, longitude).map(Math.round));
  expect(positions).toEqual(
    [
      [-100, 0],
      [0, 100],
      [100, 0],
      [0, -100],
    ].map((position) => position.map((value) => expect.closeTo(value))),
  );
});

it('positions every body inside the ring and its mark at its longitude, without overlapping discs', () => {
  const moments = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2100, 0, 1) });
  fc.assert(
    fc.property(moments, (moment) => {
      const positions = positionsAt(moment);
      const placed = placeOnWheel(positions, (body) => body);
      expect(placed.map(({ body }) => body)).toEqual(positions.map(({ body }) => body));
      for (const [index, { x, y, ringX, ringY }] of placed.entries()) {
        expect(Math.hypot(x, y)).toBeLessThan(181);
        const [trueX, trueY] = onWheel(220, positions[index]!.longitude);
        expect(Math.hypot(ringX - trueX, ringY - trueY)).toBeLessThan(0.1);
        for (const other of placed.slice(index + 1))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(33.8);
      }
    }),
    { numRuns: 200, examples: [[759_222_025_118]] },
  );
});
