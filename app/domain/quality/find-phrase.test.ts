import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPhraseFinder } from './find-phrase.ts';

test.each([
  ['Super Mario Party', 'mario', true],
  ['Super Màrio Party', 'MARIO', true],
  ['Ｓｕｐｅｒ Ｍａｒｉｏ', 'mario', true],
  ['Ma\u00adrio\u200b World', 'mario', true],
  ['Marionette', 'mario', false],
  ['Super-Mario', 'super mario', true],
  ['SuperMario 64', 'super mario', true],
  ['Mario Super', 'super mario', false],
  ['Angry Birds', 'angry cats', false],
  ['Angry Birds', '---', false],
  ['МАРИО и друзья', 'марио', true],
  ['スーパーマリオの冒険', 'マリオ', true],
  ['슈퍼 마리오', '마리오', true],
])('in %j, %j is found: %s', (text, phrase, isFound) => {
  expect(createPhraseFinder([phrase])(text)).toBe(isFound ? phrase : undefined);
});

test('a phrase inside an allowed one does not count, but does elsewhere', () => {
  const find = createPhraseFinder(['マリオ', 'lego'], ['マリオネット', 'Lego House']);
  expect(find('マリオネットの夢')).toBeUndefined();
  expect(find('マリオネットとマリオ')).toBe('マリオ');
  expect(find('My lego house')).toBeUndefined();
  expect(find('My lego car')).toBe('lego');
});

test('every phrase is found between other words', () => {
  const word = fc.stringMatching(/^\p{L}{1,8}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (list) => {
      const phrase = list.join(' ');
      expect(createPhraseFinder([phrase])(`12 ${phrase} 34`)).toBe(phrase);
    }),
  );
});
