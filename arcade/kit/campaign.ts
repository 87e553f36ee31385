import type { LevelsOptions } from './level-select.ts';
import { createStorage, type Storage } from './storage.ts';

const MOST_STARS = 3;

/** Stars per finished level, the first level first. 0 for a skipped level. */
export type Stars = readonly number[];

/** Returns stored progress in a valid form: an integer from 0 to 3 stars for each level of the campaign. */
export function readStars(stored: readonly unknown[], count: number): Stars {
  return Array.from(stored.slice(0, count), (value) =>
    typeof value === 'number' && value > 0 ? Math.min(MOST_STARS, Math.floor(value)) : 0,
  );
}

/** The stars after a level was finished: the better of both results stays. */
export function withFinished(stars: Stars, level: number, earned: number): Stars {
  return Array.from({ length: Math.max(stars.length, level) }, (_, index) => {
    const kept = stars[index] ?? 0;
    return index === level - 1 ? Math.max(kept, earned) : kept;
  });
}

/** A player's way through the levels of a game, kept in its storage. */
export interface Campaign {
  /** The level that is played, from 1; a mode beside the campaign may set a number of its own. */
  level: number;
  readonly count: number;
  /** How many levels, from the first, are finished. */
  readonly finished: number;
  /** How many levels, from the first, may be played. */
  readonly unlocked: number;
  /** The level grid of the screens; picking sets `level`. */
  readonly levels: LevelsOptions;
  /** Keeps the stars of a level (of the one played, if none is named) and opens the one after it. */
  finish(earned: number, level?: number): void;
  /** Goes on to the level after this one; the last one stays. */
  next(): void;
  /** Goes to the furthest level that is open. */
  toLatest(): void;
}

/** Opens the campaign of the game `slug` where its player left it; `key` is where the stars are stored. */
export const openCampaign = (slug: string, count: number, key?: string): Campaign =>
  createCampaign(createStorage(slug), count, key);

/** Opens a campaign that is kept in `storage`. */
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
