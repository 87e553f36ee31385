import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';
import { createIndexed, mostUnindexed } from './searcher.ts';
import { setSearcher } from './searcher-of.ts';

/** Smaller catalogues are read whole for every search: some milliseconds, and nothing to build. */
export const fewestIndexed = 500;

/** Longest stretch of work between two turns of the event loop, milliseconds. */
const turnLength = 5;

export interface SearchIndexing {
  /** Makes these, the catalogues of the newest snapshot, searchable by index; done when all of them are. */
  follow(catalogues: Iterable<Catalogue>): Promise<void>;
  /** Ends the work in progress. */
  stop(): void;
}

/**
 * Keeps indexes for the newest catalogues. At once, a catalogue is searched by the last finished index of its vertical
 * with the items that this lacks read one by one; without any, by the plain scan. An index that lacks more than
 * `mostUnindexed` items is made again, in turns with the rest of the process. All answer the same.
 */
export function createSearchIndexing(
  options: { fewest?: number; onBuilt?: (catalogue: Catalogue, milliseconds: number) => void } = {},
): SearchIndexing {
  const { fewest = fewestIndexed, onBuilt } = options;
  const indexes = new Map<number, SearchIndex>();
  let newest: readonly Catalogue[] = [];
  let running: Promise<void> | null = null;
  let isStopped = false;

  function apply(catalogue: Catalogue): void {
    const index = indexes.get(catalogue.verticalId);
    const searcher = index && createIndexed(index, catalogue.openItems, Number.POSITIVE_INFINITY);
    if (searcher) setSearcher(catalogue, searcher);
  }

  function isDue({ verticalId, openItems }: Catalogue): boolean {
    if (openItems.length < fewest) return false;
    const index = indexes.get(verticalId);
    return index === undefined || isOutdated(index, openItems);
  }

  /** A build that has begun is finished even when a newer snapshot comes: else frequent changes would starve it. */
  async function buildDue(): Promise<void> {
    for (;;) {
      const due = newest.find(isDue);
      if (!due) return;
      const started = performance.now();
      const index = await buildInTurns(due.openItems, () => isStopped);
      if (!index) return;
      indexes.set(due.verticalId, index);
      onBuilt?.(due, performance.now() - started);
      for (const catalogue of newest) if (catalogue.verticalId === due.verticalId) apply(catalogue);
    }
  }

  return {
    follow(catalogues) {
      newest = [...catalogues];
      for (const catalogue of newest) {
        const index = indexes.get(catalogue.verticalId);
        const isUseless = index && countLacking(index, catalogue.openItems) > catalogue.openItems.length / 2;
        // Kept, it would hold all that is gone in memory and save little reading.
        if (isUseless || catalogue.openItems.length < fewest) indexes.delete(catalogue.verticalId);
        else apply(catalogue);
      }
      running ??= buildDue().finally(() => {
        running = null;
      });
      return running;
    },
    stop() {
      isStopped = true;
    },
  };
}

/** Whether an index lacks so many items, or has so many that are gone, that it is time for a new one. */
function isOutdated(index: SearchIndex, items: readonly Item[]): boolean {
  const lacking = countLacking(index, items);
  const gone = index.items.length - (items.length - lacking);
  return lacking > mostUnindexed || gone > index.items.length / 10;
}

function countLacking(index: SearchIndex, items: readonly Item[]): number {
  return items.reduce((count, item) => (index.numbers.has(item) ? count : count + 1), 0);
}

/** Null when it was stopped. */
async function buildInTurns(items: readonly Item[], isStopped: () => boolean): Promise<SearchIndex | null> {
  const steps = buildSearchIndex(items);
  for (;;) {
    await setImmediate();
    if (isStopped()) return null;
    const end = performance.now() + turnLength;
    while (performance.now() < end) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  }
}
