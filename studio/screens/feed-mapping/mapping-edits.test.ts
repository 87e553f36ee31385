import { expect, it } from 'vitest';
import { feedMappingSchema } from '#app/feeds/mapping/mapping-schema.ts';
import { findFieldFaults } from './field-faults.ts';
import { filterTree, keyTree, nodesByKey } from './keyed-tree.ts';
import {
  fieldsByPath,
  isComplete,
  moved,
  noRule,
  orderedFields,
  pointAt,
  readMarks,
  ruleOf,
  showMarks,
  withRule,
} from './mapping-edits.ts';
import { mappedFields } from '#app/feeds/mapping/mapped-fields.ts';

const mapping = feedMappingSchema.parse({
  source: 'hub',
  format: 'json',
  fields: { title: 'name', playAddress: 'url' },
});

it('shows each field once, the required ones first', () => {
  expect(orderedFields.toSorted()).toEqual([...mappedFields].toSorted());
  expect(orderedFields.slice(0, 2)).toEqual(['title', 'playAddress']);
});

it('replaces the value of a field, adds further ones, and splits a text that is a list', () => {
  const tags = pointAt(mapping, 'tags', { path: 'words', values: ['fun; cars'] }, false);
  expect(ruleOf(tags, 'tags')).toEqual({ ...noRule, from: ['words'], steps: [{ do: 'split', by: ';' }] });
  const replaced = pointAt(tags, 'tags', { path: 'labels', values: ['a, b'] }, false);
  expect(ruleOf(replaced, 'tags')).toMatchObject({ from: ['labels'], steps: [{ do: 'split', by: ';' }] });
  const added = pointAt(replaced, 'tags', { path: 'words', values: [] }, true);
  expect(ruleOf(added, 'tags').from).toEqual(['labels', 'words']);
  expect(pointAt(added, 'tags', { path: 'words', values: [] }, true)).toBe(added);
});

it('leaves out empty rules, except those of required fields', () => {
  const emptied = withRule(withRule(mapping, 'tags', { ...noRule, from: ['a'] }), 'tags', noRule);
  expect(emptied.fields).not.toHaveProperty('tags');
  expect(withRule(mapping, 'title', noRule).fields.title).toEqual(noRule);
});

it('is complete when each required field has a value or a constant', () => {
  expect(isComplete(mapping)).toBe(true);
  const withoutTitle = withRule(mapping, 'title', noRule);
  expect(isComplete(withoutTitle)).toBe(false);
  expect(isComplete(withRule(withoutTitle, 'title', { ...noRule, constant: 'Owl' }))).toBe(true);
});

it('names the first field that uses a path', () => {
  const shared = withRule(mapping, 'tags', { ...noRule, from: ['name', 'words'] });
  expect(Object.fromEntries(fieldsByPath(shared))).toEqual({
    name: 'title',
    url: 'playAddress',
    words: 'tags',
  });
});

it('shows the faults of the shown game before those of other games, and errors before warnings', () => {
  const fault = (field: 'title' | 'tags' | null, isWarning: boolean) => ({
    field,
    kind: 'missing' as const,
    isWarning,
    detail: '',
  });
  const games = [
    { faults: [fault('tags', false), fault('title', false), fault(null, false)] },
    { faults: [fault('title', true)] },
  ];
  expect(Object.fromEntries(findFieldFaults(games, 1))).toMatchObject({
    title: { isOther: false, isWarning: true },
    tags: { isOther: true, isWarning: false },
  });
  expect(findFieldFaults(games, 1).size).toBe(2);
});

it('moves elements within a list, and shows line breaks', () => {
  expect([moved(['a', 'b', 'c'], 2, -1), moved(['a', 'b'], 0, -1)]).toEqual([
    ['a', 'c', 'b'],
    ['a', 'b'],
  ]);
  expect(showMarks('a\n\tb')).toBe(String.raw`a\n\tb`);
  expect(readMarks(showMarks('a\n\tb'))).toBe('a\n\tb');
});

it('finds values of an entry by path or text, with the groups around them', () => {
  const leaf = (path: string, values: string[]) => ({ path, name: path, values, count: null, children: [] });
  const group = { ...leaf('a', []), children: [leaf('a.b', ['Owl']), leaf('a.c', ['Fox'])] };
  const tree = keyTree([group, leaf('a', ['x'])]);
  expect(new Set(tree.map(({ key }) => key)).size).toBe(2);
  expect(filterTree(tree, ' OWL ').map(({ path, children }) => [path, children.length])).toEqual([['a', 1]]);
  expect(filterTree(tree, 'nothing')).toEqual([]);
  expect([...nodesByKey(tree).values()].map(({ path }) => path)).toEqual(['a', 'a.b', 'a.c', 'a']);
});
