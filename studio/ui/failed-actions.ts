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
  /** What the action changes does not exist any more. */
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

/** Passes a failure to the parts of the screen that report failures. Returns whether there are any. */
export function reportFailure(failure: ActionFailure): boolean {
  for (const listener of listeners) listener(failure);
  return listeners.size > 0;
}

/**
 * Client middleware that keeps the screen, with its input, when an action fails. Without it, React Router would replace
 * the screen by the error boundary. The fetcher of a failed action has no data.
 */
export const keepScreen: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  const settle = request.method === 'GET' ? nameConnectionError : settleAction;
  // The answer to an aborted request does not matter any more.
  if (request.signal.aborted) return results;
  return Object.fromEntries(
    Object.entries(results).map(([route, result]) => [route, isFailed(result) ? settle(result) : result]),
  );
};

/** A redirect is thrown like an error. */
function isFailed({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && !(result instanceof Response);
}

/** Reports an error of an action, and replaces it by a result without data, after which no data is loaded again. */
function settleAction(failed: DataStrategyResult): DataStrategyResult {
  const error = errorOf(failed);
  const isReported = reportFailure(failureOf(error));
  const status = isRouteErrorResponse(error) ? error.status : unavailable;
  return isReported ? { type: 'data', result: data(undefined, { status }) } : failed;
}

const unavailable = 503;

/** Returns the error of a result. React Router wraps errors of the connection like data with a status. */
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
  // `fetch` throws it if no answer arrives.
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
