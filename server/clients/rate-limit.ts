import type { Clock } from '#app/lib/clock.ts';
import { networkOf } from './networks.ts';

export interface RateLimitOptions {
  clock: Clock;
  /** Maximum number of requests that a client may send at once. */
  burst: number;
  /** Number of requests per second by which the allowance grows. */
  perSecond: number;
  /** Maximum number of tracked addresses. Above it, the addresses that were idle longest are forgotten. */
  addresses?: number;
}

export interface RateLimit {
  /**
   * Charges an address for a request. `cost` is 1 by default. Returns 0 if the request may proceed, otherwise the
   * seconds to wait. One token is enough for any request; the rest of its cost becomes a debt.
   */
  take(address: string, cost?: number): number;
  /** Refunds a charge, or a part of it. */
  giveBack(address: string, cost: number): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Creates a token bucket per address, in memory only. The addresses of one IPv6 /64 share a bucket. */
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
