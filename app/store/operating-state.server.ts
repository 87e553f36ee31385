import { listWaitingRuns } from './feed-runs.server.ts';
import { listFeeds, type StoredFeed } from './feeds.server.ts';
import { countItemChecks } from './item-checks.server.ts';
import type { CheckState, FeedOutcome } from './schema.ts';
import { listJobStates, type JobState } from './job-states.server.ts';
import { countReports, type ReportState } from './reports.server.ts';
import type { Db } from './store.ts';

/** The state of background work, from the store. */
export interface OperatingState {
  jobs: JobState[];
  /** The last feed run of each provider. Times are in milliseconds. */
  feeds: { provider: string; outcome: FeedOutcome; startedAt: number; finishedAt: number | null }[];
  storedFeeds: StoredFeed[];
  /** Ids of the stored feeds with a run that waits for an operator. */
  waitingFeeds: ReadonlySet<number>;
  reports: Record<ReportState, number>;
  /** Number of checked items in each state. */
  checks: Record<CheckState, number>;
}

/** Reads the state of jobs, feeds, reports and checks. */
export async function readOperatingState(db: Db): Promise<OperatingState> {
  const jobs = await listJobStates(db);
  const feeds = await db
    .selectFrom('feedRuns')
    .select(['provider', 'outcome', 'startedAt', 'finishedAt'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('feedRuns')
        .select(({ fn }) => fn.max('id').as('id'))
        .groupBy('provider'),
    )
    .execute();
  const waiting = (await listWaitingRuns(db)).flatMap(({ feedId }) => feedId ?? []);
  return {
    jobs,
    feeds,
    storedFeeds: await listFeeds(db),
    waitingFeeds: new Set(waiting),
    reports: await countReports(db),
    checks: await countItemChecks(db),
  };
}
