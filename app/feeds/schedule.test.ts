import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wallTime } from '#app/lib/time-zone.ts';
import { nextRetry, nextRun, parseSchedule, type Schedule } from './schedule.ts';

const minute = 60_000;
const scheduleOf = (text: string): Schedule => {
  const schedule = parseSchedule(text);
  if (!schedule) throw new Error(text);
  return schedule;
};

describe('a schedule', () => {
  test.each([
    ['', { kind: 'manual' }],
    ['6h', { kind: 'hours', hours: 6 }],
    ['168h', { kind: 'hours', hours: 168 }],
    ['03:30', { kind: 'daily', minutes: 210 }],
    ['23:59', { kind: 'daily', minutes: 1439 }],
  ])('is read from %j', (text, schedule) => {
    expect(parseSchedule(text)).toEqual(schedule);
  });

  test.each(['0h', '169h', '1.5h', '24:00', '3:30', '03:60', 'daily', ' 6h', '6h\n'])(
    'is not read from %j',
    (text) => {
      expect(parseSchedule(text)).toBeNull();
    },
  );

  test('without times never runs automatically', () => {
    expect(nextRun(scheduleOf(''), 0, 'UTC', 0.5)).toBeNull();
    expect(nextRetry(scheduleOf(''), 1, 0, 'UTC', 0.5)).toBeNull();
  });

  test.each([
    ['before the time', '2026-06-01T00:00:00Z', 'Europe/Rome', '2026-06-01T03:30'],
    ['after the time', '2026-06-01T02:00:00Z', 'Europe/Rome', '2026-06-02T03:30'],
    ['exactly at the time', '2026-06-01T01:30:00Z', 'Europe/Rome', '2026-06-02T03:30'],
    ['when clocks are put back', '2026-10-24T20:00:00Z', 'Europe/Rome', '2026-10-25T03:30'],
    ['when the day has already begun elsewhere', '2026-06-01T20:00:00Z', 'Asia/Tokyo', '2026-06-03T03:30'],
  ])('by time of day is the next such time: %s', (_, from, zone, expected) => {
    const next = nextRun(scheduleOf('03:30'), Date.parse(from), zone, 0);
    expect(wallTime(next ?? 0, zone)).toBe(expected);
  });

  test('is always later than now, and delayed by ten minutes at most', () => {
    const schedules = fc.constantFrom('1h', '6h', '168h', '00:00', '02:30', '23:59');
    const zones = fc.constantFrom('UTC', 'Europe/Rome', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu');
    const moments = fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 });
    fc.assert(
      fc.property(
        schedules,
        zones,
        moments,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (text, zone, now, random) => {
          const early = nextRun(scheduleOf(text), now, zone, 0) ?? 0;
          const next = nextRun(scheduleOf(text), now, zone, random) ?? 0;
          expect(early).toBeGreaterThan(now);
          expect(next - early).toBeGreaterThanOrEqual(0);
          expect(next - early).toBeLessThanOrEqual(10 * minute);
          if (text.includes(':')) expect(early - now).toBeLessThanOrEqual(26 * 60 * minute);
        },
      ),
    );
  });

  test('is repeated after growing pauses when runs fail, but not later than usual', () => {
    const pauses = [1, 2, 3, 4, 5, 50].map(
      (failures) => (nextRetry(scheduleOf('6h'), failures, 0, 'UTC', 0) ?? 0) / minute,
    );
    expect(pauses).toEqual([15, 30, 60, 120, 240, 360]);
  });
});
