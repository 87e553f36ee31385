import { sql } from 'kysely';
import { chunkRows, inChunks, takeTurn } from '#app/lib/chunks.server.ts';
import { assignPositions, positionStep } from './item-positions.ts';
import type { LoadedItem, RawItem } from './raw-site.ts';
import type { RecordedValue } from './recorded-value.ts';
import type { Db } from './store.ts';
import type { SiteTransaction } from './write-transaction.server.ts';

/** An item to store. An item of a feed includes its provider and the id that the provider gave it (spec FEED-2). */
export interface NewItem {
  id: number;
  /** JSON text. */
  data: string;
  provider?: string;
  providerId?: string;
}

/** How many items of a vertical were added, changed and removed. */
export interface ItemChanges {
  added: number;
  changed: number;
  removed: number;
}

/** An item with its position in the catalogue order. */
export type PositionedItem = NewItem & { position: number };

/**
 * Reads the items of a vertical in chunks, in catalogue order. If `verticalId` is not set, reads one vertical after
 * another, in the order of their ids. Takes a turn of the event loop between two chunks. With `changedAfter`, `data` is
 * `null` for items that did not change after that site version.
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
    let after: ItemPosition | null = null;
    for (;;) {
      const rows = await queryChunk(db, { verticalId: vertical, after, changedAfter })
        .select('changedAt')
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

/** The place of an item in the catalogue order, which sorts by position and then by id. */
export type ItemPosition = Pick<PositionedItem, 'position' | 'id'>;

interface ChunkOptions {
  verticalId: number;
  /** The last item of the previous chunk. `null` for the first chunk. */
  after: ItemPosition | null;
  /** If set, `data` is `null` for items that did not change after this site version. */
  changedAfter: number | null;
}

/** Reads the items of a vertical that follow `after` in the catalogue order, at most `chunkRows` of them. */
export async function readItemChunk(
  db: Db,
  options: ChunkOptions,
): Promise<(ItemPosition & { data: string | null })[]> {
  return queryChunk(db, options).execute();
}

function queryChunk(db: Db, { verticalId, after, changedAfter }: ChunkOptions) {
  const { position, id } = after ?? { position: Number.MIN_SAFE_INTEGER, id: 0 };
  return db
    .selectFrom('items')
    .select(['id', 'position'])
    .select((eb) =>
      changedAfter === null
        ? eb.ref('data').as('data')
        : eb.case().when('changedIn', '>', changedAfter).then(eb.ref('data')).else(null).end().as('data'),
    )
    .where('verticalId', '=', verticalId)
    .where(sql<boolean>`(${sql.ref('position')}, ${sql.ref('id')}) > (${position}, ${id})`)
    .orderBy('position')
    .orderBy('id')
    .limit(chunkRows);
}

/** Returns one item's JSON text, or `null` if the item does not exist. */
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

/** Replaces all items of a vertical with the given ones, in the given order. Unchanged items are not written. */
export async function replaceItems(
  site: SiteTransaction,
  verticalId: number,
  items: readonly NewItem[],
): Promise<ItemChanges & { isReordered: boolean }> {
  const ids = items.map(({ id }) => id);
  const current = await readPositions(site.db, verticalId);
  const positions = assignPositions(ids, current);
  const wanted = new Map<number, PositionedItem>(
    items.map((item) => [item.id, { ...item, position: positions.get(item.id) ?? 0 }]),
  );
  if (wanted.size < items.length)
    throw new RangeError(`Two items of vertical ${verticalId} have the same id.`);
  const removed: number[] = [];
  const changed: number[] = [];
  const moved: PositionedItem[] = [];
  for await (const chunk of readPositionedChunks(site.db, verticalId)) {
    for (const row of chunk) {
      const item = wanted.get(row.id);
      if (!item) removed.push(row.id);
      else if (!isSameItem(row, item)) changed.push(row.id);
      else {
        wanted.delete(row.id);
        if (row.position !== item.position) moved.push(item);
        continue;
      }
      await recordItem(site, verticalId, row.id, row, item ?? null);
    }
  }
  await deleteRows(site, verticalId, [...removed, ...changed]);
  await insertItems(site, verticalId, [...wanted.values()], new Set(changed));
  const known = new Set(changed);
  for (const item of wanted.values()) {
    if (!known.has(item.id)) await recordItem(site, verticalId, item.id, null, item);
  }
  await moveItems(site, verticalId, moved, current);
  return {
    added: wanted.size - changed.length,
    changed: changed.length,
    removed: removed.length,
    isReordered: isReordered(ids, current),
  };
}

/** Whether the items that are in both lists have a different order in them. */
function isReordered(wanted: readonly number[], current: ReadonlyMap<number, number>): boolean {
  const before = wanted.flatMap((id) => current.get(id) ?? []);
  return before.some((position, index) => index > 0 && position < (before[index - 1] ?? 0));
}

/** Returns the positions of a vertical's items by id, in catalogue order. */
export async function readPositions(db: Db, verticalId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('items')
    .select(['id', 'position'])
    .where('verticalId', '=', verticalId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, position }) => [id, position]));
}

/** Stores items. Existing items keep their positions, and new ones are appended to the catalogue order. */
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
  let position = last?.position ?? -positionStep;
  const changes: ItemChanges = { added: 0, changed: 0, removed: 0 };
  for await (const chunk of inChunks(items)) {
    const known = await readStoredItems(
      site.db,
      verticalId,
      chunk.map(({ id }) => id),
    );
    const positioned = chunk.map((item): PositionedItem => {
      const row = known.get(item.id);
      return { ...item, position: row ? row.position : (position += positionStep) };
    });
    const { added, changed } = await writeItems(site, verticalId, positioned, known);
    changes.added += added;
    changes.changed += changed;
  }
  return changes;
}

