/** A goal of a level: a number of fresh fruits of one kind, a number of groves, or a chain of a given length. */
export type Goal =
  | { readonly kind: 'fruit'; readonly fruit: number; readonly need: number }
  | { readonly kind: 'grove'; readonly need: number }
  | { readonly kind: 'chain'; readonly need: number };

export interface Difficulty {
  /** Kinds of fruit that are dealt. */
  readonly kinds: number;
  /** Number of pieces in the supply. The level is lost when they run out before the goals are met. */
  readonly supply: number;
  /** Number of placements after which a crate is rotten. `Infinity` in levels without rot. */
  readonly rotAt: number;
  /** Probability in percent that a piece contains two kinds of fruit. */
  readonly mixed: number;
  /** Number of crates in the orchard at the start. An odd number is rounded down. */
  readonly planted: number;
  /** Number of requested fruits in all goals. */
  readonly fruitNeed: number;
  /** Number of requested kinds of fruit. */
  readonly fruitGoals: number;
  readonly groveNeed: number;
  readonly chainNeed: number;
  /** Compost charges at the start. */
  readonly compost: number;
}

/** Placements after which a crate is ripe and worth double. */
export const RIPE_AT = 5;
/** Number of pieces in the supply of a daily orchard. */
export const DAILY_SUPPLY = 60;

/** Returns the difficulty of a level of the tour. */
export function difficulty(level: number): Difficulty {
  const step = Math.max(1, Math.floor(level)) - 1;
  const kinds = Math.min(5, 3 + Math.floor(step / 5));
  const fruitGoals = Math.min(3, 1 + Math.floor((step + 1) / 3));
  const fruitNeed = Math.min(66, 10 + step * 3);
  const share = (fruitNeed / fruitGoals) * kinds;
  const slack = Math.max(1.8, 2.4 - step * 0.02);
  const groveNeed = step < 4 ? 0 : Math.min(3, 1 + Math.floor((step - 4) / 8));
  return {
    kinds,
    supply: Math.round((share * slack) / 3.5) + 6 + groveNeed * 5,
    rotAt: step < 3 ? Infinity : Math.max(11, 25 - Math.floor((step - 3) / 2)),
    mixed: step < 5 ? 0 : Math.min(60, 10 + (step - 5) * 4),
    planted: step < 2 ? 0 : Math.min(16, 4 + Math.floor((step - 2) / 2)),
    fruitNeed,
    fruitGoals,
    groveNeed,
    chainNeed: step < 6 ? 0 : Math.min(6, 2 + Math.floor((step - 6) / 5)),
    compost: Math.max(1, 3 - Math.floor(step / 8)),
  };
}

/** The rules of the daily orchard. Everything else depends on the seed of the day. */
export const dailyDifficulty: Difficulty = {
  kinds: 4,
  supply: DAILY_SUPPLY,
  rotAt: 18,
  mixed: 15,
  planted: 8,
  fruitNeed: 0,
  fruitGoals: 0,
  groveNeed: 0,
  chainNeed: 0,
  compost: 2,
};
