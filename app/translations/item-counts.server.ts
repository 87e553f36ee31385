import { parseJson } from '#app/bundle/json-source.server.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { countTextsIn, holderOfItem, type TextHolder } from '#app/bundle/translations/text-holders.server.ts';
import type { StateCounts } from '#app/bundle/translations/translation.server.ts';
import { createPacer } from '#app/lib/chunks.server.ts';
import { countItems, readItemChunk, readStoredItems, type ItemPosition } from '#app/store/items.server.ts';
import type { Store } from '#app/store/store.ts';

/** An item or another holder of texts, with its texts counted by state: one entry for each language. */
export interface CountedHolder extends Pick<TextHolder, 'section' | 'verticalId' | 'group' | 'id' | 'name'> {
  counts: readonly StateCounts[];
}

/** The items of the published site with their texts counted, by vertical id and in catalogue order. */
export interface ItemCounts {
  version: number;
  languages: readonly string[];
  items: ReadonlyMap<number, readonly CountedHolder[]>;
  /** Share of the items that have been counted, from 0 to 1. If it is less than 1, the count is still in progress. */
  share: number;
}

/** Maximum number of times that one count reads the items if the site keeps changing. */
const maxPasses = 3;

type Rules = Pick<BundleRegistry, 'verticals'>;

/** A count that is under way. */
interface Count {
  /** The languages, joined with commas. */
  languages: string;
  result: Promise<ItemCounts>;
  isDone: boolean;
  /** Returns what has been counted so far, or the counts before the last change of the site. */
  soFar: () => ItemCounts;
}

const counts = new WeakMap<Store, Count>();

/**
 * Counts the texts of all published items. The result is cached. After a change of the site, only the changed items are
 * counted again. After `patience` milliseconds, returns what has been counted so far.
 */
export async function readItemCounts(
  store: Store,
  registry: Rules,
  languages: readonly string[],
  patience: number,
): Promise<ItemCounts> {
  const known = counts.get(store);
  const underWay = known?.languages === languages.join() && !known.isDone ? known : null;
  const count = underWay ?? begin(store, registry, languages);
  const { promise: isLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, patience, null);
  const result = await Promise.race([count.result, isLate]).finally(() => clearTimeout(timer));
  if (!result) return count.soFar();
  // The site may have changed since the count began, so its version is checked again.
  return underWay ? readItemCounts(store, registry, languages, patience) : result;
}

/** Queues a count, which starts as soon as the current one has ended. */
function begin(store: Store, registry: Rules, languages: readonly string[]): Count {
  const before = counts.get(store);
  const progress: Progress = { known: null, items: new Map(), counted: 0, total: 0 };
  const result = (before?.result ?? Promise.resolve(null))
    .catch(() => null)
    .then((known) => {
      if (known?.languages.join() === languages.join()) progress.known = known;
      return update(store, registry, languages, progress);
    });
  const count: Count = {
    languages: languages.join(),
    result,
    isDone: false,
    soFar() {
      const { known, items, counted, total } = progress;
      const share = total === 0 ? 0 : Math.min(counted / total, 0.99);
      if (known) return { ...known, share };
      return { version: 0, languages, items: listItems(items), share };
    },
  };
  const finish = () => {
    count.isDone = true;
    progress.items = new Map();
  };
  result.then(finish, finish);
  counts.set(store, count);
  return count;
}

interface Progress {
  /** The last counts in the same languages. */
  known: ItemCounts | null;
  /** The items that the present pass has counted, by vertical id and then by item id. */
  items: Map<number, Map<string, CountedHolder>>;
  /** Number of items that have been counted or found unchanged. */
  counted: number;
  total: number;
}

/**
 * Counts again whenever the site has changed during a count. If it keeps changing, returns counts of an older version
 * after `maxPasses` passes.
 */
