import { expect, test } from 'vitest';
import { listDifferences } from '#app/changes/json-difference.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { compareListedTexts, leadsToTexts, listTexts } from './translated-texts.server.ts';

const item = { kind: 'item', verticalId: 2, id: 100 } as const;
const part = (key: string, verticalId = 0) => ({ kind: 'part', verticalId, key }) as const;

test.each([
  [item, 'translations', true],
  [item, 'translations.de', true],
  [item, 'translations.de.ext_machine', true],
  [item, 'translations.de.title', false],
  [item, 'translations.de.ext_from.title', false],
  [item, 'ext_machine', false],
  [part('menu', 2), '[id=10].translations.de', true],
  [part('ext_translations'), 'settings.de', true],
  [part('ext_translations'), 'settings.de["cookie.text"]', false],
  [part('ext_languages'), 'de.messages', true],
  [part('ext_languages'), 'de.messages.shell["nav.home"]', false],
  [part('ext_languages'), 'de', true],
  [part('ext_languages'), 'de.fallback', false],
  [part('settings'), 'translations', false],
  [{ kind: 'picture', path: 'translations' } as const, 'translations', false],
])('whether a path leads to several texts: %j %s', (target, path, expected) => {
  expect(leadsToTexts(target, path)).toBe(expected);
});

test('the texts of all languages are listed with their states, and without hashes', () => {
  const translations = {
    de: {
      title: 'Mond',
      'faq[0].answer': 'Ja.',
      ext_from: { title: '0123456789abcdef' },
      ext_machine: ['faq[0].answer'],
    },
    ar: { title: 'القمر' },
  };
  expect(listTexts('translations', translations)).toEqual([
    { path: 'translations.de.title', text: 'Mond', isReviewed: true },
    { path: 'translations.de["faq[0].answer"]', text: 'Ja.', isReviewed: false },
    { path: 'translations.ar.title', text: 'القمر', isReviewed: true },
  ]);
});

test('values that are no translations contain no texts', () => {
  const values: (JsonValue | undefined)[] = [undefined, null, 7, [], ['a'], { de: { title: 7 } }];
  for (const value of values) expect(listTexts('translations', value)).toEqual([]);
  expect(listTexts('translations.de.ext_machine', ['title', 7])).toMatchObject([{ text: null }]);
});

/** Returns the differences of an item's translations, each with its texts. */
function compare(before: JsonValue, after: JsonValue) {
  const fields = listDifferences({ translations: before }, { translations: after });
  return new Map(
    fields
      .filter(({ path }) => leadsToTexts(item, path))
      .map((field) => [field.path, compareListedTexts(field, fields)]),
  );
}

test('a first translation is a row for each of its texts', () => {
  const german = { title: 'Mond', intro: 'Ein Spiel.', ext_machine: ['title', 'intro'] };
  const differences = compare({ ar: { title: 'القمر' } }, { ar: { title: 'القمر' }, de: german });
  expect(differences.get('translations.de')).toEqual([
    {
      path: 'translations.de.title',
      before: null,
      after: { text: 'Mond', isReviewed: false, path: expect.anything() },
    },
    { path: 'translations.de.intro', before: null, after: expect.objectContaining({ text: 'Ein Spiel.' }) },
  ]);
  expect(differences.size).toBe(1);
});

test('a change of the states is a row for each text whose state changed', () => {
  const before = { de: { title: 'Mond', intro: 'Spiel.', ext_machine: ['title', 'intro'] } };
  const after = { de: { title: 'Mond', intro: 'Spiel.', author: 'Ada', ext_machine: ['intro', 'author'] } };
  const differences = compare(before, after).get('translations.de.ext_machine');
  const unreviewed = expect.objectContaining({ text: null, isReviewed: false }) as unknown;
  expect(differences).toEqual([
    { path: 'translations.de.title', before: unreviewed, after: { text: null, isReviewed: true } },
    { path: 'translations.de.author', before: null, after: unreviewed },
  ]);
});

test('the last review, and the removal of a text, end their states', () => {
  const machine = { de: { title: 'Mond', intro: 'Spiel.', ext_machine: ['title', 'intro'] } };
  const reviewed = compare(machine, { de: { title: 'Mond', intro: 'Spiel.' } });
  expect(reviewed.get('translations.de.ext_machine')).toMatchObject([
    { before: { isReviewed: false }, after: { isReviewed: true } },
    { before: { isReviewed: false }, after: { isReviewed: true } },
  ]);
  const removed = compare(machine, { de: { title: 'Mond', ext_machine: ['title'] } });
  expect(removed.get('translations.de.ext_machine')).toMatchObject([
    { path: 'translations.de.intro', before: { isReviewed: false }, after: null },
  ]);
});
