import { expect, test } from 'vitest';
import { fieldsOfFault } from './changed-field.ts';

const target = { key: 'item 2 100', kind: 'item', section: 'Games', name: 'Lantern', href: '' } as const;
const fields = [
  { target: target.key, path: 'title' },
  { target: target.key, path: 'ext.slug' },
  { target: 'item 2 101', path: 'title' },
  { target: 'part 0 ads', path: '[id=7].script' },
];
const faultAt = (path: string, key: string = target.key) => ({
  target: { ...target, key },
  path,
  title: '',
  entry: '',
  fields: [],
  problem: 'is empty',
  allowed: 'text',
});

test.each([
  ['a field', faultAt('title'), ['title']],
  ['a field inside a changed one', faultAt('ext.slug'), ['ext.slug']],
  ['an entry of a list', faultAt('[0].script', 'part 0 ads'), ['[id=7].script']],
  ['a field that did not change', faultAt('intro'), ['title', 'ext.slug']],
  ['the whole site', { ...faultAt(''), target: null }, []],
])('the changes that a fault is in: %s', (_name, fault, paths) => {
  expect(fieldsOfFault(fault, fields).map(({ path }) => path)).toEqual(paths);
});
