import { phrase } from '#app/lib/phrase.ts';
import { readFeedPage, saveFeedPage, type FeedPage } from '#app/store/feed-pages.server.ts';
import type { Db } from '#app/store/store.ts';
import { GuardedFetchError, type FetchAnswer, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';

/**
 * Wraps the fetch of a run so that each answer is stored as soon as it arrives. An address that was answered before is
 * not requested again, so a run that was killed continues where it stopped. A missing page (status 404) is recorded,
 * too, because it ends a feed with numbered pages.
 */
export function createRecordingFetch(
  db: Db,
  runId: number,
  fetch: Pick<GuardedFetch, 'get'>,
): Pick<GuardedFetch, 'get'> {
  return {
    async get(address, request) {
      const known = await readFeedPage(db, runId, address);
      if (known) return answerOf(known);
      try {
        const answer = await fetch.get(address, request);
        if (answer.bytes === null) return answer;
        const { etag = '', lastModified = '', contentType = '', bytes } = answer;
        await saveFeedPage(db, runId, { address, status: 200, contentType, etag, lastModified, bytes });
        return answer;
      } catch (error) {
        if (!(error instanceof GuardedFetchError) || error.status !== 404) throw error;
        const none = { contentType: '', etag: '', lastModified: '', bytes: new Uint8Array() };
        await saveFeedPage(db, runId, { address, status: 404, ...none });
        throw error;
      }
    },
  };
}

/**
 * Thrown if a run has no stored answer from an address. The answers are deleted when the run is decided or replaced.
 */
export class MissingAnswerError extends Error {
  override name = 'MissingAnswerError';
}

/** Returns a fetch that answers only with the stored answers of a run. Throws MissingAnswerError. */
export function createReplay(db: Db, runId: number): Pick<GuardedFetch, 'get'> {
  return {
    async get(address) {
      const known = await readFeedPage(db, runId, address);
      if (!known) throw new MissingAnswerError(`The run has no stored answer from ${address}.`);
      return answerOf(known);
    },
  };
}

/** A fetch that always fails, for runs whose pictures were fetched before or keep their remote addresses. */
export const noFetch: Pick<GuardedFetch, 'get'> = {
  async get(address) {
    throw new GuardedFetchError(
      'connection',
      address,
      'was not fetched with the run; the next run tries again',
    );
  },
};

function answerOf({ address, status, contentType, etag, lastModified, bytes }: FeedPage): FetchAnswer {
  if (status !== 200) {
    const problem = phrase('answered with status {status}', { status });
    throw new GuardedFetchError('status', address, problem, { status });
  }
  return {
    bytes,
    address,
    contentType: contentType || undefined,
    etag: etag || undefined,
    lastModified: lastModified || undefined,
  };
}
