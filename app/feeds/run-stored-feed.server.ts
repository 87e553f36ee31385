import { faultLine } from '#app/bundle/fault.ts';
import { SourceError } from '#app/bundle/source.server.ts';
import { readSiteSettings } from '#app/changes/stored-settings.server.ts';
import { phrase, readPhrase } from '#app/lib/phrase.ts';
import { fetchPictures } from '#app/media/fetch-pictures.server.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { deleteFeedPages } from '#app/store/feed-pages.server.ts';
import {
  finishFeedRun,
  listFeedRuns,
  noteRunSeen,
  startFeedRun,
  supersedeRuns,
  takeRun,
  type FeedRun,
} from '#app/store/feed-runs.server.ts';
import { findFeed, updateFeed, type StoredFeed } from '#app/store/feeds.server.ts';
import type { Store } from '#app/store/store.ts';
import { choosePart } from './choose-changes.ts';
import {
  MissingMappingError,
  optionsOfFeed,
  UnknownProviderError,
  type FeedContext,
} from './feed-context.server.ts';
import type { FeedReport } from './feed-report.ts';
import type { FeedRules } from './feed-rules.ts';
import { FeedShapeError } from './parse-page.ts';
import type { RunPlan } from './plan-run.server.ts';
import { createRecordingFetch } from './recorded-fetch.server.ts';
import { reportInEnglish } from './report-in-english.ts';
import { createRetryingFetch } from './retrying-fetch.server.ts';
import { describeFailure, failureSummary } from './run-failure.server.ts';
import { readRunSummary } from './run-summary.ts';
import {
  compareAndApply,
  findPictures,
  prepareSince,
  summarise,
  toLastRun,
  type LastRun,
  type RunFeedOptions,
} from './run-feed.server.ts';
import { nextRetry, nextRun, parseSchedule } from './schedule.ts';
import { readFeedState } from './stored-items.server.ts';

/** How a run of a stored feed ended. */
export type StoredRunResult =
  /** Another process is running the feed. */
  | { outcome: 'busy' }
  /** The process is stopping. The next run continues this one. */
  | { outcome: 'interrupted' }
  /** The message is an encoded phrase. */
  | { outcome: 'failed'; runId: number; message: string }
  /** The report is in English. */
  | { outcome: 'applied' | 'unchanged' | 'waiting'; runId: number; report: FeedReport };

export interface StoredRunOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds before each retry of a request. */
  pauses?: readonly number[] | undefined;
  /** Returns a number from 0 to 1 that chooses the delay of the next run. */
  random?: (() => number) | undefined;
  onPicture?: RunFeedOptions['onPicture'];
}

/** Milliseconds without a heartbeat after which a run counts as dead. */
const silence = 5 * 60_000;
/** Milliseconds between two heartbeats. */
const heartbeat = 60_000;
/** Age in milliseconds up to which a dead run is continued. Older answers are out of date. */
const longestResume = 6 * 3_600_000;

/**
 * Runs a stored feed: reads it, compares it with the site, and either publishes the changes or leaves them to an
 * operator. Records the run, and when the feed is due again. A failure of the feed is a result, not an error.
 */
export async function runStoredFeed(
  context: FeedContext,
  feed: StoredFeed,
  options: StoredRunOptions = {},
): Promise<StoredRunResult> {
  const { store } = context;
  const runId = await beginRun(store, feed);
  if (runId === null) return { outcome: 'busy' };
  const beat = () => void noteRunSeen(store.db, runId, store.clock.now()).catch(() => undefined);
  const timer = setInterval(beat, heartbeat).unref();
  try {
    return await perform(context, feed, runId, options);
  } catch (error) {
    const { signal } = options;
    if (signal?.aborted) {
      await finishFeedRun(store.db, runId, { ...ended(store), outcome: 'interrupted', summary: {} });
      return { outcome: 'interrupted' };
    }
    const text = describeFailure(error);
    await noteFailure(store, feed.id, runId, text, options);
    if (!isOfFeed(error)) throw error;
    return { outcome: 'failed', runId, message: text };
  } finally {
    clearInterval(timer);
  }
}

/**
 * Continues the last run of a feed if it was interrupted, or starts a new run. Returns `null` if a run is in progress.
 */
async function beginRun(store: Store, feed: StoredFeed): Promise<number | null> {
  const { db, clock } = store;
  const now = clock.now();
  const [last] = await listFeedRuns(db, { feedId: feed.id, limit: 1 });
  if (last?.outcome === 'running' && (last.seenAt ?? 0) > now - silence) return null;
  if (last && (last.outcome === 'running' || last.outcome === 'interrupted')) {
    const isSame = last.source === feed.address && last.feedRevision === feed.revision;
    if (isSame && last.startedAt > now - longestResume) {
      return (await takeRun(db, last, now)) ? last.id : null;
    }
    await deleteFeedPages(db, last.id);
    if (last.outcome === 'running') {
      await finishFeedRun(db, last.id, { ...ended(store), outcome: 'interrupted', summary: {} });
    }
  }
  const { provider, address: source, id: feedId, revision: feedRevision } = feed;
  return startFeedRun(db, { provider, source, startedAt: now, feedId, feedRevision });
}

