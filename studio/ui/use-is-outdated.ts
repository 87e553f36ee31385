import { useSyncExternalStore } from 'react';
import { outdatedScreen } from './failed-actions.ts';

/** Whether the screen shows earlier data because it could not be loaded again. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(outdatedScreen.subscribe, outdatedScreen.read, () => false);
}