/** Stores items at the given positions of the catalogue order. */
export async function storePositionedItems(
  site: SiteTransaction,
  verticalId: number,
  items: readonly PositionedItem[],
): Promise<void> {
  for await (const chunk of inChunks(items)) {
    const ids = chunk.map(({ id }) => id);
    const known = await readStoredItems(site.db, verticalId, ids);
    await writeItems(site, verticalId, chunk, known);
    const moved = chunk.filter((item) => {
      const row = known.get(item.id);
      return row && isSameItem(row, item) && row.position !== item.position;
    });
    const positions = new Map(Array.from(known, ([id, row]) => [id, row.position]));
    await moveItems(site, verticalId, moved, positions);
  }
}

/**
 * Writes the items that are new or differ from the stored ones in `known`. A difference of position alone is ignored.
 */
async function writeItems(
  site: SiteTransaction,
  verticalId: number,
  items: readonly PositionedItem[],
  known: ReadonlyMap<number, StoredItem>,
): Promise<{ added: number; changed: number }> {
  const written = items.filter((item) => {
    const row = known.get(item.id);
    return !row || !isSameItem(row, item);
  });
  const replaced = written.filter(({ id }) => known.has(id)).map(({ id }) => id);
  await deleteRows(site, verticalId, replaced);
  await insertItems(site, verticalId, written, new Set(replaced));
  for (const item of written) await recordItem(site, verticalId, item.id, known.get(item.id) ?? null, item);
  return { added: written.length - replaced.length, changed: replaced.length };
}

/** Removes items and returns how many of them existed. */
export async function deleteItems(
  site: SiteTransaction,
  verticalId: number,
  ids: readonly number[],
): Promise<number> {
  let count = 0;
  for await (const chunk of inChunks(ids)) {
    const known = await readStoredItems(site.db, verticalId, chunk);
    await deleteRows(site, verticalId, [...known.keys()]);
    for (const [id, row] of known) await recordItem(site, verticalId, id, row, null);
    count += known.size;
  }
  return count;
}

async function deleteRows(site: SiteTransaction, verticalId: number, ids: readonly number[]): Promise<void> {
  for await (const chunk of inChunks(ids)) {
    await site.db.deleteFrom('items').where('verticalId', '=', verticalId).where('id', 'in', chunk).execute();
  }
}

/** Returns the stored items with these ids, by id. */
export async function readStoredItems(
  db: Db,
  verticalId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredItem>> {
  const found = new Map<number, StoredItem>();
  for await (const chunk of inChunks(ids)) {
    const rows = await db
      .selectFrom('items')
      .select(['id', 'position', 'data', 'provider', 'providerId', 'changedIn'])
      .where('verticalId', '=', verticalId)
      .where('id', 'in', chunk)
      .execute();
    for (const { id, ...row } of rows) found.set(id, row);
  }
  return found;
}

async function recordItem(
  { recorder }: SiteTransaction,
  verticalId: number,
  id: number,
  before: Omit<PositionedItem, 'id'> | null,
  after: Omit<PositionedItem, 'id'> | null,
): Promise<void> {
  await recorder.add(
    { kind: 'item', verticalId, id },
    { before: recordedItem(before), after: recordedItem(after) },
  );
}

function recordedItem(item: Omit<PositionedItem, 'id'> | null): RecordedValue {
  if (!item) return null;
  const { data, position, provider = '', providerId = '' } = item;
  return { data, position, ...(provider !== '' && { provider, providerId }) };
}

async function readVerticalIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('items').select('verticalId').distinct().orderBy('verticalId').execute();
  return rows.map(({ verticalId }) => verticalId);
}

export interface StoredItem {
  data: string;
  position: number;
  provider: string;
  providerId: string;
  /** Site version that last changed `data`. */
  changedIn: number;
}

async function* readPositionedChunks(
  db: Db,
  verticalId: number,
): AsyncGenerator<(Omit<StoredItem, 'changedIn'> & { id: number })[]> {
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

function isSameItem(row: Pick<StoredItem, 'data' | 'provider' | 'providerId'>, item: NewItem): boolean {
  return (
    row.data === item.data &&
    row.provider === (item.provider ?? '') &&
    row.providerId === (item.providerId ?? '')
  );
}

/**
 * Inserts items. `changed` contains the ids of items that existed before, which get the current time as `changedAt`.
 */
async function insertItems(
  site: SiteTransaction,
  verticalId: number,
  items: readonly PositionedItem[],
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

/** Moves items to other positions. `before` contains their current positions. */
export async function moveItemsTo(
  site: SiteTransaction,
  verticalId: number,
  positions: ReadonlyMap<number, number>,
  before: ReadonlyMap<number, number>,
): Promise<void> {
  const moved = Array.from(positions, ([id, position]) => ({ id, position }));
  await moveItems(site, verticalId, moved, before);
}

/**
 * Sets the positions of many items with few statements. Both engines name the columns of a values list column1 and
 * column2.
 */
async function moveItems(
  site: SiteTransaction,
  verticalId: number,
  items: readonly { id: number; position: number }[],
  before: ReadonlyMap<number, number>,
): Promise<void> {
  for await (const chunk of inChunks(items)) {
    const rows = chunk.map(({ id, position }) => sql`(cast(${id} as bigint), cast(${position} as bigint))`);
    await sql`
      update items set position = moved.column2
      from (values ${sql.join(rows)}) as moved
      where items.vertical_id = ${verticalId} and items.id = moved.column1`.execute(site.db);
    for (const { id, position } of chunk) {
      const recorded = (at: number | undefined) => ({ data: null, position: at ?? 0 });
      await site.recorder.add(
        { kind: 'item', verticalId, id },
        { before: recorded(before.get(id)), after: recorded(position) },
      );
    }
  }
}
