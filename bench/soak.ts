import type { ChildProcess } from 'node:child_process';
import type { Finding } from './finding.ts';
import { listKnownPages, putMixedLoad, type Counts } from './mixed-load.ts';
import { withPortal } from './processes.ts';

/**
 * Maximum memory of the process in megabytes with the starter content: 216 for cached pages, 64 for files, the rest for
 * the process itself (docs/performance.md).
 */
const bound = 800;
const perSecond = 200;
const mebibyte = 2 ** 20;

/**
 * Measures the memory of the portal every minute under mixed load. Extrapolates the growth of the second half to an
 * hour.
 */
export async function benchSoak(dataDir: string, minutes: number): Promise<Finding[]> {
  const load = async (port: number, child: ChildProcess) => {
    const known = await listKnownPages(port);
    console.log(`  ${perSecond} requests a second for ${minutes} minutes, ${known.length} known pages`);
    console.log('  minute   RSS MB   heap MB   external MB');
    const total: Counts = new Map();
    const sizes: number[] = [];
    for (let minute = 0; minute <= minutes; minute += 1) {
      if (minute > 0) addUp(total, await putMixedLoad({ port, known, perSecond, milliseconds: 60_000 }));
      const { rss, heapUsed, external } = await memoryOf(child);
      sizes.push(rss / mebibyte);
      const columns = [rss, heapUsed, external].map((bytes) => (bytes / mebibyte).toFixed(0).padStart(8));
      console.log(`  ${String(minute).padStart(6)} ${columns.join('  ')}`);
    }
    printCounts(total);
    const failures = [...total.values()].reduce((sum, each) => sum + countFailed(each), 0);
    const largest = Math.max(...sizes);
    const anHour =
      (sizes.at(-1) ?? 0) + Math.max(0, slope(sizes.slice(Math.floor(sizes.length / 2)))) * (60 - minutes);
    return [
      { name: 'largest memory', value: largest, digits: 0, unit: ' MB', aim: bound, isCeiling: true },
      { name: 'estimated for an hour', value: anHour, digits: 0, unit: ' MB', aim: bound, isCeiling: true },
      { name: 'failed requests', value: failures, digits: 0, aim: 0, isCeiling: true },
    ];
  };
  return withPortal(dataDir, undefined, load, { nodeArgs: ['--import', './bench/memory-reporter.ts'] });
}

/** Requests the memory figures of the process. Its heartbeats arrive over the same channel and are skipped. */
function memoryOf(child: ChildProcess): Promise<NodeJS.MemoryUsage> {
  return new Promise((resolve) => {
    child.on('message', function take(message: { memory?: NodeJS.MemoryUsage }) {
      if (message.memory === undefined) return;
      child.off('message', take);
      resolve(message.memory);
    });
    child.send('memory');
  });
}

/** Counts the requests without an answer or with a server error. */
function countFailed(byStatus: ReadonlyMap<number, number>): number {
  return [...byStatus].reduce((sum, [status, count]) => sum + (status === 0 || status >= 500 ? count : 0), 0);
}

/** Returns the average growth from one value to the next, by least squares. */
function slope(values: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const indexes = values.map((_, index) => index);
  const [x, y] = [mean(indexes), mean(values)];
  const spread = indexes.reduce((sum, index) => sum + (index - x) ** 2, 0);
  return spread === 0 ? 0 : values.reduce((sum, value, index) => sum + (index - x) * (value - y), 0) / spread;
}

function addUp(total: Counts, more: Counts): void {
  for (const [name, byStatus] of more) {
    const sum = total.get(name) ?? new Map<number, number>();
    for (const [status, count] of byStatus) sum.set(status, (sum.get(status) ?? 0) + count);
    total.set(name, sum);
  }
}

function printCounts(total: Counts): void {
  for (const [name, byStatus] of total) {
    const parts = [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} x ${status || 'failed'}`);
    console.log(`  ${name}: ${parts.join(', ')}`);
  }
}
