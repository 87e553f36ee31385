import type { Catalogue } from './catalogue/catalogue.ts';
import type { Item } from './catalogue/item.ts';
import type { Snapshot } from './snapshot.ts';

/** A snapshot whose lists are correct for one moment, and until when (Unix milliseconds) they stay correct. */
export interface SnapshotAt {
  snapshot: Snapshot;
  until: number;
}

/** Returns the snapshot for a moment. Returns the same object if none of its items begins or ends. */
export function snapshotAt(whole: Snapshot, now: number): SnapshotAt {
  const catalogues = new Map(
    [...whole.catalogues].map(([id, catalogue]) => [id, catalogueAt(catalogue, now)]),
  );
  const until = Math.min(...[...catalogues.values()].map(({ changesAt }) => changesAt));
  const isSame = [...catalogues].every(([id, catalogue]) => whole.catalogues.get(id) === catalogue);
  return { snapshot: isSame ? whole : { ...whole, catalogues }, until };
}

/**
 * Returns a catalogue whose lists omit the items that have not begun or have ended. These keep their pages:
 * `itemById` has all items. This is one pass over the lists, made again only when an item begins or ends.
 */
export function catalogueAt(whole: Catalogue, now: number): Catalogue {
  const changesAt = nextChange(whole.items, now);
  if (whole.items.every((item) => isCurrentAt(item, now))) {
    return changesAt === whole.changesAt ? whole : { ...whole, changesAt };
  }
  const current = (list: readonly Item[]) => list.filter((item) => isCurrentAt(item, now));
  const items = current(whole.items);
  const indexById = new Map(items.map((item, index) => [item.id, index]));
  const indicesOf = (list: readonly Item[]) => Uint32Array.from(list, ({ id }) => indexById.get(id) ?? 0);
  const itemsByCategory = new Map([...whole.itemsByCategory].map(([id, list]) => [id, current(list)]));
  return {
    ...whole,
    items,
    indexById,
    itemsByCategory,
    indicesByCategory: new Map([...itemsByCategory].map(([id, list]) => [id, indicesOf(list)])),
    tags: new Map(
      [...whole.tags].map(([key, tag]) => {
        const list = current(tag.items);
        return [key, { ...tag, items: list, indices: indicesOf(list) }];
      }),
    ),
    newest: current(whole.newest),
    openItems: current(whole.openItems),
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
