import { describe, expect, it } from 'vitest';
import { endOfDay, pickOfDay } from './daily.server.ts';

const list = [{ id: 3 }, { id: 1 }, { id: 2 }, { id: 5 }, { id: 4 }];
const noon = Date.parse('2026-03-20T12:00:00Z');
const day = 86_400_000;

describe('the one of the day', () => {
  it('stays the same for the whole day of the time zone, and depends only on the entries of the list', () => {
    const zone = 'Asia/Tokyo';
    const start = Date.parse('2026-03-20T15:00:00Z');
    const picked = pickOfDay(list, start, zone);
    expect(pickOfDay(list.toReversed(), start + day - 1, zone)).toBe(picked);
    expect(pickOfDay([], start, zone)).toBeNull();
  });

  it('is selected once in each round of days', () => {
    // A round starts on each day whose number since 1970 is a multiple of the list's length.
    const first = Math.ceil(noon / day / list.length) * list.length;
    for (const round of [0, 1, 2]) {
      const ids = list.map(
        (_, index) => pickOfDay(list, (first + round * list.length + index) * day, 'UTC')?.id,
      );
      expect(ids.toSorted((a = 0, b = 0) => a - b)).toEqual([1, 2, 3, 4, 5]);
    }
  });
});

describe('with preferred entries, the one of the day', () => {
  const isEven = ({ id }: { id: number }) => id % 2 === 0;

  it('is the usual one if it is preferred, and otherwise a preferred one', () => {
    for (let moment = noon; moment < noon + 10 * day; moment += day) {
      const usual = pickOfDay(list, moment, 'UTC');
      const picked = pickOfDay(list, moment, 'UTC', isEven);
      expect(picked && isEven(picked)).toBe(true);
      if (usual && isEven(usual)) expect(picked).toBe(usual);
    }
  });

  it('is the usual one if none is preferred', () => {
    expect(pickOfDay(list, noon, 'UTC', () => false)).toBe(pickOfDay(list, noon, 'UTC'));
  });
});

describe('the end of the day', () => {
  it.each([
    ['UTC', '2026-03-20T12:00:00Z', '2026-03-21T00:00:00Z'],
    ['UTC', '2026-03-20T00:00:00Z', '2026-03-21T00:00:00Z'],
    ['UTC', '2026-03-20T23:59:59.999Z', '2026-03-21T00:00:00Z'],
    ['Asia/Tokyo', '2026-03-20T12:00:00Z', '2026-03-20T15:00:00Z'],
    ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-10-24T22:30:00Z', '2026-10-25T23:00:00Z'],
    ['America/Havana', '2026-10-31T12:00:00Z', '2026-11-01T04:00:00Z'],
    ['America/Havana', '2026-03-07T12:00:00Z', '2026-03-08T05:00:00Z'],
    ['Asia/Kathmandu', '2026-03-20T12:00:00Z', '2026-03-20T18:15:00Z'],
  ])('in %s after %s is at %s', (zone, now, end) => {
    expect(new Date(endOfDay(Date.parse(now), zone)).toISOString()).toBe(new Date(end).toISOString());
  });
});
