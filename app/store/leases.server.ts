import { sql, type Selectable } from 'kysely';
import type { Database } from './schema.ts';
import type { Db, Store } from './store.ts';

/** A lease. Only the process that holds it may do the work that the lease is named after. */
export type LeaseRow = Selectable<Database['leases']>;

/** Who requests which lease, and how long the lease lasts after its last renewal, in milliseconds. */
export interface LeaseTerms {
  name: string;
  holder: string;
  lifetimeMs: number;
}

/** Returns the current lease, or `null` if there has never been one. */
export async function readLease(db: Db, name: string): Promise<LeaseRow | null> {
  const row = await db.selectFrom('leases').selectAll().where('name', '=', name).executeTakeFirst();
  return row ?? null;
}

/**
 * Takes a lease, unless it has changed since it was read. If several processes try at the same time, only one succeeds.
 * Returns whether the lease was taken.
 */
export async function takeLease(store: Store, terms: LeaseTerms, seen: LeaseRow | null): Promise<boolean> {
  const { name, holder } = terms;
  const expiresAt = expiry(store, terms);
  if (seen === null) {
    const made = await store.background
      .insertInto('leases')
      .values({ name, holder, renewals: 1, expiresAt })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .execute();
    return made.length > 0;
  }
  const taken = await store.background
    .updateTable('leases')
    .set((eb) => ({ holder, renewals: eb('renewals', '+', 1), expiresAt }))
    .where('name', '=', name)
    .where('holder', '=', seen.holder)
    .where('renewals', '=', seen.renewals)
    .returning('name')
    .execute();
  return taken.length > 0;
}

/**
 * Renews a lease. Returns false if another process has taken it. Within a transaction, it locks the row until the
 * transaction ends.
 */
export async function renewLease(
  store: Store,
  terms: LeaseTerms,
  db: Db = store.background,
): Promise<boolean> {
  const renewed = await db
    .updateTable('leases')
    .set((eb) => ({ renewals: eb('renewals', '+', 1), expiresAt: expiry(store, terms) }))
    .where('name', '=', terms.name)
    .where('holder', '=', terms.holder)
    .returning('name')
    .execute();
  return renewed.length > 0;
}

/** Releases a lease if it is still held, so that other processes need not wait. */
export async function releaseLease(store: Store, { name, holder }: LeaseTerms): Promise<void> {
  await store.background
    .updateTable('leases')
    .set((eb) => ({ holder: '', renewals: eb('renewals', '+', 1), expiresAt: 0 }))
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}

/**
 * Returns the time at which a lease expires, in milliseconds of a clock that all processes share: PostgreSQL's clock,
 * or the machine's clock for a SQLite file.
 */
function expiry({ engine, clock }: Store, { lifetimeMs }: LeaseTerms) {
  return engine === 'postgres'
    ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint) + ${sql.lit(lifetimeMs)}`
    : sql<number>`cast(${clock.now() + lifetimeMs} as bigint)`;
}
