import { phrase } from './texts.ts';

export const NIGHTS = 30;
/** The number of the endless night. */
export const ENDLESS = NIGHTS + 1;

export interface Night {
  /** The new rule of the night, shown at its start. May be empty. */
  readonly news: string;
  /** Number of ships in the night. `Infinity` in the endless night. */
  readonly ships: number;
  /** Average seconds between two ships. In the endless night, the interval becomes shorter with time. */
  readonly interval: number;
  /** Factor on every ship's speed. */
  readonly haste: number;
  readonly reefs: number;
  /** Seconds a crew remembers the way after the light has passed. */
  readonly memory: number;
  /** Average seconds between two shadows. In the endless night, the interval becomes shorter with time. */
  readonly shadowEvery: number;
  /** The amount of light that destroys a shadow. */
  readonly shadowHealth: number;
  readonly fogs: number;
  /** Average seconds between two flashes of lightning; `Infinity` on calm nights. */
  readonly lightningEvery: number;
  /** Seconds between two drifting crates; `Infinity` on nights without crates. */
  readonly crateEvery: number;
  /** Number of kinds of ships in the night, taken from the start of the list of kinds. */
  readonly kinds: number;
  /** Oil used per second by the wide beam. */
  readonly thirst: number;
}

const NEWS: Readonly<Record<number, string>> = {
  1: phrase('tip.light'),
  2: phrase('tip.shadows'),
  3: phrase('tip.oil'),
  4: phrase('tip.wreckage'),
  5: phrase('tip.fog'),
  6: phrase('tip.clippers'),
  8: phrase('tip.lightning'),
  10: phrase('tip.steamers'),
  31: phrase('tip.long'),
};

/**
 * Returns the difficulty of a night. The endless night begins with the values of night nine, has lightning, and becomes
 * faster with time.
 */
export function createNight(number: number): Night {
  const isEndless = number >= ENDLESS;
  const step = isEndless ? 8 : Math.max(1, Math.floor(number)) - 1;
  const share = step / (NIGHTS - 1);
  return {
    news: NEWS[number] ?? '',
    ships: isEndless ? Infinity : Math.min(26, 8 + Math.floor(step * 0.64)),
    interval: 5 - 1.2 * share,
    haste: 1.08 + 0.22 * share,
    reefs: Math.min(13, 4 + Math.floor(step * 0.4)),
    memory: 3.8 - 1.3 * share,
    shadowEvery: step < 1 ? 16 : 9.5 - 3.2 * share,
    shadowHealth: 0.9 + 1.1 * share,
    fogs: step < 4 ? 0 : 1 + Math.floor(step / 10),
    lightningEvery: isEndless || (step >= 7 && step % 3 === 1) ? 11 : Infinity,
    crateEvery: step < 3 ? Infinity : 17,
    kinds: step < 2 ? 1 : step < 5 ? 2 : step < 9 ? 3 : 4,
    thirst: step === 0 ? 1.1 : 1.6 + 1.1 * share,
  };
}
