import { listFeeds, type StoredFeed } from '#app/store/feeds.server.ts';
import type { Db } from '#app/store/store.ts';
import { RefusedError } from './command.ts';

/** Finds a stored feed by its name, in any case, or by its number. Throws RefusedError if there is none. */
export async function findStoredFeed(db: Db, given: string): Promise<StoredFeed> {
  const found = findNamed(await listFeeds(db), given);
  if (!found) throw noFeed(given);
  return found;
}

/** Finds a feed by its name, in any case, or by its number. */
export function findNamed(feeds: readonly StoredFeed[], given: string): StoredFeed | undefined {
  return (
    feeds.find(({ name }) => name.toLowerCase() === given.toLowerCase()) ??
    feeds.find(({ id }) => String(id) === given)
  );
}

/** The error for a name or number that no stored feed has. */
export function noFeed(given: string): RefusedError {
  return new RefusedError(`There is no stored feed "${given}"; ./portico feed list shows them.`);
}
