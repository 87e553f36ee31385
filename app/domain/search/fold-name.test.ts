import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldForLanguage, foldName, wordsOf, wordsOfName } from './fold-name.ts';

describe('a folded name', () => {
  test.each([
    [undefined, 'Pokémon', 'pokemon'],
    [undefined, 'Ελλάς', 'ελλας'],
    [undefined, 'ﬁne', 'fine'],
    ['tr', 'ISPARTA', 'isparta'],
    ['tr', ' ISIK 2 ', 'isik 2'],
    ['tr', 'ışık', 'isik'],
    ['tr', 'İzmir', 'izmir'],
    ['de', 'Straße', 'strasse'],
    ['de', 'Übermut', 'ubermut'],
    ['ja', 'ゲーム', 'げーむ'],
    ['ja', 'ｶﾞ', 'が'],
    ['ar', 'كِتَاب', 'كتاب'],
    ['ar', 'أحمد', 'احمد'],
    ['ar', 'كتـــاب', 'كتاب'],
    ['ar', 'لعبة', 'لعبه'],
    ['ar', 'مقهى', 'مقهي'],
    ['th', 'น้ำ', 'น้ํา'],
    ['ko', '한국', '한국'],
  ])('in the language %s, of %s is %s', (language, name, folded) => {
    expect(foldName(name, language)).toBe(folded.normalize('NFC'));
  });

  it('of が is not that of か', () => {
    expect(foldName('が', 'ja')).not.toBe(foldName('か', 'ja'));
  });
});

it('words of scripts without spaces are pairs of characters', () => {
  expect(wordsOf('数字パズル', 'ja')).toEqual(['数字', '字ぱ', 'ぱず', 'ずる']);
  expect(wordsOf('東', 'ja')).toEqual(['東']);
  expect(wordsOfName('関東', 'ja')).toEqual(['関東', '東']);
  expect(wordsOf('Tower 東京 2', 'ja')).toEqual(['tower', '東京', '2']);
});

it('Arabic names are found with and without their article', () => {
  for (const name of ['أسد', 'الأسد']) {
    for (const typed of ['أسد', 'الأسد']) {
      const words = wordsOfName(name, 'ar');
      expect([name, typed, wordsOf(typed, 'ar').every((word) => words.includes(word))]).toEqual([
        name,
        typed,
        true,
      ]);
    }
  }
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        'İ',
        'I',
        'ı',
        'i',
        'ß',
        'ẞ',
        'S',
        's',
        'か',
        '\u3099',
        'ガ',
        'ー',
        '東',
        'ا',
        'ل',
        'ة',
        '\u0654',
        'ـ',
        ' ',
        'é',
        '한',
      ),
    )
    .map((parts) => parts.join('')),
);
const language = fc.constantFrom(undefined, 'de', 'tr', 'ja', 'ar');

it('any part of the words of a name finds the name', () => {
  fc.assert(
    fc.property(anyText, language, fc.nat(), fc.nat(), (name, spoken, from, length) => {
      const folded = foldName(name, spoken);
      const words = wordsOfName(name, spoken);
      const characters = [...folded];
      const start = from % Math.max(1, characters.length);
      const typed = characters.slice(start, start + 1 + (length % 4)).join('');
      // In scripts with spaces, a word is found only by its beginning.
      const isBeginning = start === 0 || !/[\p{L}\p{N}\p{M}]/u.test(characters[start - 1] ?? '');
      for (const word of isBeginning ? wordsOf(typed, spoken) : []) {
        expect(words.some((one) => one.startsWith(word))).toBe(true);
      }
    }),
  );
});

it('folding for a language keeps beginnings', () => {
  fc.assert(
    fc.property(anyText, anyText, language, (start, end, spoken) => {
      const [beginning, whole] = [
        start.normalize('NFC'),
        `${start.normalize('NFC')} ${end.normalize('NFC')}`,
      ];
      expect(foldForLanguage(whole, spoken).startsWith(foldForLanguage(beginning, spoken))).toBe(true);
    }),
  );
});
