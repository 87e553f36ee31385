import { useRevalidateWhile } from '../../ui/use-revalidate-while.ts';
import type { ShownFeed } from './feeds.server.ts';

/** Loads the screen again while one of its feeds runs, or is about to run. `now` is the time of the last loading. */
export function useRunningFeeds(
  feeds: readonly Pick<ShownFeed, 'lastRun' | 'nextRunAt'>[],
  now: number,
): void {
  const isActive = feeds.some(
    ({ lastRun, nextRunAt }) => lastRun?.outcome === 'running' || (nextRunAt !== null && nextRunAt <= now),
  );
  useRevalidateWhile(isActive);
}
