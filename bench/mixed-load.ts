import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#app/domain/catalogue/random.ts';

/** Answered requests by kind and status. */
export type Counts = Map<string, Map<number, number>>;

export interface MixedLoadOptions {
  port: number;
  /** Addresses that the site links to. */
  known: readonly string[];
  perSecond: number;
  milliseconds: number;
}

interface Act {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const connections = 24;
const words = 'tower gem snow river moon puzzle chess night garden storm train paper robot ocean fox'.split(
  ' ',
);

/**
 * Sends the typical requests of an hour: known pages by their rank, their data, repeated visits, searches for invented
 * words, unknown ids and addresses, suggestions and votes.
 */
export async function putMixedLoad(options: MixedLoadOptions): Promise<Counts> {
  const { port, known, perSecond, milliseconds } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const random = seededRandom('soak');
  const counts: Counts = new Map();
  const tags = new Map<string, string>();
  const pending = new Set<Promise<void>>();
  const upTo = (end: number) => Math.floor(random() * end);
  const word = () => `${words[upTo(words.length)]}${upTo(1_000) < 500 ? '' : upTo(100_000).toString(36)}`;
  const page = () => known[Math.floor(known.length * random() ** 3)] ?? '/';

  const kinds: [share: number, name: string, make: () => Act][] = [
    [50, 'known page', () => ({ path: page() })],
    [10, 'page data', () => ({ path: dataOf(page()) })],
    [8, 'page that one has', () => revisit(page())],
    [12, 'search', () => ({ path: `/g/search/${word()}%20${word()}` })],
    [7, 'unknown id', () => ({ path: `/g/details/${1_000_000 + upTo(10_000_000)}` })],
    [4, 'unknown address', () => ({ path: `/${word()}/${word()}${upTo(2) ? '.php' : ''}` })],
    [4, 'made-up query', () => ({ path: `/g?utm_source=${word()}&x=${upTo(1e6)}` })],
    [3, 'suggestion', () => ({ path: `/api/suggest?vertical=g&q=${word().slice(0, 5)}` })],
    [2, 'vote', () => vote()],
  ];

  function revisit(path: string): Act {
    const tag = tags.get(path);
    return { path, ...(tag !== undefined && { headers: { 'If-None-Match': tag } }) };
  }

  function vote(): Act {
    const ids = known.flatMap((path) => /^\/g\/details\/(\d+)$/.exec(path)?.[1] ?? []);
    return {
      path: '/api/vote',
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: `http://127.0.0.1:${port}`,
        'User-Agent': `visitor ${upTo(100_000)}`,
      },
      body: JSON.stringify({ vertical: 'g', id: Number(ids[upTo(ids.length)]), value: upTo(3) - 1 }),
    };
  }

  function send(name: string, { path, method = 'GET', headers = {}, body }: Act): Promise<void> {
    return new Promise((resolve) => {
      const message = {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method,
        headers: { 'Accept-Encoding': 'br', ...headers },
      };
      const asked = request(message, (response) => {
        const { statusCode = 0 } = response;
        if (response.headers.etag && tags.size < 5_000) tags.set(path, response.headers.etag);
        count(name, statusCode);
        response.resume().once('close', () => resolve());
      });
      asked.once('error', () => {
        count(name, 0);
        resolve();
      });
      asked.end(body);
    });
  }

  function count(name: string, status: number): void {
    const byStatus = counts.get(name) ?? new Map<number, number>();
    counts.set(name, byStatus.set(status, (byStatus.get(status) ?? 0) + 1));
  }

  const began = performance.now();
  const total = kinds.reduce((sum, [share]) => sum + share, 0);
  for (let sent = 0; performance.now() - began < milliseconds;) {
    const due = ((performance.now() - began) * perSecond) / 1000;
    for (; sent < due && pending.size < connections * 4; sent += 1) {
      let point = random() * total;
      const kind = kinds.find(([share]) => (point -= share) < 0);
      if (!kind) continue;
      const one = send(kind[1], kind[2]()).finally(() => pending.delete(one));
      pending.add(one);
    }
    await sleep(10);
  }
  await Promise.all(pending);
  agent.destroy();
  return counts;
}

/** Returns the addresses in the sitemap of a portal, the home page first. */
export async function listKnownPages(port: number): Promise<string[]> {
  const xml = await (await fetch(`http://127.0.0.1:${port}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

function dataOf(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}
