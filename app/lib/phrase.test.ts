import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinPhrases } from './join-phrases.ts';
import { inEnglish, phrase, plainPhrase, readPhrase, sayPhrase } from './phrase.ts';
import { withReason } from './with-reason.ts';

const german = new Map([
  ['at most {amount}', 'höchstens {amount}'],
  ['“{tag}” is none', '„{tag}“ ist keine'],
]);
const inGerman = (text: string) => sayPhrase(readPhrase(text), (pattern) => german.get(pattern) ?? pattern);

it('a phrase is formatted with its values, in English or with the translation of its pattern', () => {
  const text = phrase('at most {amount}', { amount: 3 });
  expect(inEnglish(text)).toBe('at most 3');
  expect(inGerman(text)).toBe('höchstens 3');
  expect(inGerman('not translated')).toBe('not translated');
});

it('a phrase inside another one is translated too', () => {
  const text = withReason(
    phrase('at most {amount}', { amount: 3 }),
    phrase('“{tag}” is none', { tag: 'jp' }),
  );
  expect(inEnglish(text)).toBe('at most 3; “jp” is none');
  expect(inGerman(text)).toBe('höchstens 3; „jp“ ist keine');
});

it('braces without a value stay, including those that are names of built-in properties', () => {
  expect(inEnglish(phrase('{a} and {b} or {constructor}', { a: 1 }))).toBe('1 and {b} or {constructor}');
});

it('values are data: their braces and patterns are shown as they are', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(inGerman(phrase('[{value}]', { value }))).toBe(`[${value}]`);
    }),
  );
  expect(inEnglish(phrase('{a}', { a: '{a}', b: 'no' }))).toBe('{a}');
});

it('a text that only begins like a phrase is shown as it is', () => {
  for (const text of ['\u001F', '\u001Fno JSON', '\u001F1', '\u001F{"pattern":"{a}","values":{"a":null}}']) {
    expect(inEnglish(text)).toBe(text);
  }
});

it('several reasons are one text, each in the language of its reader', () => {
  const text = joinPhrases([phrase('at most {amount}', { amount: 3 }), 'not translated', plainPhrase('{a}')]);
  expect(inGerman(text)).toBe('höchstens 3; not translated; {a}');
});
