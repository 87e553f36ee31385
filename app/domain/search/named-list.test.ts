import { expect, test } from 'vitest';
import { makeCategory } from '#test/support/items.ts';
import { createSearchWords } from './topic.ts';
import { namedList } from './named-list.ts';

const words = createSearchWords(
  ['juegos en línea', 'games', 'game', 'jeux', 'ゲーム', 'ألعاب'],
  ['free', 'best', 'gratuits', 'new', '無料'],
);
const lists = [
  'Kreditkarten',
  'Fruits de mer',
  'Puzzle',
  'Sports',
  'Card games',
  'Cars',
  'Aventure',
  'パズル',
  'New',
  'السيارات',
].map((name, index) => makeCategory({ id: index + 1, name }));

/** A simple form of the suggestions: returns the first list whose name contains the beginning of the text. */
const listLike = (text: string) =>
  lists.find(({ name }) => name.toLowerCase().includes(text.toLowerCase().slice(0, 3))) ?? null;

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
  ['best free puzzle games', 'Puzzle'],
  ['jeux de sports gratuits', 'Sports'],
  ['new games', 'New'],
  ['無料パズルゲーム', 'パズル'],
  ['ألعاب سيارات', 'السيارات'],
  ['jeux de', null],
  ['best games', null],
  ['Kreditkarte', 'Kreditkarten'],
  ['Kredit', null],
  ['Puzzler', null],
  ['Puzzle 3', null],
  ['パズル言語', null],
  ['fruits mer', 'Fruits de mer'],
  ['puzz', null],
  ['puzzle box', null],
  ['games', null],
  ['', null],
])('%o names the list %o', (keyword, expected) => {
  expect(namedList(keyword, words, listLike)?.name ?? null).toBe(expected);
});
