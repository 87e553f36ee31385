import { defineJob, type Job, type JobContext } from './define-job.ts';

export const checkJobName = 'check-games';

/** Creates the job that checks whether games still work. */
export function createCheckJob(run: (context: JobContext) => Promise<string>): Job {
  return defineJob({
    name: checkJobName,
    title: 'Check games',
    description:
      'Opens the address of every game of another site once a night, and hides games that are gone.',
    every: 15 * 60_000,
    run,
  });
}
