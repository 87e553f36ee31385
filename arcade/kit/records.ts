import type { Storage } from './storage.ts';

/** The best result of each level, counted from 1. 0 means no result yet. */
export interface Records {
  at(level: number): number;
  /** Stores the result and returns true if the result is better than the best one of the level. */
  offer(level: number, value: number): boolean;
  readonly total: number;
}

/** Opens the records stored under a key. With `lowest`, lower values are better, as for times. */
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
