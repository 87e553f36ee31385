import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { collect, mergeCollected, moveCollected, readCollected, restore, uncollect } from './collection.ts';

const values = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  values.clear();
  isFull = false;
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('No', 'QuotaExceededError');
        values.set(key, value);
      },
      removeItem: (key: string) => values.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const stored = () => JSON.parse(values.get('collect_g') ?? 'null') as unknown;

it('adds at the front, moves, removes and restores', () => {
  for (const id of [1, 2, 3]) collect('g', id);
  collect('g', 2);
  expect(stored()).toEqual([3, 2, 1]);
  moveCollected('g', 1, -1);
  moveCollected('g', 3, -1);
  expect(stored()).toEqual([3, 1, 2]);
  const index = uncollect('g', 1);
  expect([index, stored()]).toEqual([1, [3, 2]]);
  restore('g', 1, index);
  expect(stored()).toEqual([3, 1, 2]);
});

it('merges a backup after the existing items, each item once', () => {
  collect('g', 5);
  collect('g', 6);
  expect(mergeCollected('g', [7, 5, 8, 7])).toEqual({ added: 2, isStored: true });
  expect(stored()).toEqual([6, 5, 7, 8]);
  expect(mergeCollected('g', [8, 6])).toEqual({ added: 0, isStored: true });
});

it('holds at most 1,000 items and prefers existing ones', () => {
  collect('g', 5);
  expect(
    mergeCollected(
      'g',
      Array.from({ length: 90_000 }, (_, id) => id + 10),
    ),
  ).toEqual({
    added: 999,
    isStored: true,
  });
  expect(readCollected('g')).toHaveLength(1000);
  expect(readCollected('g')[0]).toBe(5);
});

it('repairs an invalid list by dropping ids that no address can contain and entries after the 1,000th', () => {
  const list = [1e15, 7, -1, 1.5, '8', null, 7, [9], ...Array.from({ length: 90_000 }, (_, id) => id + 10)];
  values.set('collect_g', JSON.stringify(list));
  expect(readCollected('g')).toHaveLength(1000);
  expect(readCollected('g').slice(0, 2)).toEqual([7, 10]);
  collect('g', 3);
  expect(stored()).toHaveLength(1000);
  expect((stored() as number[]).slice(0, 2)).toEqual([3, 7]);
});

it('reads any stored text without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      values.set('collect_g', text);
      expect(readCollected('g').every((id) => Number.isSafeInteger(id) && id >= 0 && id < 1e15)).toBe(true);
    }),
  );
});

it('reports that the storage is full, and still has the item', () => {
  collect('g', 5);
  isFull = true;
  expect(collect('g', 9)).toBe(false);
  expect(mergeCollected('g', [10])).toEqual({ added: 1, isStored: false });
  isFull = false;
  expect(collect('g', 11)).toBe(true);
  expect(stored()).toEqual([11, 9, 5, 10]);
});
