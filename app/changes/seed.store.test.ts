import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleBundle, testRegistry, writeBundleFolder } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { countItems, replaceItems } from '#app/store/items.server.ts';
import { readSiteVersion, inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { BundleFaultError } from '#app/bundle/fault.ts';
import { seedStore } from './seed.server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-seed-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function options(bundle = sampleBundle()) {
  return {
    registry: testRegistry,
    mediaDir: path.join(folder, 'media'),
    folder: await writeBundleFolder(path.join(folder, 'starter'), JSON.stringify(bundle)),
  };
}

describeSqliteFirst('seeding', (testStore) => {
  it('fills an unused store once and never restores deleted content', async () => {
    const store = await testStore().openMigrated();
    expect(await seedStore({ store, ...(await options()) })).toMatchObject({ version: 1 });
    await inWriteTransaction(store, testChange, (site) => replaceItems(site, 2, []));
    expect(await seedStore({ store, ...(await options()) })).toBeNull();
    expect([...(await countItems(store.db))]).toEqual([]);
  });

  it('happens once if two processes start simultaneously', async () => {
    const [first, second] = [await testStore().openMigrated(), await testStore().openMigrated('cli')];
    const seed = await options();
    const results = await Promise.all([
      seedStore({ store: first, ...seed }),
      seedStore({ store: second, ...seed }),
    ]);
    expect(results.filter((result) => result !== null)).toHaveLength(1);
    expect(await readSiteVersion(first.db)).toBe(1);
  });

  it('leaves out verticals that are not built in', async () => {
    const store = await testStore().openMigrated();
    const bundle = sampleBundle();
    bundle.data_content['77'] = { menu: [] };
    bundle.layouts['77'] = {};
    expect(await seedStore({ store, ...(await options(bundle)) })).not.toBeNull();
  });

  it('fails if the starter content is faulty', async () => {
    const store = await testStore().openMigrated();
    const bundle = sampleBundle();
    bundle.info.protocol = 'gopher';
    await expect(options(bundle).then((seed) => seedStore({ store, ...seed }))).rejects.toThrow(
      BundleFaultError,
    );
    expect(await readSiteVersion(store.db)).toBeNull();
  });
});
