import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

it('counts the words of the text without its markup', () => {
  const word = '<p class="a b c d e f g">it’s</p> ';
  expect(readingMinutes(word.repeat(238))).toBe(1);
  expect(readingMinutes(word.repeat(238 * 4))).toBe(4);
});

it('counts the characters of scripts without spaces', () => {
  const sentence = 'ゲームの歴史は長く、その道は広い。';
  expect(readingMinutes(`<p>${sentence.repeat(51)}</p>`)).toBe(2);
  expect(readingMinutes(`<p>${sentence.repeat(51)}</p>${'<p>word</p> '.repeat(476)}`)).toBe(4);
});

it('returns at least one minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('<p>Short.</p>')).toBe(1);
});
