import type { SafeStorage } from './storage.ts';

const storageKey = 'last_visited';

/** How a page was reached. Back, Forward and a first load are "POP". */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** The effect of a navigation on the scroll position. */
export type ScrollRule = 'restore' | 'top' | 'stay';

/**
 * Compares an address (path and query) with the last visited one and stores it. A push or replace to another address
 * scrolls to the top; to the same address, it does not scroll. Back and Forward restore the former position (spec
 * NAV-2, NAV-3).
 */
export function visit(area: SafeStorage, address: string, type: NavigationType): ScrollRule {
  const isOther = area.get(storageKey) !== address;
  if (isOther) area.set(storageKey, address);
  if (type === 'POP') return 'restore';
  return isOther ? 'top' : 'stay';
}
