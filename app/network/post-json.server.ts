/** Milliseconds to wait for an answer. */
const timeLimit = 10_000;

/** Posts JSON to an address that the operator has set. Returns why that failed, or `null` if it succeeded. */
export async function postJson(
  url: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      // Tokens and signatures must not be sent to any other address.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
    });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return reason instanceof Error ? reason.message : String(reason);
  }
}
