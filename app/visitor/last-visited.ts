import type { SafeStorage } from './storage.ts';

const storageKey = 'last_visited';

/** How a page was reached. Back, Forward and a first load are "POP". */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** The effect of a navigation on the scroll position. */
export type ScrollRule = 'restore' | 'top' | 'stay';

/**
 * Stores an address (path and query) as the last visited one, and returns the effect of the navigation on the scroll
 * position. Back and Forward restore the former position. A push or replace scrolls to the top if it leads to another
 * address than the last visited one, and otherwise does not scroll (spec NAV-2, NAV-3).
 */
export function visit(area: SafeStorage, address: string, type: NavigationType): ScrollRule {
  const isOther = area.get(storageKey) !== address;
  if (isOther) area.set(storageKey, address);
  if (type === 'POP') return 'restore';
  return isOther ? 'top' : 'stay';
}
