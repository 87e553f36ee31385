import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useOutdatedReason } from '../../ui/use-outdated-reason.ts';

/**
 * Loads the data of a screen again until it is complete. `share` is the share of the data that has been loaded, from 0
 * to 1.
 */
export function useReloadUntilComplete(share: number): void {
  const { revalidate, state } = useRevalidator();
  // After a failed load, the screen is already loaded again at intervals.
  const isOutdated = useOutdatedReason() !== null;
  useEffect(() => {
    if (share < 1 && state === 'idle' && !isOutdated) void revalidate();
  }, [share, state, isOutdated, revalidate]);
}
