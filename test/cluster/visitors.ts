import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#app/domain/catalogue/random.ts';
import { send } from './send.ts';

/** Something a visitor did, and how often the portal said that it has it. */
export interface SentAct {
  /** As the portal sees it. */
  address: string;
  kind: 'vote' | 'collect' | 'open';
  itemId: number;
  value: 1 | 0 | -1;
  /** Status of the answer, 0 for none. */
  status: number;
}

export interface VisitorsOptions {
  /** Where clients send, each act to the next one. */
  origins: readonly string[];
  /** Host of the site, when it is not the origin's. */
  site?: string;
  clients: number;
  acts: number;
  seed: string;
  /** Route prefix of the items. */
  prefix: string;
  itemIds: readonly number[];
  /** Number of the first client; clients of other numbers have other addresses. */
  firstClient?: number;
  /** Milliseconds between two acts of a client. */
  pauseMs?: number;
  /** Stops the clients early. */
  signal?: AbortSignal;
}

/** What came of it. */
export interface VisitorsReport {
  sent: SentAct[];
  seconds: number;
  /** Milliseconds that half, and 99 of 100, of the acknowledged acts took at most. */
  median: number;
  p99: number;
}

export const userAgent = 'Portico test visitors';

/** Acts that one address does at most: well inside the limit of the portal. */
const actsOfAddress = 20;

/**
 * Many clients at the same time, each sending one interaction after the other: votes that are cast, changed and
 * withdrawn, collections and opens, often of the same item again. Their addresses are in `X-Forwarded-For`.
 */
export async function sendActs(options: VisitorsOptions): Promise<VisitorsReport> {
  const { origins, clients, acts, seed, firstClient = 0, pauseMs = 0, signal } = options;
  const agent = new Agent({ keepAlive: true });
  const durations: number[] = [];
  const began = performance.now();
  const sentByClient = await Promise.all(
    Array.from({ length: clients }, async (_, place) => {
      const client = firstClient + place;
      const random = seededRandom(`${seed} ${client}`);
      const sent: SentAct[] = [];
      const count = Math.floor(acts / clients) + Number(place < acts % clients);
      for (let i = 0; i < count; i += 1) {
        if (signal?.aborted) break;
        const act = chooseAct(options, client, i, random);
        const start = performance.now();
        const status = await sendAct(origins[(client + i) % origins.length] ?? '', act, options, agent);
        if (status === 200) durations.push(performance.now() - start);
        sent.push({ ...act, status });
        if (pauseMs > 0) await sleep(pauseMs);
      }
      return sent;
    }),
  );
  agent.destroy();
  durations.sort((a, b) => a - b);
  const at = (share: number) => Math.round(durations[Math.floor(durations.length * share)] ?? 0);
  const seconds = (performance.now() - began) / 1_000;
  return { sent: sentByClient.flat(), seconds, median: at(0.5), p99: at(0.99) };
}

function chooseAct(
  { itemIds }: VisitorsOptions,
  client: number,
  index: number,
  random: () => number,
): Omit<SentAct, 'status'> {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const kind = pick(['vote', 'vote', 'vote', 'vote', 'open', 'collect'] as const);
  const value = kind === 'vote' ? pick([1, 1, 1, -1, 0] as const) : 1;
  return { address: addressOf(client, index), kind, value, itemId: pick(itemIds) };
}

/** Addresses set aside for measurements (RFC 2544). */
function addressOf(client: number, index: number): string {
  const number = client * 64 + (Math.floor(index / actsOfAddress) % 64);
  return `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`;
}

/** Sends one act; gives the status of the answer, 0 when there was none. */
export async function sendAct(
  origin: string,
  { address, kind, value, itemId }: Omit<SentAct, 'status'>,
  { site = origin, prefix }: { site?: string | undefined; prefix: string },
  agent?: Agent,
): Promise<number> {
  const body = JSON.stringify({ vertical: prefix, id: itemId, ...(kind === 'vote' && { value }) });
  const headers = {
    Host: new URL(site).host,
    Origin: site,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': userAgent,
    'X-Forwarded-For': address,
  };
  const message = { method: 'POST', target: `/api/${kind}`, headers, body, ...(agent && { agent }) };
  return send(origin, message).then(
    ({ status }) => status,
    () => 0,
  );
}
