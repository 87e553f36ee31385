import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importBundle } from '#app/changes/import.server.ts';
import { feedMappingSchema } from '#app/feeds/mapping/mapping-schema.ts';
import { runFeed } from '#app/feeds/run-feed.server.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { openStore } from '#app/store/open.server.ts';
import type { Store } from '#app/store/store.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import type { TestBundle } from '../bundle/sample-bundle.ts';
import { startApp, type TestApp } from '../http/app.ts';
import { readXml, textsOf } from '../http/read-html.ts';
import { copySeededData } from '../http/seeded-folder.ts';
import { silentLog } from '../store/engines.ts';
import { feedDocuments } from './feed-documents.ts';
import { findBreakouts, findXmlBreakouts, hostileText, plantEverywhere } from './hostile-text.ts';

/*
 * Puts hostile values into every text of every feed, and of the items and categories of a bundle. Everything that
 * passes the checks is imported into a real store. No page, feed or answer of the running portal may turn it into
 * markup.
 */

const { bundle: registry, verticals } = builtIn;
const feeds = verticals.flatMap((server) => server.feeds ?? []);
const root = path.resolve(import.meta.dirname, '../..');
const firstPlantedId = 900_000;
let app: TestApp;
let folder: string;
let store: Store;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-hostile-'));
  copySeededData(folder);
  app = await startApp({ dataDir: folder });
  store = await openStore({ dataDir: folder, role: 'cli', log: silentLog, clock: { now: Date.now } });
}, 240_000);
afterAll(async () => {
  await store?.close();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Waits until the portal shows the current version of the store. Returns its sitemap. */
function shownSitemap(mark: string): Promise<string> {
  const find = async () => {
    const sitemap = await (await app.request('/sitemap.xml')).text();
    return sitemap.includes(mark) ? sitemap : '';
  };
  return vi.waitUntil(find, { timeout: 60_000, interval: 200 });
}

async function inspect(addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const response = await app.request(address);
      const type = response.headers.get('Content-Type') ?? '';
      const text = await response.text();
      if (response.status >= 500) faults.push(`${address} answered ${response.status}`);
      if (response.headers.get('X-Content-Type-Options') !== 'nosniff')
        faults.push(`${address} may be sniffed`);
      const found = type.startsWith('text/html')
        ? findBreakouts(text)
        : /xml/.test(type)
          ? findXmlBreakouts(text)
          : [];
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return faults;
}

const lists = ['g', 'c', 'e', 'app', 'qa', 'star_sign'].flatMap((prefix) => [
  `/${prefix}`,
  `/${prefix}/cate/type/`,
  `/${prefix}/rss.xml`,
  `/${prefix}/search/pwn`,
  `/${prefix}/search/tide`,
  `/api/suggest?vertical=${prefix}&q=pwn`,
]);
const shared = [
  '/',
  '/_.data',
  '/sitemap.xml',
  '/robots.txt',
  '/opensearch.xml',
  '/api/suggest/opensearch?q=pwn',
  '/weather',
  ...lists,
];

const addressesIn = (sitemap: string) =>
  textsOf(readXml(sitemap), 'url > loc').map((address) => new URL(address).pathname);

/**
 * Returns the addresses of the items' details pages in the sitemap, those of the page data and, for games, those of the
 * play pages.
 */
function pagesOf(sitemap: string, ids: ReadonlySet<number>): string[] {
  const details = addressesIn(sitemap).filter((address) => {
    const [, id] = /^\/[a-z_]+\/[a-z]+\/(\d+)$/.exec(address) ?? [];
    return ids.has(Number(id));
  });
  return details.flatMap((address) => [
    address,
    `${address}.data`,
    ...(address.startsWith('/g/details/') ? [address.replace('details', 'game')] : []),
  ]);
}

test('texts from feeds never become markup', { tags: 'long', timeout: 600_000 }, async () => {
  expect(new Set(feedDocuments.map(({ provider }) => provider))).toEqual(
    new Set(feeds.map(({ provider }) => provider)),
  );
  const before = new Set<number>();
  for (const vertical of registry.verticals.keys()) {
    for await (const chunk of readItemChunks(store.db, { verticalId: vertical }))
      for (const { id } of chunk) before.add(id);
  }
  for (const [index, { provider, text, mapping }] of feedDocuments.entries()) {
    const found = feeds.find((one) => one.provider === provider)!;
    const feed = found.withMapping?.(feedMappingSchema.parse(mapping)) ?? found;
    const source = path.join(folder, `feed-${index}`);
    await writeFile(source, text);
    const get = (address: string) =>
      Promise.reject(new GuardedFetchError('connection', address, 'is not asked in tests'));
    const result = await runFeed({
      store,
      feed,
      source,
      registry,
      mediaDir: path.join(folder, 'media'),
      fetch: { get },
      choices: { licence: hostileText, category: '' },
      partial: true,
      yes: true,
    });
    expect([provider, result.outcome]).toEqual([provider, 'applied']);
    if (result.outcome === 'applied')
      expect(result.report.added).toBeGreaterThan(provider === 'opentdb' ? 0 : 4);
  }
  const planted = new Map<number, number[]>();
  for (const vertical of registry.verticals.keys()) {
    for await (const chunk of readItemChunks(store.db, { verticalId: vertical })) {
      for (const { id } of chunk)
        if (!before.has(id)) planted.set(vertical, [...(planted.get(vertical) ?? []), id]);
    }
  }
  const ids = new Set([...planted.values()].flat());
  const newest = planted.get(2)?.at(-1);
  const sitemap = await shownSitemap(`/g/details/${newest}<`);
  const pages = pagesOf(sitemap, ids);
  expect(pages.length).toBeGreaterThan(200);
  expect(await inspect([...pages, ...shared])).toEqual([]);
});

test('texts from a bundle never become markup', { tags: 'long', timeout: 1_200_000 }, async () => {
  const starter: TestBundle = JSON.parse(
    await readFile(path.join(root, 'content/starter/site.json'), 'utf8'),
  );
  const content: TestBundle = {};
  for (const [vertical, { menu, list }] of Object.entries<TestBundle>(starter.data_content)) {
    const copies = plantEverywhere(list[0]).map(({ planted }, index) => ({
      ...planted,
      id: firstPlantedId + index,
      site_data_arr: list[0].site_data_arr,
    }));
    const { children: _, ...category } = menu[0];
    const categories = plantEverywhere(category).map(({ planted }, index) => ({
      ...planted,
      content_type_id: firstPlantedId + index,
      children: [],
    }));
    content[vertical] = { menu: [...menu, ...categories], list: [...list, ...copies] };
  }
  const source = path.join(folder, 'hostile.json');
  const send = async () => {
    await writeFile(source, JSON.stringify({ data_content: content }));
    return importBundle({ store, source, registry, mediaDir: path.join(folder, 'media'), yes: true });
  };
  let result = await send();
  for (let round = 0; result.outcome === 'refused' && round < 8; round += 1) {
    for (const { path: faultPath } of result.faults) {
      const [, vertical = '', part = '', index = ''] =
        /data_content\D+(\d+)\D+(menu|list)\[(\d+)\]/.exec(faultPath) ?? [];
      expect([faultPath, vertical]).not.toEqual([faultPath, '']);
      content[vertical][part][Number(index)] = null;
    }
    for (const vertical of Object.values<TestBundle>(content)) {
      vertical.menu = vertical.menu.filter(Boolean);
      vertical.list = vertical.list.filter(Boolean);
    }
    result = await send();
  }
  expect(result.outcome).toBe('applied');
  const ids = new Set(
    Object.values<TestBundle>(content).flatMap(({ list }) => list.map(({ id }: { id: number }) => id)),
  );
  const last = content[2].list.at(-1).id;
  const sitemap = await shownSitemap(`/g/details/${last}<`);
  const pages = pagesOf(sitemap, new Set([...ids].filter((id) => id >= firstPlantedId)));
  const categories = addressesIn(sitemap).filter((address) => /^\/[a-z_]+\/cate\/9\d+$/.test(address));
  // Samples are not in the sitemap.
  for (const { id } of content[4].list) {
    if (id >= firstPlantedId)
      pages.push(...['details', 'coupon', 'creditcards'].map((kind) => `/e/${kind}/${id}`));
  }
  expect(pages.length).toBeGreaterThan(200);
  expect(categories.length).toBeGreaterThan(10);
  expect(await inspect([...pages, ...categories, ...shared])).toEqual([]);
});

test('texts from an address never become markup', { timeout: 300_000 }, async () => {
  const written = encodeURIComponent(hostileText);
  const short = encodeURIComponent(`"'><pwn onpwn=1></script><script>pwn()</script>`);
  const raw = `"'><pwn`;
  const addresses = ['g', 'c', 'e', 'app'].flatMap((prefix) => [
    `/${prefix}/search/${written}`,
    `/${prefix}/search/${written}.data`,
    `/${prefix}/search?kw=${written}`,
    `/${prefix}/search/${short}?page=2&all=${short}`,
    `/${prefix}/cate/type/?tag=${written}&type=${short}&page=${short}`,
    `/${prefix}/cate/${short}?sort=${short}`,
    `/${prefix}/details/${short}`,
    `/api/suggest?vertical=${prefix}&q=${short}`,
  ]);
  const ownPages = [
    `/weather?q=${written}`,
    `/weather/${short}`,
    `/api/places?q=${written}`,
    `/api/places?slugs=${short}`,
    `/api/forecast/${short}`,
    `/star_sign?born=${short}&time=${short}&a=${short}&b=${short}`,
    `/star_sign/details/${short}`,
    `/qa/details/1?q1=${short}&q2_1=${short}`,
    `/api/quiz/1/answer?question=1&answer=${short}`,
    `/api/quiz/${short}/outcome?answers=${short}`,
    `/e/cate/1?compare=${short}&groceries=${short}`,
    `/api/items?vertical=${short}&ids=${short}`,
    `/api/suggest/opensearch?q=${written}`,
    `/sitemap.xml?file=${short}`,
    `/${short}`,
    `/${short}/rss.xml`,
    `/g?${raw}=${raw}`,
    `/${raw}`,
  ];
  expect(await inspect([...addresses, ...ownPages])).toEqual([]);
});
