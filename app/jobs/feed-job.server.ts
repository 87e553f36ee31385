import { defineJob, type Job, type JobContext } from './define-job.ts';

/** Name of the job that runs stored feeds. */
export const feedJobName = 'run-feeds';

/** Creates the job that runs stored feeds when they are due. */
export function createFeedJob(run: (context: JobContext) => Promise<string>): Job {
  return defineJob({
    name: feedJobName,
    title: 'Run feeds',
    description: 'Runs stored feeds whose time has come.',
    every: 60_000,
    run,
  });
}
