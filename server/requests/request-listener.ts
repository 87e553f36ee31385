import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLanguage } from '#app/domain/languages.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import { allowedMethods } from '#app/lib/route-policy.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { Clients } from '#server/clients/clients.ts';
import { networkOf } from '#server/clients/networks.ts';
import { hasBody, leaveBodyUnread } from '#server/clients/unread-body.ts';
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
import { resourceHeaders } from '#server/pages/security-headers.ts';
import { splitTarget } from './canonical-address.ts';
import { classify, type Verdict } from './classify.ts';
import { findNewAddress } from './new-address.ts';
import { createPolicyCheck, isReading } from './policy.ts';
import { readBody } from './read-body.ts';
import { createRefusals } from './refusals.ts';
import { sendMessage, sendOnce, sendPage, sendText } from './replies.ts';
import { currentTrace } from './request-trace.ts';
import type { Row, ServerRow } from './row.ts';

export interface RequestListenerOptions {
  platform: Platform;
  /** `null` in development, where every page is rendered for each request. */
  cache: PageCache | null;
  clients: Clients;
  /** `null` if the rate is not limited. */
  limit: PageRateLimit | null;
  queue: RenderQueue;
  /** Renders answers that are never cached. */
  render: RenderPage;
}

/** Answers requests in two steps. The caller finds the row of each request. */
export interface PortalListener {
  /**
   * Sends a fresh page from the cache if the request uses its canonical address. Returns `false` if the request needs
   * the second step.
   */
  sendFresh(request: IncomingMessage, response: ServerResponse, row: Row): boolean;
  handle(request: IncomingMessage, response: ServerResponse, row: Row | ServerRow): void;
}

/** A verdict that lets the app answer. */
type AppVerdict = Extract<Verdict, { kind: 'page' | 'app' }>;

/** Seconds that a visitor is asked to wait when too many renderings are waiting. */
const overloadWait = 5;

/** Maximum length of path and query that is processed. */
const longestTarget = 2_048;

/**
 * Creates the first handler of every request, which works on Node's own objects: a cached page is sent from ready
 * buffers without a Request object (stack note 4). Other requests pass the policy of their row, then its handler.
 */
