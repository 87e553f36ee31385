import type { JobState } from '#app/store/job-states.server.ts';
import type { Job } from './define-job.ts';

const firstRetry = 60_000;

/** Maximum difference between the clocks of two machines, in milliseconds. */
export const clockDifference = 60_000;

/**
 * Returns whether a job that is not running should be started. After a failure, the job is repeated sooner than usual,
 * at increasing intervals. If its last start is in the future, a clock was wrong, and the job is due, too.
 */
export function isDue(
  job: Pick<Job, 'every'>,
  last: Pick<JobState, 'startedAt' | 'failures'> | undefined,
  now: number,
): boolean {
  if (!last || last.startedAt > now + clockDifference) return true;
  return now >= nextStart(job, last);
}

/** Returns when a job that has run is due again, in Unix milliseconds. */
export function nextStart(job: Pick<Job, 'every'>, last: Pick<JobState, 'startedAt' | 'failures'>): number {
  const pause = last.failures === 0 ? job.every : firstRetry * 2 ** Math.min(last.failures - 1, 30);
  return last.startedAt + Math.min(job.every, pause);
}
