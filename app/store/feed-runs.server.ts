import { deleteFeedPages } from './feed-pages.server.ts';
import type { FeedOutcome } from './schema.ts';
import type { Db } from './store.ts';

export interface FeedRun {
  id: number;
  provider: string;
  /** The file or address that it read. */
  source: string;
  /** Milliseconds. */
  startedAt: number;
  /** Milliseconds. `null` until the run ends, or until the server marks it as interrupted. */
  finishedAt: number | null;
  outcome: FeedOutcome;
  /** The results of the run, in the form that the feed code defines. */
  summary: unknown;
  /** The stored feed. `null` for a run that was started on the command line with a file or an address. */
  feedId: number | null;
  /** Revision of the stored feed with which the run began. */
  feedRevision: number | null;
  /** Time of the last heartbeat of the running process, in milliseconds. `null` for runs without a stored feed. */
  seenAt: number | null;
}

/** Records the start of a run. Returns its id. */
export async function startFeedRun(
  db: Db,
  run: Pick<FeedRun, 'provider' | 'source' | 'startedAt'> & Partial<Pick<FeedRun, 'feedId' | 'feedRevision'>>,
): Promise<number> {
  const { provider, source, startedAt, feedId = null, feedRevision = null } = run;
  const { id } = await db
    .insertInto('feedRuns')
    .values({
      provider,
      source,
      startedAt,
      feedId,
      feedRevision,
      seenAt: feedId === null ? null : startedAt,
      finishedAt: null,
      outcome: 'running',
      summary: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records how a run ended. */
export async function finishFeedRun(
  db: Db,
  id: number,
  { finishedAt, outcome, summary }: { finishedAt: number; outcome: FeedOutcome; summary: unknown },
): Promise<void> {
  await db
    .updateTable('feedRuns')
    .set({ finishedAt, outcome, summary: JSON.stringify(summary ?? {}) })
    .where('id', '=', id)
    .execute();
}

/** Returns runs, newest first. */
export async function listFeedRuns(
  db: Db,
  { provider, feedId, limit = 50 }: { provider?: string; feedId?: number; limit?: number } = {},
): Promise<FeedRun[]> {
  let query = db.selectFrom('feedRuns').selectAll().orderBy('id', 'desc').limit(limit);
  if (provider !== undefined) query = query.where('provider', '=', provider);
  if (feedId !== undefined) query = query.where('feedId', '=', feedId);
  return (await query.execute()).map(readRun);
}

/** Returns the latest run of each stored feed, by the id of the feed. */
export async function listLatestRuns(db: Db): Promise<ReadonlyMap<number, FeedRun>> {
  const rows = await db
    .selectFrom('feedRuns')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('feedRuns')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('feedId', 'is not', null)
        .groupBy('feedId'),
    )
    .execute();
  return new Map(rows.map(readRun).flatMap((run) => (run.feedId === null ? [] : [[run.feedId, run]])));
}

/** Returns the runs that wait for an operator, newest first. */
export async function listWaitingRuns(db: Db): Promise<FeedRun[]> {
  const query = db.selectFrom('feedRuns').selectAll().where('outcome', '=', 'waiting').orderBy('id', 'desc');
  return (await query.execute()).map(readRun);
}

/** Returns a run, or `null` if it does not exist. */
export async function findFeedRun(db: Db, id: number): Promise<FeedRun | null> {
  const row = await db.selectFrom('feedRuns').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readRun(row) : null;
}

/** Records that the process of a run is alive. */
export async function noteRunSeen(db: Db, id: number, now: number): Promise<void> {
  await db.updateTable('feedRuns').set({ seenAt: now }).where('id', '=', id).execute();
}

/**
 * Takes over a run that another process left, if its outcome and last heartbeat are still the given ones. Returns
 * whether the run was taken over.
 */
export async function takeRun(
  db: Db,
  { id, outcome, seenAt }: Pick<FeedRun, 'id' | 'outcome' | 'seenAt'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedRuns')
    .set({ outcome: 'running', finishedAt: null, seenAt: now })
    .where('id', '=', id)
    .where('outcome', '=', outcome)
    .where('seenAt', '=', seenAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Marks the feed's waiting runs that are earlier than `laterRun` as superseded. Deletes the stored answers of these
 * runs and of the feed's earlier interrupted runs.
 */
export async function supersedeRuns(db: Db, feedId: number, laterRun: number): Promise<void> {
  const waiting = await db
    .selectFrom('feedRuns')
    .select('id')
    .where('feedId', '=', feedId)
    .where('id', '<', laterRun)
    .where('outcome', 'in', ['waiting', 'interrupted'])
    .execute();
  for (const { id } of waiting) await deleteFeedPages(db, id);
  await db
    .updateTable('feedRuns')
    .set({ outcome: 'superseded' })
    .where('feedId', '=', feedId)
    .where('id', '<', laterRun)
    .where('outcome', '=', 'waiting')
    .execute();
}

function readRun({ summary, ...run }: Omit<FeedRun, 'summary'> & { summary: string }): FeedRun {
  return { ...run, summary: JSON.parse(summary) as unknown };
}
