import { expect, it } from 'vitest';
import type { JsonValue } from '#app/lib/json.ts';
import { editJson, type FieldEdit } from './edit-json.ts';

const value = { a: { b: [1, 2] }, c: 'x' };

it.each<[name: string, edit: FieldEdit, after: JsonValue | undefined]>([
  ['sets a field', { kind: 'set', path: ['c'], value: 'y' }, { a: { b: [1, 2] }, c: 'y' }],
  ['sets a new key', { kind: 'set', path: ['a', 'd'], value: null }, { a: { b: [1, 2], d: null }, c: 'x' }],
  ['appends to a list', { kind: 'set', path: ['a', 'b', 2], value: 3 }, { a: { b: [1, 2, 3] }, c: 'x' }],
  ['inserts into a list', { kind: 'insert', path: ['a', 'b', 0], value: 0 }, { a: { b: [0, 1, 2] }, c: 'x' }],
  ['removes an entry', { kind: 'remove', path: ['a', 'b', 0] }, { a: { b: [2] }, c: 'x' }],
  ['removes a key', { kind: 'remove', path: ['a'] }, { c: 'x' }],
  ['replaces the whole', { kind: 'set', path: [], value: 1 }, 1],
])('an edit %s', (_, edit, after) => {
  expect(editJson(value, edit)).toEqual(after);
});

it.each<[name: string, edit: FieldEdit]>([
  ['a missing object', { kind: 'set', path: ['x', 'y'], value: 1 }],
  ['an index after the end', { kind: 'set', path: ['a', 'b', 3], value: 1 }],
  ['a missing key', { kind: 'remove', path: ['x'] }],
  ['an inherited key', { kind: 'set', path: ['constructor', 'name'], value: 1 }],
  ['a key of a list', { kind: 'set', path: ['a', 'b', 'length'], value: 1 }],
])('an edit of %s is refused', (_, edit) => {
  expect(() => editJson(value, edit)).toThrow('nothing was changed');
});

it('a key named __proto__ is a key like any other', () => {
  const edited = editJson({}, { kind: 'set', path: ['__proto__'], value: { a: 1 } });
  expect(JSON.stringify(edited)).toBe('{"__proto__":{"a":1}}');
});
