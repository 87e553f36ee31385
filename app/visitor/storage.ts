/**
 * A storage area that never throws, even if it is full, blocked or missing. Values that cannot be stored stay in
 * memory for the life of the document, and are stored with the next change that fits.
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

export const localArea = createSafeStorage(() => window.localStorage);
export const sessionArea = createSafeStorage(() => window.sessionStorage);
