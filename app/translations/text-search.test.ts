import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldName } from '#app/domain/search/fold-name.ts';
import { createTextSearch, type SearchedText } from './text-search.ts';

const en = (text: string): SearchedText => ({ text, language: 'en' });
const isFound = (typed: string, ...texts: SearchedText[]) => createTextSearch(typed).isMatch('7', texts);
const excerptOf = (typed: string, ...texts: SearchedText[]) =>
  createTextSearch(typed).findExcerpt('7', en('A game'), texts);

describe('a search of texts', () => {
  test.each([
    ['POKEMON', 'en', 'Catch every Pokémon.'],
    ['pokémon', 'en', 'Catch every Pokemon.'],
    ['kemo', 'en', 'Catch every Pokémon.'],
    ['strasse', 'de', 'Über die STRAẞE'],
    ['straße', 'de', 'Über die Strasse'],
    ['IŞIK', 'tr', 'ışık'],
    ['كتاب', 'ar', 'كِتَـــاب'],
    ['げーむ', 'ja', 'ゲーム'],
    ['100 %', 'en', '100 % fun'],
    ['_', 'en', 'snake_case'],
    [String.raw`\n`, 'en', String.raw`C:\new`],
    ['"', 'en', 'the "best"'],
  ])('finds %s in the language %s in: %s', (typed, language, text) => {
    expect(isFound(typed, { text, language })).toBe(true);
  });

  test.each([
    ['%', 'One hundred percent'],
    ['sn_ke', 'snake'],
    ['.*', 'anything'],
    ['x'.repeat(200), 'x'.repeat(199)],
    ['href', '<a href="/g">Games</a>'],
  ])('does not find %s in: %s', (typed, text) => {
    expect(isFound(typed, en(text))).toBe(false);
  });

  it('finds each word in any of the texts, by the rules of its language', () => {
    const texts = [en('Cross the river'), { text: 'Überquere den Fluß', language: 'de' }];
    expect(isFound('river fluss', ...texts)).toBe(true);
    expect(isFound('fluss', en('Fluß'))).toBe(false);
    expect(isFound('river bank', ...texts)).toBe(false);
  });

  it('finds the whole id', () => {
    expect(isFound('7')).toBe(true);
    expect(isFound('7 river', en('Cross the river'))).toBe(true);
    expect(createTextSearch('7').isMatch('77', [])).toBe(false);
  });

  it('has no words if only punctuation is typed', () => {
    expect(createTextSearch(' \u0301 \u0640 ').words).toEqual([]);
  });
});

describe('an excerpt', () => {
  it('shows the first word that is not in the name', () => {
    const text = `${'Run and jump. '.repeat(9)}Catch every\n Pok\u0065\u0301mon \n you meet.`;
    expect(excerptOf('game pokemon', en('A game'), en(text))).toMatchObject({
      before: '',
      hit: 'Pokémon',
      after: '',
    });
    expect(excerptOf('catch', en(text))).toMatchObject({ before: '…jump. Run and jump. ', hit: 'Catch' });
    expect(excerptOf('game', en('A game'))).toBeNull();
    expect(excerptOf('7', en('7 games'))).toBeNull();
  });

  it('names the language of its text', () => {
    const texts = [en('Cross the river'), { text: '<p>Über den <b>Fluß</b></p>', language: 'de' }];
    expect(excerptOf('fluss', ...texts)).toEqual({
      before: 'Über den ',
      hit: 'Fluß',
      after: '',
      language: 'de',
    });
  });

  it('always contains the word', { tags: 'property' }, () => {
    const letter = fc.constantFrom(
      'a',
      'e',
      '\u0301',
      'é',
      'ß',
      'ﬁ',
      'İ',
      'か',
      '\u3099',
      'ガ',
      '¨',
      '한',
      '😀',
      ' ',
    );
    const text = fc.array(letter, { maxLength: 200 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(
        text,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('en', 'de', 'tr', 'ja'),
        (line, at, length, language) => {
          const characters = [...line];
          const from = at % Math.max(1, characters.length);
          const [word] = characters
            .slice(from, from + 1 + (length % 5))
            .join('')
            .trim()
            .split(/\s+/);
          if (word === undefined || !isFound(word, { text: line, language })) return;
          const excerpt = excerptOf(word, { text: line, language });
          if (excerpt === null) {
            // The name contains the word, or the word consists only of marks.
            expect(foldName('A game', 'en').includes(foldName(word, 'en'))).toBe(true);
            return;
          }
          expect(foldName(excerpt.hit, language)).toContain(foldName(word, language));
          expect(line.normalize('NFC').trim().replaceAll(/\s+/g, ' ')).toContain(
            `${excerpt.before}${excerpt.hit}${excerpt.after}`.replaceAll('…', ''),
          );
        },
      ),
    );
  });
});
