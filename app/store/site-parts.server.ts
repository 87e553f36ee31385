import type { RawPart } from './raw-site.ts';
import type { Db } from './store.ts';
import type { SiteTransaction } from './write-transaction.server.ts';

/** Returns all parts of the site and of every vertical, by vertical id and key. */
export async function readParts(db: Db): Promise<RawPart[]> {
  const rows = await db.selectFrom('parts').select(['verticalId', 'key', 'value']).execute();
  return rows.sort((a, b) => a.verticalId - b.verticalId || (a.key < b.key ? -1 : 1));
}

/** Returns the JSON text of one part, or `null` if it is missing. */
export async function readPart(db: Db, verticalId: number, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('parts')
    .select('value')
    .where('verticalId', '=', verticalId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Stores parts and replaces those with the same vertical and key. */
export async function writeParts(site: SiteTransaction, parts: readonly RawPart[]): Promise<void> {
  for (const { verticalId, key, value } of parts) {
    await site.db
      .insertInto('parts')
      .values({ verticalId, key, value })
      .onConflict((conflict) => conflict.columns(['verticalId', 'key']).doUpdateSet({ value }))
      .execute();
  }
}

/** Removes the named parts of a vertical, or all of them. */
export async function removeParts(
  site: SiteTransaction,
  verticalId: number,
  keys?: readonly string[],
): Promise<void> {
  let query = site.db.deleteFrom('parts').where('verticalId', '=', verticalId);
  if (keys) query = query.where('key', 'in', keys.length > 0 ? [...keys] : ['']);
  await query.execute();
}
