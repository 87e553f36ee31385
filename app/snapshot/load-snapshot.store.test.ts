import { expect, it } from 'vitest';
import { describeEachEngine } from '#test/store/engines.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { deleteItems, putItems } from '#app/store/items.server.ts';
import { loadSnapshot } from './load-snapshot.server.ts';
import { writeMediaFiles } from '#app/store/media-files.server.ts';
import type { RawSite } from '#app/store/raw-site.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- loading looks at the version only
const snapshotOf = (version: number) => ({ version }) as Snapshot;

async function collect<T>(chunks: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}

/** The data that a load passes to the decoder, with its chunks joined. */
async function loadRaw(store: Store, previousVersion?: number) {
  let loaded:
    | (Pick<RawSite, 'version' | 'since' | 'parts'> & { items: unknown[]; media: unknown[] })
    | undefined;
  const decode = async (raw: RawSite) => {
    const items = (await collect(raw.items)).flat();
    const media = (await collect(raw.media)).flat();
    loaded = { ...raw, items, media };
    return snapshotOf(raw.version);
  };
  const previous = previousVersion === undefined ? null : snapshotOf(previousVersion);
  const snapshot = await loadSnapshot(store, decode, previous);
  expect(snapshot.version).toBe(loaded?.version);
  return loaded!;
}

describeEachEngine('loading a snapshot', (testStore) => {
  it('reads everything as of one version', async () => {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, async (site) => {
      await writeParts(site, [{ verticalId: 0, key: 'info', value: '{}' }]);
      await putItems(site, 8, [{ id: 1, data: '"quiz"' }]);
      await putItems(site, 2, [
        { id: 9, data: '"nine"' },
        { id: 3, data: '"three"' },
      ]);
    });
    expect(await loadRaw(store)).toEqual({
      version: 1,
      since: null,
      parts: [{ verticalId: 0, key: 'info', value: '{}' }],
      items: [
        { verticalId: 2, id: 9, data: '"nine"', changedAt: 0 },
        { verticalId: 2, id: 3, data: '"three"', changedAt: 0 },
        { verticalId: 8, id: 1, data: '"quiz"', changedAt: 0 },
      ],
      media: [],
    });
  });

  it('reads only the changes since the previous snapshot', async () => {
    const store = await testStore().openMigrated();
    const items = [1, 2, 3].map((id) => ({ id, data: `"${id}"` }));
    await inWriteTransaction(store, testChange, (site) => putItems(site, 2, items));
    await inWriteTransaction(store, testChange, async (site) => {
      await putItems(site, 2, [{ id: 2, data: '"new"' }]);
      await deleteItems(site, 2, [3]);
    });
    const raw = await loadRaw(store, 1);
    expect(raw.since).toBe(1);
    expect(raw.items).toEqual([
      expect.objectContaining({ verticalId: 2, id: 1, data: null }),
      expect.objectContaining({ verticalId: 2, id: 2, data: '"new"' }),
    ]);
    expect((await loadRaw(store, 5)).items[0]).toMatchObject({ verticalId: 2, id: 1, data: '"1"' });
  });

  it('passes items and pictures on in chunks', async () => {
    const store = await testStore().openMigrated();
    const items = Array.from({ length: 1201 }, (_, index) => ({ id: index + 1, data: `"${index}"` }));
    const media = items.map(({ id }) => ({
      path: `${id}.webp`,
      hash: 'a',
      width: 1,
      height: 1,
      color: '#000000',
      thumbhash: '',
      widths: [160],
    }));
    await inWriteTransaction(store, testChange, async (site) => {
      await putItems(site, 2, items);
      await writeMediaFiles(site, media);
    });
    const sizes: number[][] = [];
    const paths = new Set<string>();
    const decode = async (raw: RawSite) => {
      sizes.push((await collect(raw.items)).map((chunk) => chunk.length));
      const chunks = await collect(raw.media);
      sizes.push(chunks.map((chunk) => chunk.length));
      for (const { path } of chunks.flat()) paths.add(path);
      return snapshotOf(raw.version);
    };
    await loadSnapshot(store, decode);
    expect(sizes).toEqual([
      [500, 500, 201],
      [500, 500, 201],
    ]);
    expect(paths).toEqual(new Set(media.map(({ path }) => path)));
  });

  it('returns version 0 for an empty store', async () => {
    const store = await testStore().openMigrated();
    expect(await loadRaw(store)).toEqual({ version: 0, since: null, parts: [], items: [], media: [] });
  });
});
