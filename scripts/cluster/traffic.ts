import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '#test/cluster/send.ts';
import { sendInteractions, type SentInteraction } from '#test/cluster/visitors.ts';
import { games } from './vote-checks.ts';

/** The results of the requests and votes of the visitors. */
export interface Traffic {
  pages: number;
  failures: string[];
  sent: SentInteraction[];
}

const readers = 8;
const voters = 10;
const targets = ['/', '/g/search/gem', '/sitemap.xml', '/healthz', '/robots.txt'];

/** Lets visitors read and vote through a proxy while `work` runs. */
export async function withTraffic(origin: string, seed: string, work: () => Promise<void>): Promise<Traffic> {
  const cancel = new AbortController();
  const failures: string[] = [];
  let pages = 0;

  async function read(reader: number): Promise<void> {
    for (let i = 0; !cancel.signal.aborted; i += 1) {
      const target = targets[(reader + i) % targets.length] ?? '/';
      const headers = { Host: new URL(origin).host, 'X-Forwarded-For': `203.0.113.${reader}` };
      const outcome = await send(origin, { target, headers }).then(
        ({ status }) => (status < 400 ? '' : `${target}: ${status}`),
        (error: unknown) => `${target}: ${String(error)}`,
      );
      pages += 1;
      if (outcome) failures.push(outcome);
      await sleep(60);
    }
  }

  const reading = Array.from({ length: readers }, (_, reader) => read(reader));
  const options = { origins: [origin], clients: voters, interactions: 1_000_000, seed, ...games };
  const voting = sendInteractions({ ...options, firstClient: 400, pauseMs: 100, signal: cancel.signal });
  try {
    await work();
  } finally {
    cancel.abort();
    await Promise.all(reading);
  }
  return { pages, failures, sent: (await voting).sent };
}
