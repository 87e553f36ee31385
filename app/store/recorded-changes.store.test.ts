import { expect, it } from 'vitest';
import { describeEachEngine } from '#test/store/engines.ts';
import { testChange } from '#test/store/test-change.ts';
import { dumpStore } from './dump.server.ts';
import { deleteItems, putItems, replaceItems } from './items.server.ts';
import {
  listChangeAuthors,
  listRecordedChanges,
  measureHistory,
  readValueChanges,
} from './recorded-changes.server.ts';
import { removeParts, writeParts } from './site-parts.server.ts';
import type { Store } from './store.ts';
import { inWriteTransaction } from './write-transaction.server.ts';

const item = (id: number, text = 'a') => ({ id, data: JSON.stringify({ id, text }) });
const menu = (value: string) => ({ verticalId: 2, key: 'menu', value });

async function valuesOf(store: Store, version: number) {
  const values = await readValueChanges(store.db, version);
  return Object.fromEntries(
    Array.from(values, ([key, { before, after }]) => [key, [before?.data ?? null, after?.data ?? null]]),
  );
}

describeEachEngine('the record of a change', (testStore) => {
  it('holds the values before and after, the author and a summary', async () => {
    const store = await testStore().openMigrated();
    const reason = { origin: 'studio', author: 'Ada', summary: 'Added a game.' } as const;
    await inWriteTransaction(store, reason, async (site) => {
      await writeParts(site, [menu('[]')]);
      await putItems(site, 2, [item(1)]);
    });
    await inWriteTransaction(store, { origin: 'cli', author: '' }, async (site) => {
      await writeParts(site, [menu('[1]')]);
      await putItems(site, 2, [item(1, 'b'), item(2)]);
    });
    const changes = await listRecordedChanges(store.db);
    expect(changes).toMatchObject([
      { version: 2, origin: 'cli', summary: 'Changed 2 items, 1 part and 0 pictures.', items: 2, parts: 1 },
      { version: 1, author: 'Ada', origin: 'studio', summary: 'Added a game.', at: store.clock.now() },
    ]);
    expect(await valuesOf(store, 2)).toEqual({
      'part/2/menu': ['[]', '[1]'],
      'item/2/1': [item(1).data, item(1, 'b').data],
      'item/2/2': [null, item(2).data],
    });
  });

  it('joins several writes of one value', async () => {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, (site) => replaceItems(site, 2, [item(1), item(2)]));
    await inWriteTransaction(store, testChange, async (site) => {
      await replaceItems(site, 2, [item(2), item(1)]);
      await putItems(site, 2, [item(1, 'b')]);
      await deleteItems(site, 2, [2]);
      await writeParts(site, [menu('[]')]);
      await removeParts(site, 2);
    });
    expect(await valuesOf(store, 2)).toMatchObject({
      'item/2/1': [item(1).data, item(1, 'b').data],
      'item/2/2': [item(2).data, null],
      'part/2/menu': [null, null],
    });
  });

  it('finds the changes of one value and pages through all', async () => {
    const store = await testStore().openMigrated();
    for (const id of [1, 11, 1]) {
      const text = String(await store.readVersion());
      await inWriteTransaction(store, testChange, (site) => putItems(site, 2, [item(id, text)]));
    }
    const target = { kind: 'item', verticalId: 2, id: 1 } as const;
    const versions = async (filter: Parameters<typeof listRecordedChanges>[1]) =>
      (await listRecordedChanges(store.db, filter)).map(({ version }) => version);
    expect(await versions({ target })).toEqual([3, 1]);
    expect(await versions({ before: 3, limit: 1 })).toEqual([2]);
    expect(await versions({ origin: 'feed' })).toEqual([]);
  });

  it('contains many items, and names with any characters', async () => {
    const store = await testStore().openMigrated();
    const items = Array.from({ length: 1_200 }, (_, index) => item(index + 1, 'x'.repeat(600)));
    const key = 'later\n%_/\\ 👩‍🚀';
    await inWriteTransaction(store, testChange, async (site) => {
      await putItems(site, 2, items);
      await writeParts(site, [{ verticalId: 0, key, value: '1' }]);
    });
    const values = await readValueChanges(store.db, 1);
    expect(values.size).toBe(1_201);
    expect(values.get('item/2/777')?.after?.data).toBe(items[776]?.data);
    const found = await listRecordedChanges(store.db, { target: { kind: 'part', verticalId: 0, key } });
    expect(found).toHaveLength(1);
  });

  it('is discarded with the change when the change fails', async () => {
    const store = await testStore().openMigrated();
    const before = await dumpStore(store);
    const failing = inWriteTransaction(store, testChange, async (site) => {
      await putItems(
        site,
        2,
        Array.from({ length: 1_200 }, (_, id) => item(id + 1, 'x'.repeat(600))),
      );
      throw new Error('the reason');
    });
    await expect(failing).rejects.toThrow('the reason');
    expect(await dumpStore(store)).toBe(before);
  });

  it('is required for everything that is published', async () => {
    const store = await testStore().openMigrated();
    const hidden = inWriteTransaction(store, testChange, async (site) => {
      await putItems(site, 2, [item(1)]);
      site.skipVersion();
    });
    await expect(hidden).rejects.toThrow('skipped the site version');
    expect(await store.readVersion()).toBeNull();
  });
});

describeEachEngine('the history', (testStore) => {
  it('is filtered by author and measured', async () => {
    const store = await testStore().openMigrated();
    expect(await measureHistory(store.db)).toEqual({ changes: 0, bytes: 0, since: null });
    const record = (author: string, summary: string, text: string) =>
      inWriteTransaction(store, { origin: 'studio', author, summary }, (site) =>
        writeParts(site, [menu(text)]),
      );
    await record('Ben', 'Made a game cheaper.', '[1]');
    await record('Ada', 'Hid a game.', '[2]');
    await record('Ada', 'Made 500 games cheaper.', '[3]');
    const found = await listRecordedChanges(store.db, { author: 'Ada' });
    expect(found.map(({ version }) => version)).toEqual([3, 2]);
    expect(await listChangeAuthors(store.db)).toEqual(['Ada', 'Ben']);
    const size = await measureHistory(store.db);
    expect(size.changes).toBe(3);
    expect(size.bytes).toBeGreaterThan(0);
    expect(size.since).toBe(testStore().clock.now());
  });
});
