import { expect, test } from 'vitest';
import { foldText } from './fold.ts';

const characters = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => character.normalize('NFC') === character);
const hasCase = (character: string) =>
  character.toLowerCase() !== character || character.toUpperCase() !== character;

test('a character and its folding are the same for a pattern', () => {
  const cased = characters.filter(hasCase);
  expect(cased.length).toBeGreaterThan(2000);
  for (const character of cased) {
    expect(foldText(character)).toMatch(new RegExp(`^${RegExp.escape(character)}$`, 'iu'));
  }
});

test('no two foldings are the same for a pattern', () => {
  const foldings = [...new Set(characters.filter(hasCase).map(foldText))].join('');
  expect(/(.)(?=.*\1)/isu.exec(foldings)).toBeNull();
});

test('characters without case stay', () => {
  expect(characters.filter((character) => !hasCase(character) && foldText(character) !== character)).toEqual(
    [],
  );
});

test('dotless and dotted i are letters of their own, sharp s and final sigma fold', () => {
  expect(foldText('İıIi')).toBe('İıii');
  expect(foldText('ẞß ΣΣς ſ K')).toBe('ßß σσσ s k');
});
