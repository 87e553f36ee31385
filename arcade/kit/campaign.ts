import type { LevelsOptions } from './level-select.ts';
import { createStorage, type Storage } from './storage.ts';

const MOST_STARS = 3;

/** The stars of each finished level, in the order of the levels. A skipped level has 0. */
export type Stars = readonly number[];

/**
 * Returns stored progress in a valid form: a whole number of stars from 0 to 3 for each stored level. Omits levels
 * beyond the last level of the campaign.
 */
export function readStars(stored: readonly unknown[], count: number): Stars {
  return Array.from(stored.slice(0, count), (value) =>
    typeof value === 'number' && value > 0 ? Math.min(MOST_STARS, Math.floor(value)) : 0,
  );
}

/** Returns the stars after a level was finished. Keeps the earlier result of the level if it was better. */
export function withFinished(stars: Stars, level: number, earned: number): Stars {
  return Array.from({ length: Math.max(stars.length, level) }, (_, index) => {
    const kept = stars[index] ?? 0;
    return index === level - 1 ? Math.max(kept, earned) : kept;
  });
}

/** A player's progress through the levels of a game. It is stored in the game's storage. */
export interface Campaign {
  /** The current level, counted from 1. Modes other than the campaign may set their own number. */
  level: number;
  readonly count: number;
  /** Number of levels, from the first, that are finished. */
  readonly finished: number;
  /** Number of levels, from the first, that may be played. */
  readonly unlocked: number;
  /** The options of the level grid. Choosing a level in it sets `level`. */
  readonly levels: LevelsOptions;
  /** Stores the stars of a level, by default the current one, and unlocks the next level. */
  finish(earned: number, level?: number): void;
  /** Goes to the next level. At the last level, stays there. */
  next(): void;
  /** Goes to the last unlocked level. */
  toLatest(): void;
}

/** Opens the stored campaign of the game `slug`. `key` is the storage key of the stars. */
export const openCampaign = (slug: string, count: number, key?: string): Campaign =>
  createCampaign(createStorage(slug), count, key);

/** Creates a campaign that is stored in `storage`. */
export function createCampaign(storage: Storage, count: number, key = 'stars'): Campaign {
  let stars = readStars(storage.get<unknown[]>(key, []), count);
  const campaign: Campaign = {
    level: 1,
    count,
    get finished() {
      return stars.length;
    },
    get unlocked() {
      return Math.min(count, stars.length + 1);
    },
    levels: {
      count,
      unlocked: () => campaign.unlocked,
      stars: (level) => stars[level - 1] ?? 0,
      pick(level) {
        campaign.level = level;
      },
    },
    finish(earned, level = campaign.level) {
      stars = withFinished(stars, level, earned);
      storage.set(key, stars);
    },
    next() {
      campaign.level = Math.min(count, campaign.level + 1);
    },
    toLatest() {
      campaign.level = campaign.unlocked;
    },
  };
  campaign.toLatest();
  return campaign;
}
