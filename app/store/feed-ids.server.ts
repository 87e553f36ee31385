import { sql } from 'kysely';
import { chunkRows, inChunks, takeTurn } from '#app/lib/chunks.server.ts';
import type { Db } from './store.ts';
import type { SiteTransaction } from './write-transaction.server.ts';

/** Ids of feed items start here (spec FEED-2). */
export const firstFeedId = 100_000;

/** The stored data about one of a provider's items. */
export interface FeedRecord {
  id: number;
  /** JSON of the last delivery of the feed. Empty if unknown. */
  delivered: string;
  /**
   * The item's JSON at the time when the feed removed it, or "" if that is unknown. `null` if the item exists or the
   * operator deleted it.
   */
  removed: string | null;
}

/** Returns all records of a provider's items, by `providerId`. */
export async function readFeedRecords(
  db: Db,
  verticalId: number,
  provider: string,
): Promise<ReadonlyMap<string, FeedRecord>> {
  const rows = await db
    .selectFrom('feedIds')
    .select(['providerId', 'id', 'delivered', 'removed'])
    .where('verticalId', '=', verticalId)
    .where('provider', '=', provider)
    .execute();
  return new Map(rows.map(({ providerId, ...record }) => [providerId, record]));
}

/** Yields all records of a provider's items with their `providerId`, in chunks, in the order of `id`. */
export function readFeedRecordChunks(
  db: Db,
  verticalId: number,
  provider: string,
): AsyncGenerator<(FeedRecord & { providerId: string })[]> {
  return inIdOrder((after) =>
    db
      .selectFrom('feedIds')
      .select(['providerId', 'id', 'delivered', 'removed'])
      .where('verticalId', '=', verticalId)
      .where('provider', '=', provider)
      .where('id', '>', after)
      .orderBy('id')
      .limit(chunkRows)
      .execute(),
  );
}

/**
 * Yields rows in chunks and takes a turn of the event loop between two chunks. `read` returns the first rows after an
 * id.
 */
async function* inIdOrder<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last = 0;
  for (;;) {
    const rows = await read(last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
    await takeTurn();
  }
}

/** Returns the record of an item with its provider, or `null` if the item is not from a feed. */
export async function findFeedRecord(
  db: Db,
  verticalId: number,
  id: number,
): Promise<(FeedRecord & { provider: string; providerId: string }) | null> {
  const row = await db
    .selectFrom('feedIds')
    .select(['provider', 'providerId', 'id', 'delivered', 'removed'])
    .where('verticalId', '=', verticalId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Moves records from one provider name to another. Their ids and data stay the same. */
export async function renameProvider(
  site: SiteTransaction,
  verticalId: number,
  { from, to, providerIds }: { from: string; to: string; providerIds: readonly string[] },
): Promise<void> {
  for await (const chunk of inChunks(providerIds)) {
    await site.db
      .updateTable('feedIds')
      .set({ provider: to })
      .where('verticalId', '=', verticalId)
      .where('provider', '=', from)
      .where('providerId', 'in', chunk)
      .execute();
  }
}

/** Records the values that a feed delivered for existing items. */
export async function saveDelivered(
  site: SiteTransaction,
  verticalId: number,
  provider: string,
  records: readonly { providerId: string; delivered: string }[],
): Promise<void> {
  for await (const chunk of inChunks(records)) {
    const rows = chunk.map(
      ({ providerId, delivered }) => sql`(cast(${providerId} as text), cast(${delivered} as text))`,
    );
    await sql`
      update feed_ids set delivered = record.column2, removed = null
      from (values ${sql.join(rows)}) as record
      where feed_ids.vertical_id = ${verticalId} and feed_ids.provider = ${provider}
        and feed_ids.provider_id = record.column1`.execute(site.db);
  }
}

/** Records that the feed removed items. Stores the data of the items, so that they can return unchanged. */
export async function saveRemoved(
  site: SiteTransaction,
  verticalId: number,
  provider: string,
  records: readonly { providerId: string; removed: string }[],
): Promise<void> {
  for await (const chunk of inChunks(records)) {
    const rows = chunk.map(
      ({ providerId, removed }) => sql`(cast(${providerId} as text), cast(${removed} as text))`,
    );
    await sql`
      update feed_ids set removed = record.column2
      from (values ${sql.join(rows)}) as record
      where feed_ids.vertical_id = ${verticalId} and feed_ids.provider = ${provider}
        and feed_ids.provider_id = record.column1`.execute(site.db);
  }
}

/** Returns the `providerId` of each feed item of a vertical, by provider. */
export async function readFeedItems(
  db: Db,
  verticalId: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('items')
    .select(['provider', 'providerId'])
    .where('verticalId', '=', verticalId)
    .where('provider', '<>', '')
    .execute();
  const items = new Map<string, string[]>();
  for (const { provider, providerId } of rows) {
    const ids = items.get(provider);
    if (ids) ids.push(providerId);
    else items.set(provider, [providerId]);
  }
  return items;
}

/** Records that items exist, with their permanent ids. Skips items that are not from a feed. */
export async function recordFeedItems(
  site: SiteTransaction,
  verticalId: number,
  items: readonly { id: number; provider?: string; providerId?: string }[],
): Promise<void> {
  const rows = items.flatMap(({ id, provider = '', providerId = '' }) =>
    provider === '' ? [] : [{ verticalId, provider, providerId, id }],
  );
  for await (const chunk of inChunks(rows)) {
    await site.db
      .insertInto('feedIds')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await sql`
    update feed_ids set removed = null
    where vertical_id = ${verticalId} and removed is not null and exists (
      select 1 from items where items.vertical_id = feed_ids.vertical_id
        and items.provider = feed_ids.provider and items.provider_id = feed_ids.provider_id
    )`.execute(site.db);
}

/**
 * Updates the records after a list has replaced all items of a vertical. Items in the list count as existing. If the
 * list contains no item of a provider, its author is assumed not to know this provider, so the provider's items return
 * with the next run. Other missing items count as deleted by the operator.
 */
export async function reconcileFeedRecords(
  site: SiteTransaction,
  verticalId: number,
  before: ReadonlyMap<string, readonly string[]>,
  items: readonly { id: number; provider?: string; providerId?: string }[],
): Promise<void> {
  await recordFeedItems(site, verticalId, items);
  const present = new Set(items.map(({ provider = '' }) => provider));
  for (const [provider, providerIds] of before) {
    if (present.has(provider)) continue;
    const records = providerIds.map((providerId) => ({ providerId, removed: '' }));
    await saveRemoved(site, verticalId, provider, records);
  }
}

/** Returns the ids that have been assigned to a provider's items, by `providerId`. */
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
 * Returns the ids of a provider's items, by `providerId`. An item that was known before keeps its id. A new one gets
 * the next unused id of the vertical. Ids are stored permanently, even if the item is removed (spec FEED-2).
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

/** Reads what feeds delivered for the items of a vertical, in chunks, in the order of their ids. */
export function readDeliveredChunks(
  db: Db,
  verticalId: number,
): AsyncGenerator<{ id: number; delivered: string }[]> {
  return inIdOrder((after) =>
    db
      .selectFrom('feedIds')
      .select(['id', 'delivered'])
      .where('verticalId', '=', verticalId)
      .where('delivered', '<>', '')
      .where('id', '>', after)
      .orderBy('id')
      .limit(chunkRows)
      .execute(),
  );
}
