import { expect, it } from 'vitest';
import { sampleItem, testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import { inEnglish, phrase, readPhrase } from '#app/lib/phrase.ts';
import { readStoredDraft } from '#app/store/drafts.server.ts';
import { dumpStore } from '#app/store/dump.server.ts';
import type { Store } from '#app/store/store.ts';
import {
  addDraftStep,
  createDraft,
  discardDraft,
  listDrafts,
  openDraft,
  readDraft,
  redoDraftStep,
  renameDraft,
  scheduleDraft,
  undoDraftStep,
  type Draft,
  type DraftResult,
} from './drafts.server.ts';
import type { Edit } from './edits.ts';
import { publishDraft } from './publish-draft.server.ts';
import { publishScheduled } from './publish-scheduled.server.ts';
import { listChanges } from './read-changes.server.ts';
import { ada, exportText, publish, storeSample } from './site.fixture.ts';

const rules = { registry: testRegistry };
const game = { kind: 'item', verticalId: 2, id: 100 } as const;
const setTitle = (value: string): Edit => ({ kind: 'set', target: game, path: ['title'], value });

function saved(result: DraftResult): Draft {
  if (result.outcome !== 'saved') throw new Error(result.outcome);
  return result.draft;
}

async function begin(store: Store, ...steps: Edit[][]): Promise<Draft> {
  let draft = await createDraft(store, { title: 'New look', author: 'Ada' });
  for (const edits of steps) draft = saved(await addDraftStep(store, draft, edits));
  return draft;
}

/** Returns the store. `act` runs once, before the next change of the site begins. */
function beforeNextChange(store: Store, act: () => Promise<unknown>): Store {
  let isDone = false;
  const startTransaction = () => ({
    async execute() {
      if (!isDone) {
        isDone = true;
        await act();
      }
      return store.db.startTransaction().execute();
    },
  });
  const db = new Proxy(store.db, {
    get(target, name) {
      if (name === 'startTransaction') return startTransaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...store, db };
}

describeEachEngine('a draft', (testStore) => {
  it('is the same one for two first edits at the same moment, in one process or in two', async () => {
    const [one, other] = [await testStore().openMigrated(), await testStore().open()];
    await storeSample(one);
    const ids = await Promise.all(
      [one, one, other, other].map(async (store) => {
        return (await openDraft(store, { title: '', author: 'Ada' })).id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await openDraft(one, { title: '', author: 'Grace' })).id).not.toBe(ids[0]);
    expect(await listDrafts(one)).toHaveLength(2);
  });

  it('changes nothing until it is published, and then everything in one change', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const before = await exportText(store);
    const draft = await begin(
      store,
      [{ kind: 'add-item', verticalId: 2, item: sampleItem(900), after: null }],
      [{ kind: 'set', target: { ...game, id: 900 }, path: ['title'], value: 'Edited after it was added' }],
      [setTitle('Renamed')],
    );
    expect(await exportText(store)).toBe(before);
    const preview = await publishDraft(store, draft, { ...rules, author: ada, isDryRun: true });
    expect(preview).toMatchObject({ outcome: 'dry-run', values: [{ now: null }, { target: game }] });
    expect(await publishDraft(store, draft, { ...rules, author: ada })).toEqual({
      outcome: 'published',
      version: 2,
    });
    expect(await exportText(store)).toContain('Edited after it was added');
    expect(await listDrafts(store)).toEqual([]);
    expect((await listChanges(store))[0]).toMatchObject({
      author: 'Ada',
      summary: 'Published the draft “New look”.',
    });
  });

  it('without a name is described by the number of its changes and the places with most of them', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const hide = (id: number): Edit => ({
      kind: 'set',
      target: { ...game, id },
      path: ['ext', 'hidden'],
      value: true,
    });
    const settings = { kind: 'part', verticalId: 0, key: 'settings' } as const;
    const opened = await createDraft(store, { title: '', author: 'Ada' });
    const draft = saved(
      await addDraftStep(store, opened, [
        { kind: 'set', target: settings, path: ['siteName'], value: 'Moon' },
        ...[100, 101, 102].map(hide),
      ]),
    );
    await publishDraft(store, draft, { ...rules, author: ada });
    const [published] = await listChanges(store);
    expect(published?.summary).toBe('Published 4 changes: 3 items of g and settings.');
  });

  it('undoes and redoes steps, even after a restart', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const first = await begin(store, [setTitle('One')], [setTitle('Two')]);
    saved(await undoDraftStep(store, first));
    const other = await testStore().openMigrated();
    const reopened = await readDraft(other.db, first.id);
    expect(reopened).toMatchObject({ edits: [setTitle('One')], undoable: 1, redoable: 1 });
    const repeated = saved(await redoDraftStep(other, { id: first.id, revision: reopened?.revision ?? 0 }));
    expect(repeated.edits).toEqual([setTitle('One'), setTitle('Two')]);
    const back = saved(await undoDraftStep(other, saved(await undoDraftStep(other, repeated))));
    expect(saved(await undoDraftStep(other, back)).undoable).toBe(0);
    const branched = saved(
      await addDraftStep(other, { ...back, revision: back.revision + 1 }, [setTitle('Three')]),
    );
    expect(branched).toMatchObject({ edits: [setTitle('Three')], redoable: 0 });
  });

  it('is stored as a text that each step extends, whatever the order of its keys', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const edit: Edit = { value: { b: 1, a: 2 }, path: ['title'], target: game, kind: 'set' };
    const draft = await begin(store, [edit]);
    const before = await readStoredDraft(store.db, draft.id);
    saved(await addDraftStep(store, draft, [edit]));
    const after = await readStoredDraft(store.db, draft.id);
    expect(after?.steps).toMatch(/^\[\[.*\],\[.*\]\]$/);
    expect(after?.steps.startsWith(before?.steps.slice(0, -1) ?? '?')).toBe(true);
  });

  it('that two operators change at once loses no step', async () => {
    const [store, other] = [await testStore().openMigrated(), await testStore().openMigrated()];
    await storeSample(store);
    const draft = await begin(store);
    const results = await Promise.all([
      addDraftStep(store, draft, [setTitle('One')]),
      addDraftStep(other, draft, [setTitle('Two')]),
    ]);
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['outdated', 'saved']);
    const [outdated] = results.filter(({ outcome }) => outcome === 'outdated');
    if (outdated?.outcome !== 'outdated') throw new Error('No step was refused.');
    expect(saved(await addDraftStep(store, outdated.draft, [setTitle('Again')])).edits).toHaveLength(2);
  });

  it('is merged with what was published since it was begun, and asks about the same fields only', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [setTitle('Mine')]);
    await publish(
      store,
      { kind: 'set', target: game, path: ['intro'], value: 'Theirs.' },
      setTitle('Theirs'),
    );
    const before = await dumpStore(store);
    const result = await publishDraft(store, draft, { ...rules, author: ada });
    expect(result).toMatchObject({ outcome: 'conflicts', conflicts: [{ path: 'title', now: 'Theirs' }] });
    expect(await dumpStore(store)).toBe(before);
    await publishDraft(store, draft, { ...rules, author: ada, rest: 'mine' });
    const text = await exportText(store);
    expect(text).toContain('"title": "Mine"');
    expect(text).toContain('"intro": "Theirs."');
  });

  it('with a fault is refused and stays', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [{ kind: 'set', target: game, path: ['screenshot'], value: 'x' }]);
    expect(await publishDraft(store, draft, { ...rules, author: ada })).toMatchObject({ outcome: 'refused' });
    expect(await listDrafts(store)).toHaveLength(1);
  });

  it('is not published, renamed or discarded by someone who has an older state', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const old = await begin(store);
    const draft = saved(await addDraftStep(store, old, [setTitle('One')]));
    expect(await publishDraft(store, old, { ...rules, author: ada })).toEqual({ outcome: 'outdated', draft });
    expect(await discardDraft(store, old)).toEqual({ outcome: 'outdated', draft });
    expect(await renameDraft(store, old, 'x')).toEqual({ outcome: 'outdated', draft });
    expect(await discardDraft(store, draft)).toMatchObject({ outcome: 'saved' });
    expect(await publishDraft(store, draft, { ...rules, author: ada })).toEqual({ outcome: 'not-found' });
  });

  it('that is too large is not saved', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store);
    const result = await addDraftStep(store, draft, [setTitle('x'.repeat(4_100_000))]);
    expect(result).toMatchObject({ outcome: 'too-large', draft: { edits: [] } });
  });

  it('is published at the time for which it is scheduled', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const { clock } = testStore();
    const draft = await begin(store, [setTitle('Later')]);
    saved(await scheduleDraft(store, draft, Date.parse('2026-03-02T08:00:00Z')));
    expect(await publishScheduled(store, rules)).toEqual({ published: 0, failed: 0 });
    clock.set('2026-03-02T08:00:00Z');
    expect(await publishScheduled(store, rules)).toEqual({ published: 1, failed: 0 });
    expect(await publishScheduled(store, rules)).toEqual({ published: 0, failed: 0 });
    expect((await listChanges(store))[0]).toMatchObject({ origin: 'job', author: 'Ada' });
  });

  it('that is edited at the moment of its publication is published with the edit', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = saved(await scheduleDraft(store, await begin(store, [setTitle('Early')]), 0));
    const interrupted = beforeNextChange(store, () => addDraftStep(store, draft, [setTitle('In time')]));
    expect(await publishScheduled(interrupted, rules)).toEqual({ published: 1, failed: 0 });
    expect(await listDrafts(store)).toEqual([]);
    expect(await exportText(store)).toContain('"title": "In time"');
  });

  it('that is edited at the moment of its failed publication gets the reason', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = saved(await scheduleDraft(store, await begin(store, [setTitle('Mine')]), 0));
    await publish(store, setTitle('Theirs'));
    const interrupted = beforeNextChange(store, () => renameDraft(store, draft, 'Renamed'));
    expect(await publishScheduled(interrupted, rules)).toEqual({ published: 0, failed: 1 });
    expect(await listDrafts(store)).toMatchObject([{ title: 'Renamed', publishAt: null }]);
    expect((await listDrafts(store))[0]?.problem).not.toBe('');
  });

  it('that is cancelled or discarded at the moment of its publication does not count as published', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const ends = [
      (draft: Draft) => scheduleDraft(store, draft, null),
      (draft: Draft) => discardDraft(store, draft),
    ];
    for (const end of ends) {
      const draft = saved(await scheduleDraft(store, await begin(store, [setTitle('Stopped')]), 0));
      const interrupted = beforeNextChange(store, () => end(draft));
      expect(await publishScheduled(interrupted, rules)).toEqual({ published: 0, failed: 0 });
    }
    expect(await exportText(store)).not.toContain('Stopped');
  });

  it('that cannot be published at its time stays and reports the reason', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const draft = await begin(store, [setTitle('Mine')]);
    saved(await scheduleDraft(store, draft, 0));
    await publish(store, setTitle('Theirs'));
    expect(await publishScheduled(store, rules)).toEqual({ published: 0, failed: 1 });
    expect(await listDrafts(store)).toMatchObject([
      {
        publishAt: null,
        problem: phrase('Others changed the same fields of {targets}', {
          targets: readPhrase(phrase('“{title}” ({section})', { title: 'Theirs', section: 'g' })),
        }),
      },
    ]);
  });

  it('that has faults at its time reports where they are, as people count', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const target = { kind: 'part', verticalId: 0, key: 'ads' } as const;
    const draft = await begin(store, [{ kind: 'set', target, path: [], value: [{ id: 1 }] }]);
    saved(await scheduleDraft(store, draft, 0));
    expect(await publishScheduled(store, rules)).toEqual({ published: 0, failed: 1 });
    const [reported] = await listDrafts(store);
    expect(inEnglish(reported?.problem ?? '')).toContain('the ads, entry 1, data_type: is missing');
  });
});
