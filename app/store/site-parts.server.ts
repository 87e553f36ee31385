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

/** Stores parts and replaces those with the same vertical and key. Equal parts are not written. */
export async function writeParts(site: SiteTransaction, parts: readonly RawPart[]): Promise<void> {
  for (const { verticalId, key, value } of parts) {
    const before = await readPart(site.db, verticalId, key);
    if (before === value) continue;
    const changedIn = site.version;
    await site.db
      .insertInto('parts')
      .values({ verticalId, key, value, changedIn })
      .onConflict((conflict) => conflict.columns(['verticalId', 'key']).doUpdateSet({ value, changedIn }))
      .execute();
    await recordPart(site, { verticalId, key }, before, value);
  }
}

/** Removes the parts of a vertical that have these keys. If `keys` is not given, removes all parts of the vertical. */
export async function removeParts(
  site: SiteTransaction,
  verticalId: number,
  keys?: readonly string[],
): Promise<void> {
  const found = await site.db
    .selectFrom('parts')
    .select(['verticalId', 'key', 'value'])
    .where('verticalId', '=', verticalId)
    .execute();
  for (const part of found.filter(({ key }) => !keys || keys.includes(key))) {
    await site.db
      .deleteFrom('parts')
      .where('verticalId', '=', verticalId)
      .where('key', '=', part.key)
      .execute();
    await recordPart(site, part, part.value, null);
  }
}

async function recordPart(
  { recorder }: SiteTransaction,
  { verticalId, key }: Pick<RawPart, 'verticalId' | 'key'>,
  before: string | null,
  after: string | null,
): Promise<void> {
  const valueOf = (data: string | null) => (data === null ? null : { data });
  await recorder.add({ kind: 'part', verticalId, key }, { before: valueOf(before), after: valueOf(after) });
}
