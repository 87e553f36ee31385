import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, get } from 'node:http';
import { findingOf, type Finding } from './finding.ts';
import { eventsPerBatch, type EventLoad, type EventResult } from './event-client.ts';
import { exchange, launch, pinSelf, stop, withPortal } from './processes.ts';
import { median } from './statistics.ts';

const eventsPerSecond = 3_000;
/** Pages that visitors request in a second, and milliseconds of a round. */
const pagesPerSecond = 200;
const duration = 3_000;
/** Alternating rounds with and without events. */
const rounds = 11;

/** Measures how much slower pages are while the server counts 3,000 events a second. */
export async function benchStats(dataDir: string): Promise<Finding[]> {
  return withPortal(
    dataDir,
    0,
    async (port) => {
      pinSelf(1);
      const items = await readGames(port);
      const pages = items.slice(0, 20).map((id) => `/g/details/${id}`);
      await measurePages(port, pages, 1_000);
      const client = launch('bench/event-client.ts', { core: 1 });
      const alone: number[] = [];
      const beside: number[] = [];
      let accepted = 0;
      let refused = 0;
      try {
        for (let round = 0; round < rounds; round += 1) {
          alone.push(await measurePages(port, pages, duration));
          const load: EventLoad = {
            port,
            items,
            batchesPerSecond: eventsPerSecond / eventsPerBatch,
            milliseconds: duration,
          };
          const counting = exchange(client, load) as Promise<EventResult>;
          beside.push(await measurePages(port, pages, duration));
          const result = await counting;
          accepted += result.accepted;
          refused += result.refused;
        }
      } finally {
        await stop(client);
      }
      const perSecond = (accepted * eventsPerBatch) / (rounds * (duration / 1_000));
      console.log(
        `  p99 of pages alone and beside ${perSecond.toFixed(0)} events/s: ${[alone, beside].map((list) => median(list).toFixed(1)).join(' and ')} ms`,
      );
      return [
        findingOf(
          beside.map((value, index) => value - (alone[index] ?? Number.NaN)),
          { name: 'p99 of pages, added by events', digits: 1, unit: ' ms', aim: 2, isCeiling: true },
        ),
        {
          name: 'events a second',
          value: perSecond,
          digits: 0,
          aim: eventsPerSecond * 0.95,
          isCeiling: false,
        },
        { name: 'refused batches', value: refused, digits: 0, aim: 0, isCeiling: true },
      ];
    },
    { env: { TRUST_PROXY: '1' } },
  );
}

/** Returns ids of games that the site has. */
async function readGames(port: number): Promise<number[]> {
  const html = await (await fetch(`http://127.0.0.1:${port}/g`)).text();
  return [...new Set([...html.matchAll(/\/g\/details\/(\d+)/g)].map(([, id]) => Number(id)))];
}

/** Requests pages at a fixed rate. Returns the time within which 99 of 100 answers arrived, in milliseconds. */
async function measurePages(port: number, pages: readonly string[], milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const began = performance.now();
  for (let sent = 0; performance.now() - began < milliseconds; sent += 1) {
    const path = pages[sent % pages.length] ?? '/';
    pending.push(timeOf(agent, port, path).then((time) => void times.push(time)));
    await sleep(1_000 / pagesPerSecond);
  }
  await Promise.all(pending);
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

function timeOf(agent: Agent, port: number, path: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () => resolve(performance.now() - began));
    }).once('error', reject);
  });
}
