import type { Cuttable } from '#app/domain/catalogue/cuttable.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import type { CommonSettings } from './common-settings.server.ts';

/**
 * The items that the blocks of one page show. Loads start one after the other in the order of the layout, and each block
 * chooses its items before it first waits for anything. So the choice depends on the layout alone, although blocks wait
 * at the same time.
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

  /** Every block has started to load. */
  close(): void {
    this.#isClosed = true;
  }
}

/** Most items a block shows (READINGS 42). */
const mostItems = 100;

/** How many items a block shows: 0 is all, never over 100 (READINGS 42). */
export function mostShown(itemCount: number): number {
  return itemCount === 0 ? mostItems : Math.min(itemCount, mostItems);
}

type Choice = Pick<CommonSettings, 'itemCount' | 'repeats'>;

/**
 * The first items of a list by a block's settings, noted as shown. With `repeats` "avoid" a block has as many items as
 * with "allow": where too few new ones remain, shown ones follow. One that `mayBeShorter`, such as a line that scrolls
 * sideways, needs half as many.
 */
export function takeItems(
  { shown }: { shown: ShownItems },
  { itemCount, repeats }: Choice,
  list: Cuttable<Item>,
  mayBeShorter = false,
): readonly Item[] {
  const most = mostShown(itemCount);
  const items = repeats === 'allow' ? list.slice(0, most) : pick();
  shown.add(items);
  return items;

  function pick(): readonly Item[] {
    // Among the first of these are as many new ones as the block can show, if there are so many.
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
