import { createHash } from 'node:crypto';
import { dropFetched } from '#app/media/fetch-record.server.ts';
import { removeUnusedFiles } from '#app/media/remove-files.server.ts';
import { deleteFeedPages } from '#app/store/feed-pages.server.ts';
import { findFeedRun, finishFeedRun, type FeedRun } from '#app/store/feed-runs.server.ts';
import { findFeed, updateFeed, type StoredFeed } from '#app/store/feeds.server.ts';
import type { Db } from '#app/store/store.ts';
import { choosePart, keysOf } from './choose-changes.ts';
import { optionsOfFeed, type FeedContext } from './feed-context.server.ts';
import type { FeedReport } from './feed-report.ts';
import { createReplay, MissingAnswerError } from './recorded-fetch.server.ts';
import type { RunPlan } from './plan-run.server.ts';
import { reportInEnglish } from './report-in-english.ts';
import type { GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import {
  compareAndApply,
  compareRun,
  findPictures,
  prepareRun,
  summarise,
  type ComparedRun,
  type PreparedRun,
  type RunFeedOptions,
} from './run-feed.server.ts';

/** A run that waits for an operator, compared with the current site. */
export interface Proposal extends ComparedRun {
  run: FeedRun;
  feed: StoredFeed;
  /** Digest of the proposed changes. Other changes have another digest. */
  digest: string;
}

/** Finds a run that waits, with its feed. Returns `null` if the run does not wait or its feed was removed. */
async function findWaiting(db: Db, runId: number): Promise<{ run: FeedRun; feed: StoredFeed } | null> {
  const run = await findFeedRun(db, runId);
  if (run?.outcome !== 'waiting' || run.feedId === null) return null;
  const feed = await findFeed(db, run.feedId);
  return feed ? { run, feed } : null;
}

/**
 * Computes what a waiting run proposes for the current site. Returns `null` if the run no longer waits or its feed was
 * removed.
 */
export async function readProposal(context: FeedContext, runId: number): Promise<Proposal | null> {
  const found = await findWaiting(context.store.db, runId);
  if (!found) return null;
  const options = optionsOfRun(context, found);
  const prepared = await prepareAgain(options);
  if (!prepared) return null;
  const compared = await compareRun(options, prepared);
  return { ...found, ...compared, digest: digestOf(compared.plan) };
}

/**
 * Returns the options for reading a run from its stored answers. The address and provider are those of the run, because
 * the operator may have changed those of the feed since.
 */
function optionsOfRun(context: FeedContext, { run, feed }: { run: FeedRun; feed: StoredFeed }) {
  const source = { ...feed, address: run.source, provider: run.provider };
  return optionsOfFeed(context, source, createReplay(context.store.db, run.id));
}

/**
 * Reads a run from its stored answers. Returns `null` if they were deleted because the run was decided or replaced in
 * the meantime.
 */
async function prepareAgain(options: RunFeedOptions): Promise<PreparedRun | null> {
  try {
    return await prepareRun(options, undefined);
  } catch (error) {
    if (error instanceof MissingAnswerError) return null;
    throw error;
  }
}

function digestOf(plan: RunPlan): string {
  return createHash('sha256').update(keysOf(plan).join('\n')).digest('base64url').slice(0, 22);
}

export interface AcceptOptions {
  runId: number;
  /** Digest of the changes that the operator saw. If it is not set, all current changes count as seen. */
  digest?: string | undefined;
  /** Whether the operator chose the change with this key. */
  isChosen: (key: string, wasLeftOut: boolean) => boolean;
  /** Name of the operator. */
  author: string;
  /** Fetches pictures that the run could not fetch. */
  fetch: Pick<GuardedFetch, 'get'>;
}

/** The effect of an operator's decision about a run. */
export type AcceptResult =
  /** The run was decided or replaced. */
  | { outcome: 'gone' }
  /** The proposed changes are no longer those that the operator saw. Nothing was changed. */
  | { outcome: 'moved' }
  | { outcome: 'declined' | 'unchanged' }
  | { outcome: 'applied'; report: FeedReport };

/**
 * Publishes the chosen changes of a run as one change of the site, and remembers the others as left out. If none is
 * chosen, the run is declined. Removes the pictures that were prepared only for the changes that are left out.
 */
export async function acceptRun(context: FeedContext, options: AcceptOptions): Promise<AcceptResult> {
  const { store } = context;
  const { runId, digest, isChosen, author, fetch } = options;
  const found = await findWaiting(store.db, runId);
  if (!found) return { outcome: 'gone' };
  const { feed } = found;
  const before = new Set(feed.leftOut);
  const chosenOf = (key: string) => isChosen(key, before.has(key));
  let keys: string[] = [];
  let declinedPictures: string[] = [];
  let isMoved = false;
  const runOptions = optionsOfRun(context, found);
  const prepared = await prepareAgain(runOptions);
  if (!prepared) return { outcome: 'gone' };
  const close = (db: Db) => closeRun(db, { runId, feedId: feed.id, keys, chosenOf });
  const result = await compareAndApply(
    {
      ...runOptions,
      fetch,
      author,
      choose(plan) {
        keys = keysOf(plan);
        isMoved = digest !== undefined && digest !== digestOf(plan);
        const chosen = choosePart(plan, (key) => !isMoved && chosenOf(key));
        const kept = new Set(findPictures(chosen));
        declinedPictures = findPictures(plan).filter((address) => !kept.has(address));
        return chosen;
      },
      // Nothing is applied if the operator saw other changes, or chose none.
      waits: ({ added, changed, removed }) => isMoved || added + changed + removed === 0,
      onApply: (db) => close(db),
    },
    prepared,
    runId,
  );
  if (isMoved) return { outcome: 'moved' };
  if (result.outcome === 'stale') return { outcome: 'gone' };
  const removePictures = async () => {
    const { mediaDir } = context;
    for (const file of await dropFetched(mediaDir, declinedPictures)) {
      await removeUnusedFiles(store.db, mediaDir, file);
    }
  };
  if (result.outcome === 'applied') {
    await removePictures();
    return { outcome: 'applied', report: reportInEnglish(result.report) };
  }
  const outcome = keys.length === 0 ? 'unchanged' : 'declined';
  const summary = 'report' in result ? summarise(result.report) : {};
  const isClosed = await store.db.transaction().execute(async (db) => {
    if (!(await close(db))) return false;
    await finishFeedRun(db, runId, { finishedAt: store.clock.now(), outcome, summary });
    return true;
  });
  if (!isClosed) return { outcome: 'gone' };
  await removePictures();
  return { outcome };
}

/**
 * Deletes the answers of a run that is decided and remembers what the operator left out. Returns `false` if someone
 * else has already decided it.
 */
async function closeRun(
  db: Db,
  run: { runId: number; feedId: number; keys: readonly string[]; chosenOf: (key: string) => boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedRuns')
    .set({ outcome: 'running' })
    .where('id', '=', run.runId)
    .where('outcome', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await deleteFeedPages(db, run.runId);
  // Changes that the run no longer proposes are forgotten.
  await updateFeed(db, run.feedId, { leftOut: run.keys.filter((key) => !run.chosenOf(key)) });
  return true;
}
