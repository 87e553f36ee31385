import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { startStoreProcess } from '#test/store/child.ts';
import { describeEachEngine, provideTestStore, silentLog, type TestStore } from '#test/store/engines.ts';
import { dumpStore } from './dump.server.ts';
import type { Store } from './store.ts';
import { createVotes, type Votes, type VotesOptions } from './votes.server.ts';

const game = { verticalId: 2, itemId: 7 };
const none = { likes: 0, dislikes: 0, collections: 0, opens: 0 };

async function withVotes(
  testStore: TestStore,
  use: (votes: Votes, store: Store) => Promise<void>,
  options: Partial<VotesOptions> = {},
): Promise<void> {
  const store = await testStore.openMigrated();
  const votes = await createVotes({ store, clock: testStore.clock, log: silentLog, gatherMs: 1, ...options });
  try {
    await use(votes, store);
  } finally {
    await votes.close();
  }
}

describeEachEngine('votes', (testStore) => {
  it('count once per visitor, item and day; the last one of a day counts', () =>
    withVotes(testStore(), async (votes) => {
      const figures = () => votes.figures.get(2, 7);
      await votes.vote('ann', game, 1);
      await votes.vote('ann', game, 1);
      expect(figures()).toEqual({ ...none, likes: 1 });
      await votes.vote('ann', game, -1);
      expect(figures()).toEqual({ ...none, dislikes: 1 });
      await votes.vote('ann', game, 0);
      await votes.vote('ann', game, 0);
      expect(figures()).toEqual(none);
      await votes.vote('ann', game, 1);
      await votes.vote('bob', game, 1);
      await votes.vote('ann', { ...game, itemId: 8 }, 1);
      expect(figures()).toEqual({ ...none, likes: 2 });
      testStore().clock.set('2026-03-02T00:00:00Z');
      await votes.vote('ann', game, -1);
      await votes.vote('ann', game, 0);
      await votes.vote('ann', game, 1);
      expect(figures()).toEqual({ ...none, likes: 3 });
    }));

  it('count collections and openings once a day and never down', () =>
    withVotes(testStore(), async (votes) => {
      for (let i = 0; i < 2; i += 1) {
        await votes.collect('ann', game);
        await votes.open('ann', game);
      }
      await votes.open('bob', game);
      testStore().clock.set('2026-03-02T12:00:00Z');
      await votes.open('ann', game);
      await votes.vote('ann', game, 0);
      expect(votes.figures.get(2, 7)).toEqual({ ...none, collections: 1, opens: 3 });
    }));

  it('count the openings of the last seven days, including those of other processes', () =>
    withVotes(testStore(), async (votes, store) => {
      const { clock } = testStore();
      await Promise.all(['ann', 'bob'].map((visitor) => votes.open(visitor, game)));
      await votes.open('ann', game);
      clock.set('2026-03-02T12:00:00Z');
      await votes.open('ann', game);
      await votes.open('ann', { ...game, itemId: 8 });
      const recent = (from: Votes) => [7, 8, 9].map((id) => from.figures.recentOpens(2, id));
      expect(recent(votes)).toEqual([3, 1, 0]);
      expect([2, 3].map((id) => votes.figures.sectionOpens(id))).toEqual([4, 0]);
      const later = await createVotes({ store, clock, log: silentLog });
      await votes.open('bob', game);
      await later.refresh();
      expect(recent(later)).toEqual([4, 1, 0]);
      expect(later.figures.sectionOpens(2)).toBe(5);
      clock.set('2026-03-07T23:59:59Z');
      expect(recent(later)).toEqual([4, 1, 0]);
      clock.set('2026-03-08T00:00:00Z');
      expect(recent(later)).toEqual([2, 1, 0]);
      clock.set('2026-03-09T00:00:00Z');
      expect(recent(later)).toEqual([0, 0, 0]);
      expect(later.figures.get(2, 7).opens).toBe(4);
      await later.close();
    }));

  it('that arrive together are one transaction, with the same result as one by one', () =>
    withVotes(testStore(), async (votes, store) => {
      const begun = vi.spyOn(store.background, 'transaction');
      await Promise.all([
        votes.vote('ann', game, 1),
        votes.vote('ann', game, -1),
        votes.vote('bob', game, -1),
        votes.vote('bob', game, 0),
        votes.open('ann', game),
        votes.open('ann', game),
        votes.open('bob', { ...game, itemId: 1 }),
        votes.collect('ann', game),
        votes.report({ ...game, reason: 'dead', message: 'It does not start.' }),
      ]);
      expect(begun).toHaveBeenCalledTimes(1);
      expect(votes.figures.get(2, 7)).toEqual({ likes: 0, dislikes: 1, collections: 1, opens: 1 });
      expect(
        await store.db.selectFrom('reports').select(['reason', 'message', 'createdAt']).execute(),
      ).toEqual([{ reason: 'dead', message: 'It does not start.', createdAt: testStore().clock.now() }]);
    }));

  it('that the store cannot hold are refused alone, and the others are stored', () =>
    withVotes(testStore(), async (votes) => {
      const results = await Promise.allSettled([
        votes.vote('ann', game, 1),
        votes.vote('half \ud800', game, 1),
        votes.vote('ann', { verticalId: 2, itemId: 1.5 }, 1),
        votes.report({ ...game, reason: 'dead', message: 'nul \0' }),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
      expect(votes.figures.get(2, 7)).toEqual({ ...none, likes: 1 });
    }));

  it('that wait are committed when it is closed, and later ones are refused', async () => {
    let closed: Votes | undefined;
    let waiting: Promise<void> | undefined;
    await withVotes(
      testStore(),
      async (votes) => {
        closed = votes;
        waiting = votes.vote('ann', game, 1);
      },
      { gatherMs: 60_000 },
    );
    await waiting;
    expect(closed?.figures.get(2, 7).likes).toBe(1);
    await expect(closed?.vote('bob', game, 1)).rejects.toThrow('closing');
  });

  it('are known after a new start and by other processes', () =>
    withVotes(testStore(), async (votes) => {
      const other = await testStore().open();
      const elsewhere = await createVotes({
        store: other,
        clock: testStore().clock,
        log: silentLog,
        gatherMs: 1,
      });
      await votes.vote('ann', game, 1);
      await elsewhere.refresh();
      expect(elsewhere.figures.get(2, 7).likes).toBe(1);
      await elsewhere.vote('bob', game, 1);
      expect(elsewhere.figures.get(2, 7).likes).toBe(2);
      await votes.refresh();
      expect(votes.figures.get(2, 7).likes).toBe(2);
      await elsewhere.close();
      const later = await createVotes({ store: other, clock: testStore().clock, log: silentLog });
      expect(later.figures.get(2, 7).likes).toBe(2);
      await later.close();
    }));

  it('of several processes for one item are all counted', () =>
    withVotes(testStore(), async (votes) => {
      const others = ['x', 'y'].map((name) => startStoreProcess(testStore(), 'like', 30, name));
      for (const other of others) await other.nextLine();
      const own = Array.from({ length: 30 }, (_, i) => votes.vote(`z-${i}`, { verticalId: 2, itemId: 1 }, 1));
      await Promise.all([...own, ...others.map((other) => other.end())]);
      await votes.refresh();
      expect(votes.figures.get(2, 1).likes).toBe(90);
    }));

  it('that were acknowledged survive a killed process, counters included', async () => {
    const store = await testStore().openMigrated();
    const child = startStoreProcess(testStore(), 'like', 10_000, 'v');
    expect(await child.nextLine()).toBe('ready');
    const acknowledged: string[] = [];
    while (acknowledged.length < 12) acknowledged.push(await child.nextLine());
    await child.kill();
    const rows = await store.db.selectFrom('votes').select('visitor').execute();
    const stored = new Set(rows.map(({ visitor }) => visitor));
    expect(acknowledged.filter((visitor) => !stored.has(visitor))).toEqual([]);
    const counters = await store.db.selectFrom('counters').select('likes').executeTakeFirstOrThrow();
    expect(counters.likes).toBe(stored.size);
  });
});

describe('votes on a locked SQLite file', () => {
  const testStore = provideTestStore('sqlite');

  it('wait for the lock and are then committed', () =>
    withVotes(testStore(), async (votes, store) => {
      const other = startStoreProcess(testStore(), 'hold');
      expect(await other.nextLine()).toBe('holding');
      const vote = votes.vote('ann', game, 1);
      await vi.waitFor(() => expect(votes.figures.get(2, 7).likes).toBe(0));
      other.send('go');
      await Promise.all([vote, other.end()]);
      expect(await dumpStore(store)).toContain('"visitor":"ann"');
    }));
});

describe('votes on a PostgreSQL that drops its connections', () => {
  const testStore = provideTestStore('postgres');

  it('are counted again as soon as it answers', () =>
    withVotes(testStore(), async (votes, store) => {
      await votes.vote('ann', game, 1);
      const killer = await testStore().open();
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(killer.db);
      await vi.waitFor(() => votes.vote('bob', game, 1), { timeout: 10_000 });
      expect(votes.figures.get(2, 7).likes).toBe(2);
      expect(await store.readVersion()).toBeNull();
    }));

  it('survive a broken connection in the middle of a transaction', async () => {
    const killer = await testStore().openMigrated();
    const voter = startStoreProcess(testStore(), 'likeThroughFaults');
    const acknowledged: string[] = [];
    for (let round = 0; round < 40; round += 1) {
      for (let vote = 0; vote < 3; vote += 1) acknowledged.push(await voter.nextLine());
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(killer.db);
    }
    voter.send('enough');
    for (let line = await voter.nextLine(); line !== 'done'; line = await voter.nextLine()) {
      acknowledged.push(line);
    }
    await voter.end();
    const rows = await killer.db.selectFrom('votes').select('visitor').execute();
    const stored = new Set(rows.map(({ visitor }) => visitor));
    expect(acknowledged.filter((visitor) => !stored.has(visitor))).toEqual([]);
    const counters = await killer.db.selectFrom('counters').select('likes').executeTakeFirstOrThrow();
    expect(counters.likes).toBe(stored.size);
  });
});
