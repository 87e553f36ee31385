import type { Clock } from '#app/lib/clock.ts';
import { networkOf } from './networks.ts';

export interface RateLimitOptions {
  clock: Clock;
  /** Requests that may come at once. */
  burst: number;
  /** Requests a second that are earned back. */
  perSecond: number;
  /** Addresses remembered; beyond it those idle longest are forgotten. */
  addresses?: number;
}

export interface RateLimit {
  /**
   * Charges an address for a request; `cost` is 1 by default. Returns 0 if the request may pass, otherwise the
   * seconds to wait. A single remaining token lets any request pass; the difference becomes a debt.
   */
  take(address: string, cost?: number): number;
  /** Refunds what a request did not cost after all. */
  giveBack(address: string, cost: number): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A token bucket per address, in memory only; of an IPv6 address the network half counts. */
export function createRateLimit({
  clock,
  burst,
  perSecond,
  addresses = 10_000,
}: RateLimitOptions): RateLimit {
  const buckets = new Map<string, Bucket>();

  function earned(key: string, now: number): number {
    const last = buckets.get(key);
    if (!last) return burst;
    return Math.min(burst, last.tokens + (Math.max(0, now - last.at) / 1000) * perSecond);
  }

  function keep(key: string, tokens: number, now: number): void {
    buckets.delete(key);
    buckets.set(key, { tokens, at: now });
    if (buckets.size <= addresses) return;
    for (const [oldest] of buckets) {
      buckets.delete(oldest);
      break;
    }
  }

  return {
    take(address, cost = 1) {
      const key = networkOf(address);
      const now = clock.now();
      const tokens = earned(key, now);
      const isAllowed = tokens >= 1;
      keep(key, isAllowed ? tokens - cost : tokens, now);
      return isAllowed ? 0 : Math.ceil((1 - tokens) / perSecond);
    },
    giveBack(address, cost) {
      const key = networkOf(address);
      const now = clock.now();
      keep(key, Math.min(burst, earned(key, now) + cost), now);
    },
  };
}
