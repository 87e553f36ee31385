import { expect, it } from 'vitest';
import { createTestClock } from '#test/store/engines.ts';
import { createSignInLimits } from './sign-in-limits.server.ts';

const home = '192.0.2.1';
const strangers = Array.from({ length: 100 }, (_, number) => `198.51.100.${number}`);

it('a stranger cannot lock an operator out of a known address', () => {
  const limits = createSignInLimits(createTestClock());
  limits.noteSuccess(home, 'Ada');
  for (const address of strangers) limits.take(address, 'ada');
  expect(limits.take('203.0.113.9', 'Ada')).toBeGreaterThan(0);
  expect(limits.take(home, 'Ada')).toBe(0);
  // A passkey is not charged to the account.
  expect(limits.take('203.0.113.10')).toBe(0);
});

it('one address cannot try many accounts', () => {
  const limits = createSignInLimits(createTestClock());
  const waits = Array.from({ length: 30 }, (_, number) => limits.take(home, `operator ${number}`));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
});

it('many addresses cannot try one account', () => {
  const limits = createSignInLimits(createTestClock());
  const waits = strangers.map((address, place) => limits.take(address, place % 2 === 0 ? 'ada' : ' ÁDA '));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

it('the limits end with time', () => {
  const clock = createTestClock();
  const limits = createSignInLimits(clock);
  for (const address of strangers) limits.take(address, 'ada');
  clock.set(clock.now() + 300_000);
  expect(limits.take('203.0.113.9', 'ada')).toBe(0);
});
