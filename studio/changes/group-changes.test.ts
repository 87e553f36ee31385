import { expect, test } from 'vitest';
import { groupChanges } from './group-changes.ts';
import type { ShownChange, ShownField } from './shown-change.ts';

const field = (path: string, isOn = true): ShownField => ({
  path,
  title: '',
  entry: '',
  fields: [],
  before: { type: 'switch', isOn: !isOn },
  after: { type: 'switch', isOn },
  pieces: null,
  layout: null,
});
const item = (name: string, ...fields: ShownField[]): ShownChange => ({
  key: `item ${name}`,
  kind: 'item',
  section: 'Games',
  name,
  href: '',
  change: 'changed',
  cover: null,
  fields,
});

test('items with the same changed field are one group, at the place of the first', () => {
  const other = item('Other', field('title'), field('ext.hidden'));
  const hidden = ['A', 'B', 'C'].map((name) => item(name, field('ext.hidden')));
  const [first, ...rest] = hidden;
  const [group, last, ...none] = groupChanges(first ? [first, other, ...rest] : []);
  expect(group).toMatchObject({ section: 'Games', shared: { path: 'ext.hidden' } });
  expect(group).toHaveProperty('items.length', 3);
  expect(last).toBe(other);
  expect(none).toEqual([]);
});

test('the items of a group with different values have their own', () => {
  const changes = [true, false, true].map((isOn, index) => item(String(index), field('ext.hidden', isOn)));
  expect(groupChanges(changes)).toMatchObject([{ shared: null, items: [{}, {}, {}] }]);
});

test('two items, whole items and other sections are not grouped', () => {
  const two = [item('A', field('title')), item('B', field('title'))];
  const added = ['C', 'D', 'E'].map((name): ShownChange => ({ ...item(name), change: 'added' }));
  const elsewhere: ShownChange = { ...item('F', field('title')), section: 'News' };
  const all = [...two, ...added, elsewhere];
  expect(groupChanges(all)).toEqual(all);
});
