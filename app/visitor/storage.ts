/** A storage area that never throws: what cannot be kept is lost quietly, reads give null. */
export interface SafeStorage {
  get(key: string): string | null;
  /** Whether it was kept. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

function safe(area: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      try {
        return area().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key, value) {
      memory.set(key, value);
      try {
        area().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Nothing is kept there then.
      }
    },
  };
}

export const localArea = safe(() => window.localStorage);
export const sessionArea = safe(() => window.sessionStorage);
