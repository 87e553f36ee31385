import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleBundle, sampleCategory, samplePicture, testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { checkBundle } from '#app/bundle/check.server.ts';
import { setItemHidden } from '#app/changes/hide-item.server.ts';
import { listFeedRuns } from '#app/store/feed-runs.server.ts';
import { deleteItems, putItems } from '#app/store/items.server.ts';
import { readMediaFiles } from '#app/store/media-files.server.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { defineFeed } from './define-feed.ts';
import {
  createFeedSite,
  address,
  dumpSite,
  entries,
  entry,
  exported,
  feedOf,
  figures,
  itemOf,
  offline,
  reportOf,
} from './run-feed.fixture.ts';
import { runFeed, type RunFeedOptions } from './run-feed.server.ts';

describeSqliteFirst('a run of the whole feed', (testStore) => {
  const { openSite, options, runFile, runWhole } = createFeedSite(testStore);

  it('removes items that the whole feed no longer contains, including from orders and tags', async () => {
    const store = await openSite();
    await runWhole(store, entries(12));
    const { list_type: orders, list_tags: tags } = sampleBundle().data_content['2'];
    orders['10'].unshift(100_000, 100_001);
    tags.Hot.data.unshift(100_000, 100_001);
    const parts = { list_type: orders, list_tags: tags };
    await inWriteTransaction(store, testChange, (site) =>
      writeParts(
        site,
        Object.entries(parts).map(([key, value]) => ({ verticalId: 2, key, value: JSON.stringify(value) })),
      ),
    );
    const moved = entry('m1', { kinds: ['Arcade'] });
    const result = await runWhole(store, [moved, ...entries(12).slice(2)]);
    expect(figures(result)).toBe('applied: 0 added, 1 changed, 10 unchanged, 1 removed');
    expect(await itemOf(store, 100_000)).toBeNull();
    const bundle = await exported(store);
    const { list_type: orderNow, list_tags: tagsNow } = bundle.data_content['2'];
    expect(orderNow['10']).not.toContain(100_000);
    expect(orderNow['10']).not.toContain(100_001);
    expect(tagsNow.Hot.data.slice(0, 2)).toEqual([100_001, 100]);
    const stored = { info: undefined, verticals: new Map() };
    expect(checkBundle(bundle, { registry: testRegistry, stored, mediaProblem: () => null })).toEqual([]);
    // Items that return keep their former ids.
    await runWhole(store, entries(12));
    expect((await itemOf(store, 100_000)).ext.provider_id).toBe('m0');
  });

  it('removes nothing for a part of the feed', async () => {
    const store = await openSite();
    await runWhole(store, entries(5));
    expect(figures(await runFile(store, entries(1)))).toBe(
      'unchanged: 0 added, 0 changed, 1 unchanged, 0 removed',
    );
    const filtered = await runWhole(store, entries(1), { source: `${address}?kind=puzzle` });
    expect(figures(filtered)).toBe('unchanged: 0 added, 0 changed, 1 unchanged, 0 removed');
  });

  it('stops before it removes more than a tenth, unless confirmed', async () => {
    const store = await openSite();
    await runWhole(store, entries(20));
    expect(figures(await runWhole(store, entries(18)))).toMatch(/^applied: .* 2 removed$/);
    const before = await dumpSite(store);
    const stopped = await runWhole(store, entries(16));
    expect(figures(stopped)).toBe('needs-yes: 0 added, 0 changed, 16 unchanged, 2 removed');
    expect(await dumpSite(store)).toBe(before);
    expect(figures(await runWhole(store, [], { dryRun: true }))).toMatch(/^dry-run: .* 18 removed$/);
    expect(figures(await runWhole(store, entries(16), { yes: true }))).toMatch(/^applied: .* 2 removed$/);
  });

  it('removes a stored item that now costs money, and keeps one whose entry is invalid', async () => {
    const store = await openSite();
    await runFile(store, entries(12));
    const list = entries(12);
    list[3].price = 5;
    list[4].url = null;
    expect(figures(await runWhole(store, list))).toBe('applied: 0 added, 0 changed, 10 unchanged, 1 removed');
    expect(await itemOf(store, 100_003)).toBeNull();
    expect(await itemOf(store, 100_004)).not.toBeNull();
    delete list[5].id;
    const { removed, warnings } = reportOf(await runWhole(store, list));
    expect(removed).toBe(0);
    expect(warnings.join('\n')).toContain('no readable id');
  });

  it('keeps a hidden item that the feed no longer contains, so that it does not reappear', async () => {
    const store = await openSite();
    await runWhole(store, entries(12));
    await setItemHidden(store, 2, 100_000, true);
    const { removed, warnings } = reportOf(await runWhole(store, entries(12).slice(1)));
    expect(removed).toBe(0);
    expect(warnings.join('\n')).toContain('stay hidden: 1');
    await runWhole(store, entries(12));
    expect((await itemOf(store, 100_000)).ext.hidden).toBe(true);
  });

  it('prepares pictures once, and keeps remote addresses if fetching fails', async () => {
    const store = await openSite();
    const list = [
      entry('a', { picture: 'https://img.example/a.png' }),
      entry('b', { picture: 'http://img.example/b.png' }),
    ];
    const first = reportOf(await runFile(store, list));
    expect(first).toMatchObject({ added: 2, pictures: 0 });
    expect(first.warnings).toEqual([
      'Entries without a picture at an https address: 1.',
      expect.stringContaining('1 of 1 pictures were not fetched'),
    ]);
    expect((await itemOf(store, 100_000)).img).toBe('https://img.example/a.png');
    expect((await itemOf(store, 100_001)).img).toBe('');
    const asked: string[] = [];
    const bytes = await samplePicture(200, 200);
    const fetch: RunFeedOptions['fetch'] = {
      async get(at) {
        asked.push(at);
        return { bytes, address: at, etag: undefined, lastModified: undefined, contentType: undefined };
      },
    };
    expect(reportOf(await runFile(store, list, { fetch }))).toMatchObject({ changed: 0, pictures: 1 });
    expect((await readMediaFiles(store.db)).map((row) => row.path)).toContain('https://img.example/a.png');
    expect((await runFile(store, list, { fetch })).outcome).toBe('unchanged');
    expect(asked).toEqual(['https://img.example/a.png']);
    const prepared = await readdir(path.join(testStore().dataDir, 'media'));
    expect(prepared.filter((name) => !/^(?:originals|[0-9a-f]{16}-.*)$/.test(name))).toEqual([]);
  });

  describe('of an unchanged document', () => {
    const bytes = samplePicture(200, 200);
    const picture = 'https://img.example/a.png';

    /** Creates a site with a feed of one document, which is not sent again while it is unchanged. */
    async function openSingle(list: readonly unknown[]) {
      const store = await openSite();
      const host = { isOnline: false };
      const feed = defineFeed({ ...feedOf('sample'), paging: { kind: 'none' } });
      const fetch: RunFeedOptions['fetch'] = {
        async get(at, { etag }) {
          const answer = { address: at, etag: '"1"', lastModified: undefined, contentType: undefined };
          if (at === picture && host.isOnline) return { ...answer, bytes: await bytes };
          if (!at.startsWith(address)) return offline.get(at, { accept: [] });
          return { ...answer, bytes: etag === '"1"' ? null : Buffer.from(JSON.stringify(list)) };
        },
      };
      return { store, host, run: () => runFeed(options(store, { feed, source: address, fetch })) };
    }

    it('compares it again if the menu has changed, or an item that holds an entry back is gone', async () => {
      const { store, run } = await openSingle([
        entry('a', { kinds: ['Knitting'] }),
        entry('b', { title: 'Game 100' }),
      ]);
      expect(figures(await run())).toBe('applied: 1 added, 0 changed, 0 unchanged, 0 removed');
      const nothing = 'unchanged: 0 added, 0 changed, 0 unchanged, 0 removed';
      expect(figures(await run())).toBe(nothing);
      const menu = [...sampleBundle().data_content['2'].menu, { ...sampleCategory(30) }];
      menu[2].content_type_name = 'Knitting';
      await inWriteTransaction(store, testChange, (site) =>
        writeParts(site, [{ verticalId: 2, key: 'menu', value: JSON.stringify(menu) }]),
      );
      expect(figures(await run())).toBe('applied: 0 added, 1 changed, 0 unchanged, 0 removed');
      expect(figures(await run())).toBe(nothing);
      await inWriteTransaction(store, testChange, (site) => deleteItems(site, 2, [100]));
      expect(figures(await run())).toBe('applied: 1 added, 0 changed, 1 unchanged, 0 removed');
      expect(figures(await run())).toBe(nothing);
    });

    it('fetches the pictures that could not be fetched before', async () => {
      const { host, run } = await openSingle([entry('a', { picture })]);
      expect(reportOf(await run())).toMatchObject({ added: 1, pictures: 0, missingPictures: 1 });
      expect(reportOf(await run())).toMatchObject({ isNotModified: true, pictures: 0, missingPictures: 1 });
      host.isOnline = true;
      expect(await run()).toMatchObject({
        outcome: 'applied',
        report: { isNotModified: true, pictures: 1, missingPictures: 0 },
      });
      expect((await run()).outcome).toBe('unchanged');
    });
  });

  it('records each run, including failed ones', async () => {
    const store = await openSite();
    await runWhole(store, entries(5));
    await runWhole(store, entries(5));
    await runWhole(store, entries(1));
    await runFile(store, 'nonsense');
    await expect(runFeed(options(store, { source: address }))).rejects.toThrow('cannot be reached');
    const runs = await listFeedRuns(store.db);
    expect(runs.map(({ outcome }) => outcome)).toEqual([
      'failed',
      'failed',
      'refused',
      'unchanged',
      'applied',
    ]);
    expect(runs.every(({ finishedAt }) => finishedAt !== null)).toBe(true);
    expect(runs[4]?.summary).toMatchObject({ added: 5, version: 2, isWhole: true });
    expect(runs[1]?.summary).toMatchObject({ fault: { problem: 'is text, not JSON' } });
  });

  it('repeats its plan if the site changed in the meantime', async () => {
    const store = await openSite();
    const second = await testStore().open();
    let isChanged = false;
    const fetch: RunFeedOptions['fetch'] = {
      async get(at) {
        if (!isChanged) {
          isChanged = true;
          const item = { id: 500, title: 'Marble a', game_url_remote: '' };
          await inWriteTransaction(second, testChange, (site) =>
            putItems(site, 2, [{ id: 500, data: JSON.stringify(item) }]),
          );
        }
        return offline.get(at, { accept: [] });
      },
    };
    const result = await runFile(store, [entry('a', { picture: 'https://img.example/a.png' })], { fetch });
    expect(reportOf(result)).toMatchObject({ added: 0, heldBack: [{ existing: { id: 500 } }] });
  });
});
