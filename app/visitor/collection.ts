import { createIdList, maxListedIds } from './id-list.ts';

const list = createIdList((prefix) => `collect_${prefix}`);

export const useCollectedIds = list.useIds;
export const readCollected = list.read;

/**
 * Adds an item at the front. An item that is already in the collection is not moved. Returns `false` if the item is
 * only in memory and will be lost when the page closes.
 */
export function collect(prefix: string, id: number): boolean {
  const ids = list.read(prefix);
  return ids.includes(id) || list.write(prefix, [id, ...ids]);
}

/** Adds items of a backup after the existing items, without duplicates and up to a total of 1,000 items. */
export function mergeCollected(
  prefix: string,
  restored: readonly number[],
): { added: number; isStored: boolean } {
  const ids = list.read(prefix);
  const merged = [...new Set([...ids, ...restored])].slice(0, maxListedIds);
  const added = merged.length - ids.length;
  return { added, isStored: added === 0 || list.write(prefix, merged) };
}

/** Removes an item and returns its index for `restore`, or -1 if it was not in the collection. */
export function uncollect(prefix: string, id: number): number {
  const ids = list.read(prefix);
  const index = ids.indexOf(id);
  if (index !== -1) list.write(prefix, ids.toSpliced(index, 1));
  return index;
}

/** Inserts a removed item at its former index. */
export function restore(prefix: string, id: number, index: number): void {
  const ids = list.read(prefix);
  if (!ids.includes(id)) list.write(prefix, ids.toSpliced(index, 0, id));
}

/** Moves an item by one position towards the front (-1) or the end (1). */
export function moveCollected(prefix: string, id: number, by: -1 | 1): void {
  const ids = list.read(prefix);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return;
  list.write(prefix, ids.toSpliced(from, 1).toSpliced(to, 0, id));
}
