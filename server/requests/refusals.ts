import type { ServerResponse } from 'node:http';
import { splitLanguage } from '#app/domain/languages.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { documentHeaders, type HeaderList, type InlineHashes } from '#server/pages/security-headers.ts';
import { errorPageAt, problemOfStatus } from './error-page.ts';
import { sendOnce, sendText } from './replies.ts';

/** The reason for a refusal, and how long it lasts. */
export interface Refusal {
  path: string;
  /** The refused client, as an address or network. */
  client: string;
  /** 429 if this client sends too many requests, 503 if all clients together do. */
  status: 429 | 503;
  /** Seconds after which the visitor may try again. */
  wait: number;
}

export interface RefusalOptions {
  platform: Platform;
  /** Headers of an answer that is not a page. */
  headers: HeaderList;
}

/** Length of a period, in milliseconds. */
const period = 20;
/** Maximum number of refusals that are sent in a period. */
const perPeriod = 20;
const perClientAndPeriod = 4;
/** Maximum number of refusals that wait for their period. Above it, connections are closed without an answer. */
const maxWaiting = 2_000;
const maxWaitingPerClient = 1_000;

const lines = {
  429: 'Too many requests from this address',
  503: 'The site is very busy right now',
} as const;

interface RefusalPage {
  body: Buffer;
  hashes: InlineHashes;
}

/**
 * Returns the function that finds the page of a refusal, in the language of the path. Because a refusal must cost
 * little, each page is kept until the site changes.
 */
function createPages(platform: Platform): (refusal: Pick<Refusal, 'path' | 'status'>) => RefusalPage {
  const { snapshots } = platform;
  let snapshot = snapshots.current();
  const ready = new Map<string, RefusalPage>();
  return ({ path, status }) => {
    if (snapshots.current() !== snapshot) ready.clear();
    snapshot = snapshots.current();
    const { language } = splitLanguage(snapshot?.settings.languages ?? [], path);
    const key = `${status} ${language}`;
    let page = ready.get(key);
    if (page === undefined) {
      const { html, hashes } = errorPageAt(platform, path, { kind: problemOfStatus(status) });
      page = { body: Buffer.from(html), hashes };
      ready.set(key, page);
    }
    return page;
  };
}

/**
 * Creates the function that refuses a request and states when to try again: in a page, in JSON below `/api/`, or in a
 * line of text for page data. A client that repeats each refused request immediately could keep the server busy with
 * refusals alone, so their number per second is limited. Refusals above this number wait, and clients take turns, so
 * that one client does not delay the others.
 */
export function createRefusals(
  options: RefusalOptions,
): (response: ServerResponse, refusal: Refusal) => void {
  const pageOf = createPages(options.platform);
  /** Waiting refusals by client. The client whose turn is next comes first. */
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
    // Clients that were served are moved to the end, where this loop reaches them again.
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
    sendRefusal(response, refusal, { ...options, pageOf });
  }

  return (response, refusal) => {
    const { client } = refusal;
    const queue = waiting.get(client);
    if (!queue && mayHaveMore(client)) {
      send(response, refusal);
    } else if (waitingCount >= maxWaiting || (queue?.length ?? 0) >= maxWaitingPerClient) {
      response.destroy();
    } else {
      waitingCount += 1;
      if (queue) queue.push({ response, refusal });
      else waiting.set(client, [{ response, refusal }]);
    }
  };
}

/**
 * Sends one refusal. For page data it is a line of text, which the page that requested the data reads
 * (app/shell/broken-page.tsx).
 */
function sendRefusal(
  response: ServerResponse,
  { path, status, wait }: Refusal,
  { platform, headers, pageOf }: RefusalOptions & { pageOf: ReturnType<typeof createPages> },
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
  const { body, hashes } = pageOf({ path, status });
  const { snapshots, environment } = platform;
  sendOnce(response, status, body, [
    ['content-type', 'text/html; charset=utf-8'],
    retryAfter,
    ...documentHeaders(hashes, { snapshot: snapshots.current(), environment }),
  ]);
}
