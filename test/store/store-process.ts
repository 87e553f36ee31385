import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import type { Migration } from 'kysely/migration';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { putItems } from '#app/store/items.server.ts';
import { migrate } from '#app/store/migrate.server.ts';
import { listMigrations } from '#app/store/migrations/list.ts';
import { openStore } from '#app/store/open.server.ts';
import type { Store } from '#app/store/store.ts';
import { defineJob } from '#app/jobs/define-job.ts';
import { createJobRunner } from '#app/jobs/job-runner.server.ts';
import { createStatistics } from '#app/statistics/statistics.server.ts';
import { createVisitorHash } from '#app/store/visitor-hash.server.ts';
import { createVotes } from '#app/store/votes.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';

const [settings = '{}', job = '', ...values] = process.argv.slice(2);
const { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string } = JSON.parse(settings);
const log = pino({ level: 'silent' });
const clock = { now: Date.now };
const input = createInterface(process.stdin);
const emptySite = {
  settings: { verticals: [], timeZone: 'UTC', languages: [] },
  catalogues: new Map(),
} as unknown as Snapshot;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Creates a migration that begins its work, reports it and waits for a line before it continues. */
function createSlowMigration(): Migration {
  return {
    async up(db) {
      await db.schema.createTable('halfDone').addColumn('id', 'integer').execute();
      say('half done');
      await once(input, 'line');
    },
  };
}

const jobs: Record<string, (store: Store) => Promise<void>> = {
  /** Migrates to the current schema. */
  async migrate(store) {
    say('open');
    await once(input, 'line');
    say((await migrate(store)).join(' '));
  },
  /** Applies one additional migration, which stops half-way. */
  async migrateSlowly(store) {
    await migrate(store, { ...listMigrations(store.engine), '9999-slow': createSlowMigration() });
  },
  /** Changes the site `count` times. */
  async change(store) {
    const [count = 1, firstId = 1] = values.map(Number);
    await migrate(store);
    say('ready');
    for (let i = 0; i < count; i += 1) {
      await inWriteTransaction(store, testChange, (site) =>
        putItems(site, 2, [{ id: firstId + i, data: `{"id":${firstId + i}}` }]),
      );
    }
  },
  /** Holds the write lock until it receives a line or is killed. */
  async hold(store) {
    await migrate(store);
    await inWriteTransaction(store, testChange, async (site) => {
      await putItems(site, 2, [{ id: 666, data: '{"id":666}' }]);
      say('holding');
      await once(input, 'line');
    });
  },
  /** Counts a page view every 20 ms. Prints the number of counted views after each. */
  async count(store) {
    await migrate(store);
    const statistics = createStatistics({
      store,
      clock,
      log,
      snapshots: { current: () => emptySite },
      visitorHash: createVisitorHash({ store, clock }),
      verticalIds: new Map([['g', 2]]),
    });
    const sender = { address: '192.0.2.1', headers: { 'user-agent': 'Firefox' }, host: 'portal.example' };
    say('ready');
    for (let counted = 1; ; counted += 1) {
      await statistics.count(
        { source: '', hasTouch: false, language: 'en', events: [{ kind: 'view', vertical: 'g' }] },
        sender,
      );
      say(String(counted));
      await setTimeout(20);
    }
  },
  /** Likes item 2/1 for one new visitor after another. Prints each visitor whose like was acknowledged. */
  async like(store) {
    const [count = 1, name = 'visitor'] = values;
    await migrate(store);
    const votes = await createVotes({ store, clock, log, gatherMs: 5 });
    say('ready');
    for (let i = 0; i < Number(count); i += 1) {
      await votes.vote(`${name}-${i}`, { verticalId: 2, itemId: 1 }, 1);
      say(`${name}-${i}`);
    }
    await votes.close();
  },
  /**
   * Likes item 2/1 for new visitors, ten at a time, and repeats each like until it is acknowledged. Prints these
   * visitors. Ends when it receives a line.
   */
  async likeThroughFaults(store) {
    await migrate(store);
    const votes = await createVotes({ store, clock, log, gatherMs: 1 });
    const over = new AbortController();
    let next = 0;
    input.once('line', () => over.abort());
    const lane = async () => {
      while (!over.signal.aborted) {
        const visitor = `v-${next}`;
        next += 1;
        let isStored = false;
        while (!isStored && !over.signal.aborted) {
          isStored = await votes.vote(visitor, { verticalId: 2, itemId: 1 }, 1).then(
            () => true,
            () => false,
          );
        }
        if (isStored) say(visitor);
      }
    };
    await Promise.all(Array.from({ length: 10 }, lane));
    await votes.close();
    say('done');
  },
  /** Imports a bundle with pictures from a port of this machine, and prints their number. */
  async importPictures(store) {
    const [source = '', mediaDir = '', port] = values;
    // Loaded only for this job, so that the other jobs start fast.
    const { importBundle } = await import('#app/changes/import.server.ts');
    const { testRegistry } = await import('../bundle/sample-bundle.ts');
    const { createLocalFetch } = await import('../support/local-fetch.ts');
    await migrate(store);
    const fetch = createLocalFetch(Number(port));
    const onProgress = (done: number) => say(`${done}`);
    await importBundle({ store, source, mediaDir, registry: testRegistry, fetch, onProgress });
    await fetch.close();
  },
  /**
   * Runs the job `endless` as often as allowed, until this process is killed or stopped. Prints the name of this
   * process when a run begins and when it ends.
   */
  async work(store) {
    const [name = '', lifetimeMs = 300, now = 0] = values;
    await migrate(store);
    const endless = defineJob({
      name: 'endless',
      title: 'Endless',
      description: 'Runs until it is stopped.',
      every: 1_000,
      async run({ signal }) {
        say(`${name} begins`);
        await once(signal, 'abort');
        say(`${name} ends`);
        throw signal.reason;
      },
    });
    const jobClock = { now: () => Number(now) || Date.now() };
    const timing = { checkMs: Number(lifetimeMs) / 6, lifetimeMs: Number(lifetimeMs) };
    const jobRunner = createJobRunner({ store, clock: jobClock, log, jobs: () => [endless], ...timing });
    jobRunner.start();
    say('ready');
    await once(input, 'line');
    await jobRunner.stop();
  },
};

const run = jobs[job];
if (!run) throw new Error(`There is no job ${job}.`);
const store = await openStore({ dataDir, databaseUrl, role: 'server', log, clock });
await run(store);
await store.close();
input.close();
