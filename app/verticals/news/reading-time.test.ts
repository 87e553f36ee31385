import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

it('counts words of the text, not of its markup', () => {
  const word = '<p class="a b c d e f g">it’s</p> ';
  expect(readingMinutes(word.repeat(238))).toBe(1);
  expect(readingMinutes(word.repeat(238 * 4))).toBe(4);
});

it('gives at least one minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('<p>Short.</p>')).toBe(1);
});
