import { useSyncExternalStore } from 'react';
import { outdatedScreen, type OutdatedReason } from './failed-actions.ts';

/** Why the screen shows earlier data. `null` if it does not. */
export function useOutdatedReason(): OutdatedReason | null {
  return useSyncExternalStore(outdatedScreen.subscribe, outdatedScreen.read, () => null);
}
