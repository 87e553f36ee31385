import { phrase } from '#app/lib/phrase.ts';
import { defineJob, type Job, type JobContext } from './define-job.ts';

/**
 * Creates the job that posts changes of the site to the operator's webhook. `post` returns the number of changes that
 * arrived.
 */
export function createChangesJob(post: (context: JobContext) => Promise<number>): Job {
  return defineJob({
    name: 'tell-changes',
    title: 'Report changes',
    description: 'Posts changes of the site to CHANGES_URL.',
    every: 60_000,
    run: async (context) =>
      phrase('Changes that arrived at CHANGES_URL: {count}.', { count: await post(context) }),
  });
}
