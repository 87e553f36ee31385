import type { SafeStorage } from './storage.ts';

const storageKey = 'last_visited';

/** How a page was come to: Back, Forward or a first load are "POP". */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** The effect of a navigation on the scroll position. */
export type ScrollRule = 'restore' | 'top' | 'stay';

/**
 * Compares an address (path and query) with the last visited one and saves it. A push or replace to another address
 * goes to the top, one to the same changes nothing; Back and Forward come back to where the page was (READINGS 22).
 */
export function visit(area: SafeStorage, address: string, type: NavigationType): ScrollRule {
  const isOther = area.get(storageKey) !== address;
  if (isOther) area.set(storageKey, address);
  if (type === 'POP') return 'restore';
  return isOther ? 'top' : 'stay';
}
