import { Gauge, type Registry } from 'prom-client';
import { feedHealth } from '#app/feeds/feed-health.ts';
import type { OperatingState } from '#app/store/operating-state.server.ts';

/** Milliseconds for which a reader of the metrics waits for the store. */
const patience = 1_000;

/**
 * Adds the metrics that are read from the store: those of jobs, feeds, reports and checks, and the given `figures`.
 * Returns the function that reads them again. While the store does not answer, the last values remain.
 */
export function addStoreMetrics(
  register: Registry,
  read: () => Promise<OperatingState>,
  now: () => number,
  figures: readonly { name: string; help: string; read: () => Promise<number | null> }[],
): () => Promise<void> {
  const add = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `portico_${name}`, help, labelNames, registers: [register] });
  const jobStarted = add('job_started_timestamp_seconds', 'Last start of a job.', 'job');
  const jobDone = add('job_done_timestamp_seconds', 'End of the last successful run of a job.', 'job');
  const jobFailures = add('job_failures', 'Failed runs of a job since the last successful one.', 'job');
  const feedStarted = add('feed_started_timestamp_seconds', 'Last start of a feed run.', 'provider');
  const feedOutcome = add(
    'feed_outcome',
    '1 for the outcome of the last run of a feed.',
    'provider',
    'outcome',
  );
  const storedFeed = add(
    'stored_feed',
    '1 for the state of a stored feed: ok, paused, failing, silent (nothing received for two days).',
    'feed',
    'state',
  );
  const feedDelivered = add(
    'stored_feed_delivered_timestamp_seconds',
    'Last time a stored feed delivered entries.',
    'feed',
  );
  const feedFailures = add(
    'stored_feed_failures',
    'Failed runs of a stored feed since the last delivery.',
    'feed',
  );
  const feedWaiting = add('stored_feed_waiting', '1 if a run of a stored feed waits for approval.', 'feed');
  const reports = add('reports', 'Problems that visitors reported, by state: open or closed.', 'state');
  const checks = add(
    'checked_games',
    'Checked games of other sites, by state: ok, suspect or dead.',
    'state',
  );
  const ofVerticals = figures.map(({ name, help, read: readFigure }) => ({
    gauge: add(name, help),
    readFigure,
  }));

  function show(state: OperatingState): void {
    for (const { name, startedAt, doneAt, failures } of state.jobs) {
      jobStarted.set({ job: name }, startedAt / 1000);
      if (doneAt !== null) jobDone.set({ job: name }, doneAt / 1000);
      jobFailures.set({ job: name }, failures);
    }
    feedOutcome.reset();
    for (const { provider, outcome, startedAt } of state.feeds) {
      feedStarted.set({ provider }, startedAt / 1000);
      feedOutcome.set({ provider, outcome }, 1);
    }
    for (const gauge of [storedFeed, feedDelivered, feedFailures, feedWaiting]) gauge.reset();
    for (const feed of state.storedFeeds) {
      const { id, name, failures, deliveredAt } = feed;
      storedFeed.set({ feed: name, state: feedHealth(feed, now()) }, 1);
      feedFailures.set({ feed: name }, failures);
      feedWaiting.set({ feed: name }, state.waitingFeeds.has(id) ? 1 : 0);
      if (deliveredAt !== null) feedDelivered.set({ feed: name }, deliveredAt / 1000);
    }
    for (const [name, count] of Object.entries(state.reports)) reports.set({ state: name }, count);
    for (const [name, count] of Object.entries(state.checks)) checks.set({ state: name }, count);
  }

  async function showFigure({ gauge, readFigure }: (typeof ofVerticals)[number]): Promise<void> {
    const value = await readFigure();
    if (value !== null) gauge.set(value);
  }

  const readable = add('store_readable', '1 while the store answers.');
  let reading: Promise<void> | null = null;
  return async () => {
    reading ??= Promise.all([read().then(show), ...ofVerticals.map(showFigure)])
      .then(() => {})
      .finally(() => {
        reading = null;
      });
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The store does not answer.')), patience);
    });
    try {
      await Promise.race([reading, timeout]);
      readable.set(1);
    } catch {
      readable.set(0);
    } finally {
      clearTimeout(timer);
    }
  };
}
