import type { CounterRow } from '#app/store/counted-figures.server.ts';
import type { Store } from '#app/store/store.ts';
import { createVisitorHash } from '#app/store/visitor-hash.server.ts';
import { userAgent, type SentInteraction } from './visitors.ts';

/** Differences between the acknowledged interactions and the store. `differences` is empty if there are none. */
export interface CountComparison {
  acknowledged: number;
  /** Number of interactions that must be stored: one per visitor, item and kind. */
  rows: number;
  differences: string[];
}

/**
 * Compares the store with the answers that visitors received. For each visitor, item and kind the last acknowledged
 * interaction counts once. If a later one was sent without an answer, that one may count instead. Every counter must be
 * the sum of the stored interactions. All interactions in the store must be of one day and have been sent.
 */
export async function compareCounts(
  store: Store,
  sent: readonly SentInteraction[],
): Promise<CountComparison> {
  const visitors = createVisitorHash({ store, clock: { now: Date.now } });
  const possible = new Map<string, Set<number>>();
  let acknowledged = 0;
  for (const { address, itemId, kind, value, status } of sent) {
    const key = `${await visitors.hash(address, userAgent)} ${itemId} ${kind}`;
    const known = possible.get(key) ?? new Set([0]);
    if (status === 200) {
      acknowledged += 1;
      possible.set(key, new Set([value]));
    } else if (status === 0 || status >= 500) possible.set(key, known.add(value));
  }
  const rows = await store.db.selectFrom('votes').selectAll().execute();
  const stored = new Map(rows.map((row) => [`${row.visitor} ${row.itemId} ${row.kind}`, row.value]));
  const differences: string[] = [];
  if (stored.size !== rows.length) differences.push(`${rows.length - stored.size} interactions count twice`);
  for (const [key, values] of possible) {
    const value = stored.get(key) ?? 0;
    if (!values.has(value)) differences.push(`${key}: stored ${value}, told ${[...values].join(' or ')}`);
  }
  for (const key of stored.keys()) if (!possible.has(key)) differences.push(`${key}: stored, never sent`);
  differences.push(...compareCounters(rows, await store.db.selectFrom('counters').selectAll().execute()));
  return { acknowledged, rows: rows.length, differences };
}

function compareCounters(
  rows: readonly { itemId: number; kind: SentInteraction['kind']; value: number }[],
  counters: readonly CounterRow[],
): string[] {
  return counters.flatMap(({ itemId, likes, dislikes, collections, opens }) => {
    const own = rows.filter((row) => row.itemId === itemId);
    const count = (kind: string, value: number) =>
      own.filter((row) => row.kind === kind && row.value === value).length;
    const sums = [count('vote', 1), count('vote', -1), count('collect', 1), count('open', 1)];
    const counted = [likes, dislikes, collections, opens];
    return counted.every((number, index) => number === sums[index])
      ? []
      : [`item ${itemId}: counted ${counted.join(', ')}, stored interactions ${sums.join(', ')}`];
  });
}
