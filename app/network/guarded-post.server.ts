import { Agent, request } from 'undici';
import {
  checkAddress,
  createCheckedLookup,
  explainFailure,
  readFetchRules,
  type GuardedFetchOptions,
} from './guarded-fetch.server.ts';

/** Milliseconds to wait for an answer. */
const timeLimit = 20_000;

/**
 * Posts JSON to an address on the public internet, with the checks of `createGuardedFetch`. Follows no redirects.
 * Returns the status of the answer. Throws GuardedFetchError if there is no answer. If the signal is aborted, throws
 * the signal's reason.
 */
export async function postGuarded(
  address: string,
  body: unknown,
  { signal, ...options }: GuardedFetchOptions & { signal: AbortSignal },
): Promise<number> {
  const { timeoutMs = timeLimit } = options;
  const { ports, rule, resolve } = readFetchRules(options);
  const url = checkAddress(address, ports, rule);
  const dispatcher = new Agent({ connect: { lookup: createCheckedLookup(resolve, rule) } });
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await request(url, {
      method: 'POST',
      dispatcher,
      signal: AbortSignal.any([signal, timeout]),
      headers: { 'user-agent': 'Portico', 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
    });
    return response.statusCode;
  } catch (error) {
    signal.throwIfAborted();
    throw explainFailure(error, url, timeout, timeoutMs);
  } finally {
    await dispatcher.destroy();
  }
}
