import type { AdFigures } from '../ad-figures.ts';

/** A task is long if it takes more than this number of milliseconds. */
export const longTask = 50;

/** A request, as Resource Timing describes it. All sizes are 0 if the other host does not disclose them to the page. */
export type MeasuredRequest = Pick<PerformanceResourceTiming, 'transferSize' | 'encodedBodySize'>;

/** A movement of visible elements. `startTime` in milliseconds. */
export interface MeasuredShift {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
}

/** Sums up the observations. `tasks` are the durations of long tasks, `ownBytes` the size of the entry itself. */
export function sumFigures({
  requests,
  tasks,
  shifts,
  ownBytes,
}: {
  requests: readonly MeasuredRequest[];
  tasks: readonly number[];
  shifts: readonly MeasuredShift[] | null;
  ownBytes: number;
}): AdFigures {
  const sizes = requests.map(({ transferSize, encodedBodySize }) => Math.max(transferSize, encodedBodySize));
  return {
    requests: requests.length,
    hidden: sizes.filter((size) => size === 0).length,
    bytes: ownBytes + sum(sizes),
    longTasks: Math.round(sum(tasks)),
    blocking: Math.round(sum(tasks.map((duration) => Math.max(0, duration - longTask)))),
    shift: shifts && Math.round(largestWindow(shifts) * 10_000) / 10_000,
  };
}

/**
 * Returns the largest sum of shifts in a session window. A window ends after one second without a shift, and at the
 * latest after five seconds (https://web.dev/articles/cls).
 */
function largestWindow(shifts: readonly MeasuredShift[]): number {
  let largest = 0;
  let total = 0;
  let start = -Infinity;
  let last = -Infinity;
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last >= 1_000 || startTime - start >= 5_000) {
      total = 0;
      start = startTime;
    }
    last = startTime;
    total += value;
    largest = Math.max(largest, total);
  }
  return largest;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
