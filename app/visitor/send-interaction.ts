/**
 * Sends a visitor's interaction with an item (to `/api/vote` and similar addresses). Returns the answer. Throws if it
 * was not stored.
 */
export async function sendInteraction<Answer>(
  name: 'vote' | 'collect' | 'open' | 'report',
  body: { vertical: string; id: number } & Record<string, unknown>,
): Promise<Answer> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/api/${name} answered ${response.status}`);
  return (await response.json()) as Answer;
}
