import type { Clock } from '#app/lib/clock.ts';
import type { Log } from '#app/store/store.ts';
import { clockDifference } from './due.ts';

export interface ClockWatchOptions {
  clock: Clock;
  /** Elapsed milliseconds, by a monotonic clock. */
  elapsed: () => number;
  log: Log;
}

/**
 * Returns a function that logs a warning if the clock was set back since the previous call, or if `latestStart`, the
 * latest start of a job, is in the future because a clock was ahead.
 */
export function watchClock({ clock, elapsed, log }: ClockWatchOptions): (latestStart?: number) => void {
  let previousLead: number | null = null;
  return (latestStart = 0) => {
    const now = clock.now();
    const lead = now - elapsed();
    const setBack = previousLead === null ? 0 : previousLead - lead;
    previousLead = lead;
    const behind = Math.max(setBack, latestStart - now);
    if (behind <= clockDifference) return;
    log.warn(
      { seconds: Math.round(behind / 1000) },
      'The clock runs backwards: it was set back, or was ahead before. Check the clock of this machine; jobs are run again at once, and backups are ordered by their contents',
    );
  };
}
