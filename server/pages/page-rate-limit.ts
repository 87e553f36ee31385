import type { Clock } from '#app/lib/clock.ts';
import { createRateLimit } from '#server/clients/rate-limit.ts';

/**
 * The burst is the number of answers that the rate allows in this many seconds. It is enough for a few active people
 * behind one client address.
 */
const burstSeconds = 15;
/**
 * The cost of a page that no other visitor is likely to request: a search, an unknown id or a query that no link
 * contains.
 */
const nonCanonicalCost = 5;

/** Kinds of cost: an answer without a page, or a page at an address that may be non-canonical. */
export type PageCost = 'answer' | 'page';

/** Limits the answers that are produced for one client address. Cached pages and files never count. */
export interface PageRateLimit {
  /** Charges the highest possible cost before anything is rendered. Returns the seconds to wait, or 0. */
  take(address: string, cost: PageCost): number;
  /** Refunds all but the cost of a plain answer, if the site links to the page or the page was not rendered. */
  giveBack(address: string): void;
}

/** Creates the limit. Returns `null` if the limit is switched off (`RATE_LIMIT=0`). */
export function createPageRateLimit(options: { clock: Clock; perSecond: number }): PageRateLimit | null {
  const { clock, perSecond } = options;
  if (perSecond === 0) return null;
  const limit = createRateLimit({ clock, perSecond, burst: perSecond * burstSeconds });
  return {
    take: (address, cost) => limit.take(address, cost === 'page' ? nonCanonicalCost : 1),
    giveBack: (address) => limit.giveBack(address, nonCanonicalCost - 1),
  };
}
