import { data, isRouteErrorResponse, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { isObject } from '#app/lib/is-object.ts';

/** Why an action failed. */
export type ActionFailure =
  /** No answer arrived. */
  | 'network'
  /** The session has ended. */
  | 'session'
  /** The action needs a new proof of identity. */
  | 'confirmation'
  /** The role of the operator does not allow the action. */
  | 'forbidden'
  /** The object that the action would change no longer exists. */
  | 'gone'
  /** The request is larger than the server accepts. */
  | 'large'
  /** The server answered with another error. */
  | 'other';

type Listener = (failure: ActionFailure) => void;

const listeners = new Set<Listener>();

/** Calls a function with each failure. Returns the function that ends this. */
export function onActionFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Passes a failure to the parts of the screen that report failures. Returns whether there are such parts. If the
 * session has ended, the screen also says so until it can be loaded again.
 */
export function reportFailure(failure: ActionFailure): boolean {
  if (failure === 'session' && shown) setOutdated('session');
  for (const listener of listeners) listener(failure);
  return listeners.size > 0;
}

/** The screen in the browser: its address, and the data of its routes by their ids. */
interface ShownScreen {
  /** Path and query. */
  address: string;
  data: ReadonlyMap<string, unknown>;
}

let shown: ShownScreen | null = null;

/** Stores what the browser shows, so that the screen can stay if its data cannot be loaded again. */
export function rememberScreen(screen: ShownScreen | null): void {
  shown = screen;
}

/** Why the screen cannot be loaded again for the time being. */
export type OutdatedReason =
  /** The server does not answer, or answers with an error. */
  | 'server'
  /** The session has ended. */
  | 'session';

let outdated: OutdatedReason | null = null;
const outdatedListeners = new Set<() => void>();

function setOutdated(next: OutdatedReason | null): void {
  if (outdated === next) return;
  outdated = next;
  for (const listener of outdatedListeners) listener();
}

/** The reason why the screen shows outdated data, as a store. `null` if the data is current. */
export const outdatedScreen = {
  read: () => outdated,
  subscribe(listener: () => void): () => void {
    outdatedListeners.add(listener);
    return () => outdatedListeners.delete(listener);
  },
};

/**
 * Client middleware that keeps the screen, with its input, when an action fails, and when the screen cannot be loaded
 * again. Without it, React Router would replace the screen by the error boundary. The fetcher of a failed action has no
 * data.
 */
export const keepScreen: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  // The answer to an aborted request does not matter any more.
  if (request.signal.aborted) return results;
  if (request.method === 'GET') return settleLoad(request, results);
  return settleActions(results);
};

type Results = Record<string, DataStrategyResult>;

function settleActions(results: Results, hasFailed = isError): Results {
  return Object.fromEntries(
    Object.entries(results).map(([route, result]) => [
      route,
      hasFailed(result) ? settleAction(result) : result,
    ]),
  );
}

/**
 * If the screen could not be loaded again, replaces the failed results with the data that the screen shows. A load that
 * includes no route of the screen belongs to a fetcher, because a navigation loads all routes. Its failure is reported
 * like that of an action.
 */
function settleLoad(request: Request, results: Results): Results {
  if (shown && !Object.keys(results).some((route) => shown?.data.has(route))) {
    return settleActions(results, isFailedLoad);
  }
  const failed = Object.entries(results).filter(([, result]) => isFailedLoad(result));
  const { pathname, search } = new URL(request.url);
  const { address, data: known } = shown ?? {};
  const reasons = new Set(failed.map(([, result]) => outdatedReason(result)));
  const canStay =
    address === pathname + search && failed.every(([route]) => known?.has(route)) && !reasons.has(null);
  const [reason = null] = reasons;
  setOutdated(canStay ? reason : null);
  const settled = failed.map(([route, result]): [string, DataStrategyResult] => [
    route,
    canStay ? { type: 'data', result: known?.get(route) } : nameConnectionError(result),
  ]);
  return { ...results, ...Object.fromEntries(settled) };
}

/**
 * Returns why the same request may succeed later: no answer arrived, the server has a problem or too many requests, or
 * the operator must sign in. `null` if it will fail again.
 */
function outdatedReason(failed: DataStrategyResult): OutdatedReason | null {
  if (leadsToSignIn(failed)) return 'session';
  const error = errorOf(failed);
  const isTemporary =
    error instanceof TypeError ||
    (isRouteErrorResponse(error) && (error.status >= 500 || error.status === 429));
  return isTemporary ? 'server' : null;
}

function isFailedLoad(result: DataStrategyResult): boolean {
  return isError(result) || leadsToSignIn(result);
}

/** Whether a result is an error. A redirect is thrown like an error, but is none. */
function isError({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && !(result instanceof Response);
}

/** Whether the answer redirects to the sign-in, as it does for a request for data without a session. */
function leadsToSignIn({ result }: DataStrategyResult): boolean {
  return result instanceof Response && result.headers.get('Location')?.split('?')[0] === '/sign-in';
}

/**
 * Reports an error of an action. If a part of the screen shows the report, returns a result without data, after which
 * no data is loaded again. If none does, returns the error unchanged.
 */
function settleAction(failed: DataStrategyResult): DataStrategyResult {
  const error = errorOf(failed);
  const isReported = reportFailure(leadsToSignIn(failed) ? 'session' : failureOf(error));
  const status = isRouteErrorResponse(error) ? error.status : unavailable;
  return isReported ? { type: 'data', result: data(undefined, { status }) } : failed;
}

const unavailable = 503;

/** Returns the error of a result. React Router wraps a connection error in an object for data with a status. */
function errorOf({ result }: DataStrategyResult): unknown {
  const isWrapped = isObject(result) && result.type === 'DataWithResponseInit';
  return isWrapped ? result.data : result;
}

/** Gives an error of the connection a status by which the error boundary recognises it. */
function nameConnectionError({ type, result }: DataStrategyResult): DataStrategyResult {
  return {
    type,
    result: errorOf({ type, result }) instanceof TypeError ? data(null, { status: unavailable }) : result,
  };
}

function failureOf(error: unknown): ActionFailure {
  // `fetch` throws a TypeError if no answer arrives.
  if (error instanceof TypeError) return 'network';
  if (!isRouteErrorResponse(error)) return 'other';
  switch (error.status) {
    case 401:
      return 'session';
    case 403:
      return isObject(error.data) && error.data.needs === 'confirmation' ? 'confirmation' : 'forbidden';
    case 404:
      return 'gone';
    case 413:
      return 'large';
    default:
      return 'other';
  }
}
