import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownParts, timeLeft } from './offer-time.ts';

const day = 86_400_000;

describe('the time that is left', () => {
  it.each([
    [0, 'Ended'],
    [-5, 'Ended'],
    [1, 'Ends within two hours'],
    [2 * 3_600_000 - 1, 'Ends within two hours'],
    [2 * 3_600_000, '2 hours left'],
    [2 * day - 1, '47 hours left'],
    [2 * day, '2 days left'],
    [3 * day - 1, '2 days left'],
  ])('%i ms before the end is "%s"', (left, text) =>
    expect(timeLeft(1_000_000_000_000, 1_000_000_000_000 - left)).toBe(text),
  );

  it('is counted down in parts that add up to the remaining seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 * day }), (left) => {
        const { days, hours, minutes, seconds } = countdownParts(left, 0);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(left / 1000));
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
      }),
    );
    expect(countdownParts(5, 10)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});
