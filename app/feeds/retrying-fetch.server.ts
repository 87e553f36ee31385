import { setTimeout as pause } from 'node:timers/promises';
import { GuardedFetchError, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';

/** Milliseconds before each retry. */
const usualPauses = [2_000, 10_000, 60_000];

/**
 * Longest pause that a server can request, in milliseconds. If it requests a longer one, the run ends and is repeated
 * later.
 */
const longestWish = 120_000;

export interface RetryOptions {
  pauses?: readonly number[] | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Wraps a fetch so that requests are repeated after growing pauses if the host did not answer, was busy or had an error
 * of its own. Other answers are final. Throws the last GuardedFetchError, or the reason of the signal.
 */
export function createRetryingFetch(
  fetch: Pick<GuardedFetch, 'get'>,
  { pauses = usualPauses, signal }: RetryOptions = {},
): Pick<GuardedFetch, 'get'> {
  return {
    async get(address, request) {
      for (let tries = 0; ; tries += 1) {
        signal?.throwIfAborted();
        try {
          return await fetch.get(address, request);
        } catch (error) {
          const wait = pauses[tries];
          if (wait === undefined || !(error instanceof GuardedFetchError) || !isPassing(error)) throw error;
          const wish = Number(error.retryAfter) * 1_000;
          if (wish > longestWish) throw error;
          await pause(Math.max(wait, wish || 0), undefined, { signal }).catch(() => signal?.throwIfAborted());
        }
      }
    },
  };
}

function isPassing({ fault, status }: GuardedFetchError): boolean {
  if (fault === 'connection' || fault === 'timeout') return true;
  return fault === 'status' && status !== null && (status === 429 || status >= 500);
}
