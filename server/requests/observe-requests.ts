import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { CacheUse, RequestMetrics } from '#server/metrics/request-metrics.ts';
import { originForm } from './canonical-address.ts';
import type { PortalListener } from './request-listener.ts';
import { createTrace, inTrace, wellFormedId, type RequestTrace } from './request-trace.ts';
import { createRequestTurns } from './request-turns.ts';
import { unknownPattern, type RouteTable } from './route-table.ts';
import type { Row } from './row.ts';

export interface ObservationOptions {
  table: RouteTable;
  requests: RequestMetrics;
  log: Logger;
  /** Returns whether a connection comes from a proxy whose request ids are adopted. */
  isProxy: (address: string) => boolean;
  /** Returns the client of a request, as an address or network. */
  clientOf: (request: IncomingMessage) => string;
}

/** Milliseconds after which an answer is logged as slow. */
const slow = 1_000;

/**
 * Status that is logged when the client closed the connection before the answer ended. Other servers use the same code.
 */
const statusAborted = 499;

/**
 * Wraps the portal's listener. Finds the row of every request in the table, and counts the request. Assigns an id to
 * requests that no cached page answers. Logs failed and slow requests, or all requests at level debug.
 */
export function observeRequests(listener: PortalListener, options: ObservationOptions): RequestListener {
  const { table, requests, log, isProxy, clientOf } = options;
  const inTurn = createRequestTurns();
  const isLoggingAll = log.isLevelEnabled('debug');

  function note(request: Observed, answer: Answer): void {
    const { method, target, pattern } = request;
    const { status, milliseconds } = answer;
    const isFailed = status >= 500;
    const line = {
      method,
      route: pattern,
      ...(pattern !== unknownPattern && { path: target }),
      status,
      cache: answer.use,
      milliseconds: Math.round(milliseconds),
    };
    if (isFailed) log.warn(line, 'A request was answered with a failure');
    else if (milliseconds >= slow) log.warn(line, 'A request was answered slowly');
    else log.debug(line, 'A request was answered');
  }

  /** Assigns an id to a request whose answer is not complete yet, and measures its time. */
  function follow(request: Observed, response: ServerResponse, trace: RequestTrace): void {
    const began = performance.now();
    if (!response.headersSent) response.setHeader('x-request-id', trace.id());
    response.once('close', () => {
      const milliseconds = performance.now() - began;
      const status = response.writableFinished ? response.statusCode : statusAborted;
      const use: CacheUse = trace.hasRendered ? 'miss' : 'none';
      requests.observe(request.pattern, { status, use, seconds: milliseconds / 1000 });
      inTrace(trace, () => note(request, { status, use, milliseconds }));
    });
  }

  function traceOf(request: IncomingMessage): RequestTrace {
    const given = request.headers['x-request-id'];
    const isGiven = given !== undefined && isProxy(request.socket.remoteAddress ?? '');
    return createTrace(isGiven ? wellFormedId(given) : null);
  }

  /** Handles a request that no fresh page answers. */
  function handle(request: IncomingMessage, response: ServerResponse, row: Row): void {
    const trace = traceOf(request);
    const observed = { method: request.method, target: request.url ?? '/', pattern: row.pattern };
    inTrace(trace, () => listener.handle(request, response, row));
    if (!response.writableEnded) {
      follow(observed, response, trace);
      return;
    }
    const use = useOfReady(trace);
    if (use !== 'none') table.remember(observed.target, row);
    count(observed, { status: response.statusCode, use, milliseconds: 0 }, trace);
  }

  /**
   * Handles a request when its turn comes. The server's own addresses, such as `/healthz`, need little time and do not
   * wait.
   */
  function handleInTurn(request: IncomingMessage, response: ServerResponse, row: Row): void {
    if (row.kind === 'server') return handle(request, response, row);
    inTurn(
      () => clientOf(request),
      () => {
        if (!request.socket.destroyed) return handle(request, response, row);
        const observed = { method: request.method, target: request.url ?? '/', pattern: row.pattern };
        count(observed, { status: statusAborted, use: 'none', milliseconds: 0 }, traceOf(request));
      },
    );
  }

  /** Counts an answer that is already complete. Only level debug logs it, unless it is a failure. */
  function count(request: Observed, answer: Answer, trace: RequestTrace): void {
    requests.countReady(request.pattern, answer.status, answer.use);
    if (isLoggingAll || answer.status >= 500) inTrace(trace, () => note(request, answer));
  }

  return (request, response) => {
    const target = originForm(request.url ?? '/');
    if (target !== request.url) request.url = target;
    const known = table.recall(target);
    const row = known ?? table.find(target);
    if (!listener.sendFresh(request, response, row)) {
      handleInTurn(request, response, row);
      return;
    }
    if (!known) table.remember(target, row);
    const { pattern } = row;
    const { statusCode: status } = response;
    // Cached pages take this path. Unless they are logged, no further objects are created for them.
    if (!isLoggingAll) requests.countReady(pattern, status, 'hit');
    else {
      const { method } = request;
      count({ method, target, pattern }, { status, use: 'hit', milliseconds: 0 }, traceOf(request));
    }
  };
}

/** The properties of a request that are counted and logged. */
interface Observed {
  method: string | undefined;
  target: string;
  /** Pattern of the row of the request. */
  pattern: string;
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
