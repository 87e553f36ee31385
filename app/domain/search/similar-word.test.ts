import { expect, test } from 'vitest';
import { similarWord } from './similar-word.ts';

test.each([
  ['fotball', 'football'],
  ['foootball', 'football'],
  ['footbell', 'football'],
  ['footbal', 'football'],
  ['footballs', 'football'],
  ['ootball', 'football'],
  ['soccre', 'soccer'],
  ['osccer', 'soccer'],
  ['soccer', 'soccer'],
  ['fotbal', null],
  ['sokker', null],
  ['foobtlal', null],
  ['gof', null],
  ['match 4', null],
  ['', null],
])('%j is taken for %j', (typed, meant) => {
  expect(similarWord(typed, ['football', 'soccer', 'golf', 'match 3'])).toBe(meant);
});

test('the same word is found before similar ones, of these the first', () => {
  expect(similarWord('cart', ['card', 'care', 'cart'])).toBe('cart');
  expect(similarWord('cart', ['card', 'care', 'carts'])).toBe('card');
  expect(similarWord('level', ['level1'])).toBeNull();
});
