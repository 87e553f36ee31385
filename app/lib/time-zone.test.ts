import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@portico/shared/property-runs';
import { momentOf, zoneOffset } from './time-zone.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

it('returns the offset of a zone from UTC', () => {
  const hours = (zone: string, at: string) => zoneOffset(zone, Date.parse(at)) / 3_600_000;
  expect(hours('Europe/Berlin', '2026-01-10T12:00:00Z')).toBe(1);
  expect(hours('Europe/Berlin', '2026-07-10T12:00:00Z')).toBe(2);
  expect(hours('America/Havana', '2026-01-10T12:00:00Z')).toBe(-5);
  expect(hours('Asia/Kathmandu', '2026-01-10T12:00:00.999Z')).toBe(5.75);
});

describe('the moment at which clocks show something', () => {
  it('is where the offset leads back to it', { tags: 'property' }, () => {
    const moments = fc.integer({ min: Date.UTC(1990, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (zone, seconds) => {
        const moment = seconds * 1000;
        const wall = moment + zoneOffset(zone, moment);
        const found = momentOf(wall, zone);
        expect(found + zoneOffset(zone, found)).toBe(wall);
        expect(found).toBeLessThanOrEqual(moment);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it.each([
    ['is the first of two when they are set back', 'America/Havana', '2026-11-01T00:30', '2026-11-01T04:30'],
    [
      'is an hour on when they are put forward over it',
      'America/Havana',
      '2026-03-08T00:30',
      '2026-03-08T05:30',
    ],
    [
      'is the change itself when a day begins with it',
      'America/Havana',
      '2026-03-08T00:00',
      '2026-03-08T05:00',
    ],
  ])('%s', (_what, zone, wall, moment) => {
    expect(new Date(momentOf(Date.parse(`${wall}Z`), zone)).toISOString()).toBe(`${moment}:00.000Z`);
  });
});
