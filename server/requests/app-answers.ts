import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clients } from '#server/clients/clients.ts';
import { networkOf } from '#server/clients/networks.ts';
import { leaveBodyUnread } from '#server/clients/unread-body.ts';
import type { Clock } from '#app/lib/clock.ts';
import { chooseEncoding, type Encoding } from '#server/pages/encoding.ts';
import {
  revalidate,
  cachingOf,
  finishPage,
  lastMoment,
  type FinishedPage,
} from '#server/pages/finished-page.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import type { PageRateLimit } from '#server/pages/page-rate-limit.ts';
import type { RenderPage, RenderRequest } from '#server/pages/page-renderer.ts';
import { OverloadError, type RenderQueue } from '#server/pages/render-queue.ts';
import type { HeaderList } from '#server/pages/security-headers.ts';
import { splitTarget } from './canonical-address.ts';
import type { Verdict } from './classify.ts';
import { isReading } from './policy.ts';
import { readBody } from './read-body.ts';
import type { Refusal } from './refusals.ts';
import { sendMessage, sendPage } from './replies.ts';
import { currentTrace } from './request-trace.ts';
import type { Row } from './row.ts';

export interface AppAnswerOptions {
  /** `null` in development, where every page is rendered for each request. */
  cache: PageCache | null;
  clients: Clients;
  clock: Clock;
  /** `null` if the rate is not limited. */
  limit: PageRateLimit | null;
  queue: RenderQueue;
  /** Renders answers that are never cached. */
  render: RenderPage;
  /** Refuses requests for which there is no capacity. */
  refuse: (response: ServerResponse, refusal: Refusal) => void;
  /** Headers of an answer that is not a page. */
  headers: HeaderList;
}

/** A request that the app answers: its row, and the verdict of `classify`. */
export interface AppRequest {
  row: Row;
  verdict: Extract<Verdict, { kind: 'page' | 'app' }>;
}

/** Answers a request with a page or a resource of the app. */
export type AnswerByApp = (
  request: IncomingMessage,
  response: ServerResponse,
  appRequest: AppRequest,
) => Promise<void>;

/** Seconds that a visitor is asked to wait when too many renderings are waiting. */
const overloadWait = 5;

/**
 * Creates the function that answers with the app: from the cache, or with a new rendering, for which the client is
 * charged.
 */
export function createAppAnswers(options: AppAnswerOptions): AnswerByApp {
  const { cache, clients, clock, limit, queue, render, refuse, headers } = options;

  return async (request, response, { row, verdict }) => {
    const address = clients.addressOf(request);
    const client = networkOf(address);
    const isPage = verdict.kind === 'page' || row.kind === 'data' || verdict.address.endsWith('.data');
    const ready = verdict.kind === 'page' ? cache?.find(verdict.address, () => client) : null;
    if (ready) return sendReady(request, response, ready);
    const pageLimit = row.policy.rate === 'pages' ? limit : null;
    const wait = pageLimit?.take(address, isPage ? 'page' : 'answer') ?? 0;
    const { path } = splitTarget(verdict.address);
    if (wait > 0) return refuse(response, { path, client, wait, status: 429 });
    try {
      const page =
        verdict.kind === 'page' && cache
          ? await cache.get(verdict.address, client)
          : await answerUncached(request, response, { row, address: verdict.address, client });
      if (page === null) return;
      if (isPage && !page.isNonCanonical) pageLimit?.giveBack(address);
      sendPage(request, response, page);
    } catch (error) {
      if (!(error instanceof OverloadError)) throw error;
      if (isPage) pageLimit?.giveBack(address);
      const status = error.scope === 'client' ? 429 : 503;
      refuse(response, { path, client, wait: overloadWait, status });
    }
  };

  /** Renders an answer that is not cached. Returns `null` if the request was refused. */
  async function answerUncached(
    request: IncomingMessage,
    response: ServerResponse,
    { row, address, client }: { row: Row; address: string; client: string },
  ): Promise<FinishedPage | null> {
    const renderRequest = await readRequest(request, response, { row, address });
    if (renderRequest === null) return null;
    // A request that writes waits for the store and not for the processor, so it does not take a turn of the queue.
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    return isReading(request)
      ? queue.add(client, () => renderOnce(renderRequest, encoding)).result
      : renderOnce(renderRequest, encoding);
  }

  /**
   * Reads the request that an uncached route receives. If the body is too large, answers the request and returns
   * `null`.
   */
  async function readRequest(
    request: IncomingMessage,
    response: ServerResponse,
    { row, address }: { row: Row; address: string },
  ): Promise<RenderRequest | null> {
    const visitor =
      row.policy.cache === 'none'
        ? { address: clients.addressOf(request), userAgent: request.headers['user-agent'] ?? '' }
        : undefined;
    if (isReading(request)) return { address, visitor };
    const body = await readBody(request, response, row.policy.body);
    if (body === null) {
      leaveBodyUnread(request, response);
      sendMessage(request, response, { status: 413, message: 'The request is too large.' }, headers);
      return null;
    }
    const type = request.headers['content-type'];
    return { address, visitor, method: request.method, body, ...(type !== undefined && { type }) };
  }

  /** Renders an answer that is never cached. Page data is charged like a non-canonical address. */
  async function renderOnce(renderRequest: RenderRequest, encoding: Encoding): Promise<FinishedPage> {
    const rendered = await render(renderRequest);
    const caching = cachingOf(rendered, null);
    const isEnding = clock.now() >= lastMoment(caching, rendered.hints.validUntil ?? Infinity);
    return finishPage(rendered, isEnding ? revalidate : caching, true, encoding);
  }
}

/** Sends a cached page and marks it in the trace, so that the metrics can tell it from a refusal. */
export function sendReady(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const trace = currentTrace();
  if (trace) trace.isReadyPage = true;
  sendPage(request, response, page);
}
