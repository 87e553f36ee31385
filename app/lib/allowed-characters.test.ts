import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropForbiddenCharacters, findForbiddenCharacter } from './allowed-characters.ts';

/** Any code points, including unpaired surrogates. */
const anyText = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points));

test.each([
  ['a\u0001b', 'U+0001'],
  ['a\0', 'U+0000'],
  ['\ufffe', 'U+FFFE'],
  ['a\uffff', 'U+FFFF'],
  ['a\udc00b', 'U+DC00'],
  ['\u001b]52;c;eA==\u0007', 'U+001B'],
])('%j holds a forbidden character', (text, name) => {
  expect(findForbiddenCharacter(text)).toBe(name);
});

test.each(['', 'plain', 'two\nlines\tand\r\n', 'é 日本 👩‍🚀', '\u202e\u200f\ufeff', '\u0085\u009b'])(
  '%j is allowed and stays as it is',
  (text) => {
    expect(findForbiddenCharacter(text)).toBeNull();
    expect(dropForbiddenCharacters(text)).toBe(text);
  },
);

test('the rest of any text is allowed and well-formed', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const left = dropForbiddenCharacters(text);
      expect(findForbiddenCharacter(left)).toBeNull();
      expect(left.isWellFormed()).toBe(true);
    }),
  );
});
