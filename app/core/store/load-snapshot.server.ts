import type { Snapshot } from '#app/core/catalogue/snapshot.ts';
import { readItemChunks } from './items.server.ts';
import { readMediaFiles } from './media-files.server.ts';
import type { LoadedItem, RawSite } from './raw-site.ts';
import { readParts } from './site-parts.server.ts';
import type { Store } from './store.ts';
import { readSiteVersion } from './write-transaction.server.ts';

/** Makes a snapshot of what the store holds, sharing unchanged items with the previous one. */
export type DecodeSnapshot = (raw: RawSite, previous: Snapshot | null) => Snapshot | Promise<Snapshot>;

/**
 * Reads everything published, as of one moment, and decodes it. With a previous snapshot only the items changed since
 * are read in full.
 */
export async function loadSnapshot(
  store: Store,
  decode: DecodeSnapshot,
  previous: Snapshot | null = null,
): Promise<Snapshot> {
  const raw = await store.readConsistently(async (db): Promise<RawSite> => {
    const version = (await readSiteVersion(db)) ?? 0;
    // A store put back from a backup is older than the snapshot: nothing of that can be shared.
    const since = previous !== null && previous.version <= version ? previous.version : null;
    const items: LoadedItem[] = [];
    for await (const chunk of readItemChunks(db, { changedAfter: since })) items.push(...chunk);
    return { version, since, parts: await readParts(db), items, media: await readMediaFiles(db) };
  });
  return decode(raw, raw.since === null ? null : previous);
}
