import { expect, test } from 'vitest';
import { fitColumns } from './fit-columns.ts';

const columns = [
  { id: 'order', width: 84 },
  { id: 'title', width: '2fr' as const, minWidth: 220 },
  { id: 'categories', width: '1fr' as const, minWidth: 150 },
  { id: 'openings', width: 60 },
  { id: 'state', width: 170 },
];
const kept = new Set(['title', 'state']);

test.each([
  [699, ['order', 'title', 'categories', 'openings', 'state']],
  [698, ['order', 'title', 'categories', 'state']],
  [560, ['order', 'title', 'openings', 'state']],
  [475, ['order', 'title', 'state']],
  [390, ['title', 'state']],
  [100, ['title', 'state']],
])('in %i pixels, the columns %j fit', (room, ids) => {
  // A column is at least 75 pixels wide, so `openings` takes 75 pixels instead of 60.
  expect(fitColumns(columns, room, kept).map(({ id }) => id)).toEqual(ids);
});
