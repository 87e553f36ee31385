import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asVariant, moveEntries, newEntry, renameValue, summaryOf } from './entries.ts';
import type { FormField, RowVariants } from './form-field.ts';

const text = (name: string): FormField => ({
  path: [name],
  name,
  title: '',
  help: '',
  kind: 'text',
  lines: 1,
});
const answers: FormField = {
  path: ['options'],
  name: 'options',
  title: 'Answers',
  help: '',
  kind: 'texts',
  least: 2,
  most: 4,
  marked: { name: 'answer', title: 'Right answer' },
};
const truth: FormField = { path: ['answer'], name: 'answer', title: '', help: '', kind: 'switch' };
const variants: RowVariants = {
  key: 'kind',
  title: 'Kind',
  options: [
    { id: 'choice', label: '', fields: [text('text'), answers] },
    { id: 'picture', label: '', fields: [text('text'), answers, text('alt')] },
    { id: 'truth', label: '', fields: [text('text'), truth] },
  ],
};

it('a new entry is one of the first variant, with the least number of texts', () => {
  expect(newEntry([], variants)).toEqual({ kind: 'choice', text: '', options: ['', ''], answer: 0 });
  expect(newEntry([text('question')], null)).toEqual({ question: '' });
});

it('another variant keeps the fields that both have, with their marks', () => {
  const entry = { kind: 'choice', text: 'Why?', options: ['a', 'b', 'c'], answer: 2 };
  expect(asVariant(entry, variants, 'picture')).toEqual({ ...entry, kind: 'picture', alt: '' });
  expect(asVariant(entry, variants, 'truth')).toEqual({ kind: 'truth', text: 'Why?', answer: false });
  expect(asVariant(entry, variants, 'unknown')).toBe(entry);
});

it('the first text represents an entry', () => {
  const fields = [text('title'), text('text')];
  expect(summaryOf({ title: ' ', text: 'Body' }, fields)).toBe('Body');
  expect(summaryOf({}, fields)).toBe('');
});

it('moving entries keeps all of them, and the order of the others and of the moved ones', () => {
  const cases = fc
    .uniqueArray(fc.integer(), { minLength: 1, maxLength: 9 })
    .chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.subarray(list.map((_, index) => index)),
        fc.nat({ max: list.length - 1 }),
        fc.boolean(),
      ),
    );
  fc.assert(
    fc.property(cases, ([list, moved, index, isBefore]) => {
      const chosen = new Set(moved);
      const { list: next, order } = moveEntries(list, chosen, { index, isBefore });
      expect(new Set(next)).toEqual(new Set(list));
      expect(order.map((position) => list[position])).toEqual(next);
      expect(order.filter((position) => chosen.has(position))).toEqual(moved);
      const others = order.filter((position) => !chosen.has(position));
      expect(others).toEqual(others.toSorted((a, b) => a - b));
      const edge = isBefore ? index : index + 1;
      const before = order.slice(
        0,
        order.findIndex((position) => chosen.has(position)),
      );
      if (moved.length > 0) expect(before.every((position) => position < edge)).toBe(true);
    }),
  );
});

it('a value gets another name in its place, unless another value has that name', () => {
  const points = { fox: 1, owl: 2 };
  expect(Object.entries(renameValue(points, 'fox', 'cat') ?? {})).toEqual([
    ['cat', 1],
    ['owl', 2],
  ]);
  expect(renameValue(points, 'fox', 'owl')).toBeNull();
  expect(renameValue(points, 'fox', 'fox')).toEqual(points);
  expect(renameValue(points, 'fox', 'constructor')).toEqual({ constructor: 1, owl: 2 });
});
