import type { Snapshot } from '#app/domain/snapshot.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { readMediaChunks } from '#app/store/media-files.server.ts';
import type { RawSite } from '#app/store/raw-site.ts';
import { readParts } from '#app/store/site-parts.server.ts';
import type { Store } from '#app/store/store.ts';
import { readSiteVersion } from '#app/store/write-transaction.server.ts';

/** Creates a snapshot from the store and shares unchanged items with the previous one. */
export type DecodeSnapshot = (raw: RawSite, previous: Snapshot | null) => Promise<Snapshot>;

/**
 * Reads everything published, as of one moment, and decodes it chunk by chunk, so that the texts of all items are never
 * in memory at once. With a previous snapshot only the items changed since are read in full.
 */
export async function loadSnapshot(
  store: Store,
  decode: DecodeSnapshot,
  previous: Snapshot | null = null,
): Promise<Snapshot> {
  return store.readConsistently(async (db) => {
    const version = (await readSiteVersion(db)) ?? 0;
    // A store put back from a backup is older than the snapshot: nothing of that can be shared.
    const since = previous !== null && previous.version <= version ? previous.version : null;
    const parts = await readParts(db);
    const items = readItemChunks(db, { changedAfter: since });
    const raw: RawSite = { version, since, parts, items, media: readMediaChunks(db) };
    return decode(raw, since === null ? null : previous);
  });
}
