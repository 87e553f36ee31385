import { createIdList, maxListedIds } from './id-list.ts';

const list = createIdList((prefix) => `collect_${prefix}`);

export const useCollectedIds = list.useIds;
export const readCollected = list.read;

/** Adds an item in front; nothing changes when it is there already. False when it only lasts until the page closes. */
export function collect(prefix: string, id: number): boolean {
  const ids = list.read(prefix);
  return ids.includes(id) || list.write(prefix, [id, ...ids]);
}

/** Adds the items of a backup after the existing ones, each once, up to 1,000 items. No existing item is lost. */
export function mergeCollected(
  prefix: string,
  restored: readonly number[],
): { added: number; isStored: boolean } {
  const ids = list.read(prefix);
  const merged = [...new Set([...ids, ...restored])].slice(0, maxListedIds);
  const added = merged.length - ids.length;
  return { added, isStored: added === 0 || list.write(prefix, merged) };
}

/** Takes an item out and gives its place, for `restore`; -1 when it was not there. */
export function uncollect(prefix: string, id: number): number {
  const ids = list.read(prefix);
  const place = ids.indexOf(id);
  if (place !== -1) list.write(prefix, ids.toSpliced(place, 1));
  return place;
}

/** Puts an item back where it was. */
export function restore(prefix: string, id: number, place: number): void {
  const ids = list.read(prefix);
  if (!ids.includes(id)) list.write(prefix, ids.toSpliced(place, 0, id));
}

/** Moves an item by one place towards the front (-1) or the end (1). */
export function moveCollected(prefix: string, id: number, by: -1 | 1): void {
  const ids = list.read(prefix);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return;
  list.write(prefix, ids.toSpliced(from, 1).toSpliced(to, 0, id));
}
