import type { LineTrouble } from './page-line.ts';

/** The browser functions that a patient fetch needs. */
export interface PatientFetchOptions {
  isOnline(): boolean;
  /** Calls back when the browser is online again; gives what ends the waiting. */
  onceOnline(listener: () => void): () => void;
  tell(request: object, trouble: LineTrouble | null): void;
  /** Time after which a request counts as slow, ms. */
  slowAfter?: number;
}

/**
 * Makes a `fetch` that does not give up on the data of a page: when the line breaks or stalls it says so, and asks again
 * when the visitor wants it or the browser is online again. The navigation stays under way meanwhile, and the page
 * before stays as it is. Another navigation ends the waiting through the request's signal. Everything else is fetched
 * as ever.
 */
export function createPatientFetch(
  fetchOnce: typeof fetch,
  { isOnline, onceOnline, tell, slowAfter = 10_000 }: PatientFetchOptions,
): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    if (method !== 'GET' || !/\.data(?:\?|$)/.test(address)) return fetchOnce(input, init);
    const request = {};
    for (;;) {
      const again = Promise.withResolvers<null>();
      const attempt = new AbortController();
      const retry = () => again.resolve(null);
      const giveUp = () => again.reject(signal?.reason);
      signal?.throwIfAborted();
      signal?.addEventListener('abort', giveUp);
      const slow = setTimeout(
        () => tell(request, { kind: isOnline() ? 'slow' : 'offline', retry }),
        slowAfter,
      );
      let stopListening = () => {};
      const answer = fetchWhole(fetchOnce, input, {
        ...init,
        signal: signal ? AbortSignal.any([signal, attempt.signal]) : attempt.signal,
      }).catch((error: unknown) => {
        if (signal?.aborted || attempt.signal.aborted) throw error;
        clearTimeout(slow);
        tell(request, { kind: isOnline() ? 'failed' : 'offline', retry });
        stopListening = onceOnline(retry);
        return again.promise;
      });
      answer.catch(() => {});
      try {
        const outcome = await Promise.race([answer, again.promise]);
        if (outcome) return outcome;
      } finally {
        clearTimeout(slow);
        stopListening();
        signal?.removeEventListener('abort', giveUp);
        attempt.abort();
        tell(request, null);
      }
    }
  };
}

/** An answer whose body has come, too: a line can stall in the middle of it. */
async function fetchWhole(
  fetchOnce: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit,
): Promise<Response> {
  const response = await fetchOnce(input, init);
  if (response.body === null) return response;
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
