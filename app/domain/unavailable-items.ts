import type { Item } from './catalogue/item.ts';

/** An item whose play address no longer works. Lists omit it, and its page says so. */
export interface UnavailableItem {
  /** The play address that was checked. If the item gets another address, it is available again. */
  playUrl: string;
  /** Unix milliseconds of the first failed check. */
  since: number;
}

/** The unavailable items by vertical id and item id. */
export type UnavailableItems = ReadonlyMap<number, ReadonlyMap<number, UnavailableItem>>;

export const noneUnavailable: UnavailableItems = new Map();

/** Returns since when an item is unavailable, in Unix milliseconds, or `null` if it is available. */
export function unavailableSince(
  unavailable: UnavailableItems,
  { verticalId, id, playUrl }: Pick<Item, 'verticalId' | 'id' | 'playUrl'>,
): number | null {
  const found = unavailable.get(verticalId)?.get(id);
  return found?.playUrl === playUrl ? found.since : null;
}
