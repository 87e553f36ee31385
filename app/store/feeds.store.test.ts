import { expect, it } from 'vitest';
import { describeEachEngine } from '#test/store/engines.ts';
import { assignFeedIds, findFeedIds } from './feed-ids.server.ts';
import { finishFeedRun, listFeedRuns, startFeedRun } from './feed-runs.server.ts';
import { deleteItems, putItems } from './items.server.ts';
import { inWriteTransaction } from './write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';

describeEachEngine('feed ids', (testStore) => {
  it('begin at 100000, skip used ones and are kept permanently', async () => {
    const store = await testStore().openMigrated();
    const assign = (provider: string, ids: string[]) =>
      inWriteTransaction(store, testChange, (site) => assignFeedIds(site, 2, provider, ids));
    await inWriteTransaction(store, testChange, (site) => putItems(site, 2, [{ id: 100_001, data: '{}' }]));
    const first = new Map([
      ['a', 100_000],
      ['b', 100_002],
    ]);
    expect(await assign('one', ['a', 'b', 'a'])).toEqual(first);
    expect(await assign('two', ['a'])).toEqual(new Map([['a', 100_003]]));
    await inWriteTransaction(store, testChange, (site) => deleteItems(site, 2, [100_001]));
    expect((await assign('one', ['c', 'b'])).get('c')).toBe(100_004);
    expect(await findFeedIds(store.db, 2, 'one')).toEqual(new Map([...first, ['c', 100_004]]));
    const elsewhere = await inWriteTransaction(store, testChange, (site) =>
      assignFeedIds(site, 1, 'one', ['a']),
    );
    expect(elsewhere).toEqual(new Map([['a', 100_000]]));
  });

  it('are not used up by a change that is undone', async () => {
    const store = await testStore().openMigrated();
    await inWriteTransaction(store, testChange, async (site) => {
      await assignFeedIds(site, 2, 'one', ['a']);
      site.discard();
    });
    expect(await findFeedIds(store.db, 2, 'one')).toEqual(new Map());
  });

  it('are given to thousands at once', async () => {
    const store = await testStore().openMigrated();
    const names = Array.from({ length: 2_001 }, (_, i) => `game ${i}`);
    const ids = await inWriteTransaction(store, testChange, (site) => assignFeedIds(site, 2, 'one', names));
    expect(names.map((name) => ids.get(name))).toEqual(names.map((_, i) => 100_000 + i));
  });
});

describeEachEngine('feed runs', (testStore) => {
  it('are listed newest first, with their results', async () => {
    const store = await testStore().openMigrated();
    const start = (provider: string, startedAt: number) =>
      startFeedRun(store.db, { provider, source: 'feed.json', startedAt });
    const first = await start('one', 1_772_366_400_000);
    await start('two', 1_772_366_500_000);
    const summary = { added: 3, unmapped: { Arcade: 2 } };
    await finishFeedRun(store.db, first, { finishedAt: 1_772_366_450_000, outcome: 'applied', summary });
    const runs = await listFeedRuns(store.db);
    expect(runs.map(({ provider, outcome }) => [provider, outcome])).toEqual([
      ['two', 'running'],
      ['one', 'applied'],
    ]);
    expect(await listFeedRuns(store.db, { provider: 'one', limit: 1 })).toEqual([
      {
        id: first,
        provider: 'one',
        source: 'feed.json',
        startedAt: 1_772_366_400_000,
        finishedAt: 1_772_366_450_000,
        outcome: 'applied',
        summary,
        feedId: null,
        feedRevision: null,
        seenAt: null,
      },
    ]);
  });
});
