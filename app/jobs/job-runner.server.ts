import { randomBytes } from 'node:crypto';
import { addAbortListener } from 'node:events';
import { hostname } from 'node:os';
import {
  listJobRequests,
  listJobStates,
  noteJobEnd,
  noteJobStart,
  requestJob,
  type JobState,
} from '#app/store/job-states.server.ts';
import { phrase } from '#app/lib/phrase.ts';
import { startPolling, type Polling } from '#app/lib/polling.server.ts';
import type { Log, Store } from '#app/store/store.ts';
import type { Clock } from '#app/lib/clock.ts';
import { watchClock } from './clock-watch.ts';
import type { Job } from './define-job.ts';
import { isDue } from './due.ts';
import { createLease } from './lease.server.ts';
import { performJob } from './perform-job.server.ts';

/** Name of the lease whose holder runs the jobs. */
export const jobsLease = 'jobs';

/** Milliseconds that `stop` waits if its caller sets no limit. */
const usualPatience = 5_000;

/** Runs the jobs that are due, if this process holds the lease. */
export interface JobRunner {
  /** Calls `check` at once, and then at regular intervals. */
  start(): void;
  /** Checks now: takes or renews the lease and starts the jobs that are due. */
  check(): Promise<void>;
  /** Whether this process runs the jobs. */
  isHolder(): boolean;
  /** Name of this process in the stored leases and jobs. */
  holder: string;
  /** Returns the current jobs. */
  list(): readonly Job[];
  /**
   * Requests a run of a job. The process that runs the jobs, which may be another one, starts it. Returns `false` if
   * there is no such job. If the job is running, the requested run starts after the current one.
   */
  request(name: string): Promise<boolean>;
  /** Waits for the runs in progress. */
  waitForRuns(): Promise<void>;
  /**
   * Aborts the runs in progress, waits for them until `deadline` is aborted, and releases the lease. A second call
   * joins the first.
   */
  stop(deadline?: AbortSignal): Promise<void>;
}

export interface JobRunnerOptions {
  store: Store;
  clock: Clock;
  log: Log;
  /** Returns the current jobs. */
  jobs: () => readonly Job[];
  /** Milliseconds between two checks. */
  checkMs?: number;
  /** Milliseconds without a renewal after which another process takes over. */
  lifetimeMs?: number;
  /** Elapsed milliseconds, by a monotonic clock. */
  elapsed?: () => number;
}

interface Run {
  ended: Promise<void>;
  cancel: AbortController;
}

/** Creates the job runner of a process. It does nothing before `start` or `check` is called. */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { store, clock, log, jobs, checkMs = 5_000, lifetimeMs = 15_000 } = options;
  const { elapsed = () => performance.now() } = options;
  const holder = `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
  const lease = createLease({ store, name: jobsLease, holder, lifetimeMs, elapsed });
  const checkClock = watchClock({ clock, elapsed, log });
  const running = new Map<string, Run>();
  let checking: Promise<void> | null = null;
  let polling: Polling | null = null;
  let watchdog: NodeJS.Timeout | undefined;
  let wasHolder = false;
  let isFailing = false;
  let stopping: Promise<void> | null = null;

  /** Checks run one at a time. A call during a check shares its result. */
  function check(): Promise<void> {
    checking ??= checkNow().finally(() => {
      checking = null;
    });
    return checking;
  }

  async function checkNow(): Promise<void> {
    if (stopping) return;
    checkClock();
    try {
      await lease.check();
      noteHolding();
      if (lease.isHeld()) await startDue();
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'The store does not answer; jobs wait');
      isFailing = true;
    }
    noteHolding();
  }

  /** Cancels all runs when the lease ends, even if the store no longer answers. */
  function noteHolding(): void {
    clearTimeout(watchdog);
    const isHolder = lease.isHeld();
    if (isHolder && !wasHolder) log.info({ holder }, 'This process runs the jobs');
    if (!isHolder && wasHolder) log.warn({ holder }, 'This process no longer runs the jobs');
    wasHolder = isHolder;
    if (isHolder) watchdog = setTimeout(noteHolding, lease.remaining() + 1).unref();
    else cancelRuns(phrase('the lease was lost'));
  }

  function cancelRuns(reason: string): void {
    for (const { cancel } of running.values()) cancel.abort(new Error(reason));
  }

  async function startDue(): Promise<void> {
    const states = new Map((await listJobStates(store.db)).map((state) => [state.name, state]));
    const requested = await listJobRequests(store.db);
    checkClock(Math.max(0, ...[...states.values()].map(({ startedAt }) => startedAt)));
    for (const job of jobs()) {
      if (stopping) return;
      if (running.has(job.name)) continue;
      const state = states.get(job.name);
      if (state?.outcome === 'running') await noteInterrupted(state);
      else if (requested.has(job.name)) await startRun(job, true);
      else if (isDue(job, state, clock.now())) await startRun(job, false);
    }
  }

  /**
   * Handles a job that the store records as running but that this process did not start. This process holds the lease,
   * so the process that started the job has ended or lost the lease.
   */
  async function noteInterrupted(state: JobState): Promise<void> {
    log.warn({ job: state.name, holder: state.holder }, 'A job was interrupted and will be run again');
    const message = phrase('Its process, {holder}, ended during the run.', { holder: state.holder });
    await noteJobEnd(store.db, { ...state, finishedAt: clock.now(), outcome: 'interrupted', message });
  }

  async function startRun(job: Job, isRequested: boolean): Promise<void> {
    const startedAt = clock.now();
    const isMine = await store.db.transaction().execute(async (db) => {
      if (!(await lease.confirm(db))) return false;
      await noteJobStart(db, { name: job.name, holder, startedAt });
      return true;
    });
    if (!isMine) return;
    const cancel = new AbortController();
    const run = { holder, startedAt, isRequested, signal: cancel.signal };
    const ended = performJob(job, run, { store, clock, log }).finally(() => running.delete(job.name));
    running.set(job.name, { ended, cancel });
  }

  async function release(): Promise<void> {
    try {
      await lease.release();
    } catch (error) {
      log.warn({ err: error }, 'The lease of the jobs could not be released; it expires by itself');
    }
  }

  const waitForRuns = async () => {
    await Promise.all([...running.values()].map(({ ended }) => ended));
  };

  /** Ends all runs. If a run does not end, the lease is not released and expires after this process has ended. */
  async function endRuns(): Promise<void> {
    const reason = phrase('Portico was stopped');
    cancelRuns(reason);
    await polling?.stop();
    await checking;
    clearTimeout(watchdog);
    // A check in progress may have started another run.
    cancelRuns(reason);
    await waitForRuns();
    if (lease.isHeld()) await release();
  }

  return {
    holder,
    check,
    waitForRuns,
    isHolder: () => lease.isHeld(),
    list: jobs,
    async request(name) {
      if (!jobs().some((job) => job.name === name)) return false;
      await requestJob(store.db, name, clock.now());
      // A check in progress may have read the requests before the new request was stored, so another check follows.
      await checking;
      await check();
      return true;
    },
    start() {
      polling ??= startPolling(checkMs, check);
      void check();
    },
    stop(deadline = AbortSignal.timeout(usualPatience)) {
      stopping ??= Promise.race([endRuns(), whenAborted(deadline)]).then(() => {
        if (running.size > 0) log.warn({ jobs: [...running.keys()] }, 'Jobs did not end in time');
      });
      return stopping;
    },
  };
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => void addAbortListener(signal, () => resolve()));
}
