import { sql, type ControlledTransaction } from 'kysely';
import type { Database } from './schema.ts';
import type { Db, Store } from './store.ts';

/** A running change of the published site. Everything written through `db` becomes visible at once, or not at all. */
export interface SiteTransaction {
  db: Db;
  /** Site version before the change. `null` if nothing was ever stored. */
  previousVersion: number | null;
  /** Site version that the change makes. */
  version: number;
  /** Unix milliseconds at its beginning. */
  now: number;
  /** Undoes the whole change, version included, when `fn` ends; its result is still handed back. */
  discard(): void;
  /** Commits without a new site version, for records that no page shows. */
  keepVersion(): void;
}

/** Key of the PostgreSQL advisory lock that lets one change of the published site run at a time. */
const siteLock = 5_071_400_101;

/**
 * Runs a change of the published site in one transaction and raises the site version by one. Changes of several
 * processes run one after the other. If `fn` throws, nothing changes.
 */
export async function inWriteTransaction<T>(
  store: Store,
  fn: (site: SiteTransaction) => Promise<T>,
): Promise<T> {
  const db = await store.db.startTransaction().execute();
  try {
    if (store.engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(siteLock)})`.execute(db);
    }
    const previousVersion = await readSiteVersion(db);
    const version = (previousVersion ?? 0) + 1;
    let isDiscarded = false;
    const discard = () => {
      isDiscarded = true;
    };
    let isVersionKept = false;
    const keepVersion = () => {
      isVersionKept = true;
    };
    const result = await fn({
      db,
      previousVersion,
      version,
      now: store.clock.now(),
      discard,
      keepVersion,
    });
    if (isDiscarded) {
      await db.rollback().execute();
      return result;
    }
    if (!isVersionKept) await writeSiteVersion(db, version);
    await db.commit().execute();
    return result;
  } catch (error) {
    if (!db.isCommitted && !db.isRolledBack) await undo(db, store);
    throw error;
  }
}

/** A rollback that fails must not hide why it was needed; the engine undoes the change in any case. */
async function undo(db: ControlledTransaction<Database>, store: Store): Promise<void> {
  try {
    await db.rollback().execute();
  } catch (error) {
    store.log.warn({ err: error }, 'A change of the site could not be rolled back in order');
  }
}

async function writeSiteVersion(db: Db, version: number): Promise<void> {
  const value = String(version);
  await db
    .insertInto('meta')
    .values({ key: 'site_version', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Site version, null while nothing was ever stored (spec START-1). */
export async function readSiteVersion(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'site_version')
    .executeTakeFirst();
  return row ? Number(row.value) : null;
}
