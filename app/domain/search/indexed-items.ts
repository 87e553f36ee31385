import type { Item } from '../catalogue/item.ts';
import type { KeywordIndex } from './keyword-index.ts';

/** An index of searchable items, which it numbers in catalogue order. */
export interface SearchIndex {
  items: readonly Item[];
  /** Language of the texts. */
  language?: string | undefined;
  numbers: ReadonlyMap<Item, number>;
  keywords: KeywordIndex;
}

/** The items of a catalogue, compared with those of a search index, which may be older or newer. */
export interface IndexedItems {
  /** The catalogue index of each item, by its number in the search index. -1 if the item no longer exists. */
  catalogueIndices: Int32Array;
  /** The items that are not in the search index, with their indices in the catalogue. */
  unindexed: ReadonlyMap<Item, number>;
  /** Whether the items of the search index that still exist are in the order of the catalogue. */
  isInOrder: boolean;
  /** Returns whether the item with a number in the search index still exists. */
  isPresent: (number: number) => boolean;
}

/** Compares the items of a catalogue with those of a search index. */
export function findIndexedItems(index: SearchIndex, items: readonly Item[]): IndexedItems {
  const catalogueIndices = new Int32Array(index.items.length).fill(-1);
  const unindexed = new Map<Item, number>();
  let isInOrder = true;
  let previous = -1;
  for (const [catalogueIndex, item] of items.entries()) {
    // Most items still follow the same item as in the search index, so no lookup is necessary.
    const number = index.items[previous + 1] === item ? previous + 1 : index.numbers.get(item);
    if (number === undefined) {
      unindexed.set(item, catalogueIndex);
    } else {
      catalogueIndices[number] = catalogueIndex;
      isInOrder &&= number > previous;
      previous = number;
    }
  }
  return {
    catalogueIndices,
    unindexed,
    isInOrder,
    isPresent: (number) => catalogueIndices[number] !== -1,
  };
}
