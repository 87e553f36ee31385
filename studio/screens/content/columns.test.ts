import { expect, test } from 'vitest';
import { moveColumns, readColumns, toggleColumn, type ColumnId } from './columns.ts';

test('columns are read from an address, and the title is always among them', () => {
  expect(readColumns('openings,title,openings,unknown')).toEqual(['openings', 'title']);
  expect(readColumns('likes')).toEqual(['title', 'likes']);
  expect([readColumns(''), readColumns(null), readColumns('__proto__')]).toEqual([null, null, null]);
});

test('columns are shown, hidden and moved', () => {
  const columns: ColumnId[] = ['order', 'title', 'state'];
  expect(toggleColumn(columns, 'likes', true)).toEqual(['order', 'title', 'state', 'likes']);
  expect(toggleColumn(columns, 'order', false)).toEqual(['title', 'state']);
  expect(toggleColumn(columns, 'title', false)).toEqual(columns);
  expect(moveColumns(columns, new Set(['state']), { id: 'order', isBefore: true })).toEqual([
    'state',
    'order',
    'title',
  ]);
});
