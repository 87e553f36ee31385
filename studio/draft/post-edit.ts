/** An edit that was not answered. `failed`: the server cannot be reached, or is overloaded. */
export interface UnansweredEdit {
  outcome: 'failed' | 'invalid';
}

/**
 * Sends an edit of the draft without the router, which would replace the screen with an error if the server cannot be
 * reached.
 */
export async function postEdit<Answer extends { outcome: string }>(
  action: string,
  fields: Readonly<Record<string, number | string>>,
): Promise<Answer | UnansweredEdit> {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  try {
    const response = await fetch(action, { method: 'POST', body: new URLSearchParams(texts) });
    if (response.ok) return (await response.json()) as Answer;
    return { outcome: response.status === 429 || response.status >= 500 ? 'failed' : 'invalid' };
  } catch {
    return { outcome: 'failed' };
  }
}
