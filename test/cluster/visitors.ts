import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#app/domain/catalogue/random.ts';
import { send } from './send.ts';

/** An interaction of a visitor and how often the portal acknowledged it. */
export interface SentInteraction {
  /** The address that the portal sees. */
  address: string;
  kind: 'vote' | 'collect' | 'open';
  itemId: number;
  value: 1 | 0 | -1;
  /** Status of the answer, or 0 if there was none. */
  status: number;
}

export interface VisitorsOptions {
  /** Origins to which the clients send. Each interaction goes to the next origin of the list. */
  origins: readonly string[];
  /** Host of the site, if it is not the host of the origin. */
  site?: string;
  clients: number;
  interactions: number;
  seed: string;
  /** Route prefix of the items. */
  prefix: string;
  itemIds: readonly number[];
  /** Number of the first client. Clients with other numbers have other addresses. */
  firstClient?: number;
  /** Milliseconds between two interactions of a client. */
  pauseMs?: number;
  /** Stops the clients early. */
  signal?: AbortSignal;
}

/** The results of the visitors. */
export interface VisitorsReport {
  sent: SentInteraction[];
  seconds: number;
  /** Milliseconds until an acknowledged interaction was answered: median and 99th percentile. */
  median: number;
  p99: number;
}

export const userAgent = 'Portico test visitors';

/** Maximum number of interactions from one address. It is far below the limit of the portal. */
const interactionsOfAddress = 20;

/**
 * Lets many clients send interactions at the same time. Each client casts, changes and withdraws votes, collects and
 * opens items, often the same item again, one interaction at a time. Their addresses are in `X-Forwarded-For`.
 */
export async function sendInteractions(options: VisitorsOptions): Promise<VisitorsReport> {
  const { origins, clients, interactions, seed, firstClient = 0, pauseMs = 0, signal } = options;
  const agent = new Agent({ keepAlive: true });
  const durations: number[] = [];
  const began = performance.now();
  const sentByClient = await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const client = firstClient + index;
      const random = seededRandom(`${seed} ${client}`);
      const sent: SentInteraction[] = [];
      const count = Math.floor(interactions / clients) + Number(index < interactions % clients);
      for (let i = 0; i < count; i += 1) {
        if (signal?.aborted) break;
        const interaction = chooseInteraction(options, client, i, random);
        const start = performance.now();
        const status = await sendInteraction(
          origins[(client + i) % origins.length] ?? '',
          interaction,
          options,
          agent,
        );
        if (status === 200) durations.push(performance.now() - start);
        sent.push({ ...interaction, status });
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

function chooseInteraction(
  { itemIds }: VisitorsOptions,
  client: number,
  index: number,
  random: () => number,
): Omit<SentInteraction, 'status'> {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const kind = pick(['vote', 'vote', 'vote', 'vote', 'open', 'collect'] as const);
  const value = kind === 'vote' ? pick([1, 1, 1, -1, 0] as const) : 1;
  return { address: addressOf(client, index), kind, value, itemId: pick(itemIds) };
}

/** Returns an address of the range that is reserved for measurements (RFC 2544). */
function addressOf(client: number, index: number): string {
  const number = client * 64 + (Math.floor(index / interactionsOfAddress) % 64);
  return `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`;
}

/** Sends one interaction. Returns the status of the answer, or 0 if there was none. */
export async function sendInteraction(
  origin: string,
  { address, kind, value, itemId }: Omit<SentInteraction, 'status'>,
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
