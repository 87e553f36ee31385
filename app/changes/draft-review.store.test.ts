import { expect, it } from 'vitest';
import { sampleItem, testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { targetKey } from '#app/store/change-target.ts';
import type { Store } from '#app/store/store.ts';
import { readDraftValues } from './draft-values.server.ts';
import {
  addDraftStep,
  createDraft,
  readDraft,
  undoDraftStep,
  type Draft,
  type DraftResult,
} from './drafts.server.ts';
import type { Edit } from './edits.ts';
import { positionPath } from './merge-values.server.ts';
import { publishDraft } from './publish-draft.server.ts';
import { listChanges } from './read-changes.server.ts';
import { revertInDraft } from './revert-draft.server.ts';
import { reviewDraft } from './review-draft.server.ts';
import { ada, exportText, publish, storeSample } from './site.fixture.ts';

const rules = { registry: testRegistry };
const game = { kind: 'item', verticalId: 2, id: 100 } as const;
const key = targetKey(game);
const set = (field: string, value: string): Edit => ({ kind: 'set', target: game, path: [field], value });

function saved(result: DraftResult): Draft {
  if (result.outcome !== 'saved') throw new Error(result.outcome);
  return result.draft;
}

async function begin(store: Store, ...steps: Edit[][]): Promise<Draft> {
  let draft = await createDraft(store, { title: '', author: 'Ada' });
  for (const edits of steps) draft = saved(await addDraftStep(store, draft, edits));
  return draft;
}

async function valueIn(store: Store, draft: Draft | null): Promise<unknown> {
  return (await readDraftValues(store.db, draft, [game])).get(key);
}

describeSqliteFirst('the values of a draft', (testStore) => {
  it('are those of its edits, beside the published ones', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [set('title', 'One')], [set('intro', 'Two.')]);
    expect(await valueIn(store, draft)).toMatchObject({
      value: { title: 'One', intro: 'Two.' },
      published: { title: 'Game 100' },
      isEdited: true,
    });
    expect(await valueIn(store, null)).toMatchObject({ value: { title: 'Game 100' }, isEdited: false });
  });

  it('include items that it adds and removes', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(
      store,
      [{ kind: 'add-item', verticalId: 2, item: sampleItem(900), after: null }],
      [{ kind: 'remove-item', verticalId: 2, id: 100 }],
    );
    const added = { ...game, id: 900 };
    const values = await readDraftValues(store.db, draft, [game, added]);
    expect(values.get(key)).toMatchObject({ value: undefined, published: { id: 100 } });
    expect(values.get(targetKey(added))).toMatchObject({ value: { id: 900 }, published: undefined });
  });

  it('are the published ones if the edits no longer fit the site', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [{ kind: 'remove', target: game, path: ['no_such_field'] }]);
    expect(await valueIn(store, draft)).toMatchObject({ value: { title: 'Game 100' }, isEdited: false });
  });
});

describeSqliteFirst('the base of a draft', (testStore) => {
  it('follows the version that the author saw while no one else changes what the draft edits', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [set('intro', 'Mine.')]);
    const other = { ...game, id: 101 };
    const version = await publish(store, { kind: 'set', target: other, path: ['title'], value: 'Theirs' });
    const edit: Edit = { kind: 'set', target: other, path: ['title'], value: 'After theirs' };
    const moved = saved(await addDraftStep(store, draft, [edit], { seen: version }));
    expect(moved.base).toBe(version);
    expect(await reviewDraft(store, moved, rules)).toMatchObject({ conflicts: [], faults: [] });
  });

  it('stays if someone else changed what the draft edits, or the author saw an older version', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [set('intro', 'Mine.')]);
    const version = await publish(store, set('intro', 'Theirs.'));
    const same = saved(await addDraftStep(store, draft, [set('title', 'T')], { seen: version }));
    expect(same.base).toBe(draft.base);
    const fresh = await begin(store);
    await publish(store, set('title', 'Theirs'));
    const old = saved(await addDraftStep(store, fresh, [set('title', 'Mine')], { seen: version }));
    expect((await reviewDraft(store, old, rules)).conflicts).toMatchObject([
      { path: 'title', now: 'Theirs' },
    ]);
  });
});

