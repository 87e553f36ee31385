import { useSyncExternalStore } from 'react';
import { isItemId } from '#app/domain/item-id.ts';
import { createStorageSignal, localArea } from './storage.ts';

const none: readonly number[] = [];

/** Maximum length of a list when it is read or stored. It is limited because pages fetch and draw every entry. */
export const maxListedIds = 1000;

/**
 * A list of item ids for each vertical (identified by its route prefix), newest first. It is stored in local storage
 * and synchronised across tabs (spec MINE-1).
 */
export interface IdList {
  read(prefix: string): readonly number[];
  /** Returns `true` if the list was stored and therefore outlives the document. */
  write(prefix: string, ids: readonly number[]): boolean;
  /** Returns the list for a component. Empty while rendering on the server. */
  useIds(prefix: string): readonly number[];
}

/**
 * Creates the list that is stored under `keyOf(prefix)`. Reading ignores ids that no address can contain, and all ids
 * after the first 1,000. The next write removes these ids from the storage.
 */
export function createIdList(keyOf: (prefix: string) => string): IdList {
  const signal = createStorageSignal();
  const parsed = new Map<string, { text: string | null; ids: readonly number[] }>();

  function read(prefix: string): readonly number[] {
    const key = keyOf(prefix);
    const text = localArea.get(key);
    const known = parsed.get(key);
    if (known?.text === text) return known.ids;
    const ids = parseIds(text);
    parsed.set(key, { text, ids });
    return ids;
  }

  return {
    read,
    write(prefix, ids) {
      const isStored = localArea.set(keyOf(prefix), JSON.stringify(ids.slice(0, maxListedIds)));
      signal.notify();
      return isStored;
    },
    useIds: (prefix) =>
      useSyncExternalStore(
        signal.subscribe,
        () => read(prefix),
        () => none,
      ),
  };
}

function parseIds(text: string | null): readonly number[] {
  if (!text) return none;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return none;
    return [...new Set(value.filter(isItemId))].slice(0, maxListedIds);
  } catch {
    return none;
  }
}
