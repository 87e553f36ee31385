import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { sampleCategory, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { applyBundle } from '#app/changes/apply.server.ts';
import type { FeedChoices } from '#app/feeds/define-feed.ts';
import {
  GuardedFetchError,
  type FetchRequest,
  type GuardedFetch,
} from '#app/network/guarded-fetch.server.ts';
import { runFeed } from '#app/feeds/run-feed.server.ts';
import { listFeedRuns } from '#app/store/feed-runs.server.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { registry } from '#app/verticals/index.server.ts';
import { rssFeed } from './rss.server.ts';

const folder = process.env.PORTICO_SAMPLES ?? '';
if (folder === '') process.stdout.write('Real articles were not tested: PORTICO_SAMPLES names no folder.\n');

/** Matches the file names of well-formed samples that have no entries, or whose only entry has no text. */
const saysNothing = /^(?:item_category_image|item_cc_license|item_enclosure_multiple|utf-8-bom)\.xml$/;

const address = 'https://lamp.example/feed.xml';
const article = (id: string, link: string, title = `Story ${id}`) =>
  `<item><guid>${id}</guid><title>${title}</title><link>${link}</link><description>Words.</description></item>`;
const feedOf = (...items: string[]) =>
  `<rss version="2.0"><channel><title>Lamp</title><link>https://lamp.example/</link>${items.join('')}</channel></rss>`;

describeSqliteFirst('articles of a feed', (testStore) => {
  async function openSite(): Promise<Store> {
    const store = await testStore().openMigrated();
    const names = ['People and play', 'The web'];
    const menu = names.map((name, index) => ({
      ...sampleCategory(101 + index),
      content_type_name: name,
      data_type_menu: 1,
    }));
    const part = { verticalId: 1, key: 'menu', value: JSON.stringify(menu) };
    await inWriteTransaction(store, testChange, (site) => writeParts(site, [part]));
    return store;
  }

  function run(
    store: Store,
    source: string,
    { choices, get }: { choices?: FeedChoices; get?: GuardedFetch['get'] } = {},
  ) {
    const mediaDir = path.join(testStore().dataDir, 'media');
    const refuse = async (asked: string) => {
      throw new GuardedFetchError('connection', asked, 'is not asked in tests');
    };
    return runFeed({
      store,
      feed: rssFeed,
      source,
      registry,
      mediaDir,
      fetch: { get: get ?? refuse },
      choices,
    });
  }

  async function listItems(store: Store): Promise<TestBundle[]> {
    const items: TestBundle[] = [];
    for await (const chunk of readItemChunks(store.db, { verticalId: 1 })) {
      items.push(...chunk.map(({ data }) => JSON.parse(data)));
    }
    return items;
  }

  async function write(name: string, text: string | Buffer): Promise<string> {
    const file = path.join(testStore().dataDir, name);
    await writeFile(file, text);
    return file;
  }

  it('stay when the feed no longer contains them, are updated in place, and are imported only once', async () => {
    const store = await openSite();
    const first = await write(
      'a.xml',
      feedOf(article('1', 'https://lamp.example/1'), article('2', 'https://lamp.example/2')),
    );
    expect(await run(store, first)).toMatchObject({ outcome: 'applied', report: { added: 2 } });
    expect(await run(store, first)).toMatchObject({ outcome: 'unchanged' });
    const ids = (await listItems(store)).map(({ id }) => id);

    const next = await write(
      'b.xml',
      feedOf(
        article('3', 'https://lamp.example/3'),
        article('2', 'https://lamp.example/2', 'Story two, mended'),
      ),
    );
    expect(await run(store, next)).toMatchObject({
      outcome: 'applied',
      report: { added: 1, changed: 1, removed: 0 },
    });
    const items = await listItems(store);
    expect(items.map(({ title }) => title)).toEqual(['Story 1', 'Story two, mended', 'Story 3']);
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual(ids);
  });

  it('of another feed are held back if they link to the same original', async () => {
    const store = await openSite();
    await run(store, await write('a.xml', feedOf(article('1', 'https://lamp.example/1?utm_source=a'))));
    const copy = await write(
      'b.xml',
      feedOf(article('other-id', 'https://www.lamp.example/1/#top', 'Other words')),
    );
    const result = await run(store, copy);
    expect(result).toMatchObject({
      outcome: 'unchanged',
      report: { added: 0, heldBack: [{ reason: 'same address', title: 'Other words' }] },
    });
  });

  it('are requested with the validators of the last response, and stay if nothing changed or the request fails', async () => {
    const store = await openSite();
    const asked: FetchRequest[] = [];
    const answer = { address, etag: '"v1"', lastModified: undefined, contentType: 'application/rss+xml' };
    const get = async (_address: string, request: FetchRequest) => {
      asked.push(request);
      const bytes =
        request.etag === '"v1"' ? null : Buffer.from(feedOf(article('1', 'https://lamp.example/1')));
      return { bytes, ...answer };
    };
    expect(await run(store, address, { get })).toMatchObject({ outcome: 'applied' });
    const second = await run(store, address, { get });
    expect(second).toMatchObject({ outcome: 'unchanged', report: { isNotModified: true } });
    expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"v1"']);

    // Imports a bundle that does not contain the feed's articles, so the site loses them.
    await inWriteTransaction(store, testChange, (site) =>
      applyBundle(site, { data_content: { '1': { list: [] } } }),
    );
    expect(await run(store, address, { get })).toMatchObject({ outcome: 'applied', report: { added: 1 } });
    expect(asked.map(({ etag }) => etag).slice(2)).toEqual(['"v1"', undefined]);

    const choices = { licence: 'CC0', category: '' };
    await run(store, address, { get, choices });
    expect(asked.at(-1)?.etag).toBeUndefined();

    await expect(run(store, address)).rejects.toThrow('is not asked in tests');
    expect(await listItems(store)).toHaveLength(1);
    const outcomes = (await listFeedRuns(store.db)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['failed', 'applied', 'applied', 'unchanged', 'applied']);
  });

  it('are imported with warnings about a guessed encoding and unreadable dates', async () => {
    const store = await openSite();
    const text = feedOf(
      article('1', 'https://lamp.example/1', 'Größe, Füße und schöne Mädchen').replace(
        '</item>',
        '<pubDate>soon</pubDate></item>',
      ),
    );
    const result = await run(store, await write('a.xml', Buffer.from(text, 'latin1')));
    expect(result).toMatchObject({ outcome: 'applied', report: { added: 1 } });
    const warnings = 'report' in result ? result.report.warnings.join('\n') : '';
    expect(warnings).toContain('does not name its encoding');
    expect(warnings).toContain('date that could not be read, dated by the run instead: 1, such as "soon"');
    expect((await listItems(store))[0]?.title).toBe('Größe, Füße und schöne Mädchen');
  });

  describe.skipIf(folder === '')('real and broken samples', () => {
    it.each(['good', 'bad', 'real'])('of %s are imported or refused without a crash', async (kind) => {
      const store = await openSite();
      const samples = path.join(folder, 'news', kind);
      const outcomes: Record<string, number> = {};
      for (const name of await readdir(samples)) {
        const result = await run(store, path.join(samples, name), {
          choices: { licence: 'as told', category: '' },
        });
        outcomes[name] =
          'report' in result
            ? result.report.added + result.report.heldBack.length + result.report.changed
            : 0;
        if ('fault' in result) expect(result.fault.allowed, name).toContain('RSS');
      }
      const unread = Object.keys(outcomes).filter((name) => !outcomes[name]);
      if (kind !== 'bad') expect(unread.filter((name) => !saysNothing.test(name))).toEqual([]);
      for (const item of await listItems(store)) {
        const html = String(item.rich_text) + String(item.intro);
        expect(html, String(item.title)).not.toMatch(
          /<script|<iframe|<img|\son\w+\s*=|javascript:|\sstyle=/i,
        );
        expect(`${item.title}${item.intro}`).not.toContain('\uFFFD');
      }
      expect(await listItems(store)).not.toEqual([]);
    });
  });
});
