import { reportFailure } from './failed-actions.ts';

/**
 * Requests JSON from a route of the Studio. Rejects if no answer arrives, or if the answer has no data. If the session
 * has ended, the screen says so.
 */
export async function getJson<Body>(address: string, signal?: AbortSignal): Promise<Body> {
  const answer = await fetch(address, { signal });
  // Without a session, the Studio redirects to the sign-in.
  if (answer.redirected) reportFailure('session');
  if (answer.redirected || !answer.ok) throw new Error(`No data at ${answer.url}: status ${answer.status}`);
  return (await answer.json()) as Body;
}
