import { expect, it } from 'vitest';
import { startStoreProcess } from '#test/store/child.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import { dumpStore } from './dump.server.ts';
import { countItems, deleteItems, putItems, readItem, readItemChunks, replaceItems } from './items.server.ts';
import { readMediaFiles, writeMediaFiles } from './media-files.server.ts';
import { readPart, readParts, removeParts, writeParts } from './site-parts.server.ts';
import type { Db, Store } from './store.ts';
import { inWriteTransaction, type SiteTransaction } from './write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';

const item = (id: number, text = 'a') => ({ id, data: JSON.stringify({ id, text }) });

const feedItem = (id: number, providerId: string) => ({ ...item(id), provider: 'feed', providerId });

const file = (path: string, width = 800) => ({
  path,
  hash: '0123456789abcdef',
  width,
  height: 600,
  color: '#aabbcc',
  thumbhash: 'abc=',
  widths: [160, 320],
});

async function change(site: SiteTransaction): Promise<void> {
  await replaceItems(site, 2, [item(7), item(8)]);
  await writeParts(site, [{ verticalId: 2, key: 'menu', value: '[]' }]);
}

async function readChangedIn({ db }: Store): Promise<number[][]> {
  const rows = await db.selectFrom('items').select(['id', 'changedIn']).orderBy('position').execute();
  return rows.map((row) => [row.id, row.changedIn]);
}

async function readIds(db: Db, verticalId: number): Promise<number[]> {
  const ids: number[] = [];
  for await (const chunk of readItemChunks(db, { verticalId })) ids.push(...chunk.map(({ id }) => id));
  return ids;
}

describeEachEngine('a change of the site', (testStore) => {
  it('counts the site version up from nothing', async () => {
    const store = await testStore().openMigrated();
    const versions: unknown[] = [await store.readVersion()];
    for (let i = 0; i < 2; i += 1) {
      versions.push(
        await inWriteTransaction(store, testChange, async ({ previousVersion, version }) => [
          previousVersion,
          version,
        ]),
      );
    }
    expect([...versions, await store.readVersion()]).toEqual([null, [null, 1], [1, 2], 2]);
  });

  it('that fails or is discarded changes nothing, and the next one works', async () => {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, (site) => putItems(site, 2, [item(1)]));
    const before = await dumpStore(store);
    const failing = inWriteTransaction(store, testChange, async (site) => {
      await change(site);
      throw new Error('the reason');
    });
    await expect(failing).rejects.toThrow('the reason');
    expect(await dumpStore(store)).toBe(before);
    const refusedByStore = inWriteTransaction(store, testChange, async (site) => {
      await change(site);
      await site.db.insertInto('meta').values({ key: 'site_version', value: 'twice' }).execute();
    });
    await expect(refusedByStore).rejects.toThrow(/unique/i);
    expect(await dumpStore(store)).toBe(before);
    const result = await inWriteTransaction(store, testChange, async (site) => {
      await change(site);
      site.discard();
      return 'kept';
    });
    expect([result, await dumpStore(store)]).toEqual(['kept', before]);
    await inWriteTransaction(store, testChange, change);
    expect(await readIds(store.db, 2)).toEqual([7, 8]);
  });

  it('runs one after the other, in one process and in several', async () => {
    const store = await testStore().openMigrated();
    const others = [1000, 2000].map((firstId) => startStoreProcess(testStore(), 'change', 20, firstId));
    for (const other of others) await other.nextLine();
    const own = Array.from({ length: 20 }, (_, i) =>
      inWriteTransaction(store, testChange, (site) => putItems(site, 2, [item(3000 + i)])),
    );
    await Promise.all([...own, ...others.map((other) => other.end())]);
    expect(await store.readVersion()).toBe(60);
    expect((await readIds(store.db, 2)).length).toBe(60);
    const positions = await store.db.selectFrom('items').select('position').distinct().execute();
    expect(positions).toHaveLength(60);
  });

  it('waits for another process without blocking this one, and continues after that process was killed', async () => {
    const store = await testStore().openMigrated();
    const other = startStoreProcess(testStore(), 'hold');
    expect(await other.nextLine()).toBe('holding');
    let isDone = false;
    const own = inWriteTransaction(store, testChange, (site) => putItems(site, 2, [item(1)])).then(() => {
      isDone = true;
    });
    const longestStall = await measureStall(300);
    expect({ isDone, isFree: longestStall < 150 }).toEqual({ isDone: false, isFree: true });
    await other.kill();
    await own;
    expect(await readIds(store.db, 2)).toEqual([1]);
    expect(await store.readVersion()).toBe(1);
  });
});

