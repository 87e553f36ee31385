import { describe, expect, it } from 'vitest';
import { sentenceLibraries } from '../composed-texts.server.ts';
import { libraryFormat, type LibraryFile, type Word } from './library-format.ts';
import { placeholders, slotName } from './write.server.ts';

const libraries = sentenceLibraries.languages.map((language) => {
  const { data } = sentenceLibraries.find(language, []);
  return { language, data };
});

/** Returns the pools of a library, each with the words that its sentences may use. */
function pools({ words, daily, weekly, monthly }: LibraryFile) {
  const house = {
    sign: Object.values(words.signs),
    house: words.houses,
    theme: words.themes,
    matter: words.matters,
  };
  const bodies = Object.values(words.bodies);
  const planet = { ...house, planet: [...bodies, ...Object.values(words.retrograde)] };
  const event = { ...house, body: bodies };
  const { moon, closing: weekEnd, ...week } = weekly;
  const { sun, newMoon, fullMoon, closing: monthEnd, ...month } = monthly;
  const pool = (sentences: readonly string[], slots: Readonly<Record<string, readonly Word[]>> = {}) => ({
    sentences,
    slots,
  });
  const dates = { newDate: ['1'], fullDate: ['1'], sunDate: ['1'] };
  return [
    ...[...daily.moon, ...daily.love, ...daily.work, ...daily.energy].map((each) => pool(each, house)),
    ...Object.values(daily.planets).map((each) => pool(each, planet)),
    pool(daily.ingress, { ...event, moves: Object.values(words.moves) }),
    pool(daily.retrograde, event),
    pool(daily.direct, event),
    ...Object.values(daily.phases).map((each) => pool(each, house)),
    pool(daily.waxing),
    pool(daily.waning),
    ...Object.values(week).map((each) => pool(each, planet)),
    pool(moon, {
      moonMoment: Object.values(words.moments),
      moonHouse: words.houses,
      moonTheme: words.themes,
    }),
    pool(weekEnd, { day: words.weekdays }),
    ...Object.values(month).map((each) => pool(each, planet)),
    pool(sun, { ...planet, ...dates, nextHouse: words.houses, nextTheme: words.themes }),
    pool(newMoon, { ...dates, newHouse: words.houses, newTheme: words.themes }),
    pool(fullMoon, { ...dates, fullHouse: words.houses, fullTheme: words.themes }),
    pool(monthEnd),
    // These words contain placeholders for other words.
    pool(Object.values(words.moves).flatMap(textsOf), { body: bodies, sign: Object.values(words.signs) }),
    pool(Object.values(words.moments).flatMap(textsOf), { weekday: words.weekdays }),
  ];
}

const textsOf = (word: Word): string[] =>
  typeof word === 'string'
    ? [word]
    : Object.keys(word).flatMap((form) => (form === 'gender' ? [] : word[form]!));

const sentencesOf = ({ daily, weekly, monthly }: LibraryFile): string[] =>
  [daily, weekly, monthly].flatMap((part) => flatten(part));

function flatten(part: unknown): string[] {
  return typeof part === 'string' ? [part] : Object.values(part as object).flatMap(flatten);
}

/**
 * Lists the faults of a sentence: stray braces or bars, placeholders that its pool does not have, and placeholders
 * without a text for one of their words.
 */
function faultsOf(library: LibraryFile, sentence: string, slots: Readonly<Record<string, readonly Word[]>>) {
  const faults: string[] = sentence.replaceAll(placeholders, '').match(/[{}|]/g) ?? [];
  for (const [whole, name = '', form = 'base', alternatives] of sentence.matchAll(placeholders)) {
    const words = slots[slotName(name)];
    if (!words) faults.push(`${whole} is not a word of this pool`);
    for (const word of words ?? []) {
      if (alternatives === undefined) {
        if (typeof word !== 'string' && word[form] === undefined)
          faults.push(`${whole}: no ${form} of ${JSON.stringify(word)}`);
      } else if (
        typeof word === 'string' ||
        !library.genders.includes(word['gender'] ?? '') ||
        alternatives.split('|').length !== library.genders.length
      )
        faults.push(`${whole}: no alternative for ${JSON.stringify(word)}`);
    }
  }
  return faults.map((fault) => `${fault} in “${sentence}”`);
}

