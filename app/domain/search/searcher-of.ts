import type { Catalogue } from '../catalogue/catalogue.ts';
import { createScan, type IndexedSearcher, type Searcher } from './searcher.ts';

const indexed = new WeakMap<Catalogue, IndexedSearcher>();

/**
 * Returns the searcher of a catalogue: its index if there is one, otherwise the plain scan. Both return the same
 * results.
 */
export function searcherOf(catalogue: Catalogue): Searcher {
  return indexed.get(catalogue) ?? createScan(catalogue.items);
}

/** What answers searches in a catalogue by index, if anything does. */
export function indexedSearcherOf(catalogue: Catalogue): IndexedSearcher | undefined {
  return indexed.get(catalogue);
}

/** Gives a catalogue what answers its searches from now on. */
export function setSearcher(catalogue: Catalogue, searcher: IndexedSearcher): void {
  indexed.set(catalogue, searcher);
}
