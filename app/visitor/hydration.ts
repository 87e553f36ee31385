import { useSyncExternalStore } from 'react';

/** Returns `false` while rendering on the server and hydrating, and `true` afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