export function createRequestListener(options: RequestListenerOptions): PortalListener {
  const { platform, cache, clients, limit, queue, render } = options;
  const { environment, clock, log, snapshots } = platform;
  const { siteUrl } = environment;
  const host = siteUrl ? new URL(siteUrl).host : null;
  const twin = host === null ? null : twinOf(host);
  const languages = () => snapshots.current()?.settings.languages ?? [];
  const headers = resourceHeaders(environment);
  const refuse = createRefusals({ platform, headers });
  const checkPolicy = createPolicyCheck({ environment, clients, clock });

  function sendFresh(request: IncomingMessage, response: ServerResponse, { policy }: Row): boolean {
    if (!cache || policy.cache !== 'page' || !isReading(request) || hasBody(request)) return false;
    if (host !== null && request.headers.host !== host) return false;
    const page = cache.findFresh(request.url ?? '/');
    if (page) sendPage(request, response, page);
    return page !== null;
  }

  function handle(request: IncomingMessage, response: ServerResponse, row: Row | ServerRow): void {
    const { policy } = row;
    const target = request.url ?? '/';
    if (policy.body === 0 || isReading(request)) leaveBodyUnread(request, response);
    if (!isForThisHost(request, response, { row, target })) return;
    if (policy.cache === 'page' && isReading(request)) {
      // Most requests have the address under which the page is stored. Others are looked up again when their
      // canonical address is known (answerByApp).
      const page = cache?.find(target, () => networkOf(clients.addressOf(request)));
      if (page) return sendReady(request, response, page);
    }
    if (!target.startsWith('/') || target.length > longestTarget) {
      const status = target.length > longestTarget ? 414 : 400;
      return sendText(response, status, 'The address is malformed.', headers);
    }
    answer(request, response, { row, target }).catch((error: unknown) => {
      log.error({ err: error, path: splitTarget(target).path }, 'A request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong.', headers);
    });
  }

  /** Answers requests for another host. Returns whether the request is for this one. */
  function isForThisHost(
    request: IncomingMessage,
    response: ServerResponse,
    { row, target }: { row: Row; target: string },
  ): boolean {
    if (host === null || request.headers.host === host || row.policy.host === 'any') return true;
    const asked = clients.hostOf(request);
    if (asked === twin && isReading(request) && target.startsWith('/') && target.length <= longestTarget) {
      sendText(response, 308, '', [...headers, ['location', siteUrl + target]]);
      return false;
    }
    if (asked === host) return true;
    sendText(response, 421, 'This host is not served here.', headers);
    return false;
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { row, target }: { row: Row | ServerRow; target: string },
  ): Promise<void> {
    const { policy } = row;
    const { path } = splitTarget(target);
    if (isServerRow(row)) {
      const allowed = allowedMethods(policy);
      if (!allowed.includes(request.method ?? '')) return refuseMethod(request, response, allowed.join(', '));
      if (isRefused(request, response, row)) return;
      await row.answer(request, response, path);
      return;
    }
    const moved = isReading(request) ? findNewAddress(snapshots.current(), target) : null;
    if (moved !== null) return sendMoved(response, moved, path);
    const verdict = classify(request.method ?? 'GET', target, row, languages());
    if (verdict.kind === 'page' || verdict.kind === 'app') {
      if (isRefused(request, response, row)) return;
      return answerByApp(request, response, { row, verdict });
    }
    if (verdict.kind === 'method-not-allowed') return refuseMethod(request, response, verdict.allow);
    if (verdict.kind === 'not-found') return sendText(response, 404, 'Not found', headers);
    sendText(response, verdict.status, '', [...headers, ['location', verdict.location]]);
  }

  function refuseMethod(request: IncomingMessage, response: ServerResponse, allow: string): void {
    leaveBodyUnread(request, response);
    sendMessage(request, response, { status: 405, message: 'Method not allowed' }, [
      ...headers,
      ['allow', allow],
    ]);
  }

  /** Refuses a request that the policy does not allow. Returns whether the request was refused. */
  function isRefused(request: IncomingMessage, response: ServerResponse, { policy }: Row): boolean {
    const refusal = checkPolicy(request, policy);
    if (!refusal) return false;
    leaveBodyUnread(request, response);
    sendMessage(request, response, refusal, [...headers, ...refusal.headers]);
    return true;
  }

  async function answerByApp(
    request: IncomingMessage,
    response: ServerResponse,
    { row, verdict }: { row: Row; verdict: AppVerdict },
  ): Promise<void> {
    const { policy, kind } = row;
    const address = clients.addressOf(request);
    const client = networkOf(address);
    const isPage = verdict.kind === 'page' || kind === 'data' || verdict.address.endsWith('.data');
    const ready = verdict.kind === 'page' ? cache?.find(verdict.address, () => client) : null;
    if (ready) return sendReady(request, response, ready);
    const pageLimit = policy.rate === 'pages' ? limit : null;
    const wait = pageLimit?.take(address, isPage ? 'page' : 'answer') ?? 0;
    const path = splitTarget(verdict.address).path;
    if (wait > 0) return refuse(response, { path, client, wait, status: 429 });
    try {
      if (verdict.kind === 'page' && cache) {
        const page = await cache.get(verdict.address, client);
        if (!page.isNonCanonical) pageLimit?.giveBack(address);
        return sendPage(request, response, page);
      }
      const asked = await readRequest(request, response, { row, address: verdict.address });
      if (asked === null) return;
      // A request that writes waits for the store and not for the processor, so it does not take a turn of the queue.
      const page = isReading(request)
        ? await queue.add(client, () => renderOnce(asked)).result
        : await renderOnce(asked);
      if (isPage && !page.isNonCanonical) pageLimit?.giveBack(address);
      sendPage(request, response, page);
    } catch (error) {
      if (!(error instanceof OverloadError)) throw error;
      if (isPage) pageLimit?.giveBack(address);
      const status = error.scope === 'client' ? 429 : 503;
      refuse(response, { path, client, wait: overloadWait, status });
    }
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

  /** Renders an answer that is never cached. Page data costs as much as a non-canonical address. */
  async function renderOnce(asked: RenderRequest): Promise<FinishedPage> {
    const rendered = await render(asked);
    const caching = cachingOf(rendered, null);
    const isEnding = clock.now() >= lastMoment(caching, rendered.hints.validUntil ?? Infinity);
    return finishPage(rendered, isEnding ? revalidate : caching, true);
  }

  /**
   * Redirects to another address. Browsers cache the redirect for an hour only, so that a wrong entry can be corrected.
   */
  function sendMoved(response: ServerResponse, location: string, asked: string): void {
    const caching = ['cache-control', cacheControl.description] as const;
    if (!asked.endsWith('.data')) {
      sendOnce(response, 301, '', [...headers, ['location', location], caching]);
      return;
    }
    // The router of an open page loads the document of this address when it receives this instruction. It adds the
    // prefix of its language.
    const { prefix } = splitLanguage(languages(), asked);
    const local = location.startsWith(`${prefix}/`) ? location.slice(prefix.length) : location;
    const order = [
      ['x-remix-redirect', local],
      ['x-remix-status', '301'],
      ['x-remix-reload-document', 'true'],
    ] as const;
    response.writeHead(204, [...headers, ...order, caching].flat());
    response.end();
  }

  return { sendFresh, handle };
}

function isServerRow(row: Row | ServerRow): row is ServerRow {
  return row.kind === 'server';
}

/** Sends a cached page and marks it in the trace, so that the metrics can tell it from a refusal. */
function sendReady(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const trace = currentTrace();
  if (trace) trace.isReadyPage = true;
  sendPage(request, response, page);
}

/** Returns the host with `www.` added, or removed if it is there. */
function twinOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}
