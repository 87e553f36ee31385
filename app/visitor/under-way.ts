import { useSyncExternalStore } from 'react';

/**
 * Whether a page is on its way. Read from the router itself: what React shows of it comes late where parts of the page
 * still wait for their code.
 */
export function useIsUnderWay(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function subscribe(listener: () => void): () => void {
  const { __reactRouterDataRouter: router } = window;
  return router?.subscribe(listener) ?? (() => {});
}

function read(): boolean {
  const { __reactRouterDataRouter: router } = window;
  const state = router?.state.navigation.state;
  return state !== undefined && state !== 'idle';
}
