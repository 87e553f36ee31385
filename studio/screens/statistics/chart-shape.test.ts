import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelIndexes, linePath, roundTop, shareOf } from './chart-shape.ts';

it.each([
  [0, 4],
  [4, 4],
  [7, 10],
  [11, 20],
  [38, 40],
  [6_900, 10_000],
  [153_257, 200_000],
])('the axis for %d ends at %d', (value, top) => {
  expect(roundTop(value)).toBe(top);
});

it('the axis never ends below a value, nor far above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 1e9 }), (value) => {
      expect(roundTop(value)).toBeGreaterThanOrEqual(value);
      expect(roundTop(value)).toBeLessThanOrEqual(value * 2.5);
    }),
  );
});

it('a line goes from the first to the last value, with 0 at the bottom', () => {
  expect(linePath([0, 10, 5], 10, 100, 50)).toBe('M0 50L50 0L100 25');
  expect(linePath([5], 10, 100, 50)).toBe('M0 25');
});

it('labels the first, the last and the points between them at equal distances', () => {
  expect(labelIndexes(25)).toEqual([0, 6, 12, 18, 24]);
  expect(labelIndexes(2)).toEqual([0, 1]);
  expect(labelIndexes(1)).toEqual([0]);
});

it('places the points of a chart from its start to its end', () => {
  expect([0, 1, 2].map((index) => shareOf(index, 3))).toEqual([0, 0.5, 1]);
  expect(shareOf(0, 1)).toBe(0);
});