/** Matches, for each language, a preposition and an article that must be contracted, such as “a el” to “al”. */
const uncontracted: Readonly<Record<string, RegExp>> = {
  es: /^(?:a|de) el /i,
  fr: /^(?:à|de) les? /i,
  it: /^(?:a|di|da|in|su) (?:il |lo |la |l’)/i,
  'pt-BR': /^(?:a|de|em|por) [ao]s? /i,
};

/** Lists the places at which a placeholder's word should be contracted with the preposition before it but is not. */
function uncontractedIn(pattern: RegExp, sentence: string, slots: Readonly<Record<string, readonly Word[]>>) {
  return [...sentence.matchAll(/(\p{L}+) \{(\w+)(?:\.(\w+))?\}/gu)].flatMap(
    ([, before, name = '', form = 'base']) =>
      (slots[slotName(name)] ?? [])
        .map((word) => `${before} ${typeof word === 'string' ? word : word[form]}`)
        .filter((text) => pattern.test(text))
        .map((text) => `“${text}” in “${sentence}”`),
  );
}

describe.each(libraries)('the library in $language', ({ language, data }) => {
  const all = sentencesOf(data);

  it('has all pools in the sizes that the selection of sentences requires', () => {
    expect(() => libraryFormat.parse(data)).not.toThrow();
    expect(flatten(data.daily).length).toBe(696);
  });

  it('has a text for every word of every placeholder', () => {
    expect(
      pools(data).flatMap(({ sentences, slots }) =>
        sentences.flatMap((sentence) => faultsOf(data, sentence, slots)),
      ),
    ).toEqual([]);
  });

  it('contracts prepositions with the words that follow them', () => {
    const pattern = uncontracted[language];
    const places = pattern
      ? pools(data).flatMap(({ sentences, slots }) =>
          sentences.flatMap((sentence) => uncontractedIn(pattern, sentence, slots)),
        )
      : [];
    expect(places).toEqual([]);
  });

  it('has no sentence twice', () => {
    const blanked = all.map((sentence) => sentence.toLowerCase().replaceAll(placeholders, '_'));
    expect(blanked.filter((sentence, index) => blanked.indexOf(sentence) !== index)).toEqual([]);
  });

  it('consists of short single sentences', () => {
    const end = language === 'ja' ? '。' : '.';
    const wrong = all.filter((sentence) => {
      return (
        sentence.length > (language === 'ja' ? 90 : 190) ||
        !sentence.endsWith(end) ||
        /[.!?。！？؟—–]|\s\s|^\s/.test(sentence.replaceAll(placeholders, '_').slice(0, -end.length)) ||
        (hasCapitals(language) && /^\p{Ll}|^\{\p{Ll}/u.test(sentence))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('describes the events so that the same words recur only for the same body or house', () => {
    const { ingress, retrograde, direct } = data.daily;
    expect(ingress.filter((sentence) => !/\{[Mm]oves/.test(sentence))).toEqual([]);
    expect([...retrograde, ...direct].filter((sentence) => !/\{[Bb]ody/.test(sentence))).toEqual([]);
  });
});

const hasCapitals = (language: string): boolean => !['ja', 'ar'].includes(language);

describe('the English library', () => {
  const all = sentencesOf(sentenceLibraries.find('en', []).data);

  it('contains no promises of health or money, and nothing frightening', () => {
    const refused =
      /\b(cure|heal(s|ing)?|disease|illness|wealth|rich|profit|lottery|doom|disaster|danger|curse|fate(d)?|destin|must|never fail|guarantee)/i;
    expect(all.filter((sentence) => refused.test(sentence))).toEqual([]);
  });

  it('assumes nothing about anyone’s gender', () => {
    const gendered = /\b(he|she|his|her|him|hers|husband|wife|boyfriend|girlfriend|man|woman|men|women)\b/i;
    expect(all.filter((sentence) => gendered.test(sentence))).toEqual([]);
  });
});

it('a language without a library gets that of the main language, otherwise the English one', () => {
  expect(sentenceLibraries.find('en', ['xx', 'en']).language).toBe('en');
  expect(sentenceLibraries.find('en-US', ['xx']).language).toBe('en');
  expect(sentenceLibraries.find('xx', ['yy', 'xx']).language).toBe('en');
});
