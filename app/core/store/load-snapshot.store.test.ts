import { expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/store/engines.ts';
import type { Snapshot } from '#app/core/catalogue/snapshot.ts';
import { deleteItems, putItems } from './items.server.ts';
import { loadSnapshot } from './load-snapshot.server.ts';
import type { RawSite } from './raw-site.ts';
import { writeParts } from './site-parts.server.ts';
import type { Store } from './store.ts';
import { inWriteTransaction } from './write-transaction.server.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- loading looks at the version only
const snapshotOf = (version: number) => ({ version }) as Snapshot;

async function loadRaw(store: Store, previousVersion?: number): Promise<RawSite> {
  let loaded: RawSite | undefined;
  const decode = (raw: RawSite) => {
    loaded = raw;
    return snapshotOf(raw.version);
  };
  const previous = previousVersion === undefined ? null : snapshotOf(previousVersion);
  const snapshot = await loadSnapshot(store, decode, previous);
  expect(snapshot.version).toBe(loaded?.version);
  return loaded!;
}

describeEachEngine('loading a snapshot', (place) => {
  it('reads everything as of one version', async () => {
    const store = await place().openMigrated();
    await inWriteTransaction(store, async (site) => {
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
        { verticalId: 2, id: 9, data: '"nine"' },
        { verticalId: 2, id: 3, data: '"three"' },
        { verticalId: 8, id: 1, data: '"quiz"' },
      ],
      media: [],
    });
  });

  it('reads only what changed since the earlier snapshot', async () => {
    const store = await place().openMigrated();
    const items = [1, 2, 3].map((id) => ({ id, data: `"${id}"` }));
    await inWriteTransaction(store, (site) => putItems(site, 2, items));
    await inWriteTransaction(store, async (site) => {
      await putItems(site, 2, [{ id: 2, data: '"new"' }]);
      await deleteItems(site, 2, [3]);
    });
    const raw = await loadRaw(store, 1);
    expect(raw.since).toBe(1);
    expect(raw.items).toEqual([
      { verticalId: 2, id: 1, data: null },
      { verticalId: 2, id: 2, data: '"new"' },
    ]);
    expect((await loadRaw(store, 5)).items[0]).toEqual({ verticalId: 2, id: 1, data: '"1"' });
  });

  it('of an empty store gives version 0', async () => {
    const store = await place().openMigrated();
    expect(await loadRaw(store)).toEqual({ version: 0, since: null, parts: [], items: [], media: [] });
  });
});
