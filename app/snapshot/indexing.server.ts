import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { buildInWorker } from './build-in-worker.server.ts';
import { searchedKey, type Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { SearchIndex } from '#app/domain/search/indexed-items.ts';
import { minIndexed } from '#app/domain/search/modes.ts';
import { createIndexed } from '#app/domain/search/searcher.ts';
import { indexedSearcherOf, setSearcher } from '#app/domain/search/searcher-of.ts';

/** With more new items than this, scanning them for every search takes too long, so another index is built. */
export const maxMissing = 64;

export interface SearchIndexing {
  /**
   * Builds the indexes of the newest snapshot's catalogues. Resolves when every catalogue that is large enough has an
   * index, or after `stop`.
   */
  follow(catalogues: Iterable<Catalogue>): Promise<void>;
  /** Stops the work in progress. */
  stop(): void;
}

export interface SearchIndexingOptions {
  /** Catalogues with fewer items get no index. */
  fewest?: number;
  onBuilt?: (catalogue: Catalogue, milliseconds: number) => void;
  /** Called when an index could not be built. The build is repeated after `retryPause`. */
  onFailed?: (catalogue: Catalogue, error: unknown) => void;
  /** Milliseconds between a failed build and the next attempt. */
  retryPause?: number;
}

/**
 * Maintains search indexes for the newest catalogues. Until the index of a catalogue is ready, the last finished index
 * of its vertical and language is searched, and items that are not in it are scanned. Without any index, all items are
 * scanned. An index is rebuilt in a worker thread if more than `maxMissing` items are not in it, or if too many of its
 * items were deleted. A search returns the same results in all of these cases.
 */
export function createSearchIndexing(options: SearchIndexingOptions = {}): SearchIndexing {
  const { fewest = minIndexed, onBuilt, onFailed, retryPause = 60_000 } = options;
  const indexes = new Map<string, SearchIndex>();
  let newest: readonly Catalogue[] = [];
  let running: Promise<void> | null = null;
  const stopping = new AbortController();

  function apply(catalogue: Catalogue): void {
    const { openItems } = catalogue;
    const index = openItems.length < fewest ? undefined : indexes.get(searchedKey(catalogue));
    const searcher = index && createIndexed(index, openItems);
    // An index that contains few of the items would save little scanning, and would keep deleted items in memory.
    if (!searcher || searcher.lacking > openItems.length / 2) {
      indexes.delete(searchedKey(catalogue));
    } else {
      setSearcher(catalogue, searcher);
    }
  }

  function isDue(catalogue: Catalogue): boolean {
    const { length } = catalogue.openItems;
    if (length < fewest) return false;
    const searcher = indexedSearcherOf(catalogue);
    return !searcher || searcher.lacking > maxMissing || searcher.gone > length / 10;
  }

  /**
   * A running build is finished even if a newer snapshot arrives. Otherwise frequent changes would starve the builds.
   */
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

  /** Resolves to `true` if the index could be built. */
  async function build(due: Catalogue): Promise<boolean> {
    const started = performance.now();
    try {
      indexes.set(searchedKey(due), await buildInWorker(due, stopping.signal));
    } catch (error) {
      if (!stopping.signal.aborted) onFailed?.(due, error);
      return false;
    }
    onBuilt?.(due, performance.now() - started);
    for (const catalogue of newest) if (searchedKey(catalogue) === searchedKey(due)) apply(catalogue);
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
