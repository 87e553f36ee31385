import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { buildCatalogue, type Catalogue } from '#app/domain/catalogue/catalogue.ts';
import { createSearchIndexing } from '#app/snapshot/indexing.server.ts';
import { createScan, type Searcher } from '#app/domain/search/modes.ts';
import { searcherOf } from '#app/domain/search/searcher-of.ts';
import { collectGarbage } from '#test/support/garbage.ts';
import { findingOf, type Finding } from './finding.ts';
import { generateItems, pickKeywords } from './generated-items.ts';
import { median, quantile } from './statistics.ts';

const sizes = [75, 10_000, 100_000] as const;
const seed = 'search';
const queriesPerKind = 300;
/**
 * Minimum number of queries that the plain scan answers, and minimum milliseconds for which it runs. The scan is slow,
 * so it answers fewer queries than the index.
 */
const minScanned = 5;
const scanTime = 3000;
/** Rounds in which the index answers all queries. Each round produces one figure. */
const rounds = 5;
const requestGap = 20;
/** Results on a page, for which snippets are created. */
const shown = 24;

const modes: Readonly<Record<string, (searcher: Searcher, keyword: string) => unknown>> = {
  'mode 1': (searcher, keyword) => searcher.titles(keyword),
  'mode 2': (searcher, keyword) => searcher.words(keyword),
  'mode 3': (searcher, keyword) =>
    searcher
      .phrase(keyword)
      .slice(0, shown)
      .map(({ snippet }) => snippet),
};

/**
 * Compares the index with a plain scan in the same process, and measures the building of the index. Needs no portal.
 */
export async function benchSearch(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const size of sizes) findings.push(...(await benchSize(size)));
  return findings;
}

async function benchSize(size: number): Promise<Finding[]> {
  const catalogue = buildCatalogue({
    verticalId: 2,
    prefix: 'g',
    items: generateItems(size, seed),
    categories: [],
    orders: new Map(),
    tags: [],
  });
  const built = await buildUnderLoad(catalogue);
  console.log(
    `\n  ${size} items: built in ${built.seconds.toFixed(2)} s, ${built.megabytes.toFixed(0)} MB, longest event loop delay ${built.longestDelay.toFixed(0)} ms, ${built.answers} requests answered meanwhile, the slowest in ${built.slowest.toFixed(0)} ms`,
  );
  console.log('  mode    words  scan median  index median  index p99  index max  times as fast');
  const indexed = searcherOf(catalogue);
  const findings: Finding[] = [];
  for (const [mode, search] of Object.entries(modes)) {
    for (const words of [1, 2] as const) {
      const queries = pickKeywords(
        catalogue.items,
        words,
        queriesPerKind,
        `${mode} ${words}`,
        mode === 'mode 1',
      );
      const figures = compare(catalogue, indexed, search, queries);
      console.log(
        `  ${mode}  ${words}      ${figures.scan.toFixed(3).padStart(8)} ms   ${figures.median.toFixed(3).padStart(8)} ms  ${median(figures.p99s).toFixed(2).padStart(6)} ms  ${figures.max.toFixed(2).padStart(6)} ms  ${median(figures.ratios).toFixed(0).padStart(8)}`,
      );
      if (size !== 100_000) continue;
      const name = `${mode}, ${words === 1 ? 'one word' : 'two words'}, ${size} items`;
      findings.push(
        findingOf(figures.ratios, { name: `${name}: times as fast`, digits: 0, aim: 50, isCeiling: false }),
        findingOf(figures.p99s, { name: `${name}: p99`, digits: 2, unit: ' ms', aim: 5, isCeiling: true }),
      );
    }
  }
  if (size === 100_000) {
    const ceilings = [
      { name: 'index built in', value: built.seconds, digits: 2, unit: ' s', aim: 4 },
      { name: 'memory over the catalogue', value: built.megabytes, digits: 0, unit: ' MB', aim: 150 },
      { name: 'longest event loop delay', value: built.longestDelay, digits: 0, unit: ' ms', aim: 50 },
    ];
    findings.push(...ceilings.map((ceiling) => ({ ...ceiling, isCeiling: true })));
  }
  return findings;
}

function compare(
  catalogue: Catalogue,
  indexed: Searcher,
  search: (searcher: Searcher, keyword: string) => unknown,
  queries: readonly string[],
) {
  const scan = createScan(catalogue.items);
  const time = (searcher: Searcher, keyword: string) => {
    const started = performance.now();
    search(searcher, keyword);
    return performance.now() - started;
  };
  const scanTimes: number[] = [];
  const end = performance.now() + scanTime;
  for (const keyword of queries) {
    if (scanTimes.length >= minScanned && performance.now() > end) break;
    scanTimes.push(time(scan, keyword));
  }
  // The time for collecting the garbage of the scan must not be attributed to the index.
  collectGarbage();
  for (const keyword of queries.slice(0, 20)) time(indexed, keyword);
  const taken = Array.from({ length: rounds }, () => queries.map((keyword) => time(indexed, keyword)));
  const scanned = median(scanTimes);
  return {
    scan: scanned,
    median: median(taken.map(median)),
    p99s: taken.map((times) => quantile(times, 0.99)),
    max: Math.max(...taken.flat()),
    ratios: taken.map((times) => scanned / median(times)),
  };
}

/**
 * Builds the index while the HTTP server of this process answers 50 searches per second with a plain scan of a small
 * catalogue. Measures how long the build delays them.
 */
async function buildUnderLoad(catalogue: Catalogue) {
  const small = createScan(catalogue.items.slice(0, 75));
  const server = createServer((_request, response) => response.end(String(small.phrase('a').length)));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const waits: number[] = [];
  const request = () => {
    const sent = performance.now();
    get({ port, host: '127.0.0.1' }, (response) => {
      response.resume().on('end', () => waits.push(performance.now() - sent));
    });
  };
  const timer = setInterval(request, requestGap);
  await setTimeout(500);
  collectGarbage();
  const before = memory();
  waits.length = 0;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const indexing = createSearchIndexing({ fewest: 1 });
  const started = performance.now();
  await indexing.follow([catalogue]);
  const seconds = (performance.now() - started) / 1000;
  delay.disable();
  const answered = [...waits];
  clearInterval(timer);
  server.close();
  collectGarbage();
  return {
    seconds,
    megabytes: (memory() - before) / 1e6,
    longestDelay: delay.max / 1e6,
    answers: answered.length,
    slowest: Math.max(0, ...answered),
  };
}

/** Returns the memory of the process. `arrayBuffers` would omit buffers of the thread that builds the index. */
function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
