import { reportFailure } from '../ui/failed-actions.ts';

/**
 * The outcome of an edit without a usable answer. `failed`: the edit can be sent again later, for example after a
 * sign-in. `invalid`: the server refuses the edit.
 */
export interface UnansweredEdit {
  outcome: 'failed' | 'invalid';
}

/**
 * Sends an edit of the draft without the router. The router would render the saving state first, and would end the
 * earlier request of the same fetcher. If the session has ended, the screen says so.
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
