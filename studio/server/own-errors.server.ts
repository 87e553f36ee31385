import { GuardedFetchError, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';

/**
 * Wraps the portal's fetch so that it throws the error class of this build. The portal's build has its own copy of the
 * class, which `instanceof` would not recognise here.
 */
export function withOwnErrors(network: Pick<GuardedFetch, 'get'>): Pick<GuardedFetch, 'get'> {
  return {
    async get(address, request) {
      try {
        return await network.get(address, request);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== GuardedFetchError.name) throw error;
        const { fault, address: at, problemPhrase, status, retryAfter } = error as GuardedFetchError;
        const options = { cause: error, retryAfter, ...(status !== null && { status }) };
        throw new GuardedFetchError(fault, at, problemPhrase, options);
      }
    },
  };
}
