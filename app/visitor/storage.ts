/**
 * A storage area that never throws, even if it is full, blocked or missing. A value that cannot be stored stays in
 * memory for the life of the document, or until a later change of the same key can be stored.
 */
export interface SafeStorage {
  get(key: string): string | null;
  /** Returns `true` if the value was stored and therefore outlives the document. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Wraps a storage area. `area` itself may throw, because browsers throw while storage is blocked. */
export function createSafeStorage(area: () => Storage): SafeStorage {
  /** Values that the area rejected. `null` if the value was removed here but is still stored. */
  const unstored = new Map<string, string | null>();

  function store(key: string, value: string | null, change: () => void): boolean {
    try {
      change();
      unstored.delete(key);
      return true;
    } catch {
      unstored.set(key, value);
      return false;
    }
  }

  return {
    get(key) {
      const newer = unstored.get(key);
      if (newer !== undefined) return newer;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    set: (key, value) => store(key, value, () => area().setItem(key, value)),
    remove: (key) => void store(key, null, () => area().removeItem(key)),
  };
}

/** Tells components when the stored values that they show may have changed. */
export interface StorageSignal {
  /** The first argument of `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
  /** Called after each change in this document. */
  notify(): void;
}

/**
 * Window events that report changes made without `notify`. A page in the browser's back/forward cache receives no
 * `storage` events, so values may have changed when the page is shown again.
 */
const outsideChanges = ['storage', 'pageshow'];

/**
 * Creates the signal of some stored values. It also reports changes in other tabs, and changes that happened while the
 * page was in the back/forward cache. `apply` runs before the listeners.
 */
export function createStorageSignal(apply = () => {}): StorageSignal {
  const listeners = new Set<() => void>();
  function notify() {
    apply();
    for (const listener of listeners) listener();
  }
  return {
    notify,
    subscribe(listener) {
      if (listeners.size === 0) for (const name of outsideChanges) window.addEventListener(name, notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const name of outsideChanges) window.removeEventListener(name, notify);
      };
    },
  };
}

export const localArea = createSafeStorage(() => window.localStorage);
export const sessionArea = createSafeStorage(() => window.sessionStorage);
