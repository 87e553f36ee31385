import ipaddr from 'ipaddr.js';
import type { Clock } from '#app/core/platform.server.ts';

export interface RateLimitOptions {
  clock: Clock;
  /** Requests that may come at once. */
  burst: number;
  /** Requests a second that are earned back. */
  perSecond: number;
  /** Addresses remembered; beyond it those idle longest are forgotten. */
  addresses?: number;
}

/** Takes one request of an address: 0 when it may pass, else the seconds to wait. */
export type RateLimit = (address: string) => number;

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
  return (address) => {
    const key = networkOf(address);
    const now = clock.now();
    const last = buckets.get(key) ?? { tokens: burst, at: now };
    const earned = (Math.max(0, now - last.at) / 1000) * perSecond;
    const tokens = Math.min(burst, last.tokens + earned);
    const isAllowed = tokens >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    if (buckets.size > addresses) {
      for (const [oldest] of buckets) {
        buckets.delete(oldest);
        break;
      }
    }
    return isAllowed ? 0 : Math.ceil((1 - tokens) / perSecond);
  };
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString();
}
