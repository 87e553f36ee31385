import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startStoreProcess } from '#test/store/child.ts';
import { describeEachEngine, silentLog, type TestStore } from '#test/store/engines.ts';
import { phrase } from '#app/lib/phrase.ts';
import { listJobStates } from '#app/store/job-states.server.ts';
import { readLease } from '#app/store/leases.server.ts';
import type { Store } from '#app/store/store.ts';
import { defineJob, type Job } from './define-job.ts';
import { createJobRunner, jobsLease, type JobRunner } from './job-runner.server.ts';

const lifetimeMs = 15_000;
const hour = 3_600_000;
const texts = { title: 'A job', description: 'A job of a test.' };

/** Creates a promise that the test resolves. */
function createGate() {
  let open: (result: string) => void = () => {};
  const opened = new Promise<string>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Creates a job that counts its runs, and the maximum number of simultaneous runs. */
function createCountedJob(run: Job['run'] = async () => 'Counted.') {
  const counts = { runs: 0, now: 0, most: 0 };
  const job = defineJob({
    name: 'counted',
    ...texts,
    every: hour,
    async run(context) {
      counts.runs += 1;
      counts.most = Math.max(counts.most, (counts.now += 1));
      try {
        return await run(context);
      } finally {
        counts.now -= 1;
      }
    },
  });
  return { job, counts };
}

/** Provides several runners with one stopwatch, to imitate several processes. */
function provideRunners(testStore: TestStore) {
  let passed = 0;
  const add = async (jobs: readonly Job[]): Promise<JobRunner & { store: Store }> => {
    const store = await testStore.openMigrated();
    const { clock } = testStore;
    const options = { lifetimeMs, elapsed: () => passed };
    const runner = createJobRunner({ store, clock, log: silentLog, jobs: () => jobs, ...options });
    onTestFinished(() => runner.stop(AbortSignal.timeout(50)));
    return { ...runner, store };
  };
  return { add, pass: (milliseconds: number) => (passed += milliseconds) };
}

async function onlyState(store: Store) {
  const [state] = await listJobStates(store.db);
  return state!;
}

describeEachEngine('jobs', (testStore) => {
  it('run on one of several processes, one run at a time', async () => {
    const runners = provideRunners(testStore());
    const gate = createGate();
    const { job, counts } = createCountedJob(() => gate.opened);
    const [first, second] = [await runners.add([job]), await runners.add([job])];
    await Promise.all([first.check(), second.check()]);
    expect([first.isHolder(), second.isHolder()].filter(Boolean)).toHaveLength(1);
    for (let i = 0; i < 3; i += 1) await Promise.all([first.check(), second.check()]);
    expect(await onlyState(first.store)).toMatchObject({ outcome: 'running', finishedAt: null });
    gate.open('Something was done.');
    await Promise.all([first.waitForRuns(), second.waitForRuns()]);
    expect(counts).toEqual({ runs: 1, now: 0, most: 1 });
    const now = testStore().clock.now();
    expect(await onlyState(second.store)).toEqual({
      name: 'counted',
      holder: (first.isHolder() ? first : second).holder,
      startedAt: now,
      finishedAt: now,
      outcome: 'done',
      message: 'Something was done.',
      failures: 0,
      doneAt: now,
    });
  });

  it('run again after their interval', async () => {
    const { job, counts } = createCountedJob();
    const runner = await provideRunners(testStore()).add([job]);
    const start = testStore().clock.now();
    for (const wait of [0, hour - 1, hour, hour + 1, 2 * hour]) {
      testStore().clock.set(start + wait);
      await runner.check();
      await runner.waitForRuns();
    }
    expect(counts.runs).toBe(3);
  });

  it('log a warning if the clock was set back, or was ahead before the process started', async () => {
    const lines: string[] = [];
    const log = { ...silentLog, info: () => undefined, warn: (_: object, line: string) => lines.push(line) };
    const store = await testStore().openMigrated();
    const { clock } = testStore();
    const { job } = createCountedJob();
    const start = () => {
      const elapsed = () => 0;
      const runner = createJobRunner({ store, clock, log: log as never, jobs: () => [job], elapsed });
      onTestFinished(() => runner.stop(AbortSignal.timeout(50)));
      return runner;
    };
    const warnings = () => lines.filter((line) => line.includes('The clock runs backwards'));
    const first = start();
    await first.check();
    clock.set('2026-03-01T14:00:00Z');
    await first.check();
    await first.waitForRuns();
    expect(warnings()).toEqual([]);
    clock.set('2026-03-01T13:00:00Z');
    await first.check();
    expect(warnings()).not.toEqual([]);
    await first.stop();
    lines.length = 0;
    clock.set('2026-03-01T10:00:00Z');
    const second = start();
    await second.check();
    expect(warnings()).toHaveLength(1);
    await second.waitForRuns();
    await second.check();
    expect(warnings()).toHaveLength(1);
  });

  it('run at the request of any process, once, in the process that holds the lease', async () => {
    const runners = provideRunners(testStore());
    const { job, counts } = createCountedJob();
    const [first, second] = [await runners.add([job]), await runners.add([job])];
    await first.check();
    await first.waitForRuns();
    expect(await second.request('counted')).toBe(true);
    expect([first.isHolder(), second.isHolder(), counts.runs]).toEqual([true, false, 1]);
    for (let i = 0; i < 2; i += 1) {
      await first.check();
      await first.waitForRuns();
    }
    expect(counts.runs).toBe(2);
    expect(await first.request('counted')).toBe(true);
    await first.waitForRuns();
    expect(counts.runs).toBe(3);
    expect(await first.request('no-such-job')).toBe(false);
  });

  it('that are requested during a run are run again after it', async () => {
    const gate = createGate();
    const { job, counts } = createCountedJob(() => gate.opened);
    const runner = await provideRunners(testStore()).add([job]);
    await runner.check();
    await runner.request('counted');
    expect(counts.runs).toBe(1);
    gate.open('');
    await runner.waitForRuns();
    await runner.check();
    await runner.waitForRuns();
    expect(counts).toEqual({ runs: 2, now: 0, most: 1 });
  });

  it('that fail report the reason, are repeated sooner, and do not block other jobs', async () => {
    let isBroken = true;
    const { job: fragile } = createCountedJob(async () => {
      if (isBroken) throw new Error('The disk is full.');
      return 'Better.';
    });
    const other = defineJob({ name: 'other', ...texts, every: hour, run: async () => 'Fine.' });
    const runner = await provideRunners(testStore()).add([fragile, other]);
    const run = async () => {
      await runner.check();
      await runner.waitForRuns();
      return listJobStates(runner.store.db);
    };
    const start = testStore().clock.now();
    expect(await run()).toMatchObject([
      { name: 'counted', outcome: 'failed', message: 'The disk is full.', failures: 1, doneAt: null },
      { name: 'other', outcome: 'done', failures: 0 },
    ]);
    isBroken = false;
    testStore().clock.set(start + 60_000);
    const [mended] = await run();
    expect(mended).toMatchObject({ outcome: 'done', failures: 0, doneAt: start + 60_000 });
  });

  it('move immediately if their process shuts down, and are aborted', async () => {
    const runners = provideRunners(testStore());
    const { job, counts } = createCountedJob(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const [first, second] = [await runners.add([job]), await runners.add([])];
    await first.check();
    expect(counts.now).toBe(1);
    await first.stop();
    expect(await onlyState(first.store)).toMatchObject({
      outcome: 'interrupted',
      message: phrase('Ended early: {reason}.', { reason: { pattern: 'Portico was stopped' } }),
    });
    await second.check();
    expect(second.isHolder()).toBe(true);
    await first.check();
    expect(first.isHolder()).toBe(false);
  });

  it('keep the lease if they do not end in time', async () => {
    const runners = provideRunners(testStore());
    const gate = createGate();
    const { job } = createCountedJob(() => gate.opened);
    const [first, second] = [await runners.add([job]), await runners.add([])];
    await first.check();
    const deadline = new AbortController();
    const stopped = first.stop(deadline.signal);
    deadline.abort();
    await stopped;
    await second.check();
    expect(second.isHolder()).toBe(false);
    gate.open('');
    await first.waitForRuns();
  });

  it('move if their process has not renewed the lease for the whole lifetime', async () => {
    const runners = provideRunners(testStore());
    const now = testStore().clock.now();
    const child = startStoreProcess(testStore(), 'work', 'child', 60_000, now);
    expect([await child.nextLine(), await child.nextLine()]).toEqual(['ready', 'child begins']);
    const endless = defineJob({ name: 'endless', ...texts, every: 1_000, run: async () => 'Taken over.' });
    const heir = await runners.add([endless]);
    await heir.check();
    await child.kill();
    runners.pass(lifetimeMs - 1);
    await heir.check();
    expect(heir.isHolder()).toBe(false);
    runners.pass(1);
    await heir.check();
    expect(heir.isHolder()).toBe(true);
    expect(await onlyState(heir.store)).toMatchObject({ outcome: 'interrupted', failures: 1 });
    testStore().clock.set(now + 1_000);
    await heir.check();
    await heir.waitForRuns();
    expect(await onlyState(heir.store)).toMatchObject({ outcome: 'done', message: 'Taken over.' });
  });

  it('stay in their process while it renews the lease, however long another one waits', async () => {
    const runners = provideRunners(testStore());
    const [first, second] = [await runners.add([]), await runners.add([])];
    for (let i = 0; i < 10; i += 1) {
      await first.check();
      await second.check();
      runners.pass(lifetimeMs - 1);
      expect([first.isHolder(), second.isHolder()]).toEqual([true, false]);
    }
  });

  it('stay in their process when a clock jumps', async () => {
    const runners = provideRunners(testStore());
    const { job, counts } = createCountedJob();
    const [first, second] = [await runners.add([job]), await runners.add([job])];
    const check = async () => {
      for (const runner of [first, second]) await runner.check();
      await first.waitForRuns();
    };
    await check();
    for (const [time, runs] of [
      ['2036-01-01T00:00:00Z', 2],
      ['1999-01-01T00:00:00Z', 3],
      ['1999-01-01T00:59:59Z', 3],
      ['2026-03-01T12:00:00Z', 4],
    ] as const) {
      testStore().clock.set(time);
      await check();
      expect([first.isHolder(), second.isHolder(), counts.runs]).toEqual([true, false, runs]);
    }
    expect(counts.most).toBe(1);
  });

  it('are aborted when another process has taken over', async () => {
    const runners = provideRunners(testStore());
    const reasons: unknown[] = [];
    const { job } = createCountedJob(async ({ signal }) => {
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      reasons.push(signal.reason);
      return '';
    });
    const [first, second] = [await runners.add([job]), await runners.add([])];
    await first.check();
    await second.check();
    runners.pass(lifetimeMs);
    expect(first.isHolder()).toBe(false);
    await second.check();
    expect(second.isHolder()).toBe(true);
    await first.check();
    await first.waitForRuns();
    expect(reasons).toEqual([new Error('the lease was lost')]);
    expect(await onlyState(first.store)).toMatchObject({ holder: first.holder });
  });

  it('end before another process may start them if the store does not answer', async () => {
    const runners = provideRunners(testStore());
    const { job, counts } = createCountedJob(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const first = await runners.add([job]);
    await first.check();
    expect(counts.now).toBe(1);
    await first.store.close();
    await first.check();
    expect(counts.now).toBe(1);
    runners.pass(lifetimeMs);
    await first.check();
    await first.waitForRuns();
    expect(counts.now).toBe(0);
  });

  it('start again if the same process finds its own lease after a pause', async () => {
    const runners = provideRunners(testStore());
    const runner = await runners.add([]);
    await runner.check();
    runners.pass(10 * lifetimeMs);
    expect(runner.isHolder()).toBe(false);
    await runner.check();
    expect(runner.isHolder()).toBe(true);
    expect((await readLease(runner.store.db, jobsLease))?.holder).toBe(runner.holder);
  });

  it('move from one killed process to the next until none is left', async () => {
    const names = ['one', 'two'];
    await testStore().openMigrated();
    const children = new Map(names.map((name) => [name, startStoreProcess(testStore(), 'work', name)]));
    const beginning = new Map<string, Promise<string>>();
    for (const [name, child] of children) {
      expect(await child.nextLine()).toBe('ready');
      beginning.set(name, child.nextLine());
    }
    const held: string[] = [];
    while (beginning.size > 0) {
      const holder = (await Promise.race(beginning.values())).split(' ')[0]!;
      held.push(holder);
      beginning.delete(holder);
      await children.get(holder)!.kill();
    }
    expect(held.toSorted()).toEqual(names.toSorted());
  });
});

describe('a job', () => {
  it('needs a valid name and an interval', () => {
    const run = vi.fn<Job['run']>();
    expect(() => defineJob({ name: 'No name', ...texts, every: hour, run })).toThrow('"No name"');
    expect(() => defineJob({ name: 'restless', ...texts, every: 0, run })).toThrow('restless');
  });
});
