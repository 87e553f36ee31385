import type { Clock } from '#app/lib/clock.ts';
import { inEnglish, phrase, readPhrase } from '#app/lib/phrase.ts';
import { noteJobEnd } from '#app/store/job-states.server.ts';
import type { Log, Store } from '#app/store/store.ts';
import type { Job } from './define-job.ts';

/** One run of a job, which the store has recorded as running. */
export interface JobRun {
  /** Name of the process that runs it. */
  holder: string;
  startedAt: number;
  /** Whether an operator has requested it. */
  isRequested: boolean;
  /** Aborted if the run must end early. The reason is an error whose message is an encoded phrase. */
  signal: AbortSignal;
}

/** Runs a job, and logs and stores the outcome. Never rejects. */
export async function performJob(
  job: Job,
  { holder, startedAt, isRequested, signal }: JobRun,
  { store, clock, log }: { store: Store; clock: Clock; log: Log },
): Promise<void> {
  let outcome: 'done' | 'failed' | 'interrupted' = 'done';
  let message: string;
  try {
    message = await job.run({ store, clock, log, signal, isRequested });
    if (message !== '') log.info({ job: job.name }, inEnglish(message));
  } catch (error) {
    outcome = signal.aborted ? 'interrupted' : 'failed';
    message = signal.aborted
      ? phrase('Ended early: {reason}.', { reason: readPhrase(describe(signal.reason)) })
      : describe(error);
    if (outcome === 'failed') log.error({ err: error, job: job.name }, 'A job failed');
  }
  try {
    const { name } = job;
    await noteJobEnd(store.db, { name, holder, startedAt, finishedAt: clock.now(), outcome, message });
  } catch (error) {
    log.warn({ err: error, job: job.name }, 'The outcome of a job could not be stored');
  }
}

function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.toWellFormed().replaceAll('\0', '').slice(0, 2_000);
}
