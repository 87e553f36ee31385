import fc from 'fast-check';
import { runs } from '@portico/shared/property-runs';
import { expect, it } from 'vitest';
import { sampleBundle, sampleItem, testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import { testChange } from '#test/store/test-change.ts';
import { targetKey } from '#app/store/change-target.ts';
import type { JsonObject, JsonValue } from '#app/lib/json.ts';
import { tables, dumpStore } from '#app/store/dump.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { applyBundle } from './apply.server.ts';
import { applyEdits } from './apply-edits.server.ts';
import type { Edit } from './edits.ts';
import { setItemHidden } from './hide-item.server.ts';
import { listChanges, readChange } from './read-changes.server.ts';
import { ada, byAda, exportText, publish, storeSample } from './site.fixture.ts';
import { undoChange, type UndoOptions } from './undo-change.server.ts';

const options: UndoOptions = { author: ada, registry: testRegistry };
const game = { kind: 'item', verticalId: 2, id: 100 } as const;
const settings = { kind: 'part', verticalId: 0, key: 'settings' } as const;
const setTitle = (value: string): Edit => ({ kind: 'set', target: game, path: ['title'], value });

async function openSample(open: () => Promise<Store>): Promise<Store> {
  const store = await open();
  await storeSample(store);
  return store;
}

describeEachEngine('an undo', (testStore) => {
  it('restores the same bytes and can be undone itself', async () => {
    const store = await openSample(testStore().openMigrated);
    const before = await exportText(store);
    const version = await publish(
      store,
      setTitle('Renamed'),
      { kind: 'remove-item', verticalId: 2, id: 102 },
      { kind: 'add-item', verticalId: 2, item: sampleItem(900), after: null },
      { kind: 'move-item', verticalId: 2, id: 101, after: null },
    );
    const after = await exportText(store);
    const undo = await undoChange(store, version, options);
    expect(undo).toEqual({ outcome: 'published', version: version + 1 });
    expect(await exportText(store)).toBe(before);
    expect(await undoChange(store, version, options)).toEqual({ outcome: 'already-undone', by: version + 1 });
    expect(await undoChange(store, version + 1, options)).toMatchObject({ outcome: 'published' });
    expect(await exportText(store)).toBe(after);
    expect((await listChanges(store)).map(({ undoes, undoneBy }) => [undoes, undoneBy])).toEqual([
      [version + 1, null],
      [version, version + 2],
      [null, null],
      [null, null],
    ]);
    expect((await readChange(store, version + 2))?.summary).toBe(`Redid change ${version}: Edited the site.`);
  });

  it('of an import of everything restores the site before it', async () => {
    const store = await openSample(testStore().openMigrated);
    const before = await exportText(store);
    const bundle = sampleBundle();
    bundle.info.img = '';
    bundle.settings = { themeColor: '#123456' };
    bundle.data_content['2'].list = bundle.data_content['2'].list.toReversed();
    bundle.data_content['8'] = {};
    await inWriteTransaction(store, testChange, (site) => applyBundle(site, bundle));
    expect(await exportText(store)).not.toBe(before);
    expect(await undoChange(store, 2, options)).toMatchObject({ outcome: 'published' });
    expect(await exportText(store)).toBe(before);
  });

  it('does not change what others changed elsewhere', async () => {
    const store = await openSample(testStore().openMigrated);
    const version = await publish(store, setTitle('Renamed'));
    await setItemHidden(store, 2, 100, true);
    expect(await undoChange(store, version, options)).toMatchObject({ outcome: 'published' });
    const text = await exportText(store);
    expect(text).toContain('"title": "Game 100"');
    expect(text).toContain('"hidden": true');
  });

  it('asks about a field that a later change touched', async () => {
    const store = await openSample(testStore().openMigrated);
    const version = await publish(store, setTitle('First'));
    await publish(store, setTitle('Second'));
    const dump = await dumpStore(store);
    const conflict = { target: game, path: 'title', mine: 'Game 100', base: 'First', now: 'Second' };
    expect(await undoChange(store, version, options)).toEqual({
      outcome: 'conflicts',
      conflicts: [conflict],
    });
    expect(await dumpStore(store)).toBe(dump);
    const resolutions = [{ target: targetKey(game), path: 'title', take: 'mine' } as const];
    expect(await undoChange(store, version, { ...options, resolutions })).toMatchObject({
      outcome: 'published',
    });
    expect(await exportText(store)).toContain('"title": "Game 100"');
  });

  it('of an added item that was edited since asks before it deletes it', async () => {
    const store = await openSample(testStore().openMigrated);
    const version = await publish(store, { kind: 'add-item', verticalId: 2, item: sampleItem(900) });
    await publish(store, { kind: 'set', target: { ...game, id: 900 }, path: ['title'], value: 'Mine' });
    expect(await undoChange(store, version, options)).toMatchObject({
      outcome: 'conflicts',
      conflicts: [{ path: '', mine: undefined }],
    });
    expect(await undoChange(store, version, { ...options, rest: 'now' })).toEqual({ outcome: 'unchanged' });
  });

  it('that would make the site faulty is refused', async () => {
    const store = await openSample(testStore().openMigrated);
    const menu = { kind: 'part', verticalId: 2, key: 'menu' } as const;
    const category = { ...sampleBundle().data_content['2'].menu[0], content_type_id: 77, children: [] };
    const version = await publish(store, { kind: 'insert', target: menu, path: [0], value: category });
    await publish(store, { kind: 'add-item', verticalId: 2, item: sampleItem(900, [77]) });
    expect(await undoChange(store, version, options)).toMatchObject({ outcome: 'refused' });
  });

  it('of two operators at the same time happens once', async () => {
    const [store, other] = [await openSample(testStore().openMigrated), await testStore().openMigrated()];
    const version = await publish(store, setTitle('Renamed'));
    const results = await Promise.all([
      undoChange(store, version, options),
      undoChange(other, version, options),
    ]);
    expect(results).toContainEqual({ outcome: 'published', version: version + 1 });
    expect(results).toContainEqual({ outcome: 'already-undone', by: version + 1 });
  });

  it('of a change of thousands of items restores all of them', { tags: 'long' }, async () => {
    const store = await openSample(testStore().openMigrated);
    const added = Array.from({ length: 1_500 }, (_, index) => sampleItem(1_000 + index));
    const addAll = (change: (item: JsonObject) => JsonObject) => {
      const merged = { data_content: { '2': { list_merge: added.map(change) } } };
      return inWriteTransaction(store, testChange, (site) => applyBundle(site, merged));
    };
    await addAll((item) => item);
    const before = await exportText(store);
    await addAll((item) => ({ ...item, intro: 'Another intro.' }));
    expect(await undoChange(store, 3, options)).toMatchObject({ outcome: 'published' });
    expect(await exportText(store)).toBe(before);
  });

  it('of a change that does not exist is not found', async () => {
    const store = await openSample(testStore().openMigrated);
    expect(await undoChange(store, 99, options)).toEqual({ outcome: 'not-found' });
  });

  it(
    'of any changes in any order, without a conflict, restores the same bytes',
    { tags: 'property', timeout: 300_000 },
    async () => {
      const store = await testStore().openMigrated();
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyStep, { minLength: 1, maxLength: 7 }),
          fc.infiniteStream(fc.nat()),
          async (changes, choices) => {
            for (const table of tables) await store.db.deleteFrom(table).execute();
            await storeSample(store);
            const before = await exportText(store);
            for (const change of changes) {
              if (typeof change === 'number') await importRotated(store, change);
              else await applyEdits(store, change, await byAda(store));
            }
            await undoAll(store, choices);
            const open = (await listChanges(store, { limit: 99 })).filter(
              ({ version, undoes, undoneBy }) => version > 1 && undoes === null && undoneBy === null,
            );
            if (open.length === 0) expect(await exportText(store)).toBe(before);
            else expect(open.length).toBeLessThan(changes.length);
          },
        ),
        { numRuns: runs(testStore().engine === 'sqlite' ? 25 : 8) },
      );
    },
  );
});

