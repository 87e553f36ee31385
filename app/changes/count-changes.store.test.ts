import { expect, it } from 'vitest';
import { sampleCategory, sampleItem, testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import { countChanges } from './count-changes.server.ts';
import { createDraft, addDraftStep } from './drafts.server.ts';
import type { Edit } from './edits.ts';
import { countFields } from './read-changes.server.ts';
import { reviewDraft } from './review-draft.server.ts';
import { storeSample } from './site.fixture.ts';

const game = { kind: 'item', verticalId: 2, id: 100 } as const;
const menu = { kind: 'part', verticalId: 2, key: 'menu' } as const;
const settings = { kind: 'part', verticalId: 0, key: 'settings' } as const;
const set = (path: string[], value: JsonValue): Edit => ({ kind: 'set', target: game, path, value });
const rename = (...names: [number, string][]): Edit => ({
  kind: 'set',
  target: menu,
  path: [],
  value: [{ ...sampleCategory(10) }, { ...sampleCategory(20, [sampleCategory(21)]) }].map(
    (entry: Record<string, JsonValue>) => ({
      ...entry,
      content_type_name: new Map(names).get(Number(entry.content_type_id)) ?? entry.content_type_name ?? '',
    }),
  ),
});

const cases: [string, Edit[]][] = [
  ['two fields of an item', [set(['title'], 'One'), set(['intro'], 'Two.'), set(['title'], 'Three')]],
  [
    'a field of an item that is set back',
    [set(['title'], 'One'), set(['title'], sampleItem(100).title ?? '')],
  ],
  [
    'an item in other categories',
    [
      set(['content_type_arr'], [{ content_type_id: 20, content_type_name: 'One' }]),
      set(['content_type_id'], 20),
    ],
  ],
  ['two categories, renamed one after the other', [rename([10, 'One']), rename([10, 'One'], [20, 'Two'])]],
  ['a category that is renamed back', [rename([10, 'One']), rename()]],
  [
    'an item of which an edit replaced the whole value',
    [set(['title'], 'One'), set(['intro'], 'Two.'), set([], { ...sampleItem(100), intro: 'Two.' })],
  ],
  [
    'settings, also those that are set for the first time',
    [
      { kind: 'set', target: settings, path: ['siteName'], value: 'One' },
      { kind: 'set', target: settings, path: ['title'], value: 'Two' },
    ],
  ],
  [
    'added, removed and moved items',
    [
      { kind: 'add-item', verticalId: 2, item: sampleItem(900), after: null },
      { kind: 'set', target: { ...game, id: 900 }, path: ['title'], value: 'New' },
      { kind: 'remove-item', verticalId: 2, id: 104 },
      { kind: 'move-item', verticalId: 2, id: 102, after: null },
    ],
  ],
];

describeSqliteFirst('the number of changes of a draft', (testStore) => {
  it.each(cases)('is that of its review: %s', async (_name, edits) => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const { id, revision } = await createDraft(store, { title: '', author: 'Ada' });
    const saved = await addDraftStep(store, { id, revision }, edits);
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const { differences } = await reviewDraft(store, saved.draft, { registry: testRegistry });
    const reviewed = differences.reduce((sum, difference) => sum + countFields(difference), 0);
    expect(await countChanges(store.db, edits)).toBe(reviewed);
  });

  it('is counted by fields if the edits no longer fit the site', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const edits: Edit[] = [{ kind: 'remove', target: menu, path: [7] }, rename([10, 'One'])];
    expect(parseJson((await readPart(store.db, 2, 'menu')) ?? '')).toHaveLength(2);
    expect(await countChanges(store.db, edits)).toBe(2);
  });
});
