import { expect, it } from 'vitest';
import { sampleItem } from '#test/bundle/sample-bundle.ts';
import { describeEachEngine, describeSqliteFirst } from '#test/store/engines.ts';
import { dumpStore } from '#app/store/dump.server.ts';
import { readItem } from '#app/store/items.server.ts';
import { readPart } from '#app/store/site-parts.server.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { targetKey } from '#app/store/change-target.ts';
import type { Store } from '#app/store/store.ts';
import { applyEdits } from './apply-edits.server.ts';
import { editsSchema, type Edit } from './edits.ts';
import { nextItemId } from './next-item-id.server.ts';
import { readChange } from './read-changes.server.ts';
import { byAda, exportText, publish, storeSample } from './site.fixture.ts';

const game = { kind: 'item', verticalId: 2, id: 100 } as const;
const settings = { kind: 'part', verticalId: 0, key: 'settings' } as const;
const setTitle = (value: string): Edit => ({ kind: 'set', target: game, path: ['title'], value });

async function fieldOf(store: Store, field: string): Promise<unknown> {
  const item = JSON.parse((await readItem(store.db, 2, 100)) ?? '{}') as Record<string, unknown>;
  return new Map(Object.entries(item)).get(field);
}

async function order(store: Store): Promise<number[]> {
  const site = JSON.parse(await exportText(store)) as { data_content: { 2: { list: { id: number }[] } } };
  return site.data_content[2].list.map(({ id }) => id);
}

