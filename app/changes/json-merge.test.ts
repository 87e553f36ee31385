import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#app/lib/json.ts';
import { mergeJson } from './json-merge.ts';

function merge(base: JsonValue, mine: JsonValue, now: JsonValue, isStrict = false) {
  const { value, conflicts } = mergeJson({ base, mine, now }, { resolve: () => null, isStrict });
  return { value, conflicts: conflicts.map(({ path }) => path) };
}

describe('a merge', () => {
  it.each<[name: string, base: JsonValue, mine: JsonValue, now: JsonValue, merged: JsonValue]>([
    ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    [
      'fields of nested objects',
      { a: { b: 1, c: 1 } },
      { a: { b: 2, c: 1 } },
      { a: { b: 1 } },
      { a: { b: 2 } },
    ],
    ['the same change on both sides', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    [
      'entries with ids',
      [
        { id: 1, a: 1 },
        { id: 2, a: 1 },
      ],
      [
        { id: 1, a: 2 },
        { id: 2, a: 1 },
      ],
      [{ id: 3 }, { id: 2, a: 3 }, { id: 1, a: 1 }],
      [{ id: 3 }, { id: 2, a: 3 }, { id: 1, a: 2 }],
    ],
    ['ids that both sides added and removed', [1, 2, 3], [1, 3, 4], [5, 1, 2, 3], [5, 1, 3, 4]],
    [
      'menu entries below each other',
      [{ content_type_id: 1, children: [{ content_type_id: 2, n: 'a' }] }],
      [{ content_type_id: 1, children: [{ content_type_id: 2, n: 'b' }] }],
      [{ content_type_id: 1, n: 'c', children: [{ content_type_id: 2, n: 'a' }] }],
      [{ content_type_id: 1, n: 'c', children: [{ content_type_id: 2, n: 'b' }] }],
    ],
  ])('keeps %s', (_, base, mine, now, merged) => {
    expect(merge(base, mine, now)).toEqual({ value: merged, conflicts: [] });
  });

  it.each<[name: string, base: JsonValue, mine: JsonValue, now: JsonValue, path: string]>([
    ['one field', { a: { b: 1 } }, { a: { b: 2 } }, { a: { b: 3 } }, 'a.b'],
    ['a removed field', { a: 1 }, {}, { a: 2 }, 'a'],
    ['a removed entry', [{ id: 7, a: 1 }], [], [{ id: 7, a: 2 }], '[id=7]'],
    ['the order of a list', [1, 2, 3], [2, 1, 3], [1, 3, 2], ''],
    ['entries without ids', [[1], [2]], [[1], [3]], [[4], [2]], ''],
    [
      'a field named like a method',
      { constructor: 1 },
      { constructor: 2 },
      { constructor: 3 },
      'constructor',
    ],
  ])('reports a conflict about %s', (_, base, mine, now, path) => {
    expect(merge(base, mine, now)).toEqual({ value: now, conflicts: [path] });
  });

  it('that is strict reports fields with the wanted value and lists that both sides changed', () => {
    expect(merge({ a: 1 }, { a: 2 }, { a: 2 }, true).conflicts).toEqual(['a']);
    expect(merge({ a: 1, b: 1 }, { b: 1 }, { b: 2 }, true).conflicts).toEqual(['a']);
    expect(merge([1, 2], [1], [1, 2, 3], true).conflicts).toEqual(['']);
  });

  it('takes the side that a resolution names', () => {
    const values = { base: { a: 1, b: 1 }, mine: { a: 2, b: 2 }, now: { a: 3, b: 3 } };
    const resolve = (path: string) => (path === 'a' ? 'mine' : 'now');
    expect(mergeJson(values, { resolve, isStrict: false })).toEqual({ value: { a: 2, b: 3 }, conflicts: [] });
  });
});
