import { expect, it } from 'vitest';
import { dateOf, dayOf } from './day.ts';

it('names a date, and finds the date of a name', () => {
  expect(dayOf(new Date(2026, 2, 5, 23))).toBe('2026-03-05');
  expect(dateOf('2026-03-05')).toEqual(new Date(2026, 2, 5));
});

it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', 20260101, null, undefined, ['2026-03-05']])(
  'does not take %j for a date',
  (value) => expect(dateOf(value)).toBeUndefined(),
);
