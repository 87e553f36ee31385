import type { Storage } from './storage.ts';

/** The best result of a game, or of one level of it. */
export interface BestScore {
  readonly value: number;
  /** Keeps the score if it beats the best one; tells whether it did. */
  offer(score: number): boolean;
}

/** Reads and keeps a best score; `lowest` is for times and move counts. 0 means "none yet". */
export function createBestScore(
  storage: Storage,
  key = 'best',
  order: 'highest' | 'lowest' = 'highest',
): BestScore {
  let value = storage.get(key, 0);
  return {
    get value() {
      return value;
    },
    offer(score) {
      const better = value === 0 || (order === 'highest' ? score > value : score < value);
      if (!better || score === value) return false;
      value = score;
      storage.set(key, score);
      return true;
    },
  };
}
