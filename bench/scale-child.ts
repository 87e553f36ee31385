import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import type { Catalogue } from '#app/core/catalogue/catalogue.ts';
import type { Platform } from '#app/core/platform.server.ts';
import { migrate } from '#app/core/store/migrate.server.ts';
import { openStore } from '#app/core/store/open.server.ts';
import { inWriteTransaction } from '#app/core/store/write-transaction.server.ts';
import { loadAppBuild } from '#server/app-build.ts';
import { createPageRenderer, type RenderPage } from '#server/page-renderer.ts';
import { generateCatalogue, generatedVertical } from './generate-catalogue.ts';

/** What the bench asks a process of its own to do. */
export interface ScaleTask {
  task: 'generate' | 'measure';
  dataDir: string;
  size: number;
}

/** Times of one page kind, milliseconds. */
export interface KindTimes {
  kind: string;
  cpu: { p50: number; p99: number };
  wall: { p50: number; p99: number };
}

export interface ScaleResult {
  /** Seconds from the start of the process to the first page. */
  start: number;
  /** Milliseconds of the longest stall while the catalogue was loaded, and while all of it was loaded again. */
  stalls: { load: number; swap: number };
  /** Seconds that the full swap took. */
  swap: number;
  /** Megabytes after the load, after a full swap, after all pages, and at the highest. */
  memory: { load: number; swap: number; end: number; highest: number };
  kinds: KindTimes[];
  searchesPerSecond: number;
}

const root = path.resolve(import.meta.dirname, '..');
const warmUp = 15;
/** Milliseconds after which no more pages of a kind are measured. */
const longestKind = 5_000;
/** Pages of every kind that are rendered before any is measured, so that V8 has compiled what it will. */
const compilation = 40;
const rounds = 100;
/** Milliseconds that searches are counted for. */
const searchTime = 1_500;
const log = pino({ level: 'warn' });
const megabyte = 1_000_000;

async function generate({ dataDir, size }: ScaleTask): Promise<void> {
  const store = await openStore({ dataDir, role: 'cli', log, clock: { now: Date.now } });
  await migrate(store);
  await generateCatalogue(store, size);
  await store.close();
}

async function measure({ dataDir }: ScaleTask): Promise<ScaleResult> {
  const build = await loadAppBuild(path.join(root, 'build/server/index.js'));
  const app = build.entry.module;
  const environment = app.parseEnvironment({ DATA_DIR: dataDir });
  const delay = monitorEventLoopDelay({ resolution: 2 });
  await app.prepareStore({ environment, log, starterFolder: path.join(root, 'content/starter') });
  delay.enable();
  const platform = await app.createPlatform({ environment, log });
  await pause(20);
  const load = delay.max / 1e6;
  const render = createPageRenderer({ build, platform, mode: 'production' });
  await renderPage(render, '/');
  const start = performance.now() / 1000;
  const memory = { load: rss(), swap: 0, end: 0, highest: 0 };
  try {
    await touchEverything(dataDir);
    delay.reset();
    const began = performance.now();
    await platform.snapshots.refresh();
    const swap = (performance.now() - began) / 1000;
    await pause(20);
    const stalls = { load, swap: delay.max / 1e6 };
    delay.disable();
    memory.swap = rss();
    const catalogue = catalogueOf(platform);
    const pages = Object.entries(listAddresses(catalogue));
    for (const [kind, addresses] of pages) {
      const count = kind === 'search' ? 2 : compilation;
      for (const address of addresses.slice(-count)) await renderPage(render, address);
    }
    const kinds: KindTimes[] = [];
    for (const [kind, addresses] of pages) kinds.push(await measureKind(render, kind, addresses));
    const searchesPerSecond = await countSearches(render, catalogue);
    memory.end = rss();
    memory.highest = process.resourceUsage().maxRSS / 1000;
    return { start, stalls, swap, memory, kinds, searchesPerSecond };
  } finally {
    await platform.close();
  }
}

/** Marks every item as changed, so that the next load reads all of them. */
async function touchEverything(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir, role: 'cli', log, clock: { now: Date.now } });
  await inWriteTransaction(store, async ({ db, version }) => {
    await db.updateTable('items').set({ changedIn: version }).execute();
  });
  await store.close();
}

function catalogueOf(platform: Platform): Catalogue {
  const catalogue = platform.snapshots.current()?.catalogues.get(generatedVertical);
  if (!catalogue) throw new Error('The generated catalogue is not there');
  return catalogue;
}

