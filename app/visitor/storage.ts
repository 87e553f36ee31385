/**
 * A storage area that never throws, be it full, blocked or missing: what cannot be stored is kept for as long as the
 * document stands, and stored with its next change that fits.
 */
export interface SafeStorage {
  get(key: string): string | null;
  /** Whether it was stored, so that it outlives the document. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Makes a storage area safe. `area` may throw as well: browsers do when storage is blocked. */
export function createSafeStorage(area: () => Storage): SafeStorage {
  /** What the area did not take; null: removed here, though not there. */
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
