import { expect, test } from 'vitest';
import { formatFieldPath, type FieldStep } from '#app/changes/field-path.ts';
import { parseFieldPath } from './field-steps.ts';

test.each<[FieldStep[], unknown[]]>([
  [[], []],
  [['title'], [{ key: 'title' }]],
  [
    ['ext', 'hidden'],
    [{ key: 'ext' }, { key: 'hidden' }],
  ],
  [
    ['2', '1', 4],
    [{ key: '2' }, { key: '1' }, { index: 4 }],
  ],
  [
    [{ id: '7' }, 'children', { id: '"a]b"' }, 'content_type_name'],
    [{ id: '7' }, { key: 'children' }, { id: 'a]b' }, { key: 'content_type_name' }],
  ],
  [['/g/cate/21'], [{ key: '/g/cate/21' }]],
  [['a.b "c"'], [{ key: 'a.b "c"' }]],
])('the steps of a path are read back: %j', (steps, expected) => {
  expect(parseFieldPath(formatFieldPath(steps))).toEqual(expected);
});