describeEachEngine('parts', (testStore) => {
  it('are read as they were written', async () => {
    const store = await testStore().openMigrated();
    const parts = [
      { verticalId: 0, key: 'info', value: '{"b":1.0,"a":1e3}' },
      { verticalId: 2, key: 'list_type', value: '{}' },
      { verticalId: 2, key: 'menu', value: '[]' },
      { verticalId: 10, key: 'menu', value: '[]' },
    ];
    await inWriteTransaction(store, testChange, (site) => writeParts(site, parts.toReversed()));
    expect(await readParts(store.db)).toEqual(parts);
    await inWriteTransaction(store, testChange, async (site) => {
      await writeParts(site, [{ verticalId: 0, key: 'info', value: '2' }]);
      await removeParts(site, 2, ['menu']);
      await removeParts(site, 2, []);
      await removeParts(site, 10);
    });
    expect(await readParts(store.db)).toEqual([{ verticalId: 0, key: 'info', value: '2' }, parts[1]]);
    expect(await readPart(store.db, 2, 'list_type')).toBe('{}');
    expect(await readPart(store.db, 2, 'menu')).toBeNull();
  });
});

describeEachEngine('items', (testStore) => {
  it('keep their order over many chunks', async () => {
    const store = await testStore().openMigrated();
    const ids = Array.from({ length: 1_234 }, (_, i) => (i * 7_919) % 100_003);
    const changes = await inWriteTransaction(store, testChange, (site) =>
      replaceItems(
        site,
        2,
        ids.map((id) => item(id)),
      ),
    );
    expect(changes).toEqual({ added: 1_234, changed: 0, removed: 0, isReordered: false });
    expect(await readIds(store.db, 2)).toEqual(ids);
    const reversed = ids.toReversed();
    const moves = await inWriteTransaction(store, testChange, (site) =>
      replaceItems(
        site,
        2,
        reversed.map((id) => item(id)),
      ),
    );
    expect(moves).toEqual({ added: 0, changed: 0, removed: 0, isReordered: true });
    expect(await readIds(store.db, 2)).toEqual(reversed);
  });

  it('are touched only when their text changes', async () => {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, (site) => replaceItems(site, 2, [item(1), item(2), item(3)]));
    await inWriteTransaction(store, testChange, (site) => replaceItems(site, 8, [item(1, 'quiz')]));
    const replaced = await inWriteTransaction(store, testChange, (site) =>
      replaceItems(site, 2, [item(4), item(3), item(1, 'new')]),
    );
    expect(replaced).toEqual({ added: 1, changed: 1, removed: 1, isReordered: true });
    const put = await inWriteTransaction(store, testChange, (site) =>
      putItems(site, 2, [item(3, 'new'), item(4), item(5)]),
    );
    expect(put).toEqual({ added: 1, changed: 1, removed: 0 });
    expect(await readChangedIn(store)).toEqual(
      expect.arrayContaining([
        [4, 3],
        [3, 4],
        [1, 3],
        [5, 4],
        [1, 2],
      ]),
    );
    expect(await readIds(store.db, 2)).toEqual([4, 3, 1, 5]);
    expect(await readItem(store.db, 8, 1)).toBe(item(1, 'quiz').data);
    const deleted = await inWriteTransaction(store, testChange, (site) => deleteItems(site, 2, [3, 99]));
    expect(deleted).toBe(1);
    expect(await readItem(store.db, 2, 3)).toBeNull();
    expect(await countItems(store.db)).toEqual(
      new Map([
        [2, 3],
        [8, 1],
      ]),
    );
  });

  it('may trade their provider ids within a change, but not share them', async () => {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, (site) =>
      replaceItems(site, 2, [feedItem(1, 'x'), feedItem(2, 'y'), item(3), item(4)]),
    );
    await inWriteTransaction(store, testChange, (site) =>
      replaceItems(site, 2, [feedItem(1, 'y'), feedItem(2, 'x'), item(3), item(4)]),
    );
    const sharing = inWriteTransaction(store, testChange, (site) => putItems(site, 2, [feedItem(9, 'x')]));
    await expect(sharing).rejects.toThrow(/unique/i);
    const twice = inWriteTransaction(store, testChange, (site) => replaceItems(site, 2, [item(1), item(1)]));
    await expect(twice).rejects.toThrow('same id');
  });
});

describeEachEngine('media files', (testStore) => {
  it('are known by path', async () => {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, (site) =>
      writeMediaFiles(site, [file('b.webp'), file('a.webp'), file('c.webp')]),
    );
    await inWriteTransaction(store, testChange, (site) => writeMediaFiles(site, [file('a.webp', 900)]));
    expect(await readMediaFiles(store.db)).toEqual([file('a.webp', 900), file('b.webp'), file('c.webp')]);
  });
});

/**
 * Returns the longest time, in milliseconds, for which the event loop was blocked during the next `span`
 * milliseconds.
 */
async function measureStall(span: number): Promise<number> {
  const start = performance.now();
  let last = start;
  let longest = 0;
  while (last - start < span) {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}
