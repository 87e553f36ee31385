/** Stored values of one game. Kept in memory if the browser's storage is missing or throws. */
export interface Storage {
  get<T>(key: string, fallback: T): T;
  set(key: string, value: unknown): void;
}

/** Opens the storage of one game. Values are JSON. An invalid value counts as missing. */
export function createStorage(slug: string): Storage {
  const memory = new Map<string, string>();
  const full = (key: string): string => `arcade:${slug}:${key}`;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(full(key)) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  };
  return {
    get<T>(key: string, fallback: T): T {
      const text = read(key);
      if (text === null) return fallback;
      try {
        const value: unknown = JSON.parse(text);
        const sameShape =
          typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback);
        return sameShape && value !== null ? (value as T) : fallback;
      } catch {
        return fallback;
      }
    },
    set(key, value) {
      const text = JSON.stringify(value);
      memory.set(key, text);
      try {
        localStorage.setItem(full(key), text);
      } catch {
        return;
      }
    },
  };
}
