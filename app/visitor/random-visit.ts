import { sessionArea } from './storage.ts';

/** The consequences of arriving at a random item (READINGS 19). */
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
  const text = sessionArea.get(`random_${prefix}`) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
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

/** Whether an item has left the catalogue; one that cannot be asked after counts as there. */
export async function isGone(prefix: string, id: number): Promise<boolean> {
  try {
    const response = await fetch(`/api/items?vertical=${prefix}&ids=${id}`);
    const { items } = (await response.json()) as { items?: readonly unknown[] };
    return response.ok && items?.length === 0;
  } catch {
    return false;
  }
}
