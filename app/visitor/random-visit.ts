import { sessionArea } from './storage.ts';

/** How to handle an arrival at a random item (spec NAV-4). */
export type RandomArrival =
  | { action: 'stay' }
  /** This session already received another item. Navigate to it if it still exists. */
  | { action: 'return'; id: number };

/** Reports whether the choice for a details address without an id is remembered. `pages` are `host/path` entries. */
export function isRemembered(pages: readonly string[], host: string, prefix: string): boolean {
  return pages.includes(`${host}/${prefix}/details`);
}

/** Returns the item that this session received for a details address without an id, or `null`. */
export function readRandomChoice(prefix: string): number | null {
  const text = sessionArea.get(`random_${prefix}`) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Stores the item that this session received for a details address without an id. */
export function storeRandomChoice(prefix: string, id: number): void {
  sessionArea.set(`random_${prefix}`, String(id));
}

/** Decides on an arrival at a random item. The first item is stored, and later arrivals return to it. */
export function decideArrival(prefix: string, arrivedId: number): RandomArrival {
  const stored = readRandomChoice(prefix);
  if (stored === null) storeRandomChoice(prefix, arrivedId);
  return stored === null || stored === arrivedId ? { action: 'stay' } : { action: 'return', id: stored };
}

/** Reports whether an item was removed from the catalogue. If the request fails, the item counts as existing. */
export async function isGone(prefix: string, id: number): Promise<boolean> {
  try {
    const response = await fetch(`/api/items?vertical=${prefix}&ids=${id}`);
    const { items } = (await response.json()) as { items?: readonly unknown[] };
    return response.ok && items?.length === 0;
  } catch {
    return false;
  }
}
