import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('allows a burst, then as many requests as are earned back', () => {
  let time = 0;
  const { take } = createRateLimit({ clock: { now: () => time }, burst: 3, perSecond: 0.5 });
  expect([1, 2, 3].map(() => take('192.0.2.1'))).toEqual([0, 0, 0]);
  expect(take('192.0.2.1')).toBe(2);
  expect(take('192.0.2.2')).toBe(0);
  time += 2_000;
  expect(take('192.0.2.1')).toBe(0);
  expect(take('192.0.2.1')).toBe(2);
});

test('treats an IPv6 network as one address, and both forms of an IPv4 address as the same', () => {
  const { take } = createRateLimit({ clock: { now: () => 0 }, burst: 1, perSecond: 1 });
  expect(take('2001:db8::1')).toBe(0);
  expect(take('2001:db8::2')).toBe(1);
  expect(take('192.0.2.1')).toBe(0);
  expect(take('::ffff:192.0.2.1')).toBe(1);
});

test('forgets the addresses that were idle longest', () => {
  const { take } = createRateLimit({ clock: { now: () => 0 }, burst: 1, perSecond: 1, addresses: 2 });
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) take(address);
  expect(take('192.0.2.3')).toBe(1);
  expect(take('192.0.2.1')).toBe(0);
});

test('allows a request that costs more than is left, and counts the difference as debt', () => {
  let time = 0;
  const { take } = createRateLimit({ clock: { now: () => time }, burst: 4, perSecond: 1 });
  expect([take('192.0.2.1', 3), take('192.0.2.1', 3)]).toEqual([0, 0]);
  expect(take('192.0.2.1', 3)).toBe(3);
  time += 3_000;
  expect(take('192.0.2.1')).toBe(0);
});

test('refunds costs up to one burst', () => {
  const { take, giveBack } = createRateLimit({ clock: { now: () => 0 }, burst: 2, perSecond: 1 });
  take('192.0.2.1', 5);
  giveBack('192.0.2.1', 4);
  expect([take('192.0.2.1'), take('192.0.2.1')]).toEqual([0, 1]);
  giveBack('192.0.2.1', 100);
  expect([1, 2, 3].map(() => take('192.0.2.1'))).toEqual([0, 0, 1]);
});
