import { readSiteSettings } from '#app/changes/stored-settings.server.ts';
import { joinPhrases } from '#app/lib/join-phrases.ts';
import { phrase, readPhrase } from '#app/lib/phrase.ts';
import { listFeeds, type StoredFeed } from '#app/store/feeds.server.ts';
import type { FeedContext } from './feed-context.server.ts';
import { runStoredFeed, type StoredRunOptions, type StoredRunResult } from './run-stored-feed.server.ts';
import { maxHours } from './schedule.ts';

/**
 * Maximum time until a feed is due, in milliseconds. A feed that is due later was stored while a clock was wrong, so it
 * runs now.
 */
const latest = (maxHours + 24) * 3_600_000;

/**
 * Runs all feeds that are due, one after the other. Paused feeds and feeds of sections that do not exist wait. Returns
 * the results for the operator, as an encoded phrase, or "" if no feed was run.
 */
export async function runDueFeeds(
  context: FeedContext,
  options: StoredRunOptions & { signal: AbortSignal },
): Promise<string> {
  const { store, feeds } = context;
  const now = store.clock.now();
  const { verticals } = await readSiteSettings(store.db);
  const isDue = ({ isPaused, nextRunAt, provider }: StoredFeed) => {
    const verticalId = feeds.get(provider)?.verticalId;
    const isShown = verticalId === undefined || verticals.length === 0 || verticals.includes(verticalId);
    return !isPaused && isShown && nextRunAt !== null && (nextRunAt <= now || nextRunAt > now + latest);
  };
  const lines: string[] = [];
  let failed = 0;
  for (const feed of (await listFeeds(store.db)).filter(isDue)) {
    options.signal.throwIfAborted();
    try {
      const result = await runStoredFeed(context, feed, options);
      if (result.outcome === 'busy') continue;
      if (result.outcome === 'failed') failed += 1;
      lines.push(lineOf(feed, describeStoredRun(result)));
    } catch (error) {
      if (options.signal.aborted) throw error;
      // A bug in one feed must not keep the others from running.
      store.log.error({ err: error, feed: feed.name }, 'A feed could not be run');
      failed += 1;
      lines.push(lineOf(feed, phrase('failed')));
    }
  }
  if (failed > 0) store.log.warn({ failed }, 'Feeds failed; they are run again after a pause');
  return joinPhrases(lines);
}

function lineOf({ name }: StoredFeed, result: string): string {
  return phrase('{feed}: {result}', { feed: name, result: readPhrase(result) });
}

/** Describes the result of a run, as an encoded phrase. */
export function describeStoredRun(result: StoredRunResult): string {
  switch (result.outcome) {
    case 'busy':
      return phrase('another process is running it');
    case 'interrupted':
      return phrase('interrupted; the next run continues');
    case 'failed':
      return phrase('failed: {reason}', { reason: readPhrase(result.message) });
    case 'unchanged':
      return phrase('nothing changed');
    default: {
      const { added, changed, removed } = result.report;
      const counts = { added, changed, removed };
      return result.outcome === 'applied'
        ? phrase('{added} new, {changed} changed, {removed} removed', counts)
        : phrase('waits for approval ({added} new, {changed} changed, {removed} removed)', counts);
    }
  }
}
