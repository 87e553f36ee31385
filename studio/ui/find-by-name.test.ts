import { expect, test } from 'vitest';
import { findByName } from './find-by-name.ts';

const entries = ['Hot', 'Très hot', 'Top Now', 'Été'].map((name) => ({ name }));
const find = (query: string) => findByName(entries, query).map(({ name }) => name);

test('entries are found by any part of their names, first by the beginning', () => {
  expect(find('hot')).toEqual(['Hot', 'Très hot']);
  expect(find(' ete ')).toEqual(['Été']);
  expect(find('now')).toEqual(['Top Now']);
  expect(find('missing')).toEqual([]);
});

test('without a text, all entries keep their order', () => {
  expect(find('')).toEqual(entries.map(({ name }) => name));
});
