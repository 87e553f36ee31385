import { expect, test } from 'vitest';
import { findAdultWord, isAdultRating, trademarks } from './flagged-words.ts';
import { foldWords } from './words.ts';

test('no trademark is listed twice or consists of signs only', () => {
  const folded = trademarks.map((name) => foldWords(name).join(' '));
  expect(folded).not.toContain('');
  expect(new Set(folded).size).toBe(folded.length);
});

test.each([
  ['PEGI 16', true],
  ['Mature 17+', true],
  ['USK 12', false],
  ['Everyone', false],
  ['Adults only', true],
  ['', false],
])('the rating %j is for adults: %s', (rating, isAdult) => {
  expect(isAdultRating(rating)).toBe(isAdult);
});

test('words of gambling are found, but not inside other words', () => {
  expect(findAdultWord('Lucky Casino Nights')).toBe('casino');
  expect(findAdultWord('Category: 18+')).toBe('18+');
  expect(findAdultWord('18 Wheeler')).toBeUndefined();
  expect(findAdultWord('Categorise the occasions')).toBeUndefined();
});
