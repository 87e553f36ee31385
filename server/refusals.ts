import type { ServerResponse } from 'node:http';
import type { Platform } from '#app/pages/platform.server.ts';
import { errorPage } from './error-page.ts';
import { sendOnce, sendText } from './replies.ts';
import { documentHeaders, type HeaderList } from './security-headers.ts';

/** The reason of a refusal, and its duration. */
export interface Refusal {
  path: string;
  /** Who is refused; an address or a network. */
  client: string;
  /** 429: this client asks for too much; 503: all clients together do. */
  status: 429 | 503;
  /** Seconds after which the visitor may try again. */
  wait: number;
}

export interface RefusalOptions {
  platform: Platform;
  /** Headers of an answer that is not a page. */
  headers: HeaderList;
}

/** Milliseconds of a period, and refusals that are sent in one: to all clients, and to one of them. */
const period = 20;
const perPeriod = 20;
const perClientAndPeriod = 4;
/** Refusals that wait for their period; beyond it connections are closed without an answer. */
const mostWaiting = 2_000;
const mostWaitingPerClient = 1_000;

const lines = {
  429: 'Too many requests from this address',
  503: 'The site is very busy right now',
} as const;

const pages = { 429: readyPage(429), 503: readyPage(503) };

function readyPage(status: 429 | 503) {
  const { html, hashes } = errorPage(status);
  return { body: Buffer.from(html), hashes };
}

/**
 * Makes the function that tells a visitor when to try again: with a page for people, a line for programs. A client that
 * asks again as soon as it is refused could keep the server busy with refusals alone, so only so many are sent per
 * second. The rest wait, and clients take turns, so that one of them does not hold up the others.
 */
export function createRefusals(
  options: RefusalOptions,
): (response: ServerResponse, refusal: Refusal) => void {
  /** By client, those whose turn comes next first. */
  const waiting = new Map<string, { response: ServerResponse; refusal: Refusal }[]>();
  let waitingCount = 0;
  const sent = new Map<string, number>();
  let left = perPeriod;
  let timer: NodeJS.Timeout | null = null;

  function mayHaveMore(client: string): boolean {
    return left > 0 && (sent.get(client) ?? 0) < perClientAndPeriod;
  }

  function nextPeriod(): void {
    timer = null;
    left = perPeriod;
    sent.clear();
    // Clients that were served go to the end, where this loop meets them again.
    for (const [client, queue] of waiting) {
      if (!mayHaveMore(client)) break;
      const first = queue.shift();
      waiting.delete(client);
      if (queue.length > 0) waiting.set(client, queue);
      if (!first) continue;
      waitingCount -= 1;
      if (!first.response.destroyed) send(first.response, first.refusal);
    }
    if (waitingCount > 0) timer ??= setTimeout(nextPeriod, period);
  }

  function send(response: ServerResponse, refusal: Refusal): void {
    left -= 1;
    sent.set(refusal.client, (sent.get(refusal.client) ?? 0) + 1);
    timer ??= setTimeout(nextPeriod, period);
    sendRefusal(response, refusal, options);
  }

  return (response, refusal) => {
    const { client } = refusal;
    const queue = waiting.get(client);
    if (!queue && mayHaveMore(client)) {
      send(response, refusal);
    } else if (waitingCount >= mostWaiting || (queue?.length ?? 0) >= mostWaitingPerClient) {
      response.destroy();
    } else {
      waitingCount += 1;
      if (queue) queue.push({ response, refusal });
      else waiting.set(client, [{ response, refusal }]);
    }
  };
}

/** The line of page data is read by the page that asked for it (app/shell/broken-page.tsx). */
function sendRefusal(
  response: ServerResponse,
  { path, status, wait }: Refusal,
  { platform, headers }: RefusalOptions,
): void {
  const retryAfter = ['retry-after', String(wait)] as const;
  const line = `${lines[status]}; come back in ${wait} s.`;
  if (path.startsWith('/api/')) {
    const body = JSON.stringify({ error: line });
    sendOnce(response, status, body, [['content-type', 'application/json'], retryAfter, ...headers]);
    return;
  }
  if (path.endsWith('.data')) {
    sendText(response, status, line, [retryAfter, ...headers]);
    return;
  }
  const { body, hashes } = pages[status];
  const { snapshots, environment } = platform;
  sendOnce(response, status, body, [
    ['content-type', 'text/html; charset=utf-8'],
    retryAfter,
    ...documentHeaders(hashes, { snapshot: snapshots.current(), environment }),
  ]);
}
