import { describe, expect, it } from 'vitest';
import { english } from '#test/support/english.ts';
import { timeLeft } from './time-left.server.ts';

const day = 86_400_000;

describe('the remaining time', () => {
  it.each([
    [0, 'Ended'],
    [-5, 'Ended'],
    [1, 'Ends within two hours'],
    [2 * 3_600_000 - 1, 'Ends within two hours'],
    [2 * 3_600_000, '2 hours left'],
    [2 * day - 1, '47 hours left'],
    [2 * day, '2 days left'],
    [3 * day - 1, '2 days left'],
  ])('%i ms before the end is "%s"', (left, text) => {
    const endsAt = 1_000_000_000_000;
    expect(timeLeft(english.messages('shop'), { endsAt, now: endsAt - left })).toBe(text);
  });
});