async function update(
  store: Store,
  registry: Rules,
  languages: readonly string[],
  progress: Progress,
): Promise<ItemCounts> {
  for (let passes = 0; ; passes += 1) {
    const version = (await store.readVersion()) ?? 0;
    // A store restored from a backup may be older than the counts.
    if (progress.known && progress.known.version > version) progress.known = null;
    const { known } = progress;
    if (known && (known.version === version || passes === maxPasses)) return known;
    Object.assign(progress, { items: new Map(), counted: 0, total: await countAll(store, registry) });
    const items = await countPass(store, registry, languages, progress);
    // Items that changed during the pass are counted in the next one, because they are newer than this version.
    progress.known = { version, languages, items, share: 1 };
  }
}

/** Returns the number of all items. */
async function countAll(store: Store, { verticals }: Rules): Promise<number> {
  const sizes = await store.readConsistently(countItems);
  return [...verticals.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
}

/**
 * Counts the texts of all items. Each chunk is read on its own, because a store may have only one connection for
 * consistent reading, for which the publication of a change would wait.
 */
async function countPass(
  store: Store,
  registry: Rules,
  languages: readonly string[],
  progress: Progress,
): Promise<ItemCounts['items']> {
  const { known, items } = progress;
  // Most items have equal counts, so equal counts are kept in memory only once.
  const shared = new Map<string, readonly StateCounts[]>();
  const pacer = createPacer();
  for (const verticalId of registry.verticals.keys()) {
    const before = new Map(known?.items.get(verticalId)?.map((one) => [one.id, one]));
    const counted = new Map<string, CountedHolder>();
    items.set(verticalId, counted);
    for await (const chunk of readChunks(store, verticalId, known?.version ?? null, before)) {
      for (const { id, data } of chunk) {
        progress.counted += 1;
        const unchanged = data === null ? before.get(String(id)) : undefined;
        if (unchanged) counted.set(unchanged.id, unchanged);
        if (data === null) continue;
        for (const holder of holderOfItem(verticalId, parseJson(data), registry)) {
          counted.set(holder.id, shareCounts(countHolder(holder, languages), shared));
        }
        if (pacer.isDue()) await pacer.takeTurn();
      }
      await pacer.takeTurn();
    }
  }
  return listItems(items);
}

/** Reads the items of a vertical in chunks. Items that are in `known` and did not change come without their data. */
async function* readChunks(
  store: Store,
  verticalId: number,
  changedAfter: number | null,
  known: ReadonlyMap<string, unknown>,
): AsyncGenerator<{ id: number; data: string | null }[]> {
  let after: ItemPosition | null = null;
  for (;;) {
    const options: Parameters<typeof readItemChunk>[1] = { verticalId, changedAfter, after };
    const rows = await store.readConsistently(async (db) => {
      const chunk = await readItemChunk(db, options);
      // An earlier pass may have missed an item that moved meanwhile. Such an item is not known although its data did
      // not change, so its data is read here.
      const missed = chunk.filter(({ id, data }) => data === null && !known.has(String(id)));
      const ids = missed.map(({ id }) => id);
      const stored = await readStoredItems(db, verticalId, ids);
      return chunk.map((row) => ({ ...row, data: row.data ?? stored.get(row.id)?.data ?? null }));
    });
    const last = rows.at(-1);
    if (!last) return;
    after = last;
    yield rows;
  }
}

function listItems(items: Progress['items']): ItemCounts['items'] {
  return new Map(Array.from(items, ([id, holders]) => [id, [...holders.values()]] as const));
}

/** Counts the texts of a holder. The result does not keep the value of the holder in memory. */
export function countHolder(holder: TextHolder, languages: readonly string[]): CountedHolder {
  const { section, verticalId, group, id, name } = holder;
  return { section, verticalId, group, id, name, counts: countTextsIn(holder, languages) };
}

function shareCounts(counted: CountedHolder, shared: Map<string, readonly StateCounts[]>): CountedHolder {
  const key = counted.counts
    .map(({ missing, machine, stale, reviewed }) => `${missing} ${machine} ${stale} ${reviewed}`)
    .join();
  const known = shared.get(key);
  if (known) return { ...counted, counts: known };
  shared.set(key, counted.counts);
  return counted;
}
