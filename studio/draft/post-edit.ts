import { reportFailure } from '../ui/failed-actions.ts';

/** An edit that was not answered. `failed`: it can be sent again when the server can be reached, or after a sign-in. */
export interface UnansweredEdit {
  outcome: 'failed' | 'invalid';
}

/**
 * Sends an edit of the draft without the router, which renders the saving state first and ends the earlier request of the
 * same fetcher. If the session has ended, the screen says so.
 */
export async function postEdit<Answer extends { outcome: string }>(
  action: string,
  fields: Readonly<Record<string, number | string>>,
): Promise<Answer | UnansweredEdit> {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  try {
    const response = await fetch(action, { method: 'POST', body: new URLSearchParams(texts) });
    if (response.ok) return (await response.json()) as Answer;
    const { status } = response;
    if (status === 401) reportFailure('session');
    return { outcome: status === 401 || status === 429 || status >= 500 ? 'failed' : 'invalid' };
  } catch {
    return { outcome: 'failed' };
  }
}
