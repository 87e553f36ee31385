import { useSyncExternalStore } from 'react';
import { createStorageSignal, localArea } from './storage.ts';

const storageKey = 'search_key';
const signal = createStorageSignal();

function readSearchKey(): boolean {
  return localArea.get(storageKey) !== 'off';
}

/** Returns whether the key `/` moves the focus to the search field. Visitors can switch it off (WCAG 2.1.4). */
export function useSearchKey(): boolean {
  return useSyncExternalStore(signal.subscribe, readSearchKey, () => true);
}

/** Switches the key on or off and stores the choice in the browser. */
export function switchSearchKey(isOn: boolean): void {
  if (isOn) localArea.remove(storageKey);
  else localArea.set(storageKey, 'off');
  signal.notify();
}