/** Imports the list of games with its first `count` games moved to the end. */
async function importRotated(store: Store, count: number): Promise<void> {
  const site = JSON.parse(await exportText(store)) as { data_content: { 2: { list: JsonValue[] } } };
  const { list } = site.data_content[2];
  const rotated = [...list.slice(count), ...list.slice(0, count)];
  await inWriteTransaction(store, testChange, (transaction) =>
    applyBundle(transaction, { data_content: { '2': { list: rotated } } }),
  );
}

/** Undoes all changes that can be undone without a conflict, in a random order. */
async function undoAll(store: Store, choices: fc.Stream<number>): Promise<void> {
  for (let hasUndone = true; hasUndone;) {
    hasUndone = false;
    const left = (await listChanges(store, { limit: 99 })).filter(
      ({ version, undoes, undoneBy }) => version > 1 && undoes === null && undoneBy === null,
    );
    while (left.length > 0) {
      const [change] = left.splice((choices.next().value ?? 0) % left.length, 1);
      const result = await undoChange(store, change?.version ?? 0, options);
      if (result.outcome === 'published') hasUndone = true;
    }
  }
}

/** Mostly the ids of items that exist, so that most edits are published. */
const anyId = fc.constantFrom(100, 101, 102, 100, 101, 102, 100, 101, 102, 900);
const anyWord = fc.constantFrom('One', 'Two', 'Three');
const anyTarget = anyId.map((id) => ({ ...game, id }));

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('set'),
    target: anyTarget,
    path: fc.constantFrom(['title'], ['intro'], ['later'], ['ext', 'slug'], ['ext', 'more']),
    value: anyWord,
  }),
  fc.record({
    kind: fc.constant('remove'),
    target: anyTarget,
    path: fc.constantFrom(['later'], ['ext', 'more']),
  }),
  fc.record({
    kind: fc.constant('set'),
    target: fc.constant(settings),
    path: fc.constantFrom(['later 1'], ['later 2'], ['later 3']),
    value: fc.oneof(anyWord, fc.array(fc.nat(3), { maxLength: 3 })),
  }),
  fc.record({
    kind: fc.constant('remove'),
    target: fc.constant(settings),
    path: fc.constantFrom(['later 1'], ['later 2']),
  }),
  fc.record({
    kind: fc.constant('add-item'),
    verticalId: fc.constant(2),
    item: fc.constantFrom(900, 901).map((id) => sampleItem(id)),
    after: fc.option(anyId),
  }),
  fc.record({ kind: fc.constant('remove-item'), verticalId: fc.constant(2), id: anyId }),
  fc.record({
    kind: fc.constant('move-item'),
    verticalId: fc.constant(2),
    id: anyId,
    after: fc.option(anyId),
  }),
);

/** Edits, or an import that only changes the order. */
const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.array(anyEdit, { minLength: 1, maxLength: 2 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
);