/** Addresses of every page kind, each a different page where the catalogue has so many. */
function listAddresses(catalogue: Catalogue): Record<string, string[]> {
  const { items, categories, itemsByCategory, openItems } = catalogue;
  const total = items.length;
  const many = Array.from({ length: rounds + warmUp }, (_, index) => index);
  const itemAt = (index: number) => openItems[(index * 7919) % openItems.length]?.id ?? 0;
  const pageOf = (count: number, share: number) => Math.max(1, Math.ceil((count / 24) * share));
  const paged = (address: string, page: number) =>
    page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
  const all = [...catalogue.categoryById.values()];
  const parents = categories.filter(({ children }) => children.length > 0);
  const leaves = all.filter(({ children }) => children.length === 0);
  const category = (list: typeof all, index: number, share: number, sort = '') => {
    const found = list[index % list.length];
    const count = itemsByCategory.get(found?.id ?? 0)?.length ?? 0;
    return paged(`/g/cate/${found?.id}${sort}`, pageOf(count, share));
  };
  const tags = [...catalogue.tags.values()];
  const tag = (index: number, share: number) => {
    const found = tags[index % tags.length];
    return paged(
      `/g/cate/type/?tag=${encodeURIComponent(found?.name ?? '')}`,
      pageOf(found?.items.length ?? 0, share),
    );
  };
  const words = (index: number) =>
    items[(index * 104_729) % total]?.title.split(' ').at(index % 2 ? -1 : 1) ?? '';
  return {
    home: many.map(() => '/'),
    'category, no descendants': many.map((index) => category(leaves, index, 0)),
    'category with descendants': many.map((index) => category(parents, index, 0)),
    'category, any page': many.map((index) => category(all, index, index / many.length)),
    'category, new': many.map((index) => category(all, index, index / many.length, '?sort=new')),
    'category, popular': many.map((index) => category(all, index, index / many.length, '?sort=popular')),
    'category, rating': many.map((index) => category(all, index, index / many.length, '?sort=rating')),
    'all items, any page': many.map((index) => paged('/g/cate/type/', pageOf(total, index / many.length))),
    'tag, any page': many.map((index) => tag(index, index / many.length)),
    'tag in a category': many.map(
      (index) => `${tag(index, 0)}&type=${all[Math.floor(index / tags.length) % all.length]?.id}`,
    ),
    details: many.map((index) => `/g/details/${itemAt(index)}`),
    play: many.map((index) => `/g/game/${itemAt(index)}`),
    'bare details': many.map(() => '/g/details'),
    mygames: many.map(() => '/g/mygames'),
    'api/items, 100 ids': many.map(
      (index) =>
        `/api/items?vertical=g&ids=${Array.from({ length: 100 }, (_, of) => itemAt(index + of)).join(',')}`,
    ),
    sitemap: many.map(() => '/sitemap.xml'),
    'sitemap file': many.map(() => '/sitemap.xml?file=1'),
    search: many
      .slice(0, total > 20_000 ? 45 : undefined)
      .map((index) => `/g/search/${encodeURIComponent(words(index))}`),
  };
}

async function renderPage(render: RenderPage, address: string): Promise<void> {
  const { status } = await render({ address });
  if (status !== 200 && status !== 302) throw new Error(`${address} answers ${status}`);
}

async function measureKind(
  render: RenderPage,
  kind: string,
  addresses: readonly string[],
): Promise<KindTimes> {
  const cpu: number[] = [];
  const wall: number[] = [];
  const end = performance.now() + longestKind;
  for (const [round, address] of addresses.entries()) {
    if (cpu.length >= 5 && performance.now() > end) break;
    const before = process.cpuUsage();
    const began = performance.now();
    await renderPage(render, address);
    const elapsed = performance.now() - began;
    const { user, system } = process.cpuUsage(before);
    // A server comes back to its event loop between two pages; what they leave behind can be collected only then.
    await pause(1);
    if (round < warmUp && performance.now() < end) continue;
    cpu.push((user + system) / 1000);
    wall.push(elapsed);
  }
  return { kind, cpu: percentiles(cpu), wall: percentiles(wall) };
}

function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Search pages a second, one after the other. */
async function countSearches(render: RenderPage, catalogue: Catalogue): Promise<number> {
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < searchTime) {
    const title = catalogue.items[(count * 15_485_863) % catalogue.items.length]?.title ?? '';
    await renderPage(render, `/g/search/${encodeURIComponent(title.split(' ').at(count % 4) ?? '')}`);
    count += 1;
  }
  return (count * 1000) / (performance.now() - began);
}

function rss(): number {
  return process.memoryUsage.rss() / megabyte;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

process.once('message', (message) => {
  const task = message as ScaleTask;
  const work = task.task === 'generate' ? generate(task).then(() => ({})) : measure(task);
  work.then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
