import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collect, mergeCollected, moveCollected, restore, uncollect } from './collection.ts';

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

it('adds in front, moves, takes out and puts back', () => {
  for (const id of [1, 2, 3]) collect('g', id);
  collect('g', 2);
  expect(stored()).toEqual([3, 2, 1]);
  moveCollected('g', 1, -1);
  moveCollected('g', 3, -1);
  expect(stored()).toEqual([3, 1, 2]);
  const place = uncollect('g', 1);
  expect([place, stored()]).toEqual([1, [3, 2]]);
  restore('g', 1, place);
  expect(stored()).toEqual([3, 1, 2]);
});

it('merges a backup behind what is there, each item once', () => {
  collect('g', 5);
  collect('g', 6);
  expect(mergeCollected('g', [7, 5, 8, 7])).toEqual({ added: 2, isStored: true });
  expect(stored()).toEqual([6, 5, 7, 8]);
  expect(mergeCollected('g', [8, 6])).toEqual({ added: 0, isStored: true });
});

it('says when the storage is full, and still has the item', () => {
  collect('g', 5);
  isFull = true;
  expect(collect('g', 9)).toBe(false);
  expect(mergeCollected('g', [10])).toEqual({ added: 1, isStored: false });
  isFull = false;
  expect(collect('g', 11)).toBe(true);
  expect(stored()).toEqual([11, 9, 5, 10]);
});
