import { useSyncExternalStore } from 'react';
import { createStorageSignal, localArea } from '#app/visitor/storage.ts';
import { signSlugs, type SignSlug } from './sky/zodiac.ts';

/** Storage key in the browser. `visitor/early-marks.ts` reads it before the first paint. */
const storageKey = 'my_sign';
const signal = createStorageSignal(mark);

/** Returns the sign that this visitor has chosen, or `null`. */
export function readMySign(): SignSlug | null {
  const stored = localArea.get(storageKey);
  return signSlugs.find((slug) => slug === stored) ?? null;
}

/** Marks the document with the visitor's sign, so that the style sheet highlights it everywhere on the page. */
function mark(): void {
  const sign = readMySign();
  if (sign) document.documentElement.dataset.sign = sign;
  else delete document.documentElement.dataset.sign;
}

/**
 * Stores the visitor’s sign in this browser, or deletes it if `sign` is `null`. Returns false if the browser could not
 * store the sign, which is then lost when the page closes.
 */
export function keepMySign(sign: SignSlug | null): boolean {
  if (sign === null) localArea.remove(storageKey);
  const isStored = sign === null || localArea.set(storageKey, sign);
  signal.notify();
  return isStored;
}

/** Returns the sign that this visitor has chosen. Returns `null` if there is none, and on the server. */
export function useMySign(): SignSlug | null {
  return useSyncExternalStore(signal.subscribe, readMySign, () => null);
}
