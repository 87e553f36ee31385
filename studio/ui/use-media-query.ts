import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches. `onServer` is the value in the server's document. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}