async function perform(
  context: FeedContext,
  feed: StoredFeed,
  runId: number,
  options: StoredRunOptions,
): Promise<StoredRunResult> {
  const { store } = context;
  const network = createRetryingFetch(context.fetch, options);
  const runOptions = optionsOfFeed(context, feed, network);
  const recording = { ...runOptions, fetch: createRecordingFetch(store.db, runId, network) };
  const prepared = await prepareSince(recording, await findLastDelivery(store, feed, runId));
  const leftOut = new Set(feed.leftOut);
  const seen: { plan: RunPlan | null } = { plan: null };
  // Requests for pictures are not repeated, because the next run fetches missing pictures.
  const pictures = createRetryingFetch(context.fetch, { pauses: [], signal: options.signal });
  const result = await compareAndApply(
    {
      ...runOptions,
      fetch: pictures,
      onPicture: options.onPicture,
      choose(whole) {
        seen.plan = choosePart(whole, (key) => !leftOut.has(key));
        return seen.plan;
      },
      waits: (report) => mustWait(runOptions.rules, report),
      async onApply(db, report) {
        options.signal?.throwIfAborted();
        await deleteFeedPages(db, runId);
        await supersedeRuns(db, feed.id, runId);
        await noteDelivery(store, db, feed, report, options);
        return true;
      },
    },
    prepared,
    runId,
  );
  if (result.outcome === 'refused') throw new Error('The comparison of a run read the feed again.');
  const { outcome, report } = result;
  switch (outcome) {
    case 'applied':
      return { outcome, runId, report: reportInEnglish(report) };
    case 'unchanged':
    case 'waiting': {
      if (seen.plan && outcome === 'waiting') {
        // The pictures are prepared now, so that the operator sees them and the acceptance needs no network.
        const { mediaDir } = context;
        const known = (await readFeedState(store, runOptions.feed, prepared.provider)).mediaPaths;
        const addresses = findPictures(seen.plan);
        const missing = addresses.filter((address) => !known.has(address));
        const { onPicture: onProgress } = options;
        const { rows } = await fetchPictures(missing, { fetch: pictures, mediaDir, onProgress });
        report.pictures = rows.length;
      }
      options.signal?.throwIfAborted();
      await store.db.transaction().execute(async (db) => {
        if (outcome === 'unchanged') await deleteFeedPages(db, runId);
        // If the document is unchanged, the earlier run that still waits stays valid.
        if (!report.isNotModified) await supersedeRuns(db, feed.id, runId);
        await finishFeedRun(db, runId, { ...ended(store), outcome, summary: summarise(report) });
        await noteDelivery(store, db, feed, report, options);
      });
      return { outcome, runId, report: reportInEnglish(report) };
    }
    default: {
      const [first] = report.bad;
      const text = phrase(
        '{count} rows are invalid, and the feed is imported completely or not at all. {example}',
        { count: report.bad.length, example: first ? readPhrase(faultLine(first)) : '' },
      );
      await noteFailure(store, feed.id, runId, text, options);
      return { outcome: 'failed', runId, message: text };
    }
  }
}

/**
 * Whether changes need an operator's approval: if they exceed the limits of the feed, or if it has none and never
 * publishes by itself.
 */
function mustWait({ publishes }: FeedRules, { added, changed, removed, before }: FeedReport): boolean {
  if (added + changed + removed === 0) return false;
  if (!publishes) return true;
  return added > publishes.mostAdded || removed * 100 > before * publishes.mostRemovedPercent;
}

async function findLastDelivery({ db }: Store, feed: StoredFeed, runId: number): Promise<LastRun | null> {
  const runs = await listFeedRuns(db, { feedId: feed.id, limit: 10 });
  const delivered: readonly FeedRun['outcome'][] = ['applied', 'unchanged', 'waiting', 'declined'];
  const last = runs.find(({ id, outcome }) => id !== runId && delivered.includes(outcome));
  if (!last || last.source !== feed.address || last.feedRevision !== feed.revision) return null;
  const report = readRunSummary(last.summary);
  if (!report) return null;
  return toLastRun(report, last.outcome === 'applied');
}

/** Records that a run received the feed, and when the next run is due. */
async function noteDelivery(
  store: Store,
  db: Store['db'],
  { id, unpaid: unpaidBefore }: StoredFeed,
  { isNotModified, entries, unpaid }: FeedReport,
  { random = Math.random }: StoredRunOptions,
): Promise<void> {
  const feed = await findFeed(db, id);
  if (!feed) return;
  const now = store.clock.now();
  const { timeZone } = await readSiteSettings(db);
  const schedule = parseSchedule(feed.schedule) ?? { kind: 'manual' };
  await updateFeed(db, id, {
    failures: 0,
    ...((isNotModified || entries > 0) && { deliveredAt: now }),
    unpaid: isNotModified ? unpaidBefore : unpaid,
    nextRunAt: nextRun(schedule, now, timeZone, random()),
  });
}

/** Records a run that failed. `text` says why: an encoded phrase. */
async function noteFailure(
  store: Store,
  feedId: number,
  runId: number,
  text: string,
  { random = Math.random }: StoredRunOptions,
): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await deleteFeedPages(db, runId);
    await finishFeedRun(db, runId, { ...ended(store), outcome: 'failed', summary: failureSummary(text) });
    const feed = await findFeed(db, feedId);
    if (!feed) return;
    const failures = feed.failures + 1;
    const { timeZone } = await readSiteSettings(db);
    const schedule = parseSchedule(feed.schedule) ?? { kind: 'manual' };
    const nextRunAt = nextRetry(schedule, failures, store.clock.now(), timeZone, random());
    await updateFeed(db, feedId, { failures, nextRunAt });
  });
}

function ended({ clock }: Store): { finishedAt: number } {
  return { finishedAt: clock.now() };
}

function isOfFeed(error: unknown): boolean {
  const kinds = [GuardedFetchError, FeedShapeError, SourceError, UnknownProviderError, MissingMappingError];
  return kinds.some((kind) => error instanceof kind);
}
