/** Sends what a visitor did with an item (`/api/vote` and its like); gives the answer, throws when it was not kept. */
export async function sendAct<Answer>(
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