describeSqliteFirst('the review of a draft', (testStore) => {
  it('lists differences, conflicts and faults, and changes nothing', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [set('title', 'Mine'), set('screenshot', 'x')]);
    await publish(store, set('title', 'Theirs'));
    const before = await exportText(store);
    const review = await reviewDraft(store, draft, rules);
    expect(review.differences).toMatchObject([
      { target: game, kind: 'changed', fields: [{ path: 'title', before: 'Theirs', after: 'Mine' }, {}] },
    ]);
    expect(review.conflicts).toMatchObject([{ path: 'title' }]);
    expect(review.faults).toMatchObject([{ target: game, field: 'screenshot' }]);
    expect(review.titles.get(key)).toBe('Mine');
    expect(await exportText(store)).toBe(before);
  });

  it('checks only what is not left out', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [set('title', ''), set('intro', 'Two.')]);
    const faultsWithout = async (...paths: string[]) => {
      const leaveOut = paths.map((path) => ({ target: key, path }));
      return (await reviewDraft(store, draft, rules, leaveOut)).faults.map(({ field }) => field);
    };
    expect(await faultsWithout()).toEqual(['title']);
    expect(await faultsWithout('intro')).toEqual(['title']);
    expect(await faultsWithout('title')).toEqual([]);
  });

  it('reports edits that do not fit the site as faults', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [{ kind: 'remove', target: game, path: ['no_such_field'] }]);
    const { faults } = await reviewDraft(store, draft, rules);
    expect(faults).toMatchObject([{ target: game, field: 'no_such_field' }]);
  });
});

const hash = (digit: string) => digit.repeat(16);

/** Sets the German title and intro of the game. The hashes of their originals consist of `digit`. */
function translate(title: string, intro: string, digit: string): Edit {
  const de = { title, intro, ext_from: { title: hash(digit), intro: hash(digit) } };
  return { kind: 'set', target: game, path: ['translations'], value: { de } };
}

async function germanOf(store: Store): Promise<unknown> {
  const { published } = (await valueIn(store, null)) as {
    published: { translations: { de: unknown } };
  };
  return published.translations.de;
}

describeSqliteFirst('the hash of a translated text', (testStore) => {
  it('is left out and restored with its text', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    await publish(store, translate('Alt', 'Alt', '1'));
    const draft = await begin(store, [translate('Neu', 'Neu', '2')]);
    const leaveOut = [{ target: key, path: 'translations.de.intro' }];
    await publishDraft(store, draft, { ...rules, author: ada, leaveOut });
    const both = { title: hash('2'), intro: hash('1') };
    expect(await germanOf(store)).toEqual({ title: 'Neu', intro: 'Alt', ext_from: both });
    const rest = await readDraft(store.db, draft.id);
    if (!rest) throw new Error('The draft is gone.');
    const [intro] = leaveOut;
    if (intro) saved(await revertInDraft(store, rest, intro));
    const reverted = await readDraft(store.db, draft.id);
    if (!reverted) throw new Error('The draft is gone.');
    expect((await reviewDraft(store, reverted, rules)).differences).toEqual([]);
  });

  it('follows the choice for its text in a conflict', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    await publish(store, translate('Alt', 'Alt', '1'));
    const draft = await begin(store, [translate('Mein', 'Alt', '2')]);
    await publish(store, translate('Ihr', 'Alt', '3'));
    const { conflicts } = await reviewDraft(store, draft, rules);
    expect(conflicts.map(({ path }) => path)).toContain('translations.de.ext_from.title');
    const resolutions = [
      { target: key, path: 'translations.de.title', take: 'mine' },
      { target: key, path: 'translations.de.intro', take: 'now' },
    ] as const;
    const result = await publishDraft(store, draft, { ...rules, author: ada, resolutions });
    expect(result).toMatchObject({ outcome: 'published' });
    const both = { title: hash('2'), intro: hash('3') };
    expect(await germanOf(store)).toEqual({ title: 'Mein', intro: 'Alt', ext_from: both });
  });
});

