import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { cacheControl } from './cache-control.ts';
import type { Metrics } from './metrics.ts';
import type { CacheUse } from './request-metrics.ts';
import { createTrace, inTrace, wellFormedId, type RequestTrace } from './request-trace.ts';
import { refuseMetrics } from './metrics-access.ts';
import { unknownRoute } from './route-patterns.ts';

export interface ObservationOptions {
  metrics: Metrics;
  log: Logger;
  metricsToken: string | undefined;
  /** Whether a connection comes from a proxy whose request ids are taken over. */
  isProxy: (address: string) => boolean;
}

/** An answer that takes longer is worth a line in the log, milliseconds. */
const slow = 1_000;

/** Nobody read the answer to its end, as other servers write it. */
const statusAborted = 499;

/**
 * Stands around the portal's listener: counts every request, names those that no ready page answers, and writes a line
 * for each that failed or was slow, for all at level debug. `/metrics` is answered here, whatever the host.
 */
export function observeRequests(listener: RequestListener, options: ObservationOptions): RequestListener {
  const { metrics, log, metricsToken, isProxy } = options;
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

  /** The answer is not there yet: it gets an id and is timed. */
  function follow(request: IncomingMessage, response: ServerResponse, trace: RequestTrace): void {
    const began = performance.now();
    // Parts of the server may rewrite it.
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

  return (request, response) => {
    if (request.url === '/metrics') {
      sendMetrics(request, response);
      return;
    }
    const { headers, socket } = request;
    const given = headers['x-request-id'];
    const isGiven = given !== undefined && isProxy(socket.remoteAddress ?? '');
    const trace = createTrace(isGiven ? wellFormedId(given) : null);
    inTrace(trace, () => {
      listener(request, response);
    });
    if (!response.writableEnded) {
      follow(request, response, trace);
      return;
    }
    const use = trace.hasRendered
      ? 'stale'
      : response.statusCode === 200 || response.statusCode === 304
        ? 'hit'
        : 'none';
    requests.countReady(request.url ?? '/', response.statusCode, use);
    if (isLoggingAll || response.statusCode >= 500) {
      inTrace(trace, () =>
        note(request, request.url ?? '/', { status: response.statusCode, use, milliseconds: 0 }),
      );
    }
  };

  function sendMetrics(request: IncomingMessage, response: ServerResponse): void {
    const refusal = refuseMetrics(request, metricsToken);
    if (refusal !== null) {
      send(response, metricsToken === undefined ? 403 : 401, 'text/plain; charset=utf-8', `${refusal}\n`);
      return;
    }
    metrics.read().then(
      ({ type, text }) => send(response, 200, type, text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be read');
        send(
          response,
          500,
          'text/plain; charset=utf-8',
          'The metrics could not be read; the log says why.\n',
        );
      },
    );
  }
}

interface Answer {
  status: number;
  use: CacheUse;
  milliseconds: number;
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': cacheControl.none,
    'x-content-type-options': 'nosniff',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
