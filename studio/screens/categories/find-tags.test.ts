import { expect, test } from 'vitest';
import { findTags } from './find-tags.ts';

const tags = ['Hot', 'Très hot', 'Top Now', 'Été'].map((name) => ({ key: name, name, count: 0 }));
const find = (query: string) => findTags(tags, query).map(({ name }) => name);

test('tags are found by any part of their names, first by the beginning', () => {
  expect(find('hot')).toEqual(['Hot', 'Très hot']);
  expect(find(' ete ')).toEqual(['Été']);
  expect(find('now')).toEqual(['Top Now']);
  expect(find('missing')).toEqual([]);
});

test('without a text, all tags keep their order', () => {
  expect(find('')).toEqual(tags.map(({ name }) => name));
});