describeSqliteFirst('edits', (testStore) => {
  it('change fields of items and parts in one change', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const version = await publish(store, setTitle('Renamed'), {
      kind: 'set',
      target: settings,
      path: ['themeColor'],
      value: '#123456',
    });
    expect(await fieldOf(store, 'title')).toBe('Renamed');
    const change = await readChange(store, version);
    expect(change).toMatchObject({
      author: 'Ada',
      origin: 'studio',
      differences: [
        { target: settings, kind: 'changed', fields: [{ path: 'themeColor', after: '#123456' }] },
        { target: game, kind: 'changed', fields: [{ path: 'title', before: 'Game 100', after: 'Renamed' }] },
      ],
    });
  });

  it('add, move and remove items', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const [first = 0, second = 0, ...rest] = await order(store);
    await publish(
      store,
      { kind: 'add-item', verticalId: 2, item: sampleItem(900), after: first },
      { kind: 'add-item', verticalId: 2, item: sampleItem(901) },
      { kind: 'move-item', verticalId: 2, id: second, after: null },
    );
    expect(await order(store)).toEqual([second, first, 900, ...rest, 901]);
    await publish(store, { kind: 'remove-item', verticalId: 2, id: first });
    expect(await order(store)).toEqual([second, 900, ...rest, 901]);
    expect(await readPart(store.db, 2, 'list_tags')).not.toContain(String(first));
  });

  it('exist even if items are repeatedly placed between the same neighbours', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const [first = 0, ...rest] = await order(store);
    const added = Array.from({ length: 25 }, (_, index) => 900 + index);
    for (const id of added) {
      await publish(store, { kind: 'add-item', verticalId: 2, item: sampleItem(id), after: first });
    }
    expect(await order(store)).toEqual([first, ...added.toReversed(), ...rest]);
  });

  it('add items under ids that no item had that visitors rated', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const id = await nextItemId(store.db, 2);
    await publish(store, { kind: 'add-item', verticalId: 2, item: sampleItem(id) });
    expect(await nextItemId(store.db, 2)).toBe(id + 1);
    const counts = { likes: 1, dislikes: 0, collections: 0, opens: 0, changedAt: 0 };
    await store.db
      .insertInto('counters')
      .values({ verticalId: 2, itemId: id + 5, ...counts })
      .execute();
    await publish(store, { kind: 'remove-item', verticalId: 2, id });
    expect(await nextItemId(store.db, 2)).toBe(id + 6);
  });

  it('are checked like an import, and change nothing if one is at fault', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const before = await dumpStore(store);
    const edits: Edit[] = [
      setTitle('Renamed'),
      { kind: 'set', target: game, path: ['ext', 'devices'], value: ['lever'] },
      { kind: 'remove', target: game, path: ['game_url_remote'] },
      { kind: 'set', target: settings, path: ['themeColor'], value: 'no colour' },
    ];
    const result = await applyEdits(store, edits, await byAda(store));
    expect(result).toMatchObject({
      outcome: 'refused',
      faults: expect.arrayContaining([
        expect.objectContaining({ target: game, field: 'ext.devices[0]' }),
        expect.objectContaining({ target: game, field: 'game_url_remote' }),
        expect.objectContaining({ target: settings, field: 'themeColor' }),
      ]) as unknown,
    });
    expect(await dumpStore(store)).toBe(before);
  });

  it.each<[string, Edit]>([
    [
      'an item that does not exist',
      { kind: 'set', target: { ...game, id: 999 }, path: ['title'], value: 'x' },
    ],
    [
      'a part that does not exist',
      { kind: 'set', target: { ...settings, key: 'secrets' }, path: [], value: 1 },
    ],
    ['an item with a taken id', { kind: 'add-item', verticalId: 2, item: sampleItem(100) }],
    ['the id of an item', { kind: 'set', target: game, path: ['id'], value: 7 }],
    [
      'a category that items need',
      { kind: 'set', target: { kind: 'part', verticalId: 2, key: 'menu' }, path: [], value: [] },
    ],
    [
      'a tag with an unknown item',
      {
        kind: 'set',
        target: { kind: 'part', verticalId: 2, key: 'list_tags' },
        path: ['Hot'],
        value: { name: 'Hot', data: [4711] },
      },
    ],
  ])('refuse %s', async (_, edit) => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const result = await applyEdits(store, [edit], await byAda(store));
    expect(result).toMatchObject({ outcome: 'refused' });
    expect(await store.readVersion()).toBe(1);
  });

  it.each([
    ['as usual', '20'],
    ['in an unusual form', '2e1'],
  ])(
    'refuse to remove a category whose id an item has %s, and do it without such items',
    async (_, written) => {
      const store = await testStore().openMigrated();
      await storeSample(store);
      const menu = { kind: 'part', verticalId: 2, key: 'menu' } as const;
      const list = parseJson((await readPart(store.db, 2, 'menu')) ?? '') as { content_type_id: number }[];
      const removal: Edit[] = [
        {
          kind: 'set',
          target: menu,
          path: [],
          value: list.filter(({ content_type_id: id }) => id !== 20) as JsonValue,
        },
        { kind: 'set', target: { ...menu, key: 'list_type' }, path: [], value: {} },
      ];
      const rows = await store.db
        .selectFrom('items')
        .select(['id', 'data'])
        .where('verticalId', '=', 2)
        .execute();
      const setData = (id: number, data: string) =>
        store.db
          .updateTable('items')
          .set({ data })
          .where('verticalId', '=', 2)
          .where('id', '=', id)
          .execute();
      for (const { id } of rows) await setData(id, JSON.stringify(sampleItem(id, [10])));
      const only = JSON.stringify(sampleItem(103, [20]));
      await setData(103, only.replaceAll('"content_type_id":20', `"content_type_id":${written}`));
      const refused = await applyEdits(store, removal, await byAda(store));
      expect(refused).toMatchObject({ outcome: 'refused' });
      expect(JSON.stringify(refused)).toContain('the categories 20, to which items');
      await setData(103, JSON.stringify(sampleItem(103, [10])));
      expect(await applyEdits(store, removal, await byAda(store))).toMatchObject({ outcome: 'published' });
    },
  );

  it('are merged with the changes of others, field by field', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const options = await byAda(store);
    await publish(store, { kind: 'set', target: game, path: ['intro'], value: 'Another intro.' });
    expect(await applyEdits(store, [setTitle('Renamed')], options)).toMatchObject({ outcome: 'published' });
    expect([await fieldOf(store, 'title'), await fieldOf(store, 'intro')]).toEqual([
      'Renamed',
      'Another intro.',
    ]);
  });

  it('wait for a decision about a field that another user changed', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const options = await byAda(store);
    await publish(store, setTitle('Theirs'));
    const conflict = { target: game, path: 'title', base: 'Game 100', mine: 'Mine', now: 'Theirs' };
    expect(await applyEdits(store, [setTitle('Mine')], options)).toEqual({
      outcome: 'conflicts',
      conflicts: [conflict],
    });
    const resolutions = [{ target: targetKey(game), path: 'title', take: 'mine' } as const];
    expect(await applyEdits(store, [setTitle('Mine')], { ...options, resolutions })).toMatchObject({
      outcome: 'published',
    });
    expect(await fieldOf(store, 'title')).toBe('Mine');
  });

  it('of an item that another user deleted are a conflict', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const options = await byAda(store);
    await publish(store, { kind: 'remove-item', verticalId: 2, id: 100 });
    expect(await applyEdits(store, [setTitle('Mine')], options)).toMatchObject({
      outcome: 'conflicts',
      conflicts: [{ path: '', now: undefined }],
    });
    expect(await applyEdits(store, [setTitle('Mine')], { ...options, rest: 'mine' })).toMatchObject({
      outcome: 'published',
    });
    expect(await fieldOf(store, 'title')).toBe('Mine');
  });

  it('change nothing in a dry run and make no version without an effect', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const options = await byAda(store);
    expect(await applyEdits(store, [setTitle('x')], { ...options, isDryRun: true })).toMatchObject({
      outcome: 'dry-run',
      values: [{ target: game }],
    });
    expect(await applyEdits(store, [setTitle('Game 100')], options)).toEqual({ outcome: 'unchanged' });
    expect(await store.readVersion()).toBe(1);
  });
});

describeEachEngine('edits of two processes at the same time', (testStore) => {
  it('lose nothing', async () => {
    const stores = [await testStore().openMigrated(), await testStore().openMigrated()];
    const [first] = stores;
    if (!first) throw new Error('There is no store.');
    await storeSample(first);
    const options = await byAda(first);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const edit: Edit = { kind: 'set', target: settings, path: [`later ${index}`], value: index };
        return applyEdits(stores[index % 2] ?? first, [edit], options);
      }),
    );
    expect(results.filter(({ outcome }) => outcome === 'published')).toHaveLength(20);
    const stored = JSON.parse((await readPart(first.db, 0, 'settings')) ?? '') as object;
    const wanted = Array.from({ length: 20 }, (_, index) => [`later ${index}`, index]);
    expect(stored).toMatchObject(Object.fromEntries(wanted));
  });
});

it.each<[string, unknown]>([
  ['a kind that does not exist', [{ kind: 'replace', target: game, path: [], value: 1 }]],
  ['a path of objects', [{ kind: 'remove', target: game, path: [{}] }]],
  ['a target without an id', [{ kind: 'remove', target: { kind: 'item', verticalId: 2 }, path: [] }]],
  ['another field', [{ ...setTitle('x'), origin: 'cli' }]],
])('edits with %s are refused before they are applied', (_, edits) => {
  expect(editsSchema.safeParse(edits).success).toBe(false);
});
