import { expect, it } from 'vitest';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { applyBundle } from '#app/changes/apply.server.ts';
import { ada } from '#app/changes/site.fixture.ts';
import { parseEnvironment } from '#app/config/environment.server.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { sampleBundle, sampleItem, testRegistry, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { reportChanges } from './report-changes.server.ts';

const site = 'https://portal.example';
const environment = parseEnvironment({ SITE_URL: site });
const target = { key: 'a-key-of-the-site', url: 'https://index.example/indexnow' };
const games = {
  vertical: { id: 2, prefix: 'g' },
  isPlayed: true,
  // The items' pages contain composed texts that do not exist in French.
  composesIn: (language: string) => language !== 'fr',
  layouts: {},
  blocks: {},
} as unknown as VerticalServer;

describeEachEngine('changed pages', (testStore) => {
  async function open() {
    const store = await testStore().openMigrated();
    const bundle = sampleBundle(3);
    bundle.info.img = '';
    bundle.settings = { homeSource: 2, languages: ['en', 'de', 'fr'] };
    const change = (edit: (bundle: TestBundle) => void) =>
      inWriteTransaction(store, { ...ada, summary: 'Changed the site.' }, async (transaction) => {
        edit(bundle);
        await applyBundle(transaction, bundle);
      });
    const posted: { address: string; body: { urlList: string[] } }[] = [];
    const state = { status: 202 };
    const report = async () =>
      reportChanges(target, {
        db: store.db,
        snapshot: await loadSnapshot(store, createSnapshotDecoder(testRegistry)),
        verticals: [games],
        environment,
        post: (address, body) => {
          posted.push({ address, body: body as { urlList: string[] } });
          return Promise.resolve(state.status);
        },
      });
    const pages = (index: number) =>
      (posted[index]?.body.urlList ?? []).map((address) => address.slice(site.length)).toSorted();
    await change(() => undefined);
    return { bundle, change, posted, state, report, pages };
  }

  it('are reported once, in each of their languages, beginning with the first one after the key was set', async () => {
    const { change, posted, report, pages } = await open();
    expect(await report()).toBe(0);
    expect(posted).toEqual([]);
    await change(({ data_content: content }) => {
      const { list } = content['2'];
      list[0].title = 'Another title';
      list[1].translations = {
        de: { title: 'Ein Spiel', intro: 'Schiebe die Blöcke.' },
        fr: { title: 'Un jeu', intro: 'Poussez les blocs.' },
      };
    });
    expect(await report()).toBe(15);
    expect(await report()).toBe(0);
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatchObject({
      address: target.url,
      body: { host: 'portal.example', key: target.key, keyLocation: `${site}/${target.key}.txt` },
    });
    expect(pages(0)).toEqual([
      '/',
      '/de/',
      '/de/g/cate/10',
      '/de/g/cate/20',
      '/de/g/cate/21',
      '/de/g/details/101',
      '/fr/',
      '/fr/g/cate/10',
      '/fr/g/cate/20',
      '/fr/g/cate/21',
      '/g/cate/10',
      '/g/cate/20',
      '/g/cate/21',
      '/g/details/100',
      '/g/details/101',
    ]);
  });

  it('of new and deleted items and of text pages are reported, but not items with an address elsewhere', async () => {
    const { change, report, pages } = await open();
    await report();
    await change((bundle) => {
      const { list } = bundle.data_content['2'];
      list.pop();
      list.push({ ...sampleItem(200), router: 'https://elsewhere.example/' });
      bundle.ext_pages = { aboutUs: 'Who we are.' };
    });
    await report();
    const found = pages(0).filter((page) => !/^\/(?:de|fr)/.test(page));
    expect(found).toEqual(['/', '/aboutUs', '/g/details/102']);
  });

  it('are reported again after a refusal', async () => {
    const { change, posted, state, report } = await open();
    await report();
    await change(({ data_content: content }) => {
      content['2'].list[0].title = 'Another title';
    });
    state.status = 403;
    await expect(report()).rejects.toThrow('IndexNow answered with status 403: it could not read the key');
    state.status = 200;
    expect(await report()).toBeGreaterThan(0);
    expect(posted[1]).toEqual(posted[0]);
  });
});
