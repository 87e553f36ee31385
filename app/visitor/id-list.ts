import { useSyncExternalStore } from 'react';
import { localArea } from './storage.ts';

const none: readonly number[] = [];

/** A list of item ids per vertical (named by its route prefix), kept in local storage, newest first; follows across tabs (READINGS 34). */
export interface IdList {
  read(prefix: string): readonly number[];
  /** Whether it was stored, so that it outlives the document. */
  write(prefix: string, ids: readonly number[]): boolean;
  /** The list as a component sees it; empty while rendering on the server. */
  useIds(prefix: string): readonly number[];
}

/** Makes the list kept under `keyOf(prefix)`. What is stored there but no list of integers counts as empty. */
export function createIdList(keyOf: (prefix: string) => string): IdList {
  const listeners = new Set<() => void>();
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

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return {
    read,
    write(prefix, ids) {
      const isStored = localArea.set(keyOf(prefix), JSON.stringify(ids));
      for (const listener of listeners) listener();
      return isStored;
    },
    useIds: (prefix) =>
      useSyncExternalStore(
        subscribe,
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
    return [...new Set(value.filter((id): id is number => Number.isSafeInteger(id) && id >= 0))];
  } catch {
    return none;
  }
}
