import { parseJson } from '#app/bundle/json-source.server.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { countTextsIn, holderOfItem, type TextHolder } from '#app/bundle/translations/text-holders.server.ts';
import type { StateCounts } from '#app/bundle/translations/translation.server.ts';
import { takeTurn } from '#app/lib/chunks.server.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import type { Store } from '#app/store/store.ts';
import { readSiteVersion } from '#app/store/write-transaction.server.ts';

/** Something with texts, and how many of them are in each state, in the order of the languages. */
export interface CountedHolder extends Pick<TextHolder, 'section' | 'verticalId' | 'group' | 'id' | 'name'> {
  counts: readonly StateCounts[];
}

/** The items of the published site with their texts counted, by vertical id and in catalogue order. */
export interface ItemCounts {
  version: number;
  languages: readonly string[];
  items: ReadonlyMap<number, readonly CountedHolder[]>;
}

/** Number of items that are counted between two turns of the event loop. */
const itemsPerTurn = 50;

type Rules = Pick<BundleRegistry, 'verticals'>;

const counts = new WeakMap<Store, Promise<ItemCounts>>();

/**
 * Counts the texts of all published items. The result is cached. After a change of the site, only the changed items are
 * counted again.
 */
export function readItemCounts(
  store: Store,
  registry: Rules,
  languages: readonly string[],
): Promise<ItemCounts> {
  const earlier = counts.get(store) ?? Promise.resolve(null);
  const next = earlier.catch(() => null).then((known) => update(store, registry, languages, known));
  counts.set(store, next);
  return next;
}

async function update(
  store: Store,
  registry: Rules,
  languages: readonly string[],
  known: ItemCounts | null,
): Promise<ItemCounts> {
  const isSameList = known?.languages.join() === languages.join();
  if (known && isSameList && known.version === ((await store.readVersion()) ?? 0)) return known;
  return store.readConsistently(async (db) => {
    const version = (await readSiteVersion(db)) ?? 0;
    const items = new Map<number, readonly CountedHolder[]>();
    // Most items have the same numbers of texts in the same states, so they share them.
    const shared = new Map<string, readonly StateCounts[]>();
    for (const verticalId of registry.verticals.keys()) {
      const before = new Map((isSameList ? known?.items.get(verticalId) : [])?.map((one) => [one.id, one]));
      const counted: CountedHolder[] = [];
      const changedAfter = isSameList && known ? known.version : null;
      for await (const chunk of readItemChunks(db, { verticalId, changedAfter })) {
        for (const [index, { id, data }] of chunk.entries()) {
          if (index % itemsPerTurn === 0) await takeTurn();
          const unchanged = data === null ? before.get(String(id)) : undefined;
          if (unchanged) counted.push(unchanged);
          if (data === null) continue;
          for (const holder of holderOfItem(verticalId, parseJson(data), registry)) {
            counted.push(share(countHolder(holder, languages), shared));
          }
        }
      }
      items.set(verticalId, counted);
    }
    return { version, languages, items };
  });
}

/** Counts the texts of a holder without holding its value in memory. */
export function countHolder(holder: TextHolder, languages: readonly string[]): CountedHolder {
  const { section, verticalId, group, id, name } = holder;
  return { section, verticalId, group, id, name, counts: countTextsIn(holder, languages) };
}

function share(counted: CountedHolder, shared: Map<string, readonly StateCounts[]>): CountedHolder {
  const key = counted.counts
    .map(({ missing, machine, stale, reviewed }) => `${missing} ${machine} ${stale} ${reviewed}`)
    .join();
  const known = shared.get(key);
  if (known) return { ...counted, counts: known };
  shared.set(key, counted.counts);
  return counted;
}
