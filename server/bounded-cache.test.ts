import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const cost = (name: string, bytes: number) => bytes + name.length * 2 + 200;

test('what nobody asked for goes before what somebody did', () => {
  const cache = new BoundedCache<{ bytes: number }>(3 * cost('a', 100));
  for (const name of ['a', 'b', 'c']) cache.set(name, { bytes: 100 });
  cache.get('a');
  cache.set('d', { bytes: 100 });
  expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name))).toEqual(['a', 'c', 'd']);
});

test('what was asked for is spared once, not for ever', () => {
  const cache = new BoundedCache<{ bytes: number }>(2 * cost('a', 100));
  cache.set('a', { bytes: 100 });
  cache.get('a');
  for (const name of ['b', 'c', 'd']) cache.set(name, { bytes: 100 });
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('d')).toBeDefined();
});

test('room is made even when every value is asked for all the time', () => {
  const cache = new BoundedCache<{ bytes: number }>(3 * cost('a', 100));
  const names = [...'abcdefgh'];
  for (const name of names) {
    cache.set(name, { bytes: 100 });
    for (const each of names) cache.get(each);
    expect(cache.get(name)).toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(3 * cost('a', 100));
  }
});

test('counts each value once, however often it is replaced', () => {
  const cache = new BoundedCache<{ bytes: number }>(10_000);
  for (let round = 0; round < 5; round += 1) cache.set('a', { bytes: 100 + round });
  expect(cache.bytes).toBe(cost('a', 104));
  cache.delete('a');
  expect(cache.bytes).toBe(0);
});

test('a value beyond the bound is not kept and drives nothing out', () => {
  const cache = new BoundedCache<{ bytes: number }>(1_000);
  cache.set('a', { bytes: 100 });
  cache.set('b', { bytes: 1_000 });
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
});
