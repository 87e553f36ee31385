import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { Db } from './store.ts';

/**
 * A stored feed, which runs on a schedule or when an operator starts it. `rules` is in the form that the feed code
 * defines.
 */
export interface StoredFeed extends Omit<
  Selectable<Database['feeds']>,
  'rules' | 'isPaused' | 'unpaid' | 'leftOut' | 'removedAt' | 'previous'
> {
  rules: unknown;
  isPaused: boolean;
  /** Why the operator would not be paid, as of the last run. */
  unpaid: readonly string[];
  /** Keys of the proposed changes that the operator left out. */
  leftOut: readonly string[];
  /** The settings before their last change. `null` if they were never changed. */
  previous: PreviousSettings | null;
}

/** The operator's decisions about a feed. */
export type FeedSettings = Pick<StoredFeed, 'name' | 'provider' | 'address' | 'schedule' | 'rules'>;

/** The settings of a feed before a change, with the keys of the changes that the operator had left out until then. */
export type PreviousSettings = FeedSettings & Pick<StoredFeed, 'leftOut'>;

/** Returns all feeds in the order of their names. */
export async function listFeeds(db: Db): Promise<StoredFeed[]> {
  return listWhere(db, 'is');
}

/** Returns the feeds that were removed and can be restored, in the order of their names. */
export async function listRemovedFeeds(db: Db): Promise<StoredFeed[]> {
  return listWhere(db, 'is not');
}

async function listWhere(db: Db, removedAt: 'is' | 'is not'): Promise<StoredFeed[]> {
  const rows = await db
    .selectFrom('feeds')
    .selectAll()
    .where('removedAt', removedAt, null)
    .orderBy('id')
    .execute();
  return rows.map(readRow).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns a feed, or `null` if it does not exist or was removed. */
export async function findFeed(db: Db, id: number): Promise<StoredFeed | null> {
  const row = await db
    .selectFrom('feeds')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row ? readRow(row) : null;
}

/** Stores a new feed that is due at once. Returns it. */
export async function insertFeed(
  db: Db,
  { rules, ...settings }: FeedSettings,
  now: number,
): Promise<StoredFeed> {
  const row = await db
    .insertInto('feeds')
    .values({
      ...settings,
      rules: JSON.stringify(rules),
      isPaused: 0,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      nextRunAt: now,
      failures: 0,
      deliveredAt: null,
      unpaid: '[]',
      leftOut: '[]',
      previous: null,
      alertedState: 'ok',
      alertTries: 0,
      alertAt: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return readRow(row);
}

/** The columns that `updateFeed` can change. */
export type FeedChange = Partial<Omit<StoredFeed, 'id' | 'createdAt'>>;

/**
 * Changes a feed that is not removed. If `revision` is given, changes the feed only if it still has this revision.
 * Returns whether it was changed.
 */
export async function updateFeed(
  db: Db,
  id: number,
  { rules, isPaused, unpaid, leftOut, previous, ...change }: FeedChange,
  revision?: number,
): Promise<boolean> {
  let query = db
    .updateTable('feeds')
    .set({
      ...change,
      ...(rules !== undefined && { rules: JSON.stringify(rules) }),
      ...(isPaused !== undefined && { isPaused: Number(isPaused) }),
      ...(unpaid !== undefined && { unpaid: JSON.stringify(unpaid) }),
      ...(leftOut !== undefined && { leftOut: JSON.stringify(leftOut) }),
      ...(previous !== undefined && { previous: JSON.stringify(previous) }),
    })
    .where('id', '=', id)
    .where('removedAt', 'is', null);
  if (revision !== undefined) query = query.where('revision', '=', revision);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Marks a feed as removed, so that it can be restored later. Deletes the stored answers of its runs. Its items and the
 * record of its runs stay.
 */
export async function markFeedRemoved(db: Db, id: number, now: number): Promise<void> {
  await db
    .deleteFrom('feedPages')
    .where('runId', 'in', (eb) => eb.selectFrom('feedRuns').select('id').where('feedId', '=', id))
    .execute();
  await db
    .updateTable('feedRuns')
    .set({ outcome: 'superseded' })
    .where('feedId', '=', id)
    .where('outcome', '=', 'waiting')
    .execute();
  await db.updateTable('feeds').set({ removedAt: now }).where('id', '=', id).execute();
}

/** Restores a removed feed. It is then due at once. */
export async function markFeedRestored(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('feeds')
    .set(({ eb }) => ({
      removedAt: null,
      revision: eb('revision', '+', 1),
      updatedAt: now,
      nextRunAt: now,
      failures: 0,
    }))
    .where('id', '=', id)
    .execute();
}

/** Deletes the feeds that were removed before a time. Returns their number. */
export async function forgetRemovedFeeds(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('feeds')
    .where('removedAt', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function readRow({
  rules,
  isPaused,
  unpaid,
  leftOut,
  previous,
  removedAt: _removedAt,
  ...row
}: Selectable<Database['feeds']>): StoredFeed {
  return {
    ...row,
    rules: JSON.parse(rules) as unknown,
    isPaused: isPaused === 1,
    unpaid: JSON.parse(unpaid) as string[],
    leftOut: JSON.parse(leftOut) as string[],
    previous: previous === null ? null : (JSON.parse(previous) as PreviousSettings),
  };
}
