import path from 'node:path';
import { testRegistry } from '#test/bundle/sample-bundle.ts';
import type { TestStore } from '#test/store/engines.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import { GuardedFetchError, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { commandLine } from '#app/operators/audit-log.server.ts';
import { findFeed, type StoredFeed } from '#app/store/feeds.server.ts';
import type { Store } from '#app/store/store.ts';
import type { FeedContext } from './feed-context.server.ts';
import { feedRulesSchema } from './feed-rules.ts';
import { addFeed, type FeedInput } from './manage-feeds.server.ts';
import { address, feedOf, offline } from './run-feed.fixture.ts';
import { runStoredFeed, type StoredRunOptions, type StoredRunResult } from './run-stored-feed.server.ts';

/* The invented feed as a stored feed, with a distributor whose pages a test sets. */

/** An invented distributor. */
export interface Distributor extends Pick<GuardedFetch, 'get'> {
  /** The entries of each page. A page that is not in the list does not exist. */
  pages: unknown[][];
  /** Numbers of the requested pages, in the order of the requests. */
  asked: number[];
  /** Called before an answer. May throw. */
  before: (page: number) => void;
}

/** Creates a distributor with the given pages of entries. */
export function createDistributor(...pages: unknown[][]): Distributor {
  return {
    pages,
    asked: [],
    before: () => undefined,
    async get(asked) {
      if (!asked.startsWith(address)) return offline.get(asked, { accept: [] });
      const page = Number(new URL(asked).searchParams.get('page'));
      this.asked.push(page);
      this.before(page);
      const list = this.pages[page - 1];
      if (!list) throw new GuardedFetchError('status', asked, 'answered with status 404', { status: 404 });
      const bytes = Buffer.from(JSON.stringify(list));
      return { bytes, address: asked, etag: undefined, lastModified: undefined, contentType: undefined };
    },
  };
}

/** Makes an input of the invented feed. `rules` are completed with their defaults. */
export function inputOf({
  rules = {},
  ...rest
}: Partial<Omit<FeedInput, 'rules'>> & { rules?: object } = {}) {
  const input = { name: 'Marbles', provider: 'sample', address, schedule: '6h', ...rest };
  return { ...input, rules: feedRulesSchema.parse(rules) };
}

/** Creates the context for runs of stored feeds. */
export function contextOf(
  store: Store,
  { dataDir }: TestStore,
  fetch: Pick<GuardedFetch, 'get'>,
): FeedContext {
  const feed = feedOf('sample');
  const feeds = new Map([[feed.provider, feed]]);
  return { store, feeds, registry: testRegistry, mediaDir: path.join(dataDir, 'media'), fetch };
}

/** Stores the invented feed. */
export async function storeFeed(context: FeedContext, input = inputOf()): Promise<StoredFeed> {
  const result = await addFeed(context.store, context.feeds, input, commandLine);
  if (result.outcome !== 'saved') throw new Error(JSON.stringify(result));
  return result.feed;
}

/** Returns the current state of a feed. */
export async function feedNow({ store }: FeedContext, { id }: StoredFeed): Promise<StoredFeed> {
  const feed = await findFeed(store.db, id);
  if (!feed) throw new Error('The feed was removed.');
  return feed;
}

/** Runs a feed in its current state, without pauses and delays. */
export async function run(
  context: FeedContext,
  feed: StoredFeed,
  options: StoredRunOptions = {},
): Promise<StoredRunResult> {
  return runStoredFeed(context, await feedNow(context, feed), {
    pauses: [0, 0],
    random: () => 0,
    ...options,
  });
}

/** Describes the result of a run. */
export function told(result: StoredRunResult): string {
  if (!('report' in result))
    return 'message' in result ? `${result.outcome}: ${inEnglish(result.message)}` : result.outcome;
  const { added, changed, removed } = result.report;
  return `${result.outcome}: ${added} added, ${changed} changed, ${removed} removed`;
}
