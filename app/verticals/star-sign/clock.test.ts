import { expect, it } from 'vitest';
import { momentOf } from '#app/lib/time-zone.ts';
import { dayOf, periodsAt, weekOf, weekStart } from './clock.ts';

it('finds the day of a time zone', () => {
  expect(dayOf(Date.UTC(2026, 10, 21, 23, 30), 'Europe/Berlin')).toBe('2026-11-22');
  expect(dayOf(Date.UTC(2026, 10, 21, 3), 'America/New_York')).toBe('2026-11-20');
});

it('finds ISO weeks', () => {
  expect(weekOf('2026-11-21')).toBe('2026-W47');
  expect(weekOf('2024-12-30')).toBe('2025-W01');
  expect(weekOf('2023-01-01')).toBe('2022-W52');
  expect(weekOf('1964-12-27')).toBe('1964-W52');
  expect(weekStart('2025-W01')).toBe(Date.UTC(2024, 11, 30));
  expect(weekStart('2025-W54')).toBeUndefined();
  expect(weekStart('2025-W00')).toBeUndefined();
});

it('finds the end of the day, week and month in the site’s time zone', () => {
  expect(periodsAt(Date.UTC(2026, 10, 21, 12), 'Europe/Berlin')).toEqual({
    day: { key: '2026-11-21', endsAt: Date.UTC(2026, 10, 21, 23) },
    week: { key: '2026-W47', endsAt: Date.UTC(2026, 10, 22, 23) },
    month: { key: '2026-11', endsAt: Date.UTC(2026, 10, 30, 23) },
  });
});

it('accounts for summer time', () => {
  expect(momentOf(Date.UTC(2026, 2, 29, 1), 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 0));
  expect(momentOf(Date.UTC(2026, 2, 29, 4), 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 2));
});
