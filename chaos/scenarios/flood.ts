import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FloodOrder, FloodReport } from '../flood.ts';
import { bindToCore, root, startPortal, type Portal } from '../portal.ts';
import { sentHeader, systemTime } from '../processor-waits.ts';
import type { Row, Scenario } from '../scenario.ts';
import { describeCounts, percentile } from '../waiting.ts';

const seconds = 10;
const inFlight = 1_000;
/**
 * Maximum waits at the 99th percentile, in milliseconds of the server's processor time. The elapsed times are reported,
 * too, but they also depend on the speed of the clients, which share a core.
 */
const aims = { page: 50, health: 20 };
/** Pages that are cached before the flood begins. */
const cachedPages = ['/', '/g', '/g/search/puzzle', '/weather'];
/** Addresses of pages that are not in the cache. */
const nonCanonical = [
  '/g?_routes=',
  '/g/search/word',
  '/g/details/9',
  '/g/cate/type/?tag=t',
  '/g.data?_routes=',
];

const kinds = [
  {
    name: 'one address',
    addresses: ['127.0.2.1'],
    expected: 'no page or health check fails',
    mustShed: false,
  },
  {
    name: '50 addresses',
    addresses: Array.from({ length: 50 }, (_, index) => `127.0.3.${index + 1}`),
    expected: 'excess requests get 503 with Retry-After, the server keeps running',
    mustShed: true,
  },
];

/** Hostile clients keep a thousand requests in flight for pages that must be rendered. */
export const flood: Scenario = {
  name: 'flood',
  async run(resources) {
    const rows: Row[] = [];
    // Hostile clients and visitors share the other core, so that the times are those of the server.
    bindToCore(process.pid, 1);
    for (const kind of kinds) {
      const dataDir = await resources.seededFolder();
      const portal = await startPortal({ dataDir, env: { RATE_LIMIT: '20' }, core: 0 });
      try {
        rows.push(await tryOne(portal, kind));
      } finally {
        await portal.kill();
      }
    }
    bindToCore(process.pid, null);
    return rows;
  },
};

async function tryOne(
  portal: Portal,
  { name, addresses, expected, mustShed }: (typeof kinds)[number],
): Promise<Row> {
  for (const address of cachedPages) await portal.get(address);
  await portal.recordWaits();
  await portal.longestStall();
  const attack = startFlood({ port: portal.port, addresses, inFlight, paths: nonCanonical, seconds });
  let isOver = false;
  const done = attack.then((report) => {
    isOver = true;
    return report;
  });
  const page = { times: [] as number[], wrong: 0 };
  const health = { times: [] as number[], wrong: 0 };
  let next = 0;
  await Promise.all([
    visit(
      portal,
      { into: page, address: () => cachedPages[next++ % cachedPages.length] ?? '/' },
      () => isOver,
    ),
    visit(portal, { into: health, address: () => '/healthz' }, () => isOver),
  ]);
  const { statuses, withoutRetryAfter } = await done;
  const counts = new Map(statuses);
  const stall = await portal.longestStall();
  const after = await portal.get('/g/search/afterwards');
  const pageP99 = percentile(page.times, 0.99);
  const healthP99 = percentile(health.times, 0.99);
  const [pageWait, healthWait] = [
    await portal.waitOf(cachedPages, 0.99),
    await portal.waitOf(['/healthz'], 0.99),
  ];
  const isServed = page.wrong + health.wrong === 0 && after.status === 200 && withoutRetryAfter === 0;
  const isQuick = mustShed || (pageWait < aims.page && healthWait < aims.health);
  const isShed = !mustShed || (counts.get(503) ?? 0) > 0;
  return {
    done: `${inFlight} requests in flight for ${seconds} s from ${name}, none of them cached`,
    expected: mustShed
      ? expected
      : `${expected}; cached pages of others under ${aims.page} ms, /healthz under ${aims.health} ms of processor time at the 99th percentile`,
    seen: [
      `flood ${describeCounts(counts)}, ${withoutRetryAfter} without Retry-After`,
      `${page.times.length} pages, ${page.wrong} wrong, median ${percentile(page.times, 0.5).toFixed(1)} ms, p99 ${pageP99.toFixed(1)} ms (${pageWait.toFixed(1)} ms of processor time)`,
      `${health.times.length} health checks, ${health.wrong} wrong, median ${percentile(health.times, 0.5).toFixed(1)} ms, p99 ${healthP99.toFixed(1)} ms (${healthWait.toFixed(1)} ms of processor time)`,
      `longest stall ${stall.toFixed(0)} ms, a new page afterwards in ${after.milliseconds.toFixed(0)} ms`,
    ].join('; '),
    isOk: isServed && isQuick && isShed,
  };
}

/** Sends up to a hundred requests per second from its own address until the flood ends. */
async function visit(
  portal: Portal,
  { into, address }: { into: { times: number[]; wrong: number }; address: () => string },
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const { status, milliseconds } = await portal.get(address(), { [sentHeader]: String(systemTime()) });
    into.times.push(milliseconds);
    if (status !== 200) into.wrong += 1;
    await pause(10);
  }
}

async function startFlood(order: FloodOrder): Promise<FloodReport> {
  const child = fork(path.join(root, 'chaos/flood.ts'), { execArgv: [] });
  bindToCore(child.pid, 1);
  // The visitors, whose times are measured, have priority over the hostile client on their core.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.send(order);
  const [report] = await once(child, 'message');
  return report as FloodReport;
}
