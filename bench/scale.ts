import { fillStore } from './fill-store.ts';
import { findingOf, type Finding } from './finding.ts';
import { allocator, start, stop, withDataDir } from './processes.ts';
import type { ScaleResult, ScaleTask } from './scale-child.ts';

const sizes = [75, 1_000, 10_000, 100_000];
/** Number of measurements of the largest catalogue, to which the targets apply. Each runs in its own process. */
const runs = 3;
/** Number of measured pages of each kind. There are more for the largest catalogue, to which the targets apply. */
const rounds = { usual: 40, largest: 300 };
/** Page kinds without a target: search has a benchmark of its own, and a file of 50,000 addresses is not a page. */
const withoutAim = new Set(['search', 'sitemap file']);

/**
 * Measures start, memory and every kind of page for catalogues of increasing size. The targets apply to the largest.
 */
export async function benchScale(): Promise<Finding[]> {
  const results = new Map<number, ScaleResult>();
  const largest: ScaleResult[] = [];
  for (const size of sizes) {
    await withDataDir(undefined, async (dataDir) => {
      await fillStore(dataDir, size);
      const isLargest = size === sizes.at(-1);
      const task = { dataDir, size, rounds: isLargest ? rounds.largest : rounds.usual };
      const result = await measureApart(task);
      results.set(size, result);
      if (!isLargest) return;
      largest.push(result);
      while (largest.length < runs) largest.push(await measureApart(task));
    });
  }
  printTable(results);
  return listFindings(largest);
}

/** Measures a catalogue in a new process, because the start and the memory of the process are measured, too. */
async function measureApart(task: ScaleTask): Promise<ScaleResult> {
  const started = await start('bench/scale-child.ts', { input: task, env: allocator });
  await stop(started);
  return started.message as ScaleResult;
}

function printTable(results: ReadonlyMap<number, ScaleResult>): void {
  const all = [...results.values()];
  const row = (name: string, cells: readonly string[]) =>
    console.log(`  ${name.padEnd(30)}${cells.map((cell) => cell.padStart(20)).join('')}`);
  row('items', [...results.keys()].map(String));
  const figures: [string, (result: ScaleResult) => string][] = [
    [
      'process start to first page, s',
      ({ start: { wall, cpu } }) => `${wall.toFixed(1)}, ${cpu.toFixed(1)} of work`,
    ],
    ['full swap, s', ({ swap }) => swap.toFixed(1)],
    ['longest stall load/swap, ms', ({ stalls }) => `${stalls.load.toFixed(0)} / ${stalls.swap.toFixed(0)}`],
    [
      'RSS load/swap/pages, MB',
      ({ memory: { load, swap, end } }) => [load, swap, end].map(Math.round).join(' / '),
    ],
    ['highest RSS, MB', ({ memory }) => memory.highest.toFixed(0)],
    ['search pages a second', ({ searchesPerSecond }) => searchesPerSecond.toFixed(1)],
  ];
  for (const [name, cell] of figures) row(name, all.map(cell));
  console.log('  Uncached pages, ms: processor time p50 / p99, by the clock p99');
  for (const { kind } of all[0]?.kinds ?? []) {
    const cells = all.map((result) => {
      const times = result.kinds.find((entry) => entry.kind === kind);
      return times
        ? `${times.cpu.p50.toFixed(1)} / ${times.cpu.p99.toFixed(1)}, ${times.wall.p99.toFixed(1)}`
        : '';
    });
    row(kind, cells);
  }
}

function listFindings(results: readonly ScaleResult[]): Finding[] {
  const slowest = ({ kinds }: ScaleResult) =>
    Math.max(...kinds.filter(({ kind }) => !withoutAim.has(kind)).map(({ wall }) => wall.p99));
  const ceiling = { digits: 1, isCeiling: true };
  const all = (figure: (result: ScaleResult) => number) => results.map(figure);
  return [
    findingOf(
      all((result) => result.start.wall),
      { ...ceiling, name: 'start to first page', unit: ' s', aim: 8 },
    ),
    findingOf(
      all((result) => result.memory.load),
      { ...ceiling, name: 'RSS after the load', unit: ' MB', aim: 900, digits: 0 },
    ),
    findingOf(
      all((result) => result.memory.swap),
      { ...ceiling, name: 'RSS after a full swap', unit: ' MB', aim: 900, digits: 0 },
    ),
    findingOf(all(slowest), {
      ...ceiling,
      name: 'slowest kind of page, p99 by the clock',
      unit: ' ms',
      aim: 15,
    }),
  ];
}
