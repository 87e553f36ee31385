import type { Log, Store } from '#app/store/store.ts';
import type { Clock } from '#app/lib/clock.ts';

/** The services that a job can use. */
export interface JobContext {
  store: Store;
  clock: Clock;
  log: Log;
  /** Aborted when the process stops or another process has taken over. The job must then end as soon as possible. */
  signal: AbortSignal;
  /** Whether an operator has requested this run. */
  isRequested: boolean;
}

/** Recurring work that exactly one process does. */
export interface Job {
  /** The name in the store: lower case, words joined by `-`. */
  name: string;
  /** What operators see: a few words, and one sentence about the purpose. */
  title: string;
  description: string;
  /** Milliseconds from one start to the next. */
  every: number;
  /**
   * Does the work. Returns a line for the operator that describes the result, as an encoded phrase, or "" if there was
   * nothing to do.
   */
  run(context: JobContext): Promise<string>;
}

/** Defines a job. Throws if its name cannot be stored or its interval is too short. */
export function defineJob(job: Job): Job {
  if (!/^[a-z][a-z0-9-]*$/.test(job.name))
    throw new RangeError(`"${job.name}" is not a valid name of a job.`);
  if (!(job.every >= 1_000))
    throw new RangeError(`The job ${job.name} needs an interval of at least one second.`);
  return job;
}
