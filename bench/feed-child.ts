import '#server/node-mode.ts';
import path from 'node:path';
import { pino } from 'pino';
import type { FeedContext } from '#app/feeds/feed-context.server.ts';
import { feedRulesSchema } from '#app/feeds/feed-rules.ts';
import { addFeed } from '#app/feeds/manage-feeds.server.ts';
import { runStoredFeed } from '#app/feeds/run-stored-feed.server.ts';
import { commandLine } from '#app/operators/audit-log.server.ts';
import { feedsOf } from '#app/pages/feeds.server.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { listFeeds } from '#app/store/feeds.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { builtIn, registry } from '#app/verticals/index.server.ts';
import { createTextSource, introLength } from './generated-texts.ts';

/** A run of a feed to measure. */
export interface FeedTask {
  dataDir: string;
  provider: 'gamemonetize' | 'mapped';
  /** Number of games in the feed. */
  size: number;
  /** Every nth game has a new text, where n is this number. If it is 0, no text is new. */
  changedEach: number;
}

export interface FeedResult {
  /** The outcome of the run, and the changes that it made. */
  outcome: string;
  /** Seconds. */
  wall: number;
  cpu: number;
  /** Memory of the process in megabytes: before the run, and at its highest. */
  before: number;
  highest: number;
}

const perPage = 300;
const megabyte = 1_000_000;
const address = 'https://games.example/list?page=1';

/** Returns a page of the list, numbered from 1, with texts of 100 words and no pictures. */
function pageOf(number: number, { size, changedEach }: FeedTask): object[] | null {
  const start = (number - 1) * perPage;
  if (start >= size) return null;
  const texts = createTextSource(`feed page ${number}`);
  return Array.from({ length: Math.min(perPage, size - start) }, (_, offset) => {
    const id = start + offset;
    const isChanged = changedEach > 0 && id % changedEach === 0;
    return {
      id: String(id),
      title: `${texts.title()} ${id}`,
      description: texts.text(introLength) + (isChanged ? ' changed' : ''),
      instructions: 'Use the mouse or tap.',
      url: `https://games.example/play/${id}/`,
      category: `Category ${10 * (1 + (id % 14))}`,
      tags: 'ball, fun, one player',
      thumb: '',
      width: '800',
      height: '600',
    };
  });
}

const mapping = {
  source: 'bench',
  format: 'json',
  paging: { kind: 'page-number', parameter: 'page' },
  fields: {
    id: 'id',
    title: 'title',
    playAddress: 'url',
    description: 'description',
    instructions: 'instructions',
    categories: 'category',
    tags: { from: 'tags', steps: [{ do: 'split', by: ',' }] },
    width: 'width',
    height: 'height',
  },
};

async function measure(task: FeedTask): Promise<FeedResult> {
  const log = pino({ level: 'warn' });
  const store = await openStore({ dataDir: task.dataDir, role: 'cli', log, clock: { now: Date.now } });
  const context: FeedContext = {
    store,
    feeds: feedsOf(builtIn.verticals),
    registry,
    mediaDir: path.join(task.dataDir, 'media'),
    fetch: {
      async get(asked) {
        const page = pageOf(Number(new URL(asked).searchParams.get('page')), task);
        if (!page) throw new GuardedFetchError('status', asked, 'answered with status 404', { status: 404 });
        const bytes = Buffer.from(JSON.stringify(page));
        return { bytes, address: asked, etag: undefined, lastModified: undefined, contentType: undefined };
      },
    },
  };
  const { provider } = task;
  const publishes = { mostAdded: 100_000, mostRemovedPercent: 100 };
  const gate = { rules: { similar: 'mark' } };
  const rules = feedRulesSchema.parse({ publishes, gate, ...(provider === 'mapped' && { mapping }) });
  await addFeed(
    store,
    context.feeds,
    { name: provider, provider, address, schedule: '', rules },
    commandLine,
  );
  const feed = (await listFeeds(store.db)).find(({ name }) => name === provider);
  if (!feed) throw new Error('The feed was not stored.');
  const before = process.memoryUsage.rss() / megabyte;
  const started = performance.now();
  const { user, system } = process.cpuUsage();
  const result = await runStoredFeed(context, feed);
  const used = process.cpuUsage({ user, system });
  const wall = (performance.now() - started) / 1000;
  const counts = 'report' in result ? `${result.report.added} new, ${result.report.changed} changed` : '';
  const failure = 'message' in result ? result.message : '';
  await store.close();
  return {
    outcome: `${result.outcome}: ${counts}${failure}`,
    wall,
    cpu: (used.user + used.system) / 1_000_000,
    before,
    // `maxRSS` is in kilobytes.
    highest: (process.resourceUsage().maxRSS * 1024) / megabyte,
  };
}

process.once('message', (message) => {
  measure(message as FeedTask).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
