import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/**
 * Reports whether a navigation is in progress: from its start until the new page is displayed. The start is read from
 * the router itself, because React reports it late. The router finishes before React, which still waits for the code of
 * blocks. The end is therefore the moment at which React displays the router's location.
 */
export function useIsUnderWay(): boolean {
  const { key: displayed } = useLocation();
  const target = useSyncExternalStore(onRouterChange, readTarget, () => undefined);
  return target === 'loading' || (target !== undefined && target.key !== displayed);
}

/**
 * Calls `listener` on each change of the router, before React renders the change. Returns a function that removes the
 * listener.
 */
export function onRouterChange(listener: () => void): () => void {
  const { __reactRouterDataRouter: router } = window;
  return router?.subscribe(listener) ?? (() => {});
}

/** The location that the router has reached, or "loading" during a navigation. */
function readTarget(): { key: string } | 'loading' | undefined {
  const { __reactRouterDataRouter: router } = window;
  if (router && router.state.navigation.state !== 'idle') return 'loading';
  return router?.state.location;
}
