import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { Db } from './store.ts';

/** The result of a job's last run. Its message is an encoded phrase. */
export type JobState = Selectable<Database['jobs']>;

/** Returns every job that ever ran, by name. */
export async function listJobStates(db: Db): Promise<JobState[]> {
  const states = await db.selectFrom('jobs').selectAll().execute();
  return states.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the names of the jobs that operators have requested to run now. */
export async function listJobRequests(db: Db): Promise<Set<string>> {
  const requests = await db.selectFrom('jobRequests').select('name').execute();
  return new Set(requests.map(({ name }) => name));
}

/** Records that an operator requests a run of a job. */
export async function requestJob(db: Db, name: string, now: number): Promise<void> {
  await db
    .insertInto('jobRequests')
    .values({ name, requestedAt: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Records the start of a run, which fulfils a request for it. */
export async function noteJobStart(
  db: Db,
  { name, holder, startedAt }: Pick<JobState, 'name' | 'holder' | 'startedAt'>,
): Promise<void> {
  const run = { holder, startedAt, finishedAt: null, outcome: 'running' as const, message: '' };
  await db.deleteFrom('jobRequests').where('name', '=', name).execute();
  await db
    .insertInto('jobs')
    .values({ name, ...run, failures: 0, doneAt: null })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
    .execute();
}

/** Records the result of a run, unless the job has been started again since. */
export async function noteJobEnd(
  db: Db,
  run: Pick<JobState, 'name' | 'holder' | 'startedAt' | 'message'> & {
    outcome: Exclude<JobState['outcome'], 'running'>;
    finishedAt: number;
  },
): Promise<void> {
  const { name, holder, startedAt, finishedAt, outcome, message } = run;
  await db
    .updateTable('jobs')
    .set((eb) => ({
      finishedAt,
      outcome,
      message,
      ...(outcome === 'done' ? { failures: 0, doneAt: finishedAt } : { failures: eb('failures', '+', 1) }),
    }))
    .where('name', '=', name)
    .where('holder', '=', holder)
    .where('startedAt', '=', startedAt)
    .where('outcome', '=', 'running')
    .execute();
}
