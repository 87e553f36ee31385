import type { IncomingMessage } from 'node:http';
import type { Clock } from '#app/core/platform.server.ts';
import type { Clients } from './clients.ts';
import { createRateLimit } from './rate-limit.ts';

/** Seconds' worth of answers that may be asked for at once: a few busy people behind one address. */
const burstSeconds = 15;
/** What a page costs beyond one when nobody will ask for it again: a search, an unknown id or query, a part of page data. */
const madeUpCost = 4;

/** Bounds the answers that are made anew for one address; ready pages and files never count. */
export interface ReadingLimit {
  /** Seconds to wait; 0: go on. */
  take(request: IncomingMessage): number;
  /** Says that the page was rendered for an address that a visitor made up. */
  chargeMadeUp(request: IncomingMessage): void;
}

/** Makes the limit; null without one (`RATE_LIMIT=0`). */
export function createReadingLimit(options: {
  clock: Clock;
  clients: Clients;
  perSecond: number;
}): ReadingLimit | null {
  const { clock, clients, perSecond } = options;
  if (perSecond === 0) return null;
  const limit = createRateLimit({ clock, perSecond, burst: perSecond * burstSeconds });
  return {
    take: (request) => limit.take(clients.addressOf(request)),
    chargeMadeUp: (request) => limit.charge(clients.addressOf(request), madeUpCost),
  };
}
