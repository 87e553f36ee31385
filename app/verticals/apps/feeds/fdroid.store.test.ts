import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { sampleCategory, samplePicture, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { GuardedFetchError, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { runFeed } from '#app/feeds/run-feed.server.ts';
import { putItems, readItemChunks } from '#app/store/items.server.ts';
import { readMediaFiles } from '#app/store/media-files.server.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { registry } from '#app/verticals/index.server.ts';
import { fdroidFeed } from './fdroid.server.ts';

const folder = process.env.PORTICO_SAMPLES ?? '';
if (folder === '') process.stdout.write('Real apps were not tested: PORTICO_SAMPLES names no folder.\n');

const names = ['Internet and privacy', 'Watch and listen', 'Learn and explore', 'Tools'];

function packageOf(name: string, pictures: readonly string[] = []) {
  return {
    metadata: {
      added: 1_700_000_000_000,
      categories: ['Multimedia'],
      name: { 'en-US': name },
      screenshots: { phone: { 'en-US': pictures.map((picture) => ({ name: picture })) } },
    },
    versions: {
      only: {
        added: 1_700_000_000_000,
        file: { name: '/a.apk', size: 10 },
        manifest: { versionName: '1', versionCode: 1 },
      },
    },
  };
}

describeSqliteFirst('apps of an F-Droid repository', (testStore) => {
  async function openSite(): Promise<Store> {
    const store = await testStore().openMigrated();
    const menu = names.map((name, index) => ({
      ...sampleCategory(603 + index),
      content_type_name: name,
      data_type_menu: 6,
    }));
    const part = { verticalId: 6, key: 'menu', value: JSON.stringify(menu) };
    await inWriteTransaction(store, testChange, (site) => writeParts(site, [part]));
    return store;
  }

  const refuse: GuardedFetch['get'] = async (asked) => {
    throw new GuardedFetchError('connection', asked, 'is not asked in tests');
  };

  function run(store: Store, source: string, get = refuse) {
    const mediaDir = path.join(testStore().dataDir, 'media');
    return runFeed({ store, feed: fdroidFeed, source, registry, mediaDir, fetch: { get }, yes: true });
  }

  async function listItems(store: Store): Promise<TestBundle[]> {
    const items: TestBundle[] = [];
    for await (const chunk of readItemChunks(store.db, { verticalId: 6 })) {
      items.push(...chunk.map(({ data }) => JSON.parse(data)));
    }
    return items;
  }

  async function writeIndex(packages: object, address = 'https://lantern.example/repo'): Promise<string> {
    const file = path.join(testStore().dataDir, 'index-v2.json');
    await writeFile(file, JSON.stringify({ repo: { address }, packages }));
    return file;
  }

  it('are imported with screenshots, removed when they are no longer in the index, and unchanged by a second run', async () => {
    const store = await openSite();
    const picture = await samplePicture(200, 400);
    const get: GuardedFetch['get'] = async (address) => ({
      address,
      bytes: picture,
      etag: undefined,
      lastModified: undefined,
      contentType: 'image/png',
    });
    const both = { 'org.a': packageOf('Lamp', ['/1.png', '/2.png']), 'org.b': packageOf('Torch') };
    expect(await run(store, await writeIndex(both), get)).toMatchObject({
      outcome: 'applied',
      report: { added: 2, pictures: 2 },
    });
    const shots = ['https://lantern.example/repo/1.png', 'https://lantern.example/repo/2.png'];
    expect((await listItems(store))[0]).toMatchObject({
      screenshot: shots,
      content_type_name: 'Watch and listen',
      ext: { provider: 'fdroid:lantern.example/repo', provider_id: 'org.a', version: '1' },
    });
    expect((await readMediaFiles(store.db)).map((file) => file.path)).toEqual(expect.arrayContaining(shots));
    expect(await run(store, await writeIndex(both), get)).toMatchObject({ outcome: 'unchanged' });

    const one = { 'org.a': packageOf('Lamp', ['/2.png']) };
    expect(await run(store, await writeIndex(one), get)).toMatchObject({
      outcome: 'applied',
      report: { changed: 1, removed: 1 },
    });
    expect(await listItems(store)).toMatchObject([{ title: 'Lamp', screenshot: [shots[1]] }]);
  });

  it('of two repositories coexist, and each repository removes only its own', async () => {
    const store = await openSite();
    const main = 'https://f-droid.org/repo';
    const others = { 'org.c': packageOf('Lens'), 'org.d': packageOf('Mirror') };
    await run(store, await writeIndex({ 'org.a': packageOf('Lamp'), 'org.b': packageOf('Torch') }, main));
    expect(await run(store, await writeIndex(others))).toMatchObject({ report: { added: 2, removed: 0 } });
    const again = await run(store, await writeIndex({ 'org.a': packageOf('Lamp') }, `${main}/`));
    expect(again).toMatchObject({ report: { unchanged: 1, removed: 1 } });
    expect((await listItems(store)).map(({ title, ext }) => `${ext.provider} ${title}`)).toEqual([
      'fdroid Lamp',
      'fdroid:lantern.example/repo Lens',
      'fdroid:lantern.example/repo Mirror',
    ]);
    // The same app in another repository is held back.
    const copy = await run(store, await writeIndex({ ...others, 'org.a': packageOf('Lamp') }));
    expect(copy).toMatchObject({
      report: { unchanged: 2, heldBack: [{ existing: { provider: 'fdroid' } }] },
    });
  });

  it('that an earlier version stored without a repository keep their ids', async () => {
    const store = await openSite();
    const packages = { 'org.a': packageOf('Lamp'), 'org.b': packageOf('Torch') };
    await run(store, await writeIndex(packages));
    const before = await listItems(store);
    // Earlier versions stored all repositories under one provider name.
    await store.db.updateTable('feedIds').set({ provider: 'fdroid' }).execute();
    const earlier = before.map((item) => ({ ...item, ext: { ...item.ext, provider: 'fdroid' } }));
    await inWriteTransaction(store, testChange, async (site) => {
      const rows = earlier.map((item) => ({
        id: item.id,
        data: JSON.stringify(item),
        provider: 'fdroid',
        providerId: item.ext.provider_id,
      }));
      await putItems(site, 6, rows);
    });
    const main = await run(
      store,
      await writeIndex({ 'org.z': packageOf('Zoom') }, 'https://f-droid.org/repo'),
    );
    expect(main).toMatchObject({ report: { added: 1, removed: 0 } });
    expect(await run(store, await writeIndex(packages))).toMatchObject({
      report: { changed: 2, added: 0 },
    });
    expect((await listItems(store)).slice(0, 2)).toEqual(before);
    expect(await run(store, await writeIndex(packages))).toMatchObject({ outcome: 'unchanged' });
  });

  describe.skipIf(folder === '')('real samples', () => {
    it('are imported completely, and only once', async () => {
      const store = await openSite();
      const source = path.join(folder, 'apps/index-v2.json');
      expect(await run(store, source)).toMatchObject({
        outcome: 'applied',
        report: { entries: 16, added: 16, bad: [], refused: [], heldBack: [], isWhole: true },
      });
      const items = await listItems(store);
      expect(items.find(({ title }) => title === 'Orbot: Proxy with Tor')).toMatchObject({
        content_type_name: 'Internet and privacy',
        ext: { min_system: 'Android 7.0', size_bytes: 82_803_884, developer: expect.any(String) },
      });
      const warned = items.filter(({ ext }) => ext.anti_features.length > 0);
      expect(warned.map(({ ext }) => ext.anti_features[0].name)).toContain('Non-Free Components');
      expect(items.filter(({ screenshot }) => screenshot.length > 0).length).toBeGreaterThan(8);
      expect(await run(store, source)).toMatchObject({ outcome: 'unchanged' });
    });

    it('without an index are refused with the location of the index', async () => {
      const result = await run(await openSite(), path.join(folder, 'apps/entry.json'));
      expect(result).toMatchObject({
        outcome: 'refused',
        fault: { allowed: expect.stringContaining('/index-v2.json') },
      });
    });
  });
});
