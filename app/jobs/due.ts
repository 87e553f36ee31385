import type { JobState } from '#app/store/job-states.server.ts';
import type { Job } from './define-job.ts';

const firstRetry = 60_000;

/** Clocks of two machines may differ by so much, milliseconds. */
export const clockDifference = 60_000;

/**
 * Whether a job that is not running should be. After a failure it is tried again sooner than usual, ever more rarely. A
 * start in the future means that the clock was wrong: then, too, it is due.
 */
export function isDue(
  job: Pick<Job, 'every'>,
  last: Pick<JobState, 'startedAt' | 'failures'> | undefined,
  now: number,
): boolean {
  if (!last || last.startedAt > now + clockDifference) return true;
  const pause = last.failures === 0 ? job.every : firstRetry * 2 ** Math.min(last.failures - 1, 30);
  return now >= last.startedAt + Math.min(job.every, pause);
}
