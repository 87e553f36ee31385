import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ShownFeed } from './feeds.server.ts';

/** Milliseconds between two checks of a run in progress. */
const pause = 2_000;

/** Loads the screen again while one of its feeds runs, or is about to run. `now` is the time of the last loading. */
export function useRunningFeeds(
  feeds: readonly Pick<ShownFeed, 'lastRun' | 'nextRunAt'>[],
  now: number,
): void {
  const { revalidate, state } = useRevalidator();
  const isActive = feeds.some(
    ({ lastRun, nextRunAt }) => lastRun?.outcome === 'running' || (nextRunAt !== null && nextRunAt <= now),
  );
  useEffect(() => {
    if (!isActive || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), pause);
    return () => clearTimeout(timer);
  }, [isActive, revalidate, state]);
}
