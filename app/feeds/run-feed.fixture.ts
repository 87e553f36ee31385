import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { testRegistry, sampleBundle, type TestBundle } from '#test/bundle/sample-bundle.ts';
import type { TestStore } from '#test/store/engines.ts';
import { applyBundle } from '#app/changes/apply.server.ts';
import { exportBundle } from '#app/bundle/encode.server.ts';
import { parseJsonSource } from '#app/bundle/json-source.server.ts';
import type { JsonObject } from '#app/lib/json.ts';
import { dumpStore } from '#app/store/dump.server.ts';
import { readItem } from '#app/store/items.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { defineFeed, jsonContentTypes } from './define-feed.ts';
import type { FeedReport, FeedResult } from './feed-report.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { parseJsonList } from './parse-page.ts';
import { runFeed, type RunFeedOptions } from './run-feed.server.ts';

/* An invented feed, and a site on which the tests run it. */

/** Address of the whole feed. */
export const address = 'https://feeds.example/list';

/** An invented feed for tests of runs. Its entries do not have the form of any real distributor. */
export function feedOf(provider: string) {
  return defineFeed({
    provider,
    name: 'Sample',
    verticalId: 2,
    address,
    idField: 'id',
    titleField: 'title',
    schema: z.looseObject({
      id: z.string(),
      title: z.string(),
      text: z.string().default(''),
      howTo: z.string().default(''),
      kinds: z.array(z.string()).default(['Category 10']),
      tags: z.array(z.string()).default([]),
      picture: z.string().default(''),
      url: z.string(),
      price: z.union([z.string(), z.number()]).optional(),
      score: z.number().default(1),
    }),
    parse: (text) => parseJsonList(text, address),
    map({ title, text, howTo, kinds, tags, picture, url, price, score, id }) {
      if (score === 0) return { refusal: 'has score 0' };
      return {
        title,
        intro: text,
        sections: [{ heading: 'How to play', text: howTo }],
        keywords: '',
        categories: kinds,
        tags,
        image: picture,
        playUrl: url,
        price,
        publishedAt: null,
        ext: { slug: `slug-${id}` },
      };
    },
    categories: {
      names: { arcade: 'Category 21', fun: 'Category 20' },
      vague: ['fun'],
      default: 'Category 20',
    },
    paging: { kind: 'page-number', parameter: 'page' },
    neutralParameters: [],
    contentTypes: jsonContentTypes,
    publisherWarnings: ({ playUrls }) =>
      [...playUrls].some((url) => url.includes('nobody')) ? ['NOBODY IS PAID'] : [],
  });
}

/** Creates an entry of the invented feed. */
export const entry = (id: string, rest: object = {}): TestBundle => ({
  id,
  title: `Marble ${id}`,
  url: `https://play.example/${id}?who=me`,
  ...rest,
});
/** Creates entries with the ids m0, m1 and so on. */
export const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(`m${index}`));

/** Describes the outcome of a run, with the numbers of its added, changed, unchanged and removed items. */
export function figures({ outcome, ...rest }: FeedResult): string {
  if (!('report' in rest)) return outcome;
  const { added, changed, unchanged, removed } = rest.report;
  return `${outcome}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
}

/** Returns the report of a run that read its feed. */
export function reportOf(result: FeedResult): FeedReport {
  if (!('report' in result)) throw new Error(JSON.stringify(result));
  return result.report;
}

/** A fetch without a network connection. */
export const offline: RunFeedOptions['fetch'] = {
  async get(asked) {
    throw new GuardedFetchError('connection', asked, 'cannot be reached (ENOTFOUND)');
  },
};

/** Returns a stored game, or `null` if it does not exist. */
export async function itemOf(store: Store, id: number): Promise<TestBundle> {
  const data = await readItem(store.db, 2, id);
  return data === null ? null : JSON.parse(data);
}

/** Returns everything that is stored, except for the record of runs. */
export async function dumpSite(store: Store): Promise<string> {
  return (await dumpStore(store)).replaceAll(/^feedRuns .*\n/gm, '');
}

/** Exports the site and parses the result. */
export async function exported(store: Store): Promise<TestBundle> {
  let text = '';
  await exportBundle(store, (piece) => {
    text += piece;
  });
  return JSON.parse(text);
}

/** Returns functions that open a site for a test and run the invented feed on it. */
export function createFeedSite(testStore: () => TestStore) {
  /** Opens a store that contains the sample bundle: games 100 to 105 in the categories 10 and 21. */
  async function openSite(): Promise<Store> {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, (site) =>
      applyBundle(site, parseJsonSource(JSON.stringify(sampleBundle())).source as JsonObject),
    );
    return store;
  }

  function options(store: Store, rest: Partial<RunFeedOptions>): RunFeedOptions {
    const { dataDir }: TestStore = testStore();
    const feed = feedOf('sample');
    return {
      store,
      feed,
      source: '',
      registry: testRegistry,
      mediaDir: path.join(dataDir, 'media'),
      fetch: offline,
      ...rest,
    };
  }

  /** Runs a part of the feed from a file. */
  async function runFile(
    store: Store,
    value: unknown,
    rest: Partial<RunFeedOptions> = {},
  ): Promise<FeedResult> {
    const source = path.join(testStore().dataDir, 'feed.json');
    await writeFile(source, typeof value === 'string' ? value : JSON.stringify(value));
    return runFeed(options(store, { source, ...rest }));
  }

  /** Runs the whole feed from its address. */
  async function runWhole(store: Store, list: readonly unknown[], rest: Partial<RunFeedOptions> = {}) {
    const fetch: RunFeedOptions['fetch'] = {
      async get(asked) {
        if (!asked.startsWith(address)) return offline.get(asked, { accept: [] });
        const isFirst = new URL(asked).searchParams.get('page') === '1';
        const bytes = Buffer.from(JSON.stringify(isFirst ? list : []));
        return { bytes, address: asked, etag: undefined, lastModified: undefined, contentType: undefined };
      },
    };
    return runFeed(options(store, { source: address, fetch, ...rest }));
  }

  return { openSite, options, runFile, runWhole };
}
