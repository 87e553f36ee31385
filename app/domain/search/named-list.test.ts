import { expect, test } from 'vitest';
import { makeCategory } from '#test/support/items.ts';
import { namedList } from './named-list.ts';

const nouns = ['juegos en línea', 'games', 'game', 'jeux', 'ゲーム'];
const lists = ['Puzzle', 'Sports', 'Card games', 'Cars', 'Aventure', 'パズル'].map((name, index) =>
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
  ['jeux de sports', 'Sports'],
  ["Jeux d'aventure", 'Aventure'],
  ['jeux d’aventures', 'Aventure'],
  ['Juegos en linea de Puzzle', 'Puzzle'],
  ['パズルゲーム', 'パズル'],
  ['jeux de', null],
  ['puzz', null],
  ['puzzle box', null],
  ['games', null],
  ['', null],
])('%o names the list %o', (keyword, expected) => {
  expect(namedList(keyword, nouns, listLike)?.name ?? null).toBe(expected);
});
