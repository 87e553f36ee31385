import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Db } from './store.ts';

/** An answer that a run received. */
export interface FeedPage {
  /** The requested address. */
  address: string;
  status: number;
  contentType: string;
  /** The validators of the answer. Each is empty if the answer did not contain it. */
  etag: string;
  lastModified: string;
  bytes: Uint8Array;
}

/** Stores an answer of a run. Replaces the run's earlier answer from the same address. */
export async function saveFeedPage(
  db: Db,
  runId: number,
  { address, bytes, ...page }: FeedPage,
): Promise<void> {
  const row = { ...page, body: await promisify(deflateRaw)(bytes, { level: 3 }) };
  await db
    .insertInto('feedPages')
    .values({ runId, address, ...row })
    .onConflict((conflict) => conflict.columns(['runId', 'address']).doUpdateSet(row))
    .execute();
}

/** Returns the answer that a run received from an address, or `null` if it has received none. */
export async function readFeedPage(db: Db, runId: number, address: string): Promise<FeedPage | null> {
  const row = await db
    .selectFrom('feedPages')
    .selectAll()
    .where('runId', '=', runId)
    .where('address', '=', address)
    .executeTakeFirst();
  if (!row) return null;
  const { status, contentType, etag, lastModified, body } = row;
  return { address, status, contentType, etag, lastModified, bytes: await promisify(inflateRaw)(body) };
}

/** Deletes the answers of a run. */
export async function deleteFeedPages(db: Db, runId: number): Promise<void> {
  await db.deleteFrom('feedPages').where('runId', '=', runId).execute();
}
