import type { FeedResult, FeedTask } from './feed-child.ts';
import { fillStore } from './fill-store.ts';
import { findingOf, type Finding } from './finding.ts';
import { allocator, commandHeap, start, stop, withDataDir } from './processes.ts';

const sizes = [10_000, 100_000];
const providers = ['gamemonetize', 'mapped'] as const;
/** The runs of a feed: the first import, the same games again, and a new text for every tenth game. */
const runs = [
  { name: 'new', changedEach: 0 },
  { name: 'unchanged', changedEach: 0 },
  { name: 'a tenth changed', changedEach: 10 },
] as const;

/**
 * Measures runs of stored feeds without pictures, each in a process of its own. The targets apply to the smaller feed.
 */
export async function benchFeeds(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const size of sizes) {
    for (const provider of providers) {
      await withDataDir(undefined, async (dataDir) => {
        await fillStore(dataDir, 75);
        for (const { name, changedEach } of runs) {
          const result = await measureApart({ dataDir, provider, size, changedEach });
          const { outcome, wall, cpu, before, highest } = result;
          console.log(
            `  ${provider}, ${size} games, ${name}: ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time, ${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most (${outcome})`,
          );
          if (size !== sizes[0]) continue;
          findings.push(
            findingOf([wall], {
              name: `${provider}, ${name}`,
              digits: 1,
              unit: ' s',
              aim: 60,
              isCeiling: true,
            }),
            findingOf([highest], {
              name: `${provider}, ${name}, memory`,
              digits: 0,
              unit: ' MB',
              aim: 300,
              isCeiling: true,
            }),
          );
        }
      });
    }
  }
  return findings;
}

/** Measures a run in a new process, because the system reports the highest memory of a whole process only. */
async function measureApart(task: FeedTask): Promise<FeedResult> {
  const started = await start('bench/feed-child.ts', {
    input: task,
    env: allocator,
    nodeArgs: commandHeap,
  });
  await stop(started);
  return started.message as FeedResult;
}
