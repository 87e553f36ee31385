import { phrase } from '#app/lib/phrase.ts';
import { defineJob, type Job, type JobContext } from './define-job.ts';

/** Creates the job that reports changed pages to search engines. `report` returns the number of reported addresses. */
export function createIndexNowJob(report: (context: JobContext) => Promise<number>): Job {
  return defineJob({
    name: 'index-now',
    title: 'Report changed pages',
    description: 'Tells search engines the addresses of changed pages (IndexNow).',
    every: 10 * 60_000,
    async run(context) {
      const count = await report(context);
      if (count === 0) return '';
      return phrase('Addresses of changed pages that arrived at IndexNow: {count}.', { count });
    },
  });
}
