import type { StoredFeed } from '#app/store/feeds.server.ts';
import { intervalOf, parseSchedule } from './schedule.ts';

/**
 * The health of a feed. `silent`: it has a schedule, and has delivered nothing for more than two days and more than two
 * of its intervals. `failing`: its last run failed, but it is not silent. A paused feed is only `paused`.
 */
export type FeedHealth = 'ok' | 'paused' | 'failing' | 'silent';

const patience = 2 * 86_400_000;

type HealthFacts = Pick<
  StoredFeed,
  'schedule' | 'isPaused' | 'failures' | 'deliveredAt' | 'createdAt' | 'nextRunAt'
>;

/** Returns the health of a feed at a time in Unix milliseconds. */
export function feedHealth(feed: HealthFacts, now: number): FeedHealth {
  if (feed.isPaused) return 'paused';
  if (isSilent(feed, now)) return 'silent';
  return feed.failures > 0 ? 'failing' : 'ok';
}

function isSilent({ schedule, deliveredAt, createdAt }: HealthFacts, now: number): boolean {
  const interval = intervalOf(parseSchedule(schedule) ?? { kind: 'manual' });
  return interval !== null && now - (deliveredAt ?? createdAt) > Math.max(patience, 2 * interval);
}

/**
 * Number of consecutive failures after which the webhook is notified. The usual cause of a single failure is a busy
 * host.
 */
const alertedFailures = 3;

/** Returns the state that is reported to the webhook. */
export function alertState(feed: HealthFacts, now: number): 'ok' | 'failing' | 'silent' {
  const health = feedHealth(feed, now);
  if (health === 'silent') return 'silent';
  return health === 'failing' && feed.failures >= alertedFailures ? 'failing' : 'ok';
}
