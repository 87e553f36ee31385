import { inChunks } from './chunks.ts';
import type { Db } from './store.ts';
import type { SiteTransaction } from './write-transaction.server.ts';

/** Feed items have ids from here up (READINGS 8). */
export const firstFeedId = 100_000;

/** Ids that a provider's items already have, by provider id. */
export async function findFeedIds(
  db: Db,
  verticalId: number,
  provider: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('feedIds')
    .select(['providerId', 'id'])
    .where('verticalId', '=', verticalId)
    .where('provider', '=', provider)
    .execute();
  return new Map(rows.map(({ providerId, id }) => [providerId, id]));
}

/**
 * Ids for a provider's items, by provider id: the one an item has had before, else the next one that no item of the
 * vertical has. They are kept for ever, also when the item goes (READINGS 8).
 */
export async function assignFeedIds(
  site: SiteTransaction,
  verticalId: number,
  provider: string,
  providerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map(await findFeedIds(site.db, verticalId, provider));
  const unknown = [...new Set(providerIds)].filter((providerId) => !ids.has(providerId));
  if (unknown.length === 0) return ids;
  const nextId = await createIdSource(site.db, verticalId);
  for await (const chunk of inChunks(unknown)) {
    const rows = chunk.map((providerId) => ({ verticalId, provider, providerId, id: nextId() }));
    await site.db.insertInto('feedIds').values(rows).execute();
    for (const { providerId, id } of rows) ids.set(providerId, id);
  }
  return ids;
}

async function createIdSource(db: Db, verticalId: number): Promise<() => number> {
  const last = await db
    .selectFrom('feedIds')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('verticalId', '=', verticalId)
    .executeTakeFirst();
  let id = last?.id ?? firstFeedId - 1;
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('verticalId', '=', verticalId)
    .where('id', '>', id)
    .execute();
  const taken = new Set(rows.map((row) => row.id));
  return () => {
    do id += 1;
    while (taken.has(id));
    return id;
  };
}
