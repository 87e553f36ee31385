import { randomUUID } from 'node:crypto';
import { startPolling } from '#app/lib/polling.server.ts';
import type { Log, Store } from '#app/store/store.ts';

/** How much a cache of this process is used. */
export interface CacheState {
  id: 'pages' | 'previews';
  entries: number;
  /** `null` if unknown. */
  bytes: number | null;
  /**
   * Number of answers from the cache, and number of answers that had to be prepared, since the start of the process.
   */
  hits: number;
  misses: number;
}

/** A cache that operators see. */
export interface ReportedCache {
  read(): CacheState;
  /** Removes all entries. */
  clear(): void;
}

/** The caches of this process. */
export interface Caches {
  add(cache: ReportedCache): void;
  list(): CacheState[];
  /** Empties the caches of all processes: of this one now, of the others within two seconds. */
  clear(): Promise<void>;
  /** Checks now whether another process has requested that the caches be emptied. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

/** Key of the random id of the latest request to empty the caches. Every process polls this id. */
const key = 'caches_cleared';
const intervalMs = 2_000;

/** Creates the list of caches. It is empty until the server adds them. */
export async function createCaches({ db }: Pick<Store, 'db'>, log: Log): Promise<Caches> {
  const caches: ReportedCache[] = [];
  let seen = await readRequest();

  async function readRequest(): Promise<string | undefined> {
    const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value;
  }

  async function check(): Promise<void> {
    try {
      const request = await readRequest();
      if (request === seen) return;
      seen = request;
      for (const cache of caches) cache.clear();
      log.info('The caches were emptied at the request of an operator');
    } catch (error) {
      log.debug({ err: error }, 'The requests to empty the caches could not be read');
    }
  }

  const polling = startPolling(intervalMs, check);
  return {
    add: (cache) => void caches.push(cache),
    list: () => caches.map((cache) => cache.read()),
    async clear() {
      const value = randomUUID();
      await db
        .insertInto('meta')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
      await check();
    },
    check,
    stop: () => polling.stop(),
  };
}
