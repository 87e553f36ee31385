import type { Snapshot } from '#app/domain/snapshot.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { readMediaChunks } from '#app/store/media-files.server.ts';
import type { RawSite } from '#app/store/raw-site.ts';
import { readParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { readSiteVersion } from '#app/store/write-transaction.server.ts';

/** Creates a snapshot from the store and reuses unchanged items of the previous snapshot. */
export type DecodeSnapshot = (raw: RawSite, previous: Snapshot | null) => Promise<Snapshot>;

/**
 * Reads all published content as of one moment. It is decoded in chunks, so that the texts of all items are never in
 * memory at once. With a previous snapshot, only the items that changed since then are read in full.
 */
export async function loadSnapshot(
  store: Store,
  decode: DecodeSnapshot,
  previous: Snapshot | null = null,
): Promise<Snapshot> {
  return store.readConsistently(async (db) => {
    const version = (await readSiteVersion(db)) ?? 0;
    // A store restored from a backup may be older than the snapshot. Nothing can be reused then.
    const since = previous !== null && previous.version <= version ? previous.version : null;
    const parts = await readParts(db);
    const items = readItemChunks(db, { changedAfter: since });
    const raw: RawSite = { version, since, parts, items, media: readMediaChunks(db) };
    return decode(raw, since === null ? null : previous);
  });
}
