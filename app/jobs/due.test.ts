import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDue } from './due.ts';

const minute = 60_000;
const hour = 60 * minute;
const every = hour;
const startedAt = Date.parse('2026-03-01T12:00:00Z');

it('a job is due initially and then periodically', () => {
  expect(isDue({ every }, undefined, startedAt)).toBe(true);
  const last = { startedAt, failures: 0 };
  expect(isDue({ every }, last, startedAt + hour - 1)).toBe(false);
  expect(isDue({ every }, last, startedAt + hour)).toBe(true);
});

it('a failed job is repeated after one minute, then two, four and so on, but never later than usual', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 2_000].map((failures) =>
    [minute, 2 * minute, 4 * minute, 8 * minute, 16 * minute, 32 * minute, hour].find((wait) =>
      isDue({ every }, { startedAt, failures }, startedAt + wait),
    ),
  );
  expect(waits.map((wait) => wait! / minute)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

it('a start in the future does not delay a job', () => {
  expect(isDue({ every }, { startedAt: startedAt + 365 * 24 * hour, failures: 0 }, startedAt)).toBe(true);
  expect(isDue({ every }, { startedAt: startedAt + minute, failures: 0 }, startedAt)).toBe(false);
});

it('with any clock, no job waits longer than its interval and the clock difference', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(1_000), fc.nat(40 * 24 * hour), (shift, failures, pause) => {
      const last = { startedAt: startedAt + shift, failures };
      const moments = [0, pause + minute + 1].map((wait) => startedAt + wait);
      return pause < 1_000 || moments.some((now) => isDue({ every: pause }, last, now));
    }),
  );
});
