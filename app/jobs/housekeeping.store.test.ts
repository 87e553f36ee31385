import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { testRegistry } from '#test/bundle/sample-bundle.ts';
import { testChange } from '#test/store/test-change.ts';
import { describeSqliteFirst, silentLog, type TestStore } from '#test/store/engines.ts';
import { listBackups } from '#app/store/backup.server.ts';
import { listJobStates } from '#app/store/job-states.server.ts';
import { createVotes } from '#app/store/votes.server.ts';
import { listRecordedChanges } from '#app/store/recorded-changes.server.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { createVisitorHash } from '#app/store/visitor-hash.server.ts';
import { listHousekeeping } from './housekeeping.server.ts';
import { createJobRunner } from './job-runner.server.ts';

const game = { verticalId: 2, itemId: 7 };

async function openRunning(testStore: TestStore) {
  const store = await testStore.openMigrated();
  const { clock } = testStore;
  const jobs = listHousekeeping(store.engine, {
    rules: { registry: testRegistry },
    mediaDir: testStore.dataDir,
  });
  let passed = 0;
  const elapsed = () => passed;
  const runner = createJobRunner({ store, clock, log: silentLog, jobs: () => jobs, elapsed });
  return {
    store,
    async runAt(time: string) {
      clock.set(time);
      passed += 60_000;
      await runner.check();
      await runner.waitForRuns();
      return listJobStates(store.db);
    },
  };
}

describeSqliteFirst('housekeeping', (testStore) => {
  it('deletes interactions from before yesterday and keeps the counts', async () => {
    const { store, runAt } = await openRunning(testStore());
    const { clock } = testStore();
    const votes = await createVotes({ store, clock, log: silentLog, gatherMs: 1 });
    const visitors = createVisitorHash({ store, clock });
    const vote = async () => votes.vote(await visitors.hash('192.0.2.7', 'Firefox'), game, 1);
    const left = async () => ({
      interactions: (await store.db.selectFrom('votes').selectAll().execute()).length,
      salts: (await store.db.selectFrom('salts').selectAll().execute()).length,
    });
    await vote();
    await runAt('2026-03-02T23:59:59Z');
    expect(await left()).toEqual({ interactions: 1, salts: 1 });
    await vote();
    const states = await runAt('2026-03-03T01:00:00Z');
    expect(await left()).toEqual({ interactions: 1, salts: 1 });
    expect(states.find(({ name }) => name === 'forget-visitors')?.message).toContain('"count":1');
    await votes.close();
    const later = await createVotes({ store, clock, log: silentLog });
    expect(later.figures.get(2, 7).likes).toBe(2);
    await later.close();
  });

  it('deletes openings by day after a week, and keeps their count', async () => {
    const { store, runAt } = await openRunning(testStore());
    const votes = await createVotes({ store, clock: testStore().clock, log: silentLog, gatherMs: 1 });
    const days = async () => (await store.db.selectFrom('openings').selectAll().execute()).length;
    await votes.open('ann', game);
    await runAt('2026-03-07T12:00:00Z');
    expect(await days()).toBe(1);
    await runAt('2026-03-08T12:00:00Z');
    expect(await days()).toBe(0);
    expect(votes.figures.get(2, 7).opens).toBe(1);
    await votes.close();
  });

  it('removes the oldest changes beyond the days or the size in the settings', async () => {
    const { store, runAt } = await openRunning(testStore());
    const change = async (days: number, megabytes: number) => {
      const value = JSON.stringify({ 'history.days': days, 'history.megabytes': megabytes });
      const noise = randomBytes(900_000).toString('base64');
      await inWriteTransaction(store, testChange, (site) =>
        writeParts(site, [
          { verticalId: 0, key: 'settings', value },
          { verticalId: 0, key: 'later', value: JSON.stringify(noise) },
        ]),
      );
    };
    const versions = async () => (await listRecordedChanges(store.db)).map(({ version }) => version);
    await change(30, 50);
    testStore().clock.set('2026-03-20T12:00:00Z');
    await change(31, 50);
    await runAt('2026-03-25T12:00:00Z');
    expect(await versions()).toEqual([2, 1]);
    await runAt('2026-04-02T12:00:00Z');
    expect(await versions()).toEqual([2]);
    await change(400, 3);
    await runAt('2026-04-04T12:00:00Z');
    expect(await versions()).toEqual([3]);
  });

  it('backs up SQLite daily and keeps the newest seven backups, but does not back up PostgreSQL', async () => {
    const { runAt } = await openRunning(testStore());
    const counts: number[] = [];
    for (let day = 1; day <= 9; day += 1) {
      for (const hour of ['00', '12']) await runAt(`2026-03-0${day}T${hour}:00:00Z`);
      counts.push((await listBackups(testStore().dataDir)).length);
    }
    const isSqlite = testStore().engine === 'sqlite';
    expect(counts).toEqual(isSqlite ? [1, 2, 3, 4, 5, 6, 7, 7, 7] : Array.from({ length: 9 }, () => 0));
    const names = (await listJobStatesOf(testStore())).map(({ name }) => name);
    expect(names.includes('daily-backup')).toBe(isSqlite);
  });
});

async function listJobStatesOf(testStore: TestStore) {
  const store = await testStore.open();
  return listJobStates(store.db);
}
