import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countdownParts } from './countdown.ts';

const day = 86_400_000;

it('the parts of a countdown add up to the remaining seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 * day }), (left) => {
      const { days, hours, minutes, seconds } = countdownParts(left, 0);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(left / 1000));
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
    }),
  );
});

it('a countdown stops at zero', () => {
  expect(countdownParts(5, 10)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
