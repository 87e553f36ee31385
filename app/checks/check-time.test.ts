import { expect, it } from 'vitest';
import { isCheckTime } from './check-time.ts';

it.each([
  ['2026-03-01T00:59:00Z', 'UTC', false],
  ['2026-03-01T01:00:00Z', 'UTC', true],
  ['2026-03-01T05:59:00Z', 'UTC', true],
  ['2026-03-01T06:00:00Z', 'UTC', false],
  ['2026-03-01T17:30:00Z', 'Asia/Tokyo', true],
  ['2026-07-01T09:30:00Z', 'America/Los_Angeles', true],
])('at %s, a time from 1 to 6 in %s: %j', (time, zone, isIncluded) => {
  expect(isCheckTime(Date.parse(time), zone, { start: 1, end: 6 })).toBe(isIncluded);
});
