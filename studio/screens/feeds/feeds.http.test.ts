import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveFeedPage } from '#app/store/feed-pages.server.ts';
import { finishFeedRun, listFeedRuns, startFeedRun } from '#app/store/feed-runs.server.ts';
import { insertFeed, listFeeds, updateFeed, type StoredFeed } from '#app/store/feeds.server.ts';
import { feedRulesSchema } from '#app/feeds/feed-rules.ts';
import { startStudio, type TestStudio } from '../../server/studio.fixture.ts';

/* The actions on stored feeds and their runs, without a network. */

let studio: TestStudio;
let editor: string;

beforeAll(async () => {
  studio = await startStudio([]);
  editor = await studio.signIn('editor');
});

afterAll(() => studio.stop());

const form = {
  intent: 'add',
  provider: 'gamemonetize',
  address: 'https://feeds.invalid/list?key=very-secret',
  schedule: '',
  publishes: 'true',
  mostAdded: '5',
  mostRemovedPercent: '20',
  gate: JSON.stringify({ rules: { trademarks: 'mark', ages: 'refuse' }, blockedWords: ['one', '', ' two'] }),
};

const game = (id: string) => ({
  id,
  title: `Invented game ${id}`,
  description: 'Roll to the end.',
  instructions: '',
  url: `https://play.invalid/${id}/`,
  category: 'Rolling',
  tags: '',
  thumb: '',
  width: '800',
  height: '600',
});

/** Stores a feed with a run that waits for approval. */
async function storeWaitingRun(
  name: string,
  ids: readonly string[],
): Promise<{ feed: StoredFeed; runId: number }> {
  const { db } = studio.store;
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

describe('a stored feed in the Studio', () => {
  test('is added, changed, paused and removed, and viewers do not see its key', async () => {
    const added = await studio.act('/feeds', editor, { ...form, name: 'Games' });
    expect(added).toMatchObject({ outcome: 'added', name: 'Games' });
    const [feed] = await listFeeds(studio.store.db);
    expect(feed).toMatchObject({
      address: form.address,
      rules: {
        publishes: { mostAdded: 5, mostRemovedPercent: 20 },
        gate: { rules: { trademarks: 'mark', ages: 'refuse', words: 'off' }, blockedWords: ['one', 'two'] },
      },
    });
    const id = String(feed?.id);
    expect(await studio.act('/feeds', editor, { ...form, name: 'games' })).toEqual({
      outcome: 'refused',
      fault: { field: 'name', fault: 'taken' },
    });
    const viewer = await studio.signIn('viewer');
    for (const address of ['/feeds', `/feeds/${id}`, '/']) {
      expect(await (await studio.get(address, viewer)).text()).not.toContain('very-secret');
    }
    const change = { ...form, intent: 'save', id, name: 'Night games', revision: '1' };
    expect(await studio.act('/feeds', editor, change)).toMatchObject({ outcome: 'saved' });
    expect(await studio.act('/feeds', editor, change)).toEqual({ outcome: 'conflict' });
    expect(await studio.act('/feeds', editor, { intent: 'pause', id })).toMatchObject({ outcome: 'paused' });
    expect(await studio.act('/feeds', editor, { intent: 'remove', id })).toMatchObject({
      outcome: 'removed',
    });
    expect(await studio.act('/feeds', editor, { intent: 'run', id })).toEqual({ outcome: 'gone' });
  });

  test('shows what a run proposes, and publishes the part that the editor chose', async () => {
    const { feed, runId } = await storeWaitingRun('Invented', ['a', 'b', 'c']);
    const address = `/feeds/runs/${runId}`;
    const page = await (await studio.get(address, editor)).text();
    expect(page).toContain('Invented game a');
    expect(page).toContain('Rolling');
    const stale = { intent: 'accept', digest: 'of another page', except: '[]', also: '[]' };
    expect(await studio.act(address, editor, stale)).toEqual({ outcome: 'moved' });
    const [, digest = ''] = /"digest\\?",\\?"([\w-]{22})/.exec(page) ?? [];
    const except = JSON.stringify(['added b']);
    const accepted = await studio.act(address, editor, { intent: 'accept', digest, except, also: '[]' });
    expect(accepted).toMatchObject({ outcome: 'applied', added: 2, changed: 0, removed: 0 });
    expect(await studio.act(address, editor, { intent: 'decline', digest })).toEqual({ outcome: 'gone' });
    const [run] = await listFeedRuns(studio.store.db, { feedId: feed.id });
    expect(run?.outcome).toBe('applied');
    const stored = (await listFeeds(studio.store.db)).find(({ id }) => id === feed.id);
    expect(stored?.leftOut).toEqual(['added b']);
    expect(await (await studio.get(`/feeds/${feed.id}`, editor)).text()).toContain(
      '2 new, 0 changed, 0 removed',
    );
  });

  test('takes the category of the menu that the editor chose, and can be declined', async () => {
    const { feed, runId } = await storeWaitingRun('Declined', ['x']);
    const address = `/feeds/runs/${runId}`;
    const chosen = await studio.act(address, editor, { intent: 'category', name: 'Rolling', category: '1' });
    expect(chosen).toEqual({ outcome: 'saved' });
    const stored = (await listFeeds(studio.store.db)).find(({ id }) => id === feed.id);
    expect(stored?.rules).toMatchObject({ categories: [['Rolling', 1]] });
    const page = await (await studio.get(address, editor)).text();
    const [, digest = ''] = /"digest\\?",\\?"([\w-]{22})/.exec(page) ?? [];
    expect(await studio.act(address, editor, { intent: 'decline', digest })).toEqual({ outcome: 'declined' });
  });
});
