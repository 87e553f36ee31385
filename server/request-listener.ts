import type { IncomingMessage, ServerResponse } from 'node:http';
import type { findRedirect } from '#app/domain/redirects.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import { resolvePath } from './canonical-address.ts';
import { classify, pathOfPage, splitTarget, type Verdict } from './classify.ts';
import type { Clients } from './clients.ts';
import { revalidate, cachingOf, finishPage, lastMoment, type FinishedPage } from './finished-page.ts';
import { networkOf } from './networks.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';
import type { PageRateLimit } from './page-rate-limit.ts';
import { createRefusals } from './refusals.ts';
import { OverloadError, type RenderQueue } from './render-queue.ts';
import { sendOnce, sendPage, sendText } from './replies.ts';
import { currentTrace } from './request-trace.ts';
import type { RouteTable } from './route-table.ts';
import { resourceHeaders } from './security-headers.ts';
import { hasBody, leaveBodyUnread } from './unread-body.ts';

export interface RequestListenerOptions {
  platform: Platform;
  routes: RouteTable;
  /** `null` in development: every page is rendered for each request. */
  cache: PageCache | null;
  clients: Clients;
  /** `null` if the rate is not limited. */
  limit: PageRateLimit | null;
  queue: RenderQueue;
  /** Renders answers that are never cached. */
  render: RenderPage;
  /** Whether an address is answered without the app: files and the server's own addresses. */
  isServerOwned: (path: string) => boolean;
  /** Whether a server-owned address reads the body of a request. */
  takesBody: (path: string) => boolean;
  /** Returns the new address of an old one from the operator's table. */
  findRedirect: typeof findRedirect;
  /** Answers server-owned addresses. */
  http: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Answers requests in two steps. */
export interface PortalListener {
  /**
   * Sends a fresh page from the cache if the request uses its canonical address. Returns `false` if the request needs
   * the second step.
   */
  sendFresh(request: IncomingMessage, response: ServerResponse): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
}

/** Seconds that a visitor is asked to wait when too many renderings are waiting. */
const overloadWait = 5;

/** Largest length of path and query that is processed. */
const longestTarget = 2_048;

/** Answered for any host, so that other machines can check them by address (spec OPS-5). */
const hostless = new Set(['/healthz', '/readyz']);

/**
 * Creates the first handler of every request, which works on Node's own objects: a cached page is sent from ready
 * buffers without a Request object (stack note 4). Other requests are classified before anything is rendered.
 */
export function createRequestListener(options: RequestListenerOptions): PortalListener {
  const { platform, routes, cache, clients, limit, queue, render } = options;
  const { isServerOwned, takesBody, findRedirect, http } = options;
  const { siteUrl } = platform.environment;
  const host = siteUrl ? new URL(siteUrl).host : null;
  const twin = host === null ? null : twinOf(host);

  const site = { platform, headers: resourceHeaders(platform.environment) };
  const refuse = createRefusals(site);

  function sendFresh(request: IncomingMessage, response: ServerResponse): boolean {
    if (!cache || !isReading(request) || hasBody(request)) return false;
    if (host !== null && request.headers.host !== host) return false;
    const page = cache.findFresh(request.url ?? '/');
    if (page) sendPage(request, response, page);
    return page !== null;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    const { path } = splitTarget(target);
    if (isServerOwned(path)) return http(request, response);
    const moved = isReading(request) ? newAddressOf(target) : null;
    if (moved !== null) return sendMoved(response, moved, path.endsWith('.data'));
    const verdict = classify(request.method ?? 'GET', target, routes);
    if (verdict.kind !== 'page' && verdict.kind !== 'app') return sendVerdict(response, verdict);
    const address = clients.addressOf(request);
    const client = networkOf(address);
    const isPage = verdict.kind === 'page' || path.endsWith('.data');
    const ready = verdict.kind === 'page' ? cache?.find(verdict.address, () => client) : null;
    if (ready) return sendReady(request, response, ready);
    const wait = limit?.take(address, isPage ? 'page' : 'answer') ?? 0;
    if (wait > 0) return refuse(response, { path, client, wait, status: 429 });
    try {
      const page =
        verdict.kind === 'page' && cache
          ? await cache.get(verdict.address, client)
          : await queue.add(client, () => renderOnce(verdict.address)).result;
      if (isPage && !page.isNonCanonical) limit?.giveBack(address);
      sendPage(request, response, page);
    } catch (error) {
      if (!(error instanceof OverloadError)) throw error;
      if (isPage) limit?.giveBack(address);
      const status = error.scope === 'client' ? 429 : 503;
      refuse(response, { path, client, wait: overloadWait, status });
    }
  }

  /** Renders an answer that is never cached. Page data costs as much as a non-canonical address. */
  async function renderOnce(address: string): Promise<FinishedPage> {
    const rendered = await render({ address });
    const caching = cachingOf(rendered, null);
    const isEnding = platform.clock.now() >= lastMoment(caching, rendered.hints.validUntil ?? Infinity);
    return finishPage(rendered, isEnding ? revalidate : caching, true);
  }

  /** Returns the address to which the operator's redirects send a request, or a request for the data of a page. */
  function newAddressOf(target: string): string | null {
    const redirects = platform.snapshots.current()?.redirects;
    if (!redirects || redirects.size === 0) return null;
    const { path, query } = splitTarget(target);
    const parameters = new URLSearchParams(query);
    if (!parameters.has('_routes')) return findRedirect(redirects, pathOfPage(resolvePath(path)), query);
    parameters.delete('_routes');
    return findRedirect(redirects, pathOfPage(resolvePath(path)), parameters.toString());
  }

  /**
   * Redirects to another address. Browsers cache the redirect for an hour only, so that a wrong entry can be corrected.
   */
  function sendMoved(response: ServerResponse, location: string, isData: boolean): void {
    const caching = ['cache-control', cacheControl.description] as const;
    if (!isData) {
      sendOnce(response, 301, '', [...site.headers, ['location', location], caching]);
      return;
    }
    // The router of an open page loads the document of this address when it receives this instruction.
    const order = [
      ['x-remix-redirect', location],
      ['x-remix-status', '301'],
      ['x-remix-reload-document', 'true'],
    ] as const;
    response.writeHead(204, [...site.headers, ...order, caching].flat());
    response.end();
  }

  function sendVerdict(response: ServerResponse, verdict: Exclude<Verdict, { kind: 'page' | 'app' }>): void {
    switch (verdict.kind) {
      case 'redirect':
        return sendText(response, verdict.status, '', [...site.headers, ['location', verdict.location]]);
      case 'not-found':
        return sendText(response, 404, 'Not found', site.headers);
      case 'method-not-allowed':
        return sendText(response, 405, 'Method not allowed', [...site.headers, ['allow', 'GET, HEAD']]);
    }
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const target = originForm(request);
    if (!takesBody(splitTarget(target).path)) leaveBodyUnread(request, response);
    if (request.method === 'TRACE') {
      sendText(response, 405, 'Method not allowed', [...site.headers, ['allow', 'GET, HEAD, POST']]);
      return;
    }
    if (host !== null && request.headers.host !== host && !hostless.has(target)) {
      const asked = clients.hostOf(request);
      if (asked === twin && isReading(request) && target.startsWith('/') && target.length <= longestTarget) {
        sendText(response, 308, '', [...site.headers, ['location', siteUrl + target]]);
        return;
      }
      if (asked !== host) {
        sendText(response, 421, 'This host is not served here.', site.headers);
        return;
      }
    }
    const clientOf = () => networkOf(clients.addressOf(request));
    const page = isReading(request) && cache ? cache.find(target, clientOf) : null;
    if (page) {
      sendReady(request, response, page);
      return;
    }
    if (!target.startsWith('/') || target.length > longestTarget) {
      sendText(
        response,
        target.length > longestTarget ? 414 : 400,
        'The address is malformed.',
        site.headers,
      );
      return;
    }
    answer(request, response, target).catch((error: unknown) => {
      platform.log.error({ err: error, path: splitTarget(target).path }, 'A request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong.', site.headers);
    });
  }

  return { sendFresh, handle };
}

/** Sends a cached page and marks it in the trace, so that the metrics can tell it from a refusal. */
function sendReady(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const trace = currentTrace();
  if (trace) trace.isReadyPage = true;
  sendPage(request, response, page);
}

/** Returns the same host with `www.`, or without it if it has it. */
function twinOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}

/** Returns path and query of a request. A proxy may send the whole address (RFC 9112, 3.2.2). */
function originForm(request: IncomingMessage): string {
  const target = request.url ?? '/';
  if (!/^https?:\/\//i.test(target)) return target;
  if (!URL.canParse(target)) return '';
  const { pathname, search } = new URL(target);
  request.url = pathname + search;
  return request.url;
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
