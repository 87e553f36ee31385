import { pino } from 'pino';
import { openStore } from '#app/store/open.server.ts';
import type { Store } from '#app/store/store.ts';
import { sum, votedItems, type Tally } from './voters.ts';

/** The location of a store. */
export interface StoreAddress {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Opens a store as the command line does, calls `use` with it, and closes it. */
export async function withStore<T>(address: StoreAddress, use: (store: Store) => Promise<T>): Promise<T> {
  const log = pino({ level: 'silent' });
  const store = await openStore({
    ...address,
    databaseUrl: address.databaseUrl,
    role: 'cli',
    log,
    clock: { now: Date.now },
  });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/**
 * Compares the answers that visitors received with the votes in the store. Returns the number of stored votes and the
 * differences.
 */
export async function auditVotes(
  address: StoreAddress,
  { sent, acknowledged }: Tally,
): Promise<{ stored: number; lost: number; invented: number; isCounterRight: boolean }> {
  return withStore(address, async ({ db }) => {
    let lost = 0;
    let invented = 0;
    let stored = 0;
    let isCounterRight = true;
    for (const itemId of votedItems) {
      const rows = await db
        .selectFrom('votes')
        .select('value')
        .where('verticalId', '=', 2)
        .where('itemId', '=', itemId)
        .where('kind', '=', 'vote')
        .execute();
      const counter = await db
        .selectFrom('counters')
        .select('likes')
        .where('verticalId', '=', 2)
        .where('itemId', '=', itemId)
        .executeTakeFirst();
      stored += rows.length;
      lost += Math.max(0, (acknowledged.get(itemId) ?? 0) - rows.length);
      invented += Math.max(0, rows.length - (sent.get(itemId) ?? 0));
      isCounterRight &&= (counter?.likes ?? 0) === rows.length;
    }
    return { stored, lost, invented, isCounterRight };
  });
}

/** Returns the part of a report row that describes the result of `auditVotes`. */
export function describeAudit(
  audit: Awaited<ReturnType<typeof auditVotes>>,
  tally: Tally,
): { seen: string; isOk: boolean } {
  const { stored, lost, invented, isCounterRight } = audit;
  return {
    seen: `${sum(tally.acknowledged)} acknowledged of ${sum(tally.sent)} sent, ${stored} stored, ${lost} lost, counters ${isCounterRight ? 'equal the votes' : 'DIFFER from the votes'}`,
    isOk: lost === 0 && invented === 0 && isCounterRight && sum(tally.acknowledged) > 0,
  };
}
