import { sql } from 'kysely';
import { chunkRows, inChunks, takeTurn } from '#app/lib/chunks.server.ts';
import type { LoadedItem, RawItem } from './raw-site.ts';
import type { Db } from './store.ts';
import type { SiteTransaction } from './write-transaction.server.ts';

/** An item to store. Feed items include their provider and provider id (spec FEED-2). */
export interface NewItem {
  id: number;
  /** JSON text. */
  data: string;
  provider?: string;
  providerId?: string;
}

/** Number of a vertical's items that a change affected. */
export interface ItemChanges {
  added: number;
  changed: number;
  removed: number;
}

type PlacedItem = NewItem & { position: number };

/**
 * Reads the items of one vertical, or of all, by vertical id and then in catalogue order, in chunks with a turn of
 * the event loop between. With `changedAfter`, items that did not change after that site version come without their
 * data.
 */
export function readItemChunks(db: Db, options: { verticalId?: number }): AsyncGenerator<RawItem[]>;
export function readItemChunks(
  db: Db,
  options: { verticalId?: number; changedAfter: number | null },
): AsyncGenerator<LoadedItem[]>;
export async function* readItemChunks(
  db: Db,
  { verticalId, changedAfter = null }: { verticalId?: number; changedAfter?: number | null },
): AsyncGenerator<LoadedItem[]> {
  const verticalIds = verticalId === undefined ? await readVerticalIds(db) : [verticalId];
  for (const vertical of verticalIds) {
    let after = { position: -1, id: 0 };
    for (;;) {
      const rows = await db
        .selectFrom('items')
        .select(['id', 'position', 'changedAt'])
        .select((eb) =>
          changedAfter === null
            ? eb.ref('data').as('data')
            : eb.case().when('changedIn', '>', changedAfter).then(eb.ref('data')).else(null).end().as('data'),
        )
        .where('verticalId', '=', vertical)
        .where(sql<boolean>`(${sql.ref('position')}, ${sql.ref('id')}) > (${after.position}, ${after.id})`)
        .orderBy('position')
        .orderBy('id')
        .limit(chunkRows)
        .execute();
      const last = rows.at(-1);
      if (!last) break;
      after = last;
      yield rows.map(({ id, data, changedAt }) => ({ verticalId: vertical, id, data, changedAt }));
      if (rows.length < chunkRows) break;
      await takeTurn();
    }
  }
}

