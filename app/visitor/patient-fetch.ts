import type { ConnectionProblem } from './page-connection.ts';

/** The browser functions that `createPatientFetch` needs. */
export interface PatientFetchOptions {
  isOnline(): boolean;
  /** Calls `listener` when the browser is online again. Returns a function that removes the listener. */
  onceOnline(listener: () => void): () => void;
  report(request: object, problem: ConnectionProblem | null): void;
  /** Milliseconds after which a request counts as slow. */
  slowAfter?: number;
}

/**
 * Creates a `fetch` that keeps trying to load the data of a page. If the connection fails or stalls, it reports the
 * problem and repeats the request when the visitor asks for it or the browser is online again. Meanwhile the navigation
 * stays pending and the previous page stays visible. Another navigation cancels the request through its signal. All
 * other requests are passed through.
 */
export function createPatientFetch(
  fetchOnce: typeof fetch,
  { isOnline, onceOnline, report, slowAfter = 10_000 }: PatientFetchOptions,
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
        () => report(request, { kind: isOnline() ? 'slow' : 'offline', retry }),
        slowAfter,
      );
      let stopListening = () => {};
      const answer = fetchWhole(fetchOnce, input, {
        ...init,
        signal: signal ? AbortSignal.any([signal, attempt.signal]) : attempt.signal,
      }).catch((error: unknown) => {
        if (signal?.aborted || attempt.signal.aborted) throw error;
        clearTimeout(slow);
        report(request, { kind: isOnline() ? 'failed' : 'offline', retry });
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
        report(request, null);
      }
    }
  };
}

/** Fetches an answer with its complete body, because a connection can also stall in the middle of the body. */
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
