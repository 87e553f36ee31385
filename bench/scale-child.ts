import '#server/node-mode.ts';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { pino, type Logger } from 'pino';
import { minIndexed } from '#app/domain/search/modes.ts';
import { openStore } from '#app/store/open.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { loadBuiltServer } from '#server/load-built-server.ts';
import type { RenderPage } from '#server/pages/page-renderer.ts';
import { listAddresses } from './scale-addresses.ts';

/** A filled store to measure. */
export interface ScaleTask {
  dataDir: string;
  size: number;
  /** Number of measured pages of each kind. */
  rounds: number;
}

/** Times of one page kind in milliseconds. */
export interface KindTimes {
  kind: string;
  cpu: Percentiles;
  wall: Percentiles;
}

interface Percentiles {
  p50: number;
  p99: number;
}

export interface ScaleResult {
  /** Seconds from the start of the process to the first page: elapsed time and processor time. */
  start: { wall: number; cpu: number };
  /** Longest stall in milliseconds during the load of the catalogue, and during a complete reload. */
  stalls: { load: number; swap: number };
  /** Seconds that the complete reload took. */
  swap: number;
  /**
   * Megabytes of memory after the load and after a complete reload (both with search indexes), after all pages, and at
   * the highest.
   */
  memory: { load: number; swap: number; end: number; highest: number };
  kinds: KindTimes[];
  searchesPerSecond: number;
}

const root = path.resolve(import.meta.dirname, '..');
const vertical = 2;
/** Number of pages of every kind that are rendered before the measurement, so that V8 has compiled the hot code. */
const compilation = 30;
/** Pages of a kind that are rendered before the measured ones. */
const warmUp = 5;
/** Milliseconds after which the measurement of a page kind ends. */
const longestKind = 3_000;
/** Milliseconds for which searches are counted. */
const searchTime = 1_500;
const megabyte = 1_000_000;

async function measure({ dataDir, size, rounds }: ScaleTask): Promise<ScaleResult> {
  const app = await loadBuiltServer(path.join(root, 'build/server/index.js'));
  const environment = app.parseEnvironment({ DATA_DIR: dataDir });
  const { log, nextIndex } = watchIndexing(size);
  await app.prepareStore({ environment, log, starterFolder: path.join(root, 'content/starter') });
  const stall = watchStalls();
  const loadIndexed = nextIndex();
  const platform = await app.createPlatform({ environment, log });
  const render = app.createPageRenderer({ build: app.build, platform, mode: 'production' });
  try {
    await renderPage(render, '/');
    const start = { wall: performance.now() / 1000, cpu: processorTime() / 1000 };
    await loadIndexed;
    const load = { stall: await stall(), memory: rss() };
    await touchEverything(dataDir, log);
    const swapIndexed = nextIndex();
    await stall();
    const began = performance.now();
    await platform.snapshots.refresh();
    const swap = (performance.now() - began) / 1000;
    await swapIndexed;
    const swapped = { stall: await stall(), memory: rss() };
    const catalogue = platform.snapshots.current()?.catalogues.get(vertical);
    if (!catalogue) throw new Error('The generated catalogue is missing');
    const pages = Object.entries(listAddresses(catalogue, rounds + warmUp));
    for (const [, addresses] of pages)
      for (const address of addresses.slice(-compilation)) await renderPage(render, address);
    const kinds: KindTimes[] = [];
    for (const [kind, addresses] of pages) kinds.push({ kind, ...(await measurePages(render, addresses)) });
    const searches = pages.find(([kind]) => kind === 'search')?.[1] ?? [];
    return {
      start,
      stalls: { load: load.stall, swap: swapped.stall },
      swap,
      kinds,
      searchesPerSecond: await countSearches(render, searches),
      memory: {
        load: load.memory,
        swap: swapped.memory,
        end: rss(),
        highest: process.resourceUsage().maxRSS / 1000,
      },
    };
  } finally {
    await platform.close();
  }
}

/** Creates a log that reports when a search index is ready. Small catalogues get no index. */
function watchIndexing(size: number): { log: Logger; nextIndex: () => Promise<void> } {
  let isMade = () => {};
  const write = (line: string) => {
    if (line.includes('Search index')) isMade();
    else if ((JSON.parse(line) as { level: number }).level > 30) process.stderr.write(line);
  };
  const nextIndex = () => new Promise<void>((resolve) => (isMade = resolve));
  return {
    log: pino({ level: 'info' }, { write }),
    nextIndex: size < minIndexed ? async () => {} : nextIndex,
  };
}

/** Returns a function that returns the longest stall of the event loop since its last call, in milliseconds. */
function watchStalls(): () => Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  return async () => {
    await setTimeout(20);
    const longest = delay.max / 1e6;
    delay.reset();
    return longest;
  };
}

/** Marks every item as changed, so that the next load reads all of them. */
async function touchEverything(dataDir: string, log: Logger): Promise<void> {
  const store = await openStore({ dataDir, role: 'cli', log, clock: { now: Date.now } });
  await inWriteTransaction(store, testChange, async ({ db, version }) => {
    await db.updateTable('items').set({ changedIn: version }).execute();
  });
  await store.close();
}

async function renderPage(render: RenderPage, address: string): Promise<void> {
  const { status } = await render({ address });
  if (status !== 200 && status !== 302) throw new Error(`${address} answers ${status}`);
}

async function measurePages(
  render: RenderPage,
  addresses: readonly string[],
): Promise<Pick<KindTimes, 'cpu' | 'wall'>> {
  const cpu: number[] = [];
  const wall: number[] = [];
  for (const address of addresses.slice(0, warmUp)) await renderPage(render, address);
  const end = performance.now() + longestKind;
  for (const address of addresses.slice(warmUp)) {
    if (cpu.length >= 5 && performance.now() > end) break;
    const began = { wall: performance.now(), cpu: processorTime() };
    await renderPage(render, address);
    wall.push(performance.now() - began.wall);
    cpu.push(processorTime() - began.cpu);
    // As a server does, this returns to the event loop between two pages, so that V8 can collect their garbage.
    await setTimeout(1);
  }
  return { cpu: percentiles(cpu), wall: percentiles(wall) };
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Renders search pages one after the other. Returns the number of pages per second. */
async function countSearches(render: RenderPage, addresses: readonly string[]): Promise<number> {
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < searchTime) {
    await renderPage(render, addresses[count % addresses.length] ?? '');
    count += 1;
  }
  return (count * 1000) / (performance.now() - began);
}

/** Returns the processor time of this process so far, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function rss(): number {
  return process.memoryUsage.rss() / megabyte;
}

process.once('message', (message) => {
  measure(message as ScaleTask).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
