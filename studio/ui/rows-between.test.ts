import { expect, test } from 'vitest';
import { rowsBetween } from './rows-between.ts';

/** Three rows and a cell, because real collections also contain the cells of rows. */
const rows = new Map<string | number, { type: string; index: number }>([
  [7, { type: 'item', index: 0 }],
  ['7 title', { type: 'cell', index: 0 }],
  [3, { type: 'item', index: 1 }],
  [9, { type: 'item', index: 2 }],
]);
const order = { getKeys: () => rows.keys(), getItem: (key: string | number) => rows.get(key) ?? null };

test('the rows between two are found in both directions', () => {
  expect(rowsBetween(order, 3, 9)).toEqual([3, 9]);
  expect(rowsBetween(order, 9, 7)).toEqual([7, 3, 9]);
  expect(rowsBetween(order, 3, 3)).toEqual([3]);
});

test('there is no range to a row that is not loaded', () => {
  expect(rowsBetween(order, 3, 500)).toEqual([]);
});
