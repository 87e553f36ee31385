import type { Catalogue } from './catalogue/catalogue.ts';
import type { Item } from './catalogue/item.ts';
import type { Snapshot } from './snapshot.ts';
import { noneUnavailable, unavailableSince, type UnavailableItems } from './unavailable-items.ts';

/**
 * A snapshot whose lists are correct for one moment, and the time (Unix milliseconds) until which they stay correct.
 */
export interface SnapshotAt {
  snapshot: Snapshot;
  until: number;
}

/** Returns the snapshot for a moment. Returns `whole` itself if its catalogues are already correct for this moment. */
export function snapshotAt(whole: Snapshot, now: number): SnapshotAt {
  const catalogues = new Map(
    [...whole.catalogues].map(([id, catalogue]) => [id, catalogueAt(catalogue, now, whole.unavailable)]),
  );
  const until = Math.min(...[...catalogues.values()].map(({ changesAt }) => changesAt));
  const isSame = [...catalogues].every(([id, catalogue]) => whole.catalogues.get(id) === catalogue);
  if (isSame) return { snapshot: whole, until };
  const { unavailable } = whole;
  const translations = new Map(
    [...whole.translations].map(([language, translated]) => [
      language,
      snapshotAt({ ...translated, unavailable }, now).snapshot,
    ]),
  );
  return { snapshot: { ...whole, catalogues, translations }, until };
}

/**
 * The last result for each whole catalogue. Caches and search indexes belong to a catalogue object, so the same object
 * is returned again while it is valid.
 */
const latest = new WeakMap<Catalogue, { from: number; unavailable: unknown; catalogue: Catalogue }>();

/**
 * Returns a catalogue whose lists omit the items that have not begun, have ended or are unavailable. Pages of these
 * items remain, because `itemById` contains all items. The result is computed in one pass over the lists and cached
 * until an item begins or ends, or the unavailable items of the vertical change.
 */
export function catalogueAt(
  whole: Catalogue,
  now: number,
  unavailableItems: UnavailableItems = noneUnavailable,
): Catalogue {
  const unavailable = unavailableItems.get(whole.verticalId);
  const known = latest.get(whole);
  if (known?.unavailable === unavailable && known && known.from <= now && now < known.catalogue.changesAt) {
    return known.catalogue;
  }
  const catalogue = listAt(whole, now, unavailable ? unavailableItems : noneUnavailable);
  latest.set(whole, { from: now, unavailable, catalogue });
  return catalogue;
}

function listAt(whole: Catalogue, now: number, unavailable: UnavailableItems): Catalogue {
  const changesAt = nextChange(whole.items, now);
  const isListed = (item: Item) => isCurrentAt(item, now) && unavailableSince(unavailable, item) === null;
  if (whole.items.every(isListed)) {
    return changesAt === whole.changesAt ? whole : { ...whole, changesAt };
  }
  const listed = (list: readonly Item[]) => list.filter(isListed);
  const items = listed(whole.items);
  const indexById = new Map(items.map((item, index) => [item.id, index]));
  const indicesOf = (list: readonly Item[]) => Uint32Array.from(list, ({ id }) => indexById.get(id) ?? 0);
  const itemsByCategory = new Map([...whole.itemsByCategory].map(([id, list]) => [id, listed(list)]));
  return {
    ...whole,
    items,
    indexById,
    itemsByCategory,
    indicesByCategory: new Map([...itemsByCategory].map(([id, list]) => [id, indicesOf(list)])),
    tags: new Map(
      [...whole.tags].map(([key, tag]) => {
        const list = listed(tag.items);
        return [key, { ...tag, items: list, indices: indicesOf(list) }];
      }),
    ),
    newest: listed(whole.newest),
    openItems: listed(whole.openItems),
    changesAt,
  };
}

/** Whether lists contain an item at a moment. */
export function isCurrentAt({ startsAt, endsAt }: Pick<Item, 'startsAt' | 'endsAt'>, now: number): boolean {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt);
}

function nextChange(items: readonly Item[], now: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { startsAt, endsAt } of items) {
    if (startsAt !== undefined && startsAt > now && startsAt < next) next = startsAt;
    if (endsAt !== undefined && endsAt > now && endsAt < next) next = endsAt;
  }
  return next;
}
