import { sql, type Selectable } from 'kysely';
import {
  noneUnavailable,
  type UnavailableItem,
  type UnavailableItems,
} from '#app/domain/unavailable-items.ts';
import type { CheckState, Database } from './schema.ts';
import type { Db } from './store.ts';

/** The stored result of an item's checks. */
export interface ItemCheck extends Omit<Selectable<Database['itemChecks']>, 'isKept'> {
  isKept: boolean;
}

/** Returns all checks in the order of their items. */
export async function listItemChecks(db: Db): Promise<ItemCheck[]> {
  const rows = await db
    .selectFrom('itemChecks')
    .selectAll()
    .orderBy('verticalId')
    .orderBy('itemId')
    .execute();
  return rows.map(readRow);
}

/** Returns the check of one item, or `null` if it was never checked. */
export async function findItemCheck(
  db: Db,
  { verticalId, itemId }: Pick<ItemCheck, 'verticalId' | 'itemId'>,
): Promise<ItemCheck | null> {
  const row = await db
    .selectFrom('itemChecks')
    .selectAll()
    .where('verticalId', '=', verticalId)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  return row ? readRow(row) : null;
}

/** Stores checks in one transaction. Processes notice a change of the unavailable items within two seconds. */
export async function saveItemChecks(db: Db, checks: readonly ItemCheck[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { verticalId, itemId, isKept, ...check } of checks) {
      const key = { verticalId, itemId };
      const before = await findItemCheck(transaction, key);
      const values = { ...check, isKept: Number(isKept) };
      await transaction
        .insertInto('itemChecks')
        .values({ ...key, ...values })
        .onConflict((conflict) => conflict.columns(['verticalId', 'itemId']).doUpdateSet(values))
        .execute();
      if (hides(before) || hides({ ...check, isKept })) await noteChange(transaction);
    }
  });
}

/**
 * Deletes all checks for which `isKept` returns false, with their pictures. Processes notice a change of the
 * unavailable items within two seconds. Returns the number of deleted checks.
 */
export async function deleteItemChecks(
  db: Db,
  isKept: (check: Pick<ItemCheck, 'verticalId' | 'itemId'>) => boolean,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const gone = (await listItemChecks(transaction)).filter((check) => !isKept(check));
    for (const { verticalId, itemId } of gone) {
      for (const table of ['itemChecks', 'checkPictures'] as const) {
        await transaction
          .deleteFrom(table)
          .where('verticalId', '=', verticalId)
          .where('itemId', '=', itemId)
          .execute();
      }
    }
    if (gone.some(hides)) await noteChange(transaction);
    return gone.length;
  });
}

/** Counts the checked items by state. Items that an operator keeps in lists are not counted. */
export async function countItemChecks(db: Db): Promise<Record<CheckState, number>> {
  const rows = await db
    .selectFrom('itemChecks')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('isKept', '=', 0)
    .groupBy('state')
    .execute();
  const counts = { ok: 0, suspect: 0, dead: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** The revision at which each set of unavailable items was read. */
const revisions = new WeakMap<UnavailableItems, string>();
const revisionKey = 'checks_revision';

/** Returns the items that pages hide. Returns `known` itself if they have not changed since it was read. */
export async function readUnavailableItems(
  db: Db,
  known: UnavailableItems = noneUnavailable,
): Promise<UnavailableItems> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', revisionKey).executeTakeFirst();
  if (row === undefined || row.value === revisions.get(known)) return known;
  const rows = await db
    .selectFrom('itemChecks')
    .select(['verticalId', 'itemId', 'playUrl', 'failingSince', 'since'])
    .where('state', '=', 'dead')
    .where('isKept', '=', 0)
    .execute();
  const items = new Map<number, Map<number, UnavailableItem>>();
  for (const { verticalId, itemId, playUrl, failingSince, since } of rows) {
    const own = items.get(verticalId) ?? new Map<number, UnavailableItem>();
    items.set(verticalId, own.set(itemId, { playUrl, since: failingSince ?? since }));
  }
  revisions.set(items, row.value);
  return items;
}

function hides(check: Pick<ItemCheck, 'state' | 'isKept'> | null): boolean {
  return check?.state === 'dead' && !check.isKept;
}

/** Increases the revision in one statement, so that two processes never write the same one. */
async function noteChange(db: Db): Promise<void> {
  const value = sql<string>`cast(cast(${sql.ref('meta.value')} as integer) + 1 as text)`;
  await db
    .insertInto('meta')
    .values({ key: revisionKey, value: '1' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Stores a picture (WebP) of an item at the time of its failed check. Replaces an earlier picture. */
export async function saveCheckPicture(
  db: Db,
  { verticalId, itemId, ...values }: Selectable<Database['checkPictures']>,
): Promise<void> {
  await db
    .insertInto('checkPictures')
    .values({ verticalId, itemId, ...values })
    .onConflict((conflict) => conflict.columns(['verticalId', 'itemId']).doUpdateSet(values))
    .execute();
}

/** Returns the picture of an item's failed check, or `null`. */
export async function readCheckPicture(
  db: Db,
  { verticalId, itemId }: Pick<ItemCheck, 'verticalId' | 'itemId'>,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('checkPictures')
    .select('picture')
    .where('verticalId', '=', verticalId)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  return row?.picture ?? null;
}

/** Deletes the picture of an item's failed check. */
export async function deleteCheckPicture(
  db: Db,
  { verticalId, itemId }: Pick<ItemCheck, 'verticalId' | 'itemId'>,
): Promise<void> {
  await db
    .deleteFrom('checkPictures')
    .where('verticalId', '=', verticalId)
    .where('itemId', '=', itemId)
    .execute();
}

/** Returns when each picture was taken, in milliseconds, by vertical and item. */
export async function listCheckPictures(
  db: Db,
): Promise<Pick<Selectable<Database['checkPictures']>, 'verticalId' | 'itemId' | 'takenAt'>[]> {
  return db.selectFrom('checkPictures').select(['verticalId', 'itemId', 'takenAt']).execute();
}

function readRow({ isKept, ...row }: Selectable<Database['itemChecks']>): ItemCheck {
  return { ...row, isKept: isKept === 1 };
}
