import { expect, it } from 'vitest';
import { writeEffects, writeSummary, writeTargets } from '#app/domain/change-summary.ts';
import { describeSummary, type SummaryNames } from './describe-summary.ts';

const names: SummaryNames = {
  sectionOf: () => 'Toys',
  sectionWith: (prefix) => (prefix === 't' ? 2 : undefined),
  settingOf: (key) => (key === 'siteName' ? { title: 'Name of the site', initial: '' } : undefined),
  ownPageOf: () => 'Imprint',
};

const places = writeTargets([
  { kind: 'items', count: 3, name: 't' },
  { kind: 'part', name: 'ext_pages' },
  { kind: 'part', name: 'menu of t' },
  { kind: 'item', name: 'Snake' },
]);
const effects = writeEffects({ added: 1, changed: 0, removed: 0, replaced: ['settings', 'menu of t'] });

it.each([
  [
    writeSummary('publishedChanges', { count: 9, places }),
    'Published 9 changes: 3 items of Toys, Text pages, Categories of Toys and 1 more.',
  ],
  [
    writeSummary('importedEntries', { effects }),
    'Imported a bundle: 1 item added and Settings and Categories of Toys replaced.',
  ],
  [writeSummary('changedSetting', { key: 'siteName' }), 'Changed the setting “Name of the site”.'],
  [writeSummary('changedSetting', { key: 'ofAnotherVersion' }), 'Changed the setting ofAnotherVersion.'],
  [writeSummary('changedTextPage', { name: 'pages/imprint' }), 'Changed the text page Imprint.'],
  [writeSummary('hid', { id: '7', title: 'Snake' }), 'Hid “Snake”.'],
  [
    writeSummary('released', { id: '7', title: 'Snake', fields: 'img, title' }),
    'Returned Cover and Title of “Snake” to its feed.',
  ],
  [
    writeSummary('undone', { version: '4', change: writeSummary('hid', { id: '7', title: 'Snake' }) }),
    'Undid change 4: Hid “Snake”.',
  ],
  ['Spring cleaning.', 'Spring cleaning.'],
])('“%s” has names in place of keys and ids', (summary, described) => {
  expect(describeSummary(summary, names)).toBe(described);
});
