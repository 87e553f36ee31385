import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { compareLists } from './compare-lists.ts';

const nameOf = (value: JsonValue) =>
  isJsonObject(value) && typeof value.question === 'string' ? value.question : '';
const compare = (before: JsonValue[], after: JsonValue[]) => compareLists(before, after, nameOf);

test('a moved entry has its places before and after, and the entries that it passed have not moved', () => {
  expect(compare(['a', 'b', 'c', 'd'], ['c', 'a', 'b', 'd'])).toEqual([
    { kind: 'moved', value: 'c', from: 3, to: 1 },
  ]);
});

test('entries that were added and removed have their places', () => {
  expect(compare(['a', 'b'], ['b', 'c'])).toEqual([
    { kind: 'added', value: 'c', number: 2 },
    { kind: 'removed', value: 'a', number: 1 },
  ]);
});

test('an entry with an id can move and change at once', () => {
  const old = { id: 7, name: 'Old' };
  const fresh = { id: 7, name: 'New' };
  expect(compare([{ id: 1 }, old], [fresh, { id: 1 }])).toEqual(
    expect.arrayContaining([{ kind: 'changed', value: fresh, before: old, step: { id: '7' } }]) as unknown,
  );
});

test('entries without ids are recognised by their names, and otherwise by their places', () => {
  const why = { question: 'Why?', answer: 'So.' };
  const because = { question: 'Why?', answer: 'Because.' };
  expect(compare([{ text: 'a' }, why], [because, { text: 'b' }])).toEqual([
    { kind: 'changed', value: because, before: why, step: 0 },
    { kind: 'added', value: { text: 'b' }, number: 2 },
    { kind: 'removed', value: { text: 'a' }, number: 1 },
  ]);
});

test('as few entries as possible have moved, and the others are in their old order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }), (order) => {
      const moved = new Set(
        compare([0, 1, 2, 3, 4, 5, 6, 7], order).map((change) =>
          change.kind === 'moved' ? change.value : -1,
        ),
      );
      const still = order.filter((value) => !moved.has(value));
      expect(still).toEqual(still.toSorted((a, b) => a - b));
      // Every move is needed: if one moved entry stayed in place, the order would be wrong.
      for (const value of moved) {
        const more = order.filter((one) => one === value || !moved.has(one));
        expect(more).not.toEqual(more.toSorted((a, b) => a - b));
      }
    }),
  );
});
