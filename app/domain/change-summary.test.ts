import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readEffects,
  readTargets,
  readSummary,
  valuesInSummary,
  writeEffects,
  writeTargets,
  writeSummary,
} from './change-summary.ts';

const id = fc.nat().map(String);
const count = fc.nat();
/** Titles may contain anything except line breaks, even quotation marks. */
const title = fc.string({ unit: 'grapheme', maxLength: 30 });
const key = fc.stringMatching(/^[a-zA-Z][\w.]{0,20}$/);

describe('a summary is read as it was written', () => {
  const read = (summary: string) => readSummary(summary);

  test('a published draft', () => {
    fc.assert(
      fc.property(title, (name) => {
        const values = { title: name };
        expect(read(writeSummary('publishedDraft', values))).toEqual({ kind: 'publishedDraft', values });
      }),
    );
  });

  test.each(['hid', 'showed', 'deleted'] as const)('an item: %s', (kind) => {
    fc.assert(
      fc.property(fc.record({ id, title }), (values) => {
        expect(read(writeSummary(kind, values))).toEqual({ kind, values });
      }),
    );
  });

  test('the run of a feed', () => {
    const numbers = { added: fc.nat(), changed: fc.nat(), removed: fc.nat() };
    fc.assert(
      fc.property(fc.record({ name: key, ...numbers }), (values) => {
        expect(read(writeSummary('ranFeed', values))).toEqual({ kind: 'ranFeed', values });
      }),
    );
  });

  test('numbers of values', () => {
    fc.assert(
      fc.property(fc.record({ items: count, parts: count, pictures: count }), (values) => {
        expect(read(writeSummary('changed', values))).toEqual({ kind: 'changed', values });
      }),
    );
  });

  test('an undo, with the summary of the other change', () => {
    fc.assert(
      fc.property(fc.record({ version: id, change: title }), (values) => {
        expect(read(writeSummary('undone', values))).toEqual({ kind: 'undone', values });
      }),
    );
  });

  test('the effects of an import', () => {
    const part = fc.oneof(
      key,
      key.map((name) => `${name} of g`),
    );
    const effects = fc
      .record({ added: count, changed: count, removed: count, replaced: fc.array(part, { maxLength: 4 }) })
      .filter(({ replaced }) => replaced.every((name) => !/^(?:and|replaced)$/.test(name)));
    fc.assert(
      fc.property(effects, (values) => {
        expect(readEffects(writeEffects(values))).toEqual(values);
      }),
    );
  });
});

test('the places of a publication', () => {
  const name = title.filter(
    (text) => text === text.trim() && !/[“”\s]/.test(text.replaceAll(' ', '')) && !/ {2}/.test(text),
  );
  const place = fc.oneof(
    fc.record({ kind: fc.constant('item' as const), name }),
    fc.record({
      kind: fc.constant('items' as const),
      count: fc.integer({ min: 1 }),
      name: fc.constantFrom('g', 'c'),
    }),
    fc.record({ kind: fc.constant('part' as const), name: fc.constantFrom('settings', 'menu of g') }),
  );
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 3 }), fc.nat({ max: 3 }), (places, more) => {
      const all = [
        ...places,
        ...Array.from({ length: more }, () => ({ kind: 'part' as const, name: 'ads' })),
      ];
      expect(readTargets(writeTargets(all))).toEqual({
        targets: all.slice(0, 3),
        more: Math.max(0, all.length - 3),
      });
    }),
  );
});

/**
 * Sentences that earlier versions have written. The history of a site may contain them, so they must remain readable.
 */
test.each([
  ['The site begins without content.', { kind: 'began' }],
  ['Filled the empty site with the starter content.', { kind: 'seeded' }],
  ['Published a draft.', { kind: 'published' }],
  [
    'Undid change 7: Published the draft “New”.',
    { kind: 'undone', values: { version: '7', change: 'Published the draft “New”.' } },
  ],
  ['Did again change 7: Renamed.', { kind: 'redone', values: { version: '7', change: 'Renamed.' } }],
  ['Imported a bundle.', { kind: 'imported' }],
  [
    'Imported a bundle: 3 items added and settings, info and menu of g replaced.',
    {
      kind: 'importedEntries',
      values: { effects: '3 items added and settings, info and menu of g replaced' },
    },
  ],
  ['Imported translations into de.', { kind: 'importedTranslations', values: { language: 'de' } }],
  ['Moved 1 game from WordPress.', { kind: 'moved', values: { count: 1, system: 'WordPress' } }],
  [
    'Ran the feed Games: 2 added, 0 changed, 1 removed.',
    { kind: 'ranFeed', values: { name: 'Games', added: 2, changed: 0, removed: 1 } },
  ],
  ['Pinned item 12 at position 3.', { kind: 'pinned', values: { id: '12', position: 3 } }],
  ['Showed item 12 “Row” again.', { kind: 'showed', values: { id: '12', title: 'Row' } }],
  [
    'Returned title, intro of item 12 “Row” to its feed.',
    { kind: 'released', values: { fields: 'title, intro', id: '12', title: 'Row' } },
  ],
  ['Redirected /old to /new.', { kind: 'setRedirect', values: { from: '/old', to: '/new' } }],
  ['Removed the redirect of /old.', { kind: 'removedRedirect', values: { from: '/old' } }],
  ['Changed the text page aboutUs.', { kind: 'changedTextPage', values: { name: 'aboutUs' } }],
  ['Changed the setting cookie.display.', { kind: 'changedSetting', values: { key: 'cookie.display' } }],
  ['Restored the default of siteName.', { kind: 'restoredSetting', values: { key: 'siteName' } }],
  [
    'Changed 1 item, 2 parts and 0 pictures.',
    { kind: 'changed', values: { items: 1, parts: 2, pictures: 0 } },
  ],
])('%s', (summary, expected) => {
  expect(readSummary(summary)).toMatchObject(expected);
});

test.each(['', 'Spring cleaning.', 'Published', 'Imported a bundle of roses.', 'undid change 7: x'])(
  'somebody’s own words are not read: %s',
  (summary) => {
    expect(readSummary(summary)).toBeNull();
  },
);

test('the values of a summary include those of the change that it undoes', () => {
  const change = writeSummary('hid', { id: '12', title: 'Row' });
  expect(valuesInSummary(writeSummary('undone', { version: '7', change }))).toEqual(['7', '12', 'Row']);
  const effects = writeEffects({ added: 2, changed: 0, removed: 0, replaced: ['settings', 'menu of g'] });
  expect(valuesInSummary(writeSummary('importedEntries', { effects }))).toEqual(['settings', 'menu of g']);
  expect(valuesInSummary('Spring cleaning.')).toEqual([]);
});
