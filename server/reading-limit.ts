import type { Clock } from '#app/lib/clock.ts';
import { createRateLimit } from './rate-limit.ts';

/** Seconds' worth of answers that may be asked for at once: a few busy people behind one address. */
const burstSeconds = 15;
/**
 * The cost of a page that no other visitor is likely to request: a search, an unknown id or a query that no link
 * contains.
 */
const madeUpCost = 5;

/** What a request may cost: an answer without a page, or a page at an address that may be non-canonical. */
export type ReadingCost = 'answer' | 'page';

/** Bounds the answers that are made for one address; pages from the cache and files never count. */
export interface ReadingLimit {
  /** Charges the highest possible cost before anything is rendered. Returns the seconds to wait, or 0. */
  take(address: string, cost: ReadingCost): number;
  /** Returns the difference for a page that the site links to, and for one that was not rendered. */
  giveBack(address: string): void;
}

/** Creates the limit. Returns `null` if there is none (`RATE_LIMIT=0`). */
export function createReadingLimit(options: { clock: Clock; perSecond: number }): ReadingLimit | null {
  const { clock, perSecond } = options;
  if (perSecond === 0) return null;
  const limit = createRateLimit({ clock, perSecond, burst: perSecond * burstSeconds });
  return {
    take: (address, cost) => limit.take(address, cost === 'page' ? madeUpCost : 1),
    giveBack: (address) => limit.giveBack(address, madeUpCost - 1),
  };
}
