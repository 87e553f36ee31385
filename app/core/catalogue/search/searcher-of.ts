import type { Catalogue } from '../catalogue.ts';
import { createScan, type Searcher } from './searcher.ts';

const searchers = new WeakMap<Catalogue, Searcher>();

/** What answers searches in a catalogue: its index when there is one, else the plain scan. Both answer the same. */
export function searcherOf(catalogue: Catalogue): Searcher {
  return searchers.get(catalogue) ?? createScan(catalogue.items);
}

/** Gives a catalogue what answers its searches from now on. */
export function setSearcher(catalogue: Catalogue, searcher: Searcher): void {
  searchers.set(catalogue, searcher);
}