describeSqliteFirst('a change that is left out of the publication', (testStore) => {
  it('stays in the draft, on top of what was published', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [set('title', 'Now'), set('intro', 'Later.')]);
    const leaveOut = [{ target: key, path: 'intro' }];
    const result = await publishDraft(store, draft, { ...rules, author: ada, leaveOut, summary: 'Renamed.' });
    expect(result).toMatchObject({ outcome: 'published', version: 2 });
    expect((await listChanges(store))[0]).toMatchObject({ summary: 'Renamed.', items: 1 });
    const rest = await readDraft(store.db, draft.id);
    if (!rest) throw new Error('The draft is gone.');
    expect((await reviewDraft(store, rest, rules)).differences).toMatchObject([
      { fields: [{ path: 'intro', before: 'Move the blocks.', after: 'Later.' }] },
    ]);
    expect(await publishDraft(store, rest, { ...rules, author: ada })).toMatchObject({
      outcome: 'published',
    });
    expect(await readDraft(store.db, draft.id)).toBeNull();
    expect(await exportText(store)).toContain('"intro": "Later."');
  });

  it('can be a new, a removed or a moved item', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [
      { kind: 'add-item', verticalId: 2, item: sampleItem(900), after: null },
      { kind: 'set', target: { ...game, id: 900 }, path: ['title'], value: 'Edited' },
      { kind: 'remove-item', verticalId: 2, id: 102 },
      set('title', 'Now'),
      { kind: 'move-item', verticalId: 2, id: 100, after: 101 },
    ]);
    const before = (await reviewDraft(store, draft, rules)).differences;
    const leaveOut = [
      { target: targetKey({ ...game, id: 900 }), path: '' },
      { target: targetKey({ ...game, id: 102 }), path: '' },
      { target: key, path: positionPath },
    ];
    await publishDraft(store, draft, { ...rules, author: ada, leaveOut });
    const rest = await readDraft(store.db, draft.id);
    if (!rest) throw new Error('The draft is gone.');
    const after = (await reviewDraft(store, rest, rules)).differences;
    const changed = (list: typeof before) =>
      list.map(({ target, kind, fields }) => [targetKey(target), kind, fields.map(({ path }) => path)]);
    expect(new Set(changed(after))).toEqual(
      new Set(
        changed(before).map(([target, kind, fields]) => [
          target,
          kind,
          Array.isArray(fields) ? fields.filter((path) => path !== 'title') : fields,
        ]),
      ),
    );
    expect(await exportText(store)).not.toContain('Edited');
  });

  it('publishes nothing if it was the only change', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [set('title', 'Later')]);
    const leaveOut = [{ target: key, path: 'title' }];
    const result = await publishDraft(store, draft, { ...rules, author: ada, leaveOut });
    expect(result).toEqual({ outcome: 'unchanged' });
    expect(await readDraft(store.db, draft.id)).toMatchObject({ edits: draft.edits });
  });
});

describeSqliteFirst('a change that is taken out of a draft', (testStore) => {
  it('gets the published value again, in a step that can be undone', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [set('title', 'One'), set('intro', 'Two.')]);
    const reverted = saved(await revertInDraft(store, draft, { target: key, path: 'title' }));
    const paths = async (of: Draft) =>
      (await reviewDraft(store, of, rules)).differences.flatMap(({ fields }) =>
        fields.map(({ path }) => path),
      );
    expect(await paths(reverted)).toEqual(['intro']);
    expect(await paths(saved(await undoDraftStep(store, reverted)))).toEqual(['title', 'intro']);
  });

  it('can be a new item', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [
      { kind: 'add-item', verticalId: 2, item: sampleItem(900), after: null },
      set('title', 'One'),
    ]);
    const target = targetKey({ ...game, id: 900 });
    const reverted = saved(await revertInDraft(store, draft, { target, path: '' }));
    expect(reverted.edits).toEqual([set('title', 'One')]);
  });
});
