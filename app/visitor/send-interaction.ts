/**
 * Sends a visitor's interaction with an item (to `/api/vote` and similar addresses). Returns the answer. Throws if it
 * was not stored.
 */
export async function sendInteraction<Answer>(
  act: 'vote' | 'collect' | 'open' | 'report',
  body: { vertical: string; id: number } & Record<string, unknown>,
): Promise<Answer> {
  const response = await fetch(`/api/${act}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/api/${act} answered ${response.status}`);
  return (await response.json()) as Answer;
}
