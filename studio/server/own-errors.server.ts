import { GuardedFetchError, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';

/**
 * Returns a fetch of the portal whose errors are those of this build, so that `instanceof` matches. The portal's build
 * has a class of its own.
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
