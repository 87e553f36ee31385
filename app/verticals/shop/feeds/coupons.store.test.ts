import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeEachEngine } from '#test/store/engines.ts';
import { sampleCategory } from '#test/bundle/sample-bundle.ts';
import { runFeed } from '#app/feeds/run-feed.server.ts';
import { listFeedRuns } from '#app/store/feed-runs.server.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { registry } from '#app/verticals/index.server.ts';
import { couponsFeed } from './coupons.server.ts';

const table = (...rows: string[]) => ['couponid,merchantname,label,enddate,status', ...rows].join('\n');

describeEachEngine('coupons of a table', (testStore) => {
  async function openShop(): Promise<Store> {
    const store = await testStore().openMigrated();
    const menu = [{ ...sampleCategory(401), content_type_name: 'Home and garden', data_type_menu: 4 }];
    const part = { verticalId: 4, key: 'menu', value: JSON.stringify(menu) };
    await inWriteTransaction(store, testChange, (site) => writeParts(site, [part]));
    return store;
  }

  async function run(store: Store, text: string, flags: { partial?: boolean; dryRun?: boolean } = {}) {
    const source = path.join(testStore().dataDir, 'coupons.csv');
    await writeFile(source, text);
    const get = () => Promise.reject(new Error('Nothing is fetched here.'));
    const mediaDir = path.join(testStore().dataDir, 'media');
    return runFeed({ store, feed: couponsFeed, source, registry, mediaDir, fetch: { get }, ...flags });
  }

  async function titles(store: Store): Promise<string[]> {
    const found: string[] = [];
    for await (const chunk of readItemChunks(store.db, { verticalId: 4 })) {
      found.push(...chunk.map(({ data }) => (JSON.parse(data) as { title: string }).title));
    }
    return found.sort();
  }

  it('are imported completely or not at all, unless the operator accepts only the valid ones', async () => {
    const store = await openShop();
    const text = table('a,Fern,One,2029-01-01,', 'b,Fern,Two,tomorrow,', 'c,Fern,Three,,');
    const refused = await run(store, text);
    expect(refused).toMatchObject({
      outcome: 'needs-partial',
      report: { bad: [{ path: 'line 3, enddate' }] },
    });
    expect(await titles(store)).toEqual([]);
    const [record] = await listFeedRuns(store.db, { provider: 'coupons' });
    expect(record).toMatchObject({ outcome: 'refused' });

    expect(await run(store, text, { partial: true })).toMatchObject({
      outcome: 'applied',
      report: { added: 2 },
    });
    expect(await titles(store)).toEqual(['One', 'Three']);
  });

  it('stay if another table does not contain them, and are removed when their network stops them', async () => {
    const store = await openShop();
    await run(store, table('a,Fern,One,,', 'b,Fern,Two,,'));
    await run(store, table('c,Sigh,Three,,'));
    expect(await titles(store)).toEqual(['One', 'Three', 'Two']);
    const stopped = await run(store, table('a,Fern,One,,suspended', 'b,Fern,Two again,,'));
    // A third of the provider's items is more than the tenth that a run may remove.
    expect(stopped).toMatchObject({ outcome: 'needs-yes', report: { removed: 1, changed: 1 } });
  });

  it('change nothing if every row is bad, and each row is reported', async () => {
    const store = await openShop();
    const result = await run(store, table(',Fern,One,,', 'b,,Two,,'));
    expect(result).toMatchObject({
      outcome: 'needs-partial',
      report: { bad: [{ path: 'line 2, couponid' }, { path: 'line 3, merchantname' }] },
    });
  });
});
