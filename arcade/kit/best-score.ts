import type { Storage } from './storage.ts';

/** The best result of a game, or of one level of it. */
export interface BestScore {
  readonly value: number;
  /** Stores the score and returns true if the score is better than the best one. */
  offer(score: number): boolean;
}

/**
 * Creates a stored best score. With `lowest`, lower values are better, as for times. A `value` of 0 means that there is
 * no score yet.
 */
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
