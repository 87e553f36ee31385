import type { Catalogue } from '../catalogue/catalogue.ts';
import { createScan, type Searcher } from './modes.ts';
import { type IndexedSearcher } from './searcher.ts';

const indexed = new WeakMap<Catalogue, IndexedSearcher>();

/**
 * Returns the searcher of a catalogue: its index if there is one, otherwise the plain scan. The results of the three
 * modes are the same.
 */
export function searcherOf(catalogue: Catalogue): Searcher {
  return indexed.get(catalogue) ?? createScan(catalogue.items, catalogue.language);
}

/** Returns the indexed searcher of a catalogue, if there is one. */
export function indexedSearcherOf(catalogue: Catalogue): IndexedSearcher | undefined {
  return indexed.get(catalogue);
}

/** Sets the indexed searcher of a catalogue. */
export function setSearcher(catalogue: Catalogue, searcher: IndexedSearcher): void {
  indexed.set(catalogue, searcher);
}
