import type { FeedOutcome } from './schema.ts';
import type { Db } from './store.ts';

/** One run of a feed. */
export interface FeedRun {
  id: number;
  provider: string;
  /** The file or address that it read. */
  source: string;
  /** Milliseconds. */
  startedAt: number;
  /** `null` while it runs. The next start of the server closes a run whose process was killed. */
  finishedAt: number | null;
  outcome: FeedOutcome;
  /** The results of the run, in the form that the feed code defines. */
  summary: unknown;
}

/** Records the start of a run. Returns its id. */
export async function startFeedRun(
  db: Db,
  { provider, source, startedAt }: Pick<FeedRun, 'provider' | 'source' | 'startedAt'>,
): Promise<number> {
  const { id } = await db
    .insertInto('feedRuns')
    .values({ provider, source, startedAt, finishedAt: null, outcome: 'running', summary: '{}' })
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
  { provider, limit = 50 }: { provider?: string; limit?: number } = {},
): Promise<FeedRun[]> {
  let query = db.selectFrom('feedRuns').selectAll().orderBy('id', 'desc').limit(limit);
  if (provider !== undefined) query = query.where('provider', '=', provider);
  const rows = await query.execute();
  return rows.map(({ summary, ...run }) => ({ ...run, summary: JSON.parse(summary) as unknown }));
}
