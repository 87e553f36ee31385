import type { Campaign } from './campaign.ts';
import type { Storage } from './storage.ts';

const key = 'round';
/** Maximum length in characters of a round's data as JSON. A round with longer data is not kept. */
const longest = 20_000;

/** An object that was stored as JSON. Its fields can have any type. */
export type Fields = Readonly<Record<string, unknown>>;

/** A round that has begun and is not over. */
export interface KeptRound<Mode extends string> {
  readonly mode: Mode;
  /** The level of the campaign, or 0 if the round is not part of a campaign. */
  readonly level: number;
  /** The game's data to continue the round. The game checks it. */
  readonly play: Fields;
}

/** How a game keeps its round. */
export interface Keeper<Mode extends string> {
  /** Returns the data to continue the round, as JSON. Returns undefined before the first move. */
  save(): Fields | undefined;
  /**
   * Returns the function that continues a kept round, or undefined if the rules do not allow that round. The round may
   * come from another version of the game, or from anyone who edits the browser's storage. Must not throw.
   */
  restore(round: KeptRound<Mode>): (() => void) | undefined;
}

/** Stores the one round that a game keeps. */
export interface RoundStore<Mode extends string> {
  read(): KeptRound<Mode> | undefined;
  keep(round: KeptRound<Mode>): void;
  drop(): void;
}

/** Returns whether a stored value is an object and not a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a stored value is a whole number from 0 to `most`. */
export const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Returns whether a stored value is a number from 0 to `most`, such as a time. */
export const isAmount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

/**
 * Returns whether the data of a round is short enough to be kept. Data that is nested too deeply for JSON counts as too
 * long.
 */
function isShort(play: Fields): boolean {
  try {
    return JSON.stringify(play).length <= longest;
  } catch {
    return false;
  }
}

/**
 * Creates the store for the round of a game. A stored round is valid only if its level is unlocked and its mode exists.
 */
export function createRoundStore<Mode extends string>(
  storage: Storage,
  modes: readonly Mode[],
  campaign: Pick<Campaign, 'unlocked'> | undefined,
): RoundStore<Mode | 'levels'> {
  function read(): KeptRound<Mode | 'levels'> | undefined {
    const { mode, level, play } = storage.get<Fields>(key, {});
    const known = ['levels' as const, ...modes].find((name) => name === mode);
    if (known === undefined || !isFields(play) || !isShort(play)) return undefined;
    const most = known === 'levels' ? (campaign?.unlocked ?? 0) : 0;
    const least = Math.min(1, most);
    return isCount(level, most) && level >= least ? { mode: known, level, play } : undefined;
  }
  function drop(): void {
    storage.set(key, null);
  }
  return {
    read,
    keep(round) {
      if (isShort(round.play)) storage.set(key, round);
      else drop();
    },
    drop,
  };
}
