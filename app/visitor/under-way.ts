import { useSyncExternalStore } from 'react';

/**
 * Reports whether a navigation is in progress. The state is read from the router itself, because React updates it late
 * while parts of the page are waiting for their code.
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
