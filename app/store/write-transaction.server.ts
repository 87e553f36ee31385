import { sql, type ControlledTransaction } from 'kysely';
import { writeSummary } from '#app/domain/change-summary.ts';
import { createChangeRecorder, type ChangeRecorder, type RecordSize } from './change-recorder.server.ts';
import type { ChangeOrigin, Database } from './schema.ts';
import type { Db, Store } from './store.ts';

/** Who makes a change. */
export interface ChangeAuthor {
  origin: ChangeOrigin;
  /** Name of the operator. Empty if unknown. */
  author: string;
}

/** Author of the changes that commands make. */
export const fromCommandLine: ChangeAuthor = { origin: 'cli', author: '' };

/** Who makes a change, and why. */
export interface ChangeReason extends ChangeAuthor {
  /** One sentence. If it is not set, the summary states the numbers of changed values. */
  summary?: string;
  /** Version of the change that this one undoes. */
  undoes?: number;
}

/**
 * A running change of the published site. Everything written through `db` becomes visible together, when the change is
 * committed, or not at all.
 */
export interface SiteTransaction {
  db: Db;
  /** Site version before the change. `null` if nothing was ever stored. */
  previousVersion: number | null;
  /** Site version after the change. */
  version: number;
  /** The time at which the change began, in Unix milliseconds. */
  now: number;
  /** Records the values that the change replaces. Every function that writes parts, items or pictures uses it. */
  recorder: ChangeRecorder;
  /** Sets the summary of the change, once its effect is known. */
  describe(summary: string): void;
  /** Rolls back the whole change, including the version, when `fn` ends. The result of `fn` is still returned. */
  discard(): void;
  /** Commits without a new site version, for records that no page shows. Nothing published may have changed. */
  skipVersion(): void;
}

/** Key of the PostgreSQL advisory lock that lets one change of the published site run at a time. */
const siteLock = 5_071_400_101;

/**
 * Runs a change of the published site in one transaction, increases the site version by one and records the change.
 * Only one process at a time runs a change. If `fn` throws, nothing changes.
 */
export async function inWriteTransaction<T>(
  store: Store,
  reason: ChangeReason,
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
    let isVersionSkipped = false;
    const skipVersion = () => {
      isVersionSkipped = true;
    };
    let { summary } = reason;
    const now = store.clock.now();
    const recorder = createChangeRecorder(db, version);
    const result = await fn({
      db,
      previousVersion,
      version,
      now,
      recorder,
      describe(text) {
        summary = text;
      },
      discard,
      skipVersion,
    });
    if (isDiscarded) {
      await db.rollback().execute();
      return result;
    }
    const size = await recorder.finish();
    if (!isVersionSkipped) {
      await writeSiteVersion(db, version);
      await recordChange(db, {
        version,
        at: now,
        reason,
        summary: summary ?? writeSummary('changed', size),
        size,
      });
    } else if (size.bytes > 0) {
      throw new Error('A change of published values skipped the site version.');
    }
    await db.commit().execute();
    return result;
  } catch (error) {
    if (!db.isCommitted && !db.isRolledBack) await undo(db, store);
    throw error;
  }
}

/**
 * Rolls back a failed change. Only logs an error of the rollback, so that it does not replace the original error. The
 * engine always undoes the change.
 */
async function undo(db: ControlledTransaction<Database>, store: Store): Promise<void> {
  try {
    await db.rollback().execute();
  } catch (error) {
    store.log.warn({ err: error }, 'A change of the site could not be rolled back');
  }
}

async function recordChange(
  db: Db,
  change: { version: number; at: number; reason: ChangeReason; summary: string; size: RecordSize },
): Promise<void> {
  const { version, at, reason, summary, size } = change;
  const { author, origin, undoes = null } = reason;
  await db
    .insertInto('changes')
    .values({ version, at, author, origin, summary, undoes, undoneBy: null, ...size })
    .execute();
}

async function writeSiteVersion(db: Db, version: number): Promise<void> {
  const value = String(version);
  await db
    .insertInto('meta')
    .values({ key: 'site_version', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Returns the site version, or `null` if nothing was ever stored (spec START-1). */
export async function readSiteVersion(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'site_version')
    .executeTakeFirst();
  return row ? Number(row.value) : null;
}
