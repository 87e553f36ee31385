import { useSyncExternalStore } from 'react';
import { outdatedScreen, type OutdatedReason } from './failed-actions.ts';

/** Returns why the screen shows outdated data, or `null` if the data is current. */
export function useOutdatedReason(): OutdatedReason | null {
  return useSyncExternalStore(outdatedScreen.subscribe, outdatedScreen.read, () => null);
}
