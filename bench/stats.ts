import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventRequests, eventsPerBatch, pageRequests } from './event-requests.ts';
import { findingOf, type Finding } from './finding.ts';
import type { PacedLoad, PacedRequests, PacedResult } from './paced-client.ts';
import { exchange, launch, stop, withPortal, type Launched } from './processes.ts';
import { processorTime } from './processor-time.ts';
import { median, quantile } from './statistics.ts';

const eventsPerSecond = 3_000;
/** Pages that visitors request in a second. */
const pagesPerSecond = 200;
/**
 * Milliseconds of a round. The counts are written to the store every ten seconds, so each round contains one such
 * write.
 */
const duration = 11_000;
/** Number of rounds with events, and of rounds without. They alternate. */
const rounds = 7;
const connections = 32;

/** Measures how much slower pages are while the server counts 3,000 events a second. */
export async function benchStats(dataDir: string): Promise<Finding[]> {
  return withPortal(
    dataDir,
    0,
    async (port, portal) => {
      const items = await readGames(port);
      const pages = pageRequests(
        port,
        items.slice(0, 20).map((id) => `/g/details/${id}`),
      );
      const visitors = await startClient({ port, requests: pages, status: 200, connections });
      const batches = eventRequests(port, items);
      const browsers = await startClient({ port, requests: batches, status: 204, connections });
      try {
        return await compare({ port, portal, visitors, browsers });
      } finally {
        await Promise.all([stop(visitors), stop(browsers)]);
      }
    },
    { env: { TRUST_PROXY: '1' } },
  );
}

interface Measured {
  port: number;
  portal: ChildProcess;
  /** The client that requests pages, and the one that sends events. Neither waits for the other. */
  visitors: Launched;
  browsers: Launched;
}

async function compare({ port, portal, visitors, browsers }: Measured): Promise<Finding[]> {
  const loadOfPages = { perSecond: pagesPerSecond, milliseconds: duration };
  const loadOfEvents = { perSecond: eventsPerSecond / eventsPerBatch, milliseconds: duration };
  const timed = async <T>(work: () => Promise<T>) => {
    const [server, sender] = [processorTime(portal.pid), processorTime(browsers.child.pid)];
    const result = await work();
    return {
      result,
      server: processorTime(portal.pid) - server,
      sender: processorTime(browsers.child.pid) - sender,
    };
  };
  // This load is not measured. After it, V8 has compiled the code of the server.
  await Promise.all([
    put(visitors, { ...loadOfPages, milliseconds: 5_000 }),
    put(browsers, { ...loadOfEvents, milliseconds: 5_000 }),
  ]);
  await untilStored(port);
  const alone: PacedResult[] = [];
  const beside: PacedResult[] = [];
  const counted: PacedResult[] = [];
  /** For each round, the server's microseconds per batch, and the share of a processor that the sending took. */
  const costs: number[] = [];
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const without = await timed(() => put(visitors, loadOfPages));
    const both = await timed(() => Promise.all([put(visitors, loadOfPages), put(browsers, loadOfEvents)]));
    const [pages, events] = both.result;
    alone.push(without.result);
    beside.push(pages);
    counted.push(events);
    costs.push((both.server - without.server) / events.times.length);
    shares.push(both.sender / 1000 / duration);
    await untilStored(port);
  }
  const p99 = (results: readonly PacedResult[]) => results.map(({ times }) => quantile(times, 0.99));
  const perSecond = counted.map(
    ({ times, wrong }) => ((times.length - wrong) * eventsPerBatch * 1000) / duration,
  );
  const wrong = [...alone, ...beside, ...counted].reduce((sum, result) => sum + result.wrong, 0);
  const each = [alone, beside].map((results) => median(p99(results)).toFixed(1)).join(' and ');
  console.log(`  p99 of pages alone and beside ${median(perSecond).toFixed(0)} events/s: ${each} ms`);
  console.log(
    `  p99 of batches ${median(p99(counted)).toFixed(1)} ms, processor time of a batch ${median(costs).toFixed(0)} µs, of the sender ${(median(shares) * 100).toFixed(0)} % of a core`,
  );
  const differences = p99(beside).map((value, index) => value - (p99(alone)[index] ?? Number.NaN));
  return [
    findingOf(differences, {
      name: 'p99 of pages, added by events',
      digits: 1,
      unit: ' ms',
      aim: 2,
      isCeiling: true,
    }),
    findingOf(perSecond, {
      name: 'events a second',
      digits: 0,
      aim: eventsPerSecond * 0.95,
      isCeiling: false,
    }),
    { name: 'wrong answers', value: wrong, digits: 0, aim: 0, isCeiling: true },
  ];
}

/** Starts a client on the core that the server does not use. */
async function startClient(requests: PacedRequests): Promise<Launched> {
  const client = launch('bench/paced-client.ts', { core: 1 });
  await exchange(client, requests);
  return client;
}

async function put(client: Launched, load: PacedLoad): Promise<PacedResult> {
  return (await exchange(client, load)) as PacedResult;
}

/** Waits until no counts are in memory, so that the next round contains no work of this one. */
async function untilStored(port: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    if (metrics.includes('\nportico_statistics_waiting 0\n')) return;
    await sleep(200);
  }
}

/** Returns ids of games that the site has. */
async function readGames(port: number): Promise<number[]> {
  const html = await (await fetch(`http://127.0.0.1:${port}/g`)).text();
  return [...new Set([...html.matchAll(/\/g\/details\/(\d+)/g)].map(([, id]) => Number(id)))];
}
