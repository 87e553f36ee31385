import type { Logger } from 'pino';
import type { Environment } from '#app/config/environment.server.ts';
import { postJson } from '#app/network/post-json.server.ts';

/** Notifies a cache in front of the portal that the site has changed. */
export interface Purge {
  /** Schedules a request to drop all pages. Replaces an earlier request that has not succeeded yet. */
  request(siteVersion: number): void;
  /** Cancels waiting and running purges. */
  stop(): void;
}

export interface PurgeOptions {
  target: NonNullable<Environment['purge']>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /**
   * Milliseconds before the request is sent. Several changes within this time become one request, and answers that are
   * already being sent reach the cache before it is purged.
   */
  delay?: number;
  /** Milliseconds before each retry. */
  pauses?: readonly number[];
}

/**
 * The last retry is about nine minutes after the first. By then, remaining cache entries have expired
 * (`cache-control.ts`).
 */
const usualPauses = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000];

/**
 * Creates the client that asks the operator's cache over HTTP to drop all pages. No visitor waits for these requests.
 * Each process sends a request after its own snapshot has changed, so that the request of the last process comes last.
 */
export function createPurge({ target, log, delay = 1_000, pauses = usualPauses }: PurgeOptions): Purge {
  let current: AbortController | null = null;
  let timer: NodeJS.Timeout | undefined;

  function wait(milliseconds: number, then: () => void): void {
    timer = setTimeout(then, milliseconds).unref();
  }

  async function attempt(siteVersion: number, run: AbortController, failures: number): Promise<void> {
    const problem = await send(target, siteVersion, run.signal);
    if (run.signal.aborted) return;
    if (problem === null) {
      log.info({ siteVersion }, 'The cache in front of the portal was asked to drop all pages');
      return;
    }
    const pause = pauses[failures];
    if (pause === undefined) {
      log.error(
        { siteVersion, problem },
        'All requests to PURGE_URL failed: purge manually, or wait until cached pages expire',
      );
      return;
    }
    if (failures === 0) log.warn({ siteVersion, problem }, 'The request to PURGE_URL failed; trying again');
    wait(pause, () => void attempt(siteVersion, run, failures + 1));
  }

  function stop(): void {
    clearTimeout(timer);
    current?.abort();
  }

  return {
    request(siteVersion) {
      stop();
      const run = new AbortController();
      current = run;
      wait(delay, () => void attempt(siteVersion, run, 0));
    },
    stop,
  };
}

/** Sends one request. Returns a description of the error, or `null` if the cache confirmed the purge. */
function send(
  { url, token, tokenHeader, body }: PurgeOptions['target'],
  siteVersion: number,
  signal: AbortSignal,
): Promise<string | null> {
  const isBearer = tokenHeader.toLowerCase() === 'authorization';
  const headers = token === undefined ? {} : { [tokenHeader]: isBearer ? `Bearer ${token}` : token };
  return postJson(url, { headers, body: body ?? JSON.stringify({ siteVersion, all: true }), signal });
}
