import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the data of a screen again until it is complete. `share` is the part that it contains, from 0 to 1. */
export function useReloadUntilComplete(share: number): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (share < 1 && state === 'idle') void revalidate();
  }, [share, state, revalidate]);
}
