import {
  readLease,
  releaseLease,
  renewLease,
  takeLease,
  type LeaseRow,
  type LeaseTerms,
} from '#app/store/leases.server.ts';
import type { Db, Store } from '#app/store/store.ts';

/** The right to do work that only one process may do. */
export interface Lease {
  /**
   * Renews the lease if this process holds it, and takes it if its holder no longer renews it. Throws if the store does
   * not answer.
   */
  check(): Promise<void>;
  /** Whether this process certainly holds the lease: no other process can hold it at this moment. */
  isHeld(): boolean;
  /** Returns the milliseconds for which this process still holds the lease without another `check`. */
  remaining(): number;
  /**
   * Returns whether this process holds the lease. Renews the lease inside the transaction, so that no other process can
   * take it before the transaction ends.
   */
  confirm(db: Db): Promise<boolean>;
  /** Releases the lease, so that another process does not have to wait. */
  release(): Promise<void>;
}

export interface LeaseOptions extends LeaseTerms {
  store: Store;
  /** Elapsed milliseconds, by a monotonic clock. */
  elapsed: () => number;
}

/**
 * Creates a lease on a row that its holder renews. Another process takes the lease after it has seen no renewal for the
 * whole lifetime, measured with its own stopwatch. Clocks that jump, or differ between machines, therefore never lead
 * to two holders (decision 0020).
 */
export function createLease({ store, elapsed, ...terms }: LeaseOptions): Lease {
  const { name, holder, lifetimeMs } = terms;
  let heldUntil = Number.NEGATIVE_INFINITY;
  let watched: { row: LeaseRow; since: number } | null = null;

  const isHeld = () => elapsed() < heldUntil;

  /** Counts the lifetime from a moment before the renewal, because other processes start counting later. */
  async function hold(began: number, attempt: Promise<boolean>): Promise<boolean> {
    const isMine = await attempt;
    heldUntil = isMine ? began + lifetimeMs : Number.NEGATIVE_INFINITY;
    if (isMine) watched = null;
    return isMine;
  }

  async function check(): Promise<void> {
    if (await hold(elapsed(), renewLease(store, terms))) return;
    const row = await readLease(store.db, name);
    const now = elapsed();
    if (row === null || row.holder === '' || isSilent(row, now)) {
      await hold(now, takeLease(store, terms, row));
    } else if (!isSame(watched?.row, row)) {
      watched = { row, since: now };
    }
  }

  function isSilent(row: LeaseRow, now: number): boolean {
    return watched !== null && isSame(watched.row, row) && now - watched.since >= lifetimeMs;
  }

  return {
    check,
    isHeld,
    remaining: () => Math.max(0, heldUntil - elapsed()),
    async confirm(db) {
      const isMine = await renewLease(store, terms, db);
      if (!isMine) heldUntil = Number.NEGATIVE_INFINITY;
      return isMine && isHeld();
    },
    async release() {
      heldUntil = Number.NEGATIVE_INFINITY;
      await releaseLease(store, { name, holder, lifetimeMs });
    },
  };
}

function isSame(a: LeaseRow | undefined, b: LeaseRow): boolean {
  return a?.holder === b.holder && a.renewals === b.renewals;
}
