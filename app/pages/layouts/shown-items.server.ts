import type { Sliceable } from '#app/domain/catalogue/sliceable.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { CommonSettings } from './common-settings.server.ts';

/**
 * The items that the blocks of one page show. Loads start one after the other in the order of the layout, and each
 * block chooses its items before its first `await`. The choice therefore only depends on the layout, although the
 * blocks load concurrently.
 */
export class ShownItems {
  /** The item that the page is about. */
  readonly own: Item | undefined;
  readonly #shown: Set<Item>;
  #isClosed = false;

  constructor(own?: Item) {
    this.own = own;
    this.#shown = new Set(own ? [own] : []);
  }

  get size(): number {
    return this.#shown.size;
  }

  has(item: Item): boolean {
    return this.#shown.has(item);
  }

  add(items: readonly Item[]): void {
    if (this.#isClosed)
      throw new Error('A block chose its items after it had waited. It must choose them first.');
    for (const item of items) this.#shown.add(item);
  }

  /** Called when every block has started to load. */
  close(): void {
    this.#isClosed = true;
  }
}

/** Maximum number of items in a block (spec LAY-6). */
const maxItems = 100;

/** Returns how many items a block shows at most: `itemCount`, but never more than 100. 0 means 100 (spec LAY-6). */
export function maxShown(itemCount: number): number {
  return itemCount === 0 ? maxItems : Math.min(itemCount, maxItems);
}

type Choice = Pick<CommonSettings, 'itemCount' | 'repeats'>;

/**
 * Returns the first items of a list according to a block's settings, and records them as shown. With `repeats` "avoid",
 * a block shows as many items as with "allow": if there are too few new items, items that were already shown follow. In
 * a block that `mayBeShorter`, such as a rail, repeated items follow only until the block has half of its items.
 */
export function takeItems<Fields>(
  { shown }: { shown: ShownItems },
  { itemCount, repeats }: Choice,
  list: Sliceable<Item<Fields>>,
  mayBeShorter = false,
): readonly Item<Fields>[] {
  const most = maxShown(itemCount);
  const items = repeats === 'allow' ? list.slice(0, most) : pick();
  shown.add(items);
  return items;

  function pick(): readonly Item<Fields>[] {
    // If there are enough new items, these candidates include as many as the block can show.
    const candidates = list.slice(0, most + shown.size);
    const fresh = candidates.filter((item) => !shown.has(item)).slice(0, most);
    if (repeats === 'never') return fresh;
    const whole = Math.min(most, list.length);
    const missing = (mayBeShorter ? Math.ceil(whole / 2) : whole) - fresh.length;
    if (missing <= 0) return fresh;
    const known = candidates.filter((item) => shown.has(item) && item !== shown.own);
    return [...fresh, ...known.slice(0, missing)];
  }
}
