import type { Storage } from './storage.ts';

/** The best result of each level, from 1. 0 means "none yet". */
export interface Records {
  at(level: number): number;
  /** Keeps the result if it beats the level's best one; tells whether it did. */
  offer(level: number, value: number): boolean;
  readonly total: number;
}

/** Opens the records stored under a key; `lowest` is for times. */
export function createRecords(
  storage: Storage,
  key: string,
  order: 'highest' | 'lowest' = 'highest',
): Records {
  const values = Array.from(storage.get<unknown[]>(key, []), (value) =>
    typeof value === 'number' ? value : 0,
  );
  return {
    at: (level) => values[level - 1] ?? 0,
    offer(level, value) {
      const best = values[level - 1] ?? 0;
      const isBetter = best === 0 || (order === 'highest' ? value > best : value < best);
      if (!isBetter || value === best) return false;
      while (values.length < level) values.push(0);
      values[level - 1] = value;
      storage.set(key, values);
      return true;
    },
    get total() {
      return values.reduce((sum, value) => sum + value, 0);
    },
  };
}
