import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

const cost = (name: string, bytes: number) => bytes + name.length * 2 + 200;

test('evicts values that were not read before values that were', () => {
  const cache = new BoundedCache<{ bytes: number }>(3 * cost('a', 100));
  for (const name of ['a', 'b', 'c']) cache.set(name, { bytes: 100 });
  cache.get('a');
  cache.set('d', { bytes: 100 });
  expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name))).toEqual(['a', 'c', 'd']);
});

test('spares a value that was read, but only once', () => {
  const cache = new BoundedCache<{ bytes: number }>(2 * cost('a', 100));
  cache.set('a', { bytes: 100 });
  cache.get('a');
  for (const name of ['b', 'c', 'd']) cache.set(name, { bytes: 100 });
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('d')).toBeDefined();
});

test('evicts values even if every value is read constantly', () => {
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

test('does not store a value beyond the bound, and evicts nothing for it', () => {
  const cache = new BoundedCache<{ bytes: number }>(1_000);
  cache.set('a', { bytes: 100 });
  cache.set('b', { bytes: 1_000 });
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
});
