import type { FeedOutcome } from './schema.ts';
import { listJobStates, type JobState } from './job-states.server.ts';
import { countReports, type ReportState } from './reports.server.ts';
import type { Db } from './store.ts';

/** The state of background work, from the store. */
export interface OperatingState {
  jobs: JobState[];
  /** The last run of each feed. Times in milliseconds. */
  feeds: { provider: string; outcome: FeedOutcome; startedAt: number; finishedAt: number | null }[];
  reports: Record<ReportState, number>;
}

/** Reads the state of jobs, feeds and reports. */
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
  return { jobs, feeds, reports: await countReports(db) };
}