/** Returns one item's JSON text, or `null` if there is none. */
export async function readItem(db: Db, verticalId: number, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('items')
    .select('data')
    .where('verticalId', '=', verticalId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.data ?? null;
}

/** Returns the number of items by vertical id. */
export async function countItems(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('items')
    .select((eb) => ['verticalId', eb.fn.countAll<number>().as('count')])
    .groupBy('verticalId')
    .execute();
  return new Map(rows.map(({ verticalId, count }) => [verticalId, count]));
}

/** Replaces a vertical's items by exactly these, in this order. Items with the same text are not written. */
export async function replaceItems(
  site: SiteTransaction,
  verticalId: number,
  items: readonly NewItem[],
): Promise<ItemChanges & { isReordered: boolean }> {
  const wanted = new Map<number, PlacedItem>(items.map((item, position) => [item.id, { ...item, position }]));
  if (wanted.size < items.length)
    throw new RangeError(`Two items of vertical ${verticalId} have the same id.`);
  const removed: number[] = [];
  const changed: number[] = [];
  const moved: PlacedItem[] = [];
  const positions: [before: number, after: number][] = [];
  for await (const chunk of readPlacedChunks(site.db, verticalId)) {
    for (const row of chunk) {
      const item = wanted.get(row.id);
      if (!item) removed.push(row.id);
      else if (!isSameItem(row, item)) changed.push(row.id);
      else {
        wanted.delete(row.id);
        if (row.position !== item.position) moved.push(item);
        positions.push([row.position, item.position]);
      }
    }
  }
  await deleteItems(site, verticalId, [...removed, ...changed]);
  await insertItems(site, verticalId, [...wanted.values()], new Set(changed));
  await moveItems(site, verticalId, moved);
  return {
    added: wanted.size - changed.length,
    changed: changed.length,
    removed: removed.length,
    isReordered: isReordered(positions),
  };
}

/** Whether the order of positions changes. Gaps of removed items do not count. */
function isReordered(positions: readonly [before: number, after: number][]): boolean {
  const inOrder = positions.toSorted(([, a], [, b]) => a - b).map(([before]) => before);
  return inOrder.some((before, index) => index > 0 && before < (inOrder[index - 1] ?? 0));
}

/** Stores items: known ids are updated in place, the others are appended to the catalogue order. */
export async function putItems(
  site: SiteTransaction,
  verticalId: number,
  items: readonly NewItem[],
): Promise<ItemChanges> {
  const last = await site.db
    .selectFrom('items')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('verticalId', '=', verticalId)
    .executeTakeFirst();
  let position = last?.position ?? -1;
  const changes: ItemChanges = { added: 0, changed: 0, removed: 0 };
  for await (const chunk of inChunks(items)) {
    const rows = await site.db
      .selectFrom('items')
      .select(['id', 'position', 'data', 'provider', 'providerId'])
      .where('verticalId', '=', verticalId)
      .where(
        'id',
        'in',
        chunk.map(({ id }) => id),
      )
      .execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const placed: PlacedItem[] = [];
    for (const item of chunk) {
      const row = known.get(item.id);
      if (!row) placed.push({ ...item, position: ++position });
      else if (!isSameItem(row, item)) placed.push({ ...item, position: row.position });
    }
    const replaced = placed.filter(({ id }) => known.has(id)).map(({ id }) => id);
    await deleteItems(site, verticalId, replaced);
    await insertItems(site, verticalId, placed, new Set(replaced));
    changes.changed += replaced.length;
    changes.added += placed.length - replaced.length;
  }
  return changes;
}

/** Removes items and returns the number of those that existed. */
export async function deleteItems(
  site: SiteTransaction,
  verticalId: number,
  ids: readonly number[],
): Promise<number> {
  let count = 0;
  for await (const chunk of inChunks(ids)) {
    const result = await site.db
      .deleteFrom('items')
      .where('verticalId', '=', verticalId)
      .where('id', 'in', chunk)
      .executeTakeFirst();
    count += Number(result.numDeletedRows);
  }
  return count;
}

async function readVerticalIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('items').select('verticalId').distinct().orderBy('verticalId').execute();
  return rows.map(({ verticalId }) => verticalId);
}

interface StoredItem {
  data: string;
  provider: string;
  providerId: string;
}

async function* readPlacedChunks(
  db: Db,
  verticalId: number,
): AsyncGenerator<(StoredItem & { id: number; position: number })[]> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await db
      .selectFrom('items')
      .select(['id', 'position', 'data', 'provider', 'providerId'])
      .where('verticalId', '=', verticalId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(chunkRows)
      .execute();
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < chunkRows) return;
    after = last.id;
    await takeTurn();
  }
}

function isSameItem(row: StoredItem, item: NewItem): boolean {
  return (
    row.data === item.data &&
    row.provider === (item.provider ?? '') &&
    row.providerId === (item.providerId ?? '')
  );
}

/** Adds rows. `changed` lists the ids that replace older rows. */
async function insertItems(
  site: SiteTransaction,
  verticalId: number,
  items: readonly PlacedItem[],
  changed: ReadonlySet<number>,
): Promise<void> {
  for await (const chunk of inChunks(items)) {
    const rows = chunk.map(({ id, position, data, provider = '', providerId = '' }) => ({
      verticalId,
      id,
      position,
      provider,
      providerId,
      data,
      changedIn: site.version,
      changedAt: changed.has(id) ? Math.floor(site.now / 1000) : 0,
    }));
    await site.db.insertInto('items').values(rows).execute();
  }
}

/**
 * Sets the positions of many items with few statements. Both engines name the columns of a values list column1 and
 * column2.
 */
async function moveItems(
  site: SiteTransaction,
  verticalId: number,
  items: readonly PlacedItem[],
): Promise<void> {
  for await (const chunk of inChunks(items)) {
    const places = chunk.map(({ id, position }) => sql`(cast(${id} as bigint), cast(${position} as bigint))`);
    await sql`
      update items set position = place.column2
      from (values ${sql.join(places)}) as place
      where items.vertical_id = ${verticalId} and items.id = place.column1`.execute(site.db);
  }
}
