import { useRevalidateWhile } from '../../ui/use-revalidate-while.ts';
import type { ShownFeed } from './feeds.server.ts';

type FeedTimes = Pick<ShownFeed, 'lastRun' | 'nextRunAt'>;

/** Loads the screen again while one of its feeds runs, or is about to run. `now` is the time of the last loading. */
export function useRunningFeeds(feeds: readonly FeedTimes[], now: number): void {
  useRevalidateWhile(feeds.some((feed) => isActive(feed, now)));
}

/** Whether a feed runs, or is about to run. */
export function isActive({ lastRun, nextRunAt }: FeedTimes, now: number): boolean {
  return lastRun?.outcome === 'running' || (nextRunAt !== null && nextRunAt <= now);
}
