import { feedRulesSchema } from '#app/feeds/feed-rules.ts';
import { saveFeedPage } from '#app/store/feed-pages.server.ts';
import { finishFeedRun, startFeedRun } from '#app/store/feed-runs.server.ts';
import { insertFeed, updateFeed, type StoredFeed } from '#app/store/feeds.server.ts';
import type { Db } from '#app/store/store.ts';

/**
 * Returns a game as the provider delivers it. A game whose id begins with “faulty” has no valid address to play it at.
 */
const game = (id: string) => ({
  id,
  title: `Invented game ${id}`,
  description: 'Roll to the end.',
  instructions: '',
  url: id.startsWith('faulty') ? 'nowhere' : `https://play.invalid/${id}/`,
  category: 'Rolling',
  tags: '',
  thumb: '',
  width: '800',
  height: '600',
});

/** Stores a feed with a run that waits for approval. */
export async function storeWaitingRun(
  db: Db,
  name: string,
  ids: readonly string[],
): Promise<{ feed: StoredFeed; runId: number }> {
  const now = Date.now();
  const address = 'https://feeds.invalid/games?page=1';
  const settings = {
    name,
    provider: 'gamemonetize',
    address,
    schedule: '',
    rules: feedRulesSchema.parse({}),
  };
  const feed = await insertFeed(db, settings, now);
  await updateFeed(db, feed.id, { nextRunAt: null });
  const run = { provider: feed.provider, source: address, startedAt: now, feedId: feed.id, feedRevision: 1 };
  const runId = await startFeedRun(db, run);
  const page = { contentType: 'application/json', etag: '', lastModified: '' };
  const bytes = Buffer.from(JSON.stringify(ids.map(game)));
  await saveFeedPage(db, runId, { address, status: 200, ...page, bytes });
  const next = 'https://feeds.invalid/games?page=2';
  await saveFeedPage(db, runId, { address: next, status: 404, ...page, bytes: new Uint8Array() });
  await finishFeedRun(db, runId, { finishedAt: now, outcome: 'waiting', summary: {} });
  return { feed, runId };
}
