import type { Db } from './store.ts';

/** The limits of the record of changes. */
export interface HistoryLimits {
  /** Time in milliseconds. Earlier changes are removed. */
  since: number;
  /** Maximum size of all recorded values in the store, in bytes. */
  bytes: number;
}

/** Removes the oldest changes beyond the limits. The latest change always stays. Returns the number of removed ones. */
export async function pruneChanges(db: Db, { since, bytes }: HistoryLimits): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const changes = await transaction
      .selectFrom('changes')
      .select(['version', 'at', 'bytes'])
      .orderBy('version', 'desc')
      .execute();
    let size = 0;
    const kept = changes.findIndex((change, index) => {
      size += change.bytes;
      return index > 0 && (change.at < since || size > bytes);
    });
    const last = kept === -1 ? undefined : changes[kept];
    if (!last) return 0;
    await transaction.deleteFrom('changeValues').where('version', '<=', last.version).execute();
    await transaction.deleteFrom('changes').where('version', '<=', last.version).execute();
    return changes.length - kept;
  });
}
