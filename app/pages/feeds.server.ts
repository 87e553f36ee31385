import type { FeedContext } from '#app/feeds/feed-context.server.ts';
import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { runDueFeeds } from '#app/feeds/run-due-feeds.server.ts';
import { sendFeedAlerts } from '#app/feeds/feed-alerts.server.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import { listFeeds } from '#app/store/feeds.server.ts';
import type { Db } from '#app/store/store.ts';
import type { Platform } from './platform.server.ts';
import type { VerticalServer } from './vertical.server.ts';

/** Returns the feed definitions of the verticals, keyed by provider. */
export function feedsOf(verticals: readonly VerticalServer[]): ReadonlyMap<string, FeedDefinition> {
  return new Map(verticals.flatMap(({ feeds = [] }) => feeds.map((feed) => [feed.provider, feed] as const)));
}

type FeedParts = Pick<Platform, 'store' | 'verticals' | 'rules' | 'mediaDir' | 'network' | 'environment'>;

/** Returns what runs of stored feeds need in a server process. */
export function feedContextOf(platform: FeedParts): FeedContext {
  const { store, verticals, rules, mediaDir, network: fetch, environment } = platform;
  const { siteUrl } = environment;
  return { store, feeds: feedsOf(verticals), registry: rules.registry, mediaDir, fetch, siteUrl };
}

/**
 * Runs the stored feeds that are due, and reports failing feeds to the webhook. Returns a line for the operator, as an
 * encoded phrase.
 */
export async function runFeedsOf(platform: FeedParts, signal: AbortSignal): Promise<string> {
  const { alerts } = platform.environment;
  const summary = await runDueFeeds(feedContextOf(platform), { signal });
  if (alerts) await sendFeedAlerts(platform.store, alerts, signal);
  return summary;
}

/**
 * Lists, in one sentence each, the reasons why the operator would not be paid for items of stored feeds. `say` formats
 * encoded phrases.
 */
export async function listUnpaidFeeds(db: Db, say = inEnglish): Promise<string[]> {
  const feeds = await listFeeds(db);
  return feeds.flatMap(({ name, unpaid }) => unpaid.map((line) => `${name}: ${say(line)}`));
}
