import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchList, indexAfter } from './patch-list.ts';

interface Entry {
  key: number;
  id: number;
}

const compare = (a: Entry, b: Entry) => a.key - b.key || a.id - b.id;

const entries = fc
  .uniqueArray(fc.nat(60), { maxLength: 40 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.record({ key: fc.nat(8), id: fc.constant(id) }))));

test('a patched list equals one that is sorted again', () => {
  fc.assert(
    fc.property(entries, entries, fc.func(fc.boolean()), (one, other, isRemoved) => {
      const list = one.toSorted(compare);
      const present = new Set(list.map(({ id }) => id));
      const added = other.filter(({ id }) => !present.has(id));
      // Entries that the list does not contain are ignored.
      const removed = [...list.filter(isRemoved), ...added];
      const kept = list.filter((entry) => !removed.includes(entry));
      expect(patchList(list, { removed, added }, compare)).toEqual([...kept, ...added].toSorted(compare));
    }),
  );
});

test('an entry that replaces one with the same key takes its place', () => {
  const list = [1, 2, 3].map((id) => ({ key: 0, id }));
  const [, second] = list;
  const changed = { key: 0, id: 2 };
  const patched = patchList(list, { removed: second ? [second] : [], added: [changed] }, compare);
  expect(patched.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(patched[1]).toBe(changed);
});

test('an entry comes after equal ones', () => {
  expect(indexAfter([1, 2, 2, 3], 2, (a, b) => a - b)).toBe(3);
  expect(indexAfter([], 2, (a, b) => a - b)).toBe(0);
});
