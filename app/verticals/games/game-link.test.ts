import { expect, test } from 'vitest';
import { limitMessages } from './game-link.ts';

test('limits a game to a burst of 120 messages, then to 60 per second', () => {
  const take = limitMessages();
  const countAccepted = (count: number, time: number) =>
    Array.from({ length: count }, () => take(time)).filter(Boolean);
  expect(countAccepted(100_000, 5)).toHaveLength(120);
  expect(countAccepted(100_000, 1005)).toHaveLength(60);
});

test('accepts all messages of a game that sends 60 per second', () => {
  const take = limitMessages();
  const times = Array.from({ length: 600 }, (_, index) => (index * 1000) / 60);
  expect(times.every(take)).toBe(true);
});
