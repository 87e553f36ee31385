import { sessionArea } from './storage.ts';

/** What follows from arriving at a random item (READINGS 19). */
export type RandomArrival =
  | { action: 'stay' }
  /** This session was given another item before: go there when it still exists. */
  | { action: 'return'; id: number };

/** Whether a bare details address is one whose choice is remembered. `pages` are `host/path` entries. */
export function isRemembered(pages: readonly string[], host: string, prefix: string): boolean {
  return pages.includes(`${host}/${prefix}/details`);
}

/** Item that this session was given for a bare details address, or null. */
export function readRandomChoice(prefix: string): number | null {
  const id = Number(sessionArea.get(`random_${prefix}`) ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : null;
}

/** Remembers an item for the session. */
export function keepRandomChoice(prefix: string, id: number): void {
  sessionArea.set(`random_${prefix}`, String(id));
}

/** Decides on an arrival with the random mark: the first is kept, a later one goes back to it. */
export function decideArrival(prefix: string, arrivedId: number): RandomArrival {
  const kept = readRandomChoice(prefix);
  if (kept === null) keepRandomChoice(prefix, arrivedId);
  return kept === null || kept === arrivedId ? { action: 'stay' } : { action: 'return', id: kept };
}
