import { defineJob, type Job, type JobContext } from './define-job.ts';

/** Creates the job that tells the operator's webhook about changes of the site. `tell` returns the number of changes that arrived. */
export function createChangesJob(tell: (context: JobContext) => Promise<number>): Job {
  return defineJob({
    name: 'tell-changes',
    title: 'Report changes',
    description: 'Posts changes of the site to CHANGES_URL.',
    every: 60_000,
    run: async (context) => `Changes that arrived at CHANGES_URL: ${await tell(context)}.`,
  });
}
