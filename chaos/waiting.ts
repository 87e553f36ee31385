import { setTimeout as pause } from 'node:timers/promises';

/** Calls the probe repeatedly until it returns `true`. Returns the seconds it took, or `null` after `seconds`. */
export async function waitUntil(
  seconds: number,
  ask: () => Promise<boolean> | boolean,
): Promise<number | null> {
  const began = performance.now();
  for (;;) {
    if (await ask()) return (performance.now() - began) / 1000;
    if (performance.now() - began > seconds * 1000) return null;
    await pause(100);
  }
}

/** Formats a time for a row. */
export const inSeconds = (seconds: number | null) =>
  seconds === null ? 'never' : `after ${seconds.toFixed(1)} s`;

/** Returns a percentile of values. `share` is between 0 and 1; 0.5 returns the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Describes statuses and their numbers, such as `200 × 31, 503 × 2`. */
export function describeCounts(counts: ReadonlyMap<number | string, number>): string {
  const parts = [...counts]
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
    .map(([key, count]) => `${key} × ${count}`);
  return parts.length > 0 ? parts.join(', ') : 'none';
}

export function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
