import { expect, test } from 'vitest';
import { writeEffects, writeSummary, writeTargets } from '#app/domain/change-summary.ts';
import { createMessageCatalogue, type MessageFile } from '#app/messages/catalogue.server.ts';
import { createHeadline } from './headline.server.ts';

const files = import.meta.glob<MessageFile>(
  '/studio/{changes,screens/{content,text-pages}}/messages/*.json',
  {
    eager: true,
    import: 'default',
  },
);
const catalogue = createMessageCatalogue(files, { sections: [] });
const titles = new Map([['cookie.display', 'When the banner is shown']]);
const headlineIn = (language: string) =>
  createHeadline(catalogue.source(language, 'UTC'), {
    titleOf: (key) => titles.get(key),
    sectionOf: (prefix) => (prefix === 'g' ? 'Spiele' : undefined),
  });

/** A summary of each kind. */
const summaries = [
  writeSummary('began'),
  writeSummary('seeded'),
  writeSummary('published'),
  writeSummary('publishedDraft', { title: 'Moon' }),
  writeSummary('publishedChanges', {
    count: 6,
    places: writeTargets(['Moon', 'Sun'].map((name) => ({ kind: 'item', name }))),
  }),
  writeSummary('undone', { version: '1234', change: 'Spring cleaning.' }),
  writeSummary('redone', { version: '1234', change: writeSummary('imported') }),
  writeSummary('imported'),
  writeSummary('importedEntries', {
    effects: writeEffects({ added: 2, changed: 0, removed: 1, replaced: [] }),
  }),
  writeSummary('moved', { count: 1, system: 'WordPress' }),
  writeSummary('ranFeed', { name: 'Nightly', added: 3, changed: 2, removed: 0 }),
  writeSummary('setRedirect', { from: '/old', to: '/new' }),
  writeSummary('removedRedirect', { from: '/old' }),
  writeSummary('changed', { items: 2, parts: 1, pictures: 0 }),
];

test.each(summaries)('%s', (summary) => {
  expect(headlineIn('en')(summary)).toBe(summary.replace(/\.$/, ''));
  const [english, german, arabic] = ['en', 'de', 'ar'].map((language) => headlineIn(language)(summary));
  expect(new Set([english, german, arabic])).toHaveProperty('size', 3);
  for (const value of summary.match(/“.*?”|\d+|\/\w+|[a-z]+\.[a-z]+|Nightly|WordPress/g) ?? []) {
    // Arabic has words for one and two, so its texts need not contain these digits.
    if (value.length > 1) expect([german, arabic]).toEqual([wordIn(value), wordIn(value)]);
  }
});

/** Matches a text that contains the value, without its English quotation marks. */
function wordIn(value: string): unknown {
  return expect.stringContaining(value.replaceAll(/[“”]/g, ''));
}

test('parts, fields, languages and text pages have the names that the Studio gives them', () => {
  const german = headlineIn('de');
  const effects = writeEffects({ added: 0, changed: 0, removed: 0, replaced: ['settings', 'menu of g'] });
  expect(german(writeSummary('importedEntries', { effects }))).toBe(
    'Bundle importiert: Einstellungen und Kategorien von Spiele ersetzt',
  );
  const released = writeSummary('released', { fields: 'title, video', id: '7', title: 'Moon' });
  expect(german(released)).toBe('Von „Moon“ wieder dem Feed überlassen: Titel und Video');
  const places = writeTargets([
    { kind: 'item', name: 'Moon, and “Sun”' },
    { kind: 'part', name: 'menu of g' },
    { kind: 'items', count: 30, name: 'old' },
    { kind: 'part', name: 'list_tags of old' },
  ]);
  expect(german(writeSummary('publishedChanges', { count: 40, places }))).toBe(
    '40 Änderungen veröffentlicht: „Moon, and "Sun"“, Kategorien von Spiele, 30 Inhalte von /old und 1 weitere',
  );
  expect(german(writeSummary('importedTranslations', { language: 'fr' }))).toBe(
    'Übersetzungen importiert: Französisch',
  );
  expect(german(writeSummary('changedTextPage', { name: 'aboutUs' }))).toBe('Textseite Über uns geändert');
});

test.each([
  [writeSummary('hid', { id: '1762', title: 'Moon' }), 'Hid “Moon”'],
  [writeSummary('showed', { id: '1762', title: 'Moon' }), 'Showed “Moon” again'],
  [writeSummary('deleted', { id: '1762', title: 'Moon' }), 'Deleted “Moon”'],
  [writeSummary('pinnedItem', { id: '1762', title: 'Moon', position: 2 }), 'Pinned “Moon” at position 2'],
  ['Pinned item 1762 at position 2.', 'Pinned item 1762 at position 2'],
  ['Did again change 7: Spring cleaning.', 'Redid change 7: Spring cleaning'],
])('items have their titles, and sentences of earlier versions are read: %s', (summary, expected) => {
  expect(headlineIn('en')(summary)).toBe(expected);
  expect(headlineIn('de')(summary)).not.toBe(expected);
});

test('settings have their titles, or their keys if this version does not have them', () => {
  const english = headlineIn('en');
  expect(english(writeSummary('changedSetting', { key: 'cookie.display' }))).toBe(
    'Changed the setting “When the banner is shown”',
  );
  expect(english(writeSummary('restoredSetting', { key: 'cookie.shape' }))).toBe(
    'Restored the default of “cookie.shape”',
  );
  expect(headlineIn('de')(writeSummary('changedSetting', { key: 'cookie.display' }))).toBe(
    'Einstellung „When the banner is shown“ geändert',
  );
});

test('an undo names the other change in the same language', () => {
  const change = writeSummary('publishedDraft', { title: 'Moon' });
  expect(headlineIn('de')(writeSummary('undone', { version: '7', change }))).toBe(
    'Änderung 7 rückgängig gemacht: Entwurf „Moon“ veröffentlicht',
  );
});

test.each(['Spring cleaning.', 'Imported translations into no language at all.'])(
  'an operator’s own words stay readable: %s',
  (summary) => {
    expect(headlineIn('de')(summary)).toContain(summary.replace(/^Imported translations into |\.$/g, ''));
  },
);
