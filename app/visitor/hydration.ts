import { useSyncExternalStore } from 'react';

/** False while rendering on the server and hydrating, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
