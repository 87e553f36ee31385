import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Catalogue } from '#app/domain/catalogue/catalogue.ts';
import { buildInWorker } from './build-in-worker.server.ts';
import { createIndexed, type SearchIndex } from '#app/domain/search/searcher.ts';
import { indexedSearcherOf, setSearcher } from '#app/domain/search/searcher-of.ts';

/** Smaller catalogues are read whole for every search: some milliseconds, and nothing to build. */
export const fewestIndexed = 500;

/** More new items than this are too many to read for every search: another index is due. */
export const mostLacking = 64;

export interface SearchIndexing {
  /** Makes these, the catalogues of the newest snapshot, searchable by index; done when all of them are. */
  follow(catalogues: Iterable<Catalogue>): Promise<void>;
  /** Ends the work in progress. */
  stop(): void;
}

export interface SearchIndexingOptions {
  /** Catalogues with fewer items get no index. */
  fewest?: number;
  onBuilt?: (catalogue: Catalogue, milliseconds: number) => void;
  /** An index could not be made; it is tried again after `retryPause`. */
  onFailed?: (catalogue: Catalogue, error: unknown) => void;
  /** Milliseconds. */
  retryPause?: number;
}

/**
 * Maintains search indexes for the newest catalogues. Until its index is ready, a catalogue is searched with the last
 * finished index of its vertical, and items missing in that are read one by one. Without any index, all items are
 * scanned. An index that misses more than `mostLacking` items is rebuilt in a worker thread. All ways return the same
 * results.
 */
export function createSearchIndexing(options: SearchIndexingOptions = {}): SearchIndexing {
  const { fewest = fewestIndexed, onBuilt, onFailed, retryPause = 60_000 } = options;
  const indexes = new Map<number, SearchIndex>();
  let newest: readonly Catalogue[] = [];
  let running: Promise<void> | null = null;
  const stopping = new AbortController();

  function apply(catalogue: Catalogue): void {
    const { verticalId, openItems } = catalogue;
    const index = openItems.length < fewest ? undefined : indexes.get(verticalId);
    const searcher = index && createIndexed(index, openItems);
    // An index that misses most items would keep all the removed ones in memory and save little reading.
    if (!searcher || searcher.lacking > openItems.length / 2) {
      indexes.delete(verticalId);
    } else {
      setSearcher(catalogue, searcher);
    }
  }

  function isDue(catalogue: Catalogue): boolean {
    const { length } = catalogue.openItems;
    if (length < fewest) return false;
    const searcher = indexedSearcherOf(catalogue);
    return !searcher || searcher.lacking > mostLacking || searcher.gone > length / 10;
  }

  /** A running build is finished even if a newer snapshot arrives. Otherwise frequent changes would starve it. */
  async function buildDue(): Promise<void> {
    const { signal } = stopping;
    const failed = new Set<Catalogue>();
    while (!signal.aborted) {
      const due = newest.find((catalogue) => isDue(catalogue) && !failed.has(catalogue));
      if (due) {
        if (!(await build(due))) failed.add(due);
      } else {
        if (failed.size === 0) return;
        await setTimeout(retryPause, undefined, { ref: false, signal }).catch(() => undefined);
        failed.clear();
      }
    }
  }

  /** Whether it could be built. */
  async function build(due: Catalogue): Promise<boolean> {
    const started = performance.now();
    try {
      indexes.set(due.verticalId, await buildInWorker(due.openItems, stopping.signal));
    } catch (error) {
      if (!stopping.signal.aborted) onFailed?.(due, error);
      return false;
    }
    onBuilt?.(due, performance.now() - started);
    for (const catalogue of newest) if (catalogue.verticalId === due.verticalId) apply(catalogue);
    return true;
  }

  return {
    follow(catalogues) {
      newest = [...catalogues];
      for (const catalogue of newest) apply(catalogue);
      running ??= buildDue().finally(() => {
        running = null;
      });
      return running;
    },
    stop() {
      stopping.abort();
    },
  };
}
