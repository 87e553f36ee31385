import { expect, test } from 'vitest';
import { makeCategory } from '#test/support/items.ts';
import { namedList } from './named-list.ts';

const noun = { one: 'game', many: 'games' };
const lists = ['Puzzle', 'Sports', 'Card games', 'Cars'].map((name, index) =>
  makeCategory({ id: index + 1, name }),
);

/** A simple form of the suggestions: returns the first list whose name begins with the text. */
const listLike = (text: string) =>
  lists.find(({ name }) => name.toLowerCase().startsWith(text.toLowerCase().slice(0, 3))) ?? null;

test.each([
  ['puzzle', 'Puzzle'],
  ['PUZZLES', 'Puzzle'],
  ['puzzle games', 'Puzzle'],
  ['sport game', 'Sports'],
  ['card', 'Card games'],
  ['puzz', null],
  ['puzzle box', null],
  ['games', null],
  ['', null],
])('%o names the list %o', (keyword, expected) => {
  expect(namedList(keyword, noun, listLike)?.name ?? null).toBe(expected);
});
