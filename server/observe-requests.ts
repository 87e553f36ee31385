import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import type { CacheUse } from './request-metrics.ts';
import { createTrace, inTrace, wellFormedId, type RequestTrace } from './request-trace.ts';
import { refuseMetrics } from './metrics-access.ts';
import type { PortalListener } from './request-listener.ts';
import { sendOnce, sendText } from './replies.ts';
import { unknownRoute } from './route-patterns.ts';
import type { HeaderList } from './security-headers.ts';
import { leaveBodyUnread } from './unread-body.ts';

export interface ObservationOptions {
  metrics: Metrics;
  log: Logger;
  metricsToken: string | undefined;
  /** Whether a connection comes from a proxy whose request ids are adopted. */
  isProxy: (address: string) => boolean;
  /** Headers of an answer that is not a page. */
  headers: HeaderList;
}

/** Milliseconds after which an answer is logged as slow. */
const slow = 1_000;

/**
 * Status that is logged when the client closed the connection before the answer ended. Other servers use the same code.
 */
const statusAborted = 499;

/**
 * Wraps the portal's listener. Counts every request. Assigns an id to requests that no cached page answers. Logs failed
 * and slow requests, or all requests at level debug. Answers `/metrics` itself for any host.
 */
export function observeRequests(listener: PortalListener, options: ObservationOptions): RequestListener {
  const { metrics, log, metricsToken, isProxy, headers } = options;
  const { requests } = metrics;
  const isLoggingAll = log.isLevelEnabled('debug');

  function note(request: IncomingMessage, target: string, answer: Answer): void {
    const { status, milliseconds } = answer;
    const route = requests.routeOf(target);
    const isFailed = status >= 500;
    const line = {
      method: request.method,
      route,
      ...(route !== unknownRoute && { path: target }),
      status,
      cache: answer.use,
      milliseconds: Math.round(milliseconds),
    };
    if (isFailed) log.warn(line, 'A request was answered with a failure');
    else if (milliseconds >= slow) log.warn(line, 'A request was answered slowly');
    else log.debug(line, 'A request was answered');
  }

  /** Assigns an id to a request whose answer is not complete yet, and measures its time. */
  function follow(request: IncomingMessage, response: ServerResponse, trace: RequestTrace): void {
    const began = performance.now();
    // Parts of the server may change `request.url`.
    const target = request.url ?? '/';
    if (!response.headersSent) response.setHeader('x-request-id', trace.id());
    response.once('close', () => {
      const milliseconds = performance.now() - began;
      const status = response.writableFinished ? response.statusCode : statusAborted;
      const use: CacheUse = trace.hasRendered ? 'miss' : 'none';
      requests.observe(target, { status, use, seconds: milliseconds / 1000 });
      inTrace(trace, () => note(request, target, { status, use, milliseconds }));
    });
  }

  /**
   * Counts an answer that is already complete. Without a trace it is a fresh page from the cache. Only level debug logs
   * these.
   */
  function count(request: IncomingMessage, response: ServerResponse, trace: RequestTrace | null): void {
    const target = request.url ?? '/';
    const status = response.statusCode;
    const use = trace ? useOfReady(trace) : 'hit';
    requests.countReady(target, status, use);
    if (!isLoggingAll && status < 500) return;
    inTrace(trace ?? traceOf(request), () => note(request, target, { status, use, milliseconds: 0 }));
  }

  function traceOf(request: IncomingMessage): RequestTrace {
    const given = request.headers['x-request-id'];
    const isGiven = given !== undefined && isProxy(request.socket.remoteAddress ?? '');
    return createTrace(isGiven ? wellFormedId(given) : null);
  }

  return (request, response) => {
    if (listener.sendFresh(request, response)) {
      count(request, response, null);
      return;
    }
    if (request.url === '/metrics') {
      sendMetrics(request, response);
      return;
    }
    const trace = traceOf(request);
    inTrace(trace, () => {
      listener.handle(request, response);
    });
    if (response.writableEnded) count(request, response, trace);
    else follow(request, response, trace);
  };

  function sendMetrics(request: IncomingMessage, response: ServerResponse): void {
    leaveBodyUnread(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Method not allowed', [['allow', 'GET, HEAD'], ...headers]);
      return;
    }
    const refusal = refuseMetrics(request, metricsToken);
    if (refusal !== null) {
      const isTokenWanted = metricsToken !== undefined;
      const challenge = isTokenWanted ? [['www-authenticate', 'Bearer'] as const] : [];
      sendText(response, isTokenWanted ? 401 : 403, refusal, [...challenge, ...headers]);
      return;
    }
    metrics.read().then(
      ({ type, text }) => sendOnce(response, 200, text, [['content-type', type], ...headers]),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be read');
        sendText(response, 500, 'The metrics could not be read; the log says why.', headers);
      },
    );
  }
}

/**
 * Returns the cache use of an answer that was sent immediately: a cached page, possibly one that is being rendered
 * again in the background, or no page.
 */
function useOfReady({ isReadyPage, hasRendered }: RequestTrace): CacheUse {
  if (!isReadyPage) return 'none';
  return hasRendered ? 'stale' : 'hit';
}

interface Answer {
  status: number;
  use: CacheUse;
  milliseconds: number;
}
