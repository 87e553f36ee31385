import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Platform } from '#app/core/platform.server.ts';
import { classify, splitTarget, type Verdict } from './classify.ts';
import { chooseEncoding, matchesTag } from './encoding.ts';
import type { FinishedPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';
import type { RouteTable } from './route-table.ts';
import { resourceHeaders } from './security-headers.ts';
import { cacheControl } from './cache-control.ts';

export interface RequestListenerOptions {
  platform: Platform;
  routes: RouteTable;
  /** Null: every page is rendered anew (development). */
  cache: PageCache | null;
  /** Addresses that are answered without the app: files and the server's own. */
  isServerOwned: (path: string) => boolean;
  /** What answers everything that is no cached page. */
  http: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Longest path and query that is looked at. */
const longestTarget = 2_048;

/** Answered for any host, so that a machine beside this one can ask (FINDINGS 18). */
const hostless = new Set(['/healthz', '/readyz']);

/**
 * The first look at every request, on Node's own objects: a page that is cached is written from ready buffers, without
 * a Request object (FINDINGS 10). The rest is told apart before anything is rendered.
 */
export function createRequestListener(options: RequestListenerOptions): RequestListener {
  const { platform, routes, cache, isServerOwned, http } = options;
  const { siteUrl } = platform.environment;
  const host = siteUrl ? new URL(siteUrl).host : null;

  async function handle(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    const { path } = splitTarget(target);
    if (isServerOwned(path)) return http(request, response);
    const verdict = classify(request.method ?? 'GET', target, routes);
    if (verdict.kind === 'app') return http(request, response);
    if (verdict.kind !== 'page') return sendVerdict(response, verdict);
    if (!cache) return http(request, response);
    sendPage(request, response, await cache.get(verdict.address));
  }

  return (request, response) => {
    const target = originForm(request);
    if (host !== null && request.headers.host !== host && !hostless.has(target)) {
      sendText(response, 421, 'This host is not served here.');
      return;
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead && cache ? cache.find(target) : null;
    if (page) {
      sendPage(request, response, page);
      return;
    }
    if (!target.startsWith('/') || target.length > longestTarget) {
      sendText(response, target.length > longestTarget ? 414 : 400, 'The address is malformed.');
      return;
    }
    handle(request, response, target).catch((error: unknown) => {
      platform.log.error({ err: error, path: splitTarget(target).path }, 'A request failed');
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong.');
    });
  };
}

/** Path and query; a proxy may send the whole address (RFC 9112, 3.2.2). */
function originForm(request: IncomingMessage): string {
  const target = request.url ?? '/';
  if (!/^https?:\/\//i.test(target)) return target;
  if (!URL.canParse(target)) return '';
  const { pathname, search } = new URL(target);
  request.url = pathname + search;
  return request.url;
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  const { headers, method } = request;
  const variant = page.variants[chooseEncoding(headers['accept-encoding'])];
  const wanted = headers['if-none-match'];
  if (wanted !== undefined && page.status === 200 && matchesTag(wanted, variant.tag)) {
    response.writeHead(304, variant.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(page.status, variant.headers);
  response.end(method === 'HEAD' ? undefined : variant.body);
}

function sendVerdict(response: ServerResponse, verdict: Exclude<Verdict, { kind: 'page' | 'app' }>): void {
  switch (verdict.kind) {
    case 'redirect':
      return sendText(response, verdict.status, '', ['location', verdict.location]);
    case 'not-found':
      return sendText(response, 404, 'Not found');
    case 'method-not-allowed':
      return sendText(response, 405, 'Method not allowed', ['allow', 'GET, HEAD']);
  }
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: readonly string[] = [],
): void {
  const body = text && `${text}\n`;
  response.writeHead(status, [
    'content-type',
    'text/plain; charset=utf-8',
    'cache-control',
    cacheControl.none,
    'content-length',
    String(Buffer.byteLength(body)),
    ...resourceHeaders().flat(),
    ...headers,
  ]);
  response.end(body);
}
