import { reportFailure } from '../ui/failed-actions.ts';

/** The answer to a JSON request that a script of the browser sends. */
export type JsonAnswer<Body> =
  | { isOk: true; body: Body }
  /** After too many attempts, `seconds` is the time to wait before the next one. */
  | { isOk: false; body: { fault?: string; seconds?: number } };

/**
 * Sends JSON to a route of the Studio. If the connection fails or the request is aborted, the answer has the fault
 * `network`. If the session has ended, the screen says so, and the answer has the fault `session`.
 */
export async function postJson<Body = object>(
  path: string,
  body: object,
  signal?: AbortSignal,
): Promise<JsonAnswer<Body>> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    if (answer.status === 401) {
      reportFailure('session');
      return { isOk: false, body: { fault: 'session' } };
    }
    return { isOk: answer.ok, body: await answer.json() };
  } catch {
    return { isOk: false, body: { fault: 'network' } };
  }
}
