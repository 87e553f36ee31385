import { expect, test } from 'vitest';
import { limitMessages } from './game-link.ts';

test('a flood is cut to 120 messages at once and 60 in each second after', () => {
  const take = limitMessages();
  const heard = (count: number, time: number) =>
    Array.from({ length: count }, () => take(time)).filter(Boolean);
  expect(heard(100_000, 5)).toHaveLength(120);
  expect(heard(100_000, 1005)).toHaveLength(60);
});

test('a game that sends sixty messages a second is heard in full', () => {
  const take = limitMessages();
  const times = Array.from({ length: 600 }, (_, index) => (index * 1000) / 60);
  expect(times.every(take)).toBe(true);
});
