import { inEnglish } from '#app/lib/phrase.ts';
import { postSigned, type WebhookTarget } from '#app/network/webhook.server.ts';
import { listLatestRuns } from '#app/store/feed-runs.server.ts';
import { listFeeds, updateFeed, type StoredFeed } from '#app/store/feeds.server.ts';
import type { Store } from '#app/store/store.ts';
import { alertState } from './feed-health.ts';
import { readRunFailure } from './run-summary.ts';
import { shortenAddress, shortenAddressesIn } from './shorten-address.ts';

/** Maximum number of attempts for one alert. The last one is about four hours after the first. */
export const maxAlertTries = 8;
const firstPause = 2 * 60_000;

/**
 * Notifies the webhook about each feed whose state has changed: it fails, delivers nothing, or works again. A failed
 * attempt is repeated after growing pauses. After eight attempts, the alert is dropped. Returns the number of alerts
 * that arrived.
 */
export async function sendFeedAlerts(
  store: Store,
  target: WebhookTarget,
  signal: AbortSignal,
): Promise<number> {
  const { db, clock, log } = store;
  const now = clock.now();
  const due = (await listFeeds(db)).filter(
    (feed) => alertState(feed, now) !== feed.alertedState && feed.alertAt <= now,
  );
  if (due.length === 0) return 0;
  const runs = await listLatestRuns(db);
  let count = 0;
  for (const feed of due) {
    const state = alertState(feed, now);
    const reason = shortenAddressesIn(inEnglish(readRunFailure(runs.get(feed.id)?.summary)));
    const body = describeAlert(feed, state, reason, now);
    const problem = await postSigned(target, body, now, signal);
    if (signal.aborted) return count;
    const tries = feed.alertTries + 1;
    if (problem === null) count += 1;
    else if (tries >= maxAlertTries) {
      log.error({ feed: feed.name, problem }, 'All requests to ALERT_URL failed; the alert was given up');
    } else {
      log.warn({ feed: feed.name, problem }, 'A request to ALERT_URL failed; trying again');
      const alertAt = now + firstPause * 2 ** (tries - 1);
      await updateFeed(db, feed.id, { alertTries: tries, alertAt });
      continue;
    }
    await updateFeed(db, feed.id, { alertedState: state, alertTries: 0, alertAt: 0 });
  }
  return count;
}

function describeAlert(feed: StoredFeed, state: string, reason: string, now: number): string {
  const { id, name, provider, address, failures, deliveredAt } = feed;
  return JSON.stringify({
    type: `feed.${state}`,
    timestamp: new Date(now).toISOString(),
    data: {
      feed: { id, name, provider, address: shortenAddress(address) },
      state,
      failures,
      lastDelivery: deliveredAt === null ? null : new Date(deliveredAt).toISOString(),
      reason: state === 'failing' ? reason : '',
    },
  });
}
