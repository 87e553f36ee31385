import { createRandom, seedFrom } from '../kit/random.ts';
import type { Kind } from './state.ts';
import type { Shape } from './snow.ts';
import { phrase } from './texts.ts';

export const VALLEYS = 20;

export type Special = Exclude<Kind, 'snow'>;
export type Stock = Record<Special, number>;

/** Everything that differs between valleys. */
export interface Valley {
  readonly level: number;
  readonly name: string;
  /** Names what this valley introduces. Empty if it introduces nothing. */
  readonly hint: string;
  readonly shape: Shape;
  /** Strongest wind, in units a second squared. */
  readonly wind: number;
  /** Maximum change of the wind between two throws. */
  readonly gusts: number;
  readonly hats: readonly [number, number];
  /** Number of ice blocks in the wall of each fort. */
  readonly walls: readonly [number, number];
  readonly stock: Stock;
}

const NAMES = [
  'Milkpan Meadow', 'Two Bell Valley', 'Bouncing Brook', 'Hatmaker Hill', 'Icicle Saddle',
  'Windy Larch', 'Weathercock Pass', 'Lantern Gorge', 'Rolling Acre', 'Cheese Cellar Ridge',
  'Sticky Fir Hollow', 'Chapel Shoulder', 'Marmot Steps', 'Crooked Spire', 'Blue Hour Bend',
  'Kettle Crest', 'Sleigh Breaker', 'Thunder Gully', 'Old Frost Tooth', 'Summit of Scarves',
] as const; // prettier-ignore

const HINTS: Readonly<Record<number, string>> = {
  1: phrase('hint.first'),
  2: phrase('hint.wind'),
  3: phrase('hint.bounce'),
  4: phrase('hint.hats'),
  5: phrase('hint.ice'),
  7: phrase('hint.gusts'),
  8: phrase('hint.avalanche'),
  11: phrase('hint.glue'),
};

/** Returns how hard a valley is: from 0 in the first valley towards 1. It still grows after the last valley. */
export const hardness = (level: number): number => {
  const t = Math.max(0, level - 1) / (VALLEYS - 1);
  return t <= 1 ? t * 0.86 : 1 - 0.14 / (1 + (t - 1) * 2);
};

/** Returns the valley of a level. With `duel`, both sides are equal. `seed` selects another landscape. */
export function valleyOf(level: number, duel = false, seed = 0): Valley {
  const t = hardness(level);
  const mixed = seedFrom('snowball-siege', level, seed);
  const random = createRandom(mixed);
  const sign = random.chance(0.35) && level > 4 ? -0.5 : 1;
  const isFirst = level === 1 && !duel;
  const stock: Stock = {
    bounce: level >= 3 ? 2 : 0,
    ice: level >= 5 ? 2 : 0,
    avalanche: level >= 8 ? 1 + (level % 2) : 0,
    glue: level >= 11 ? 1 : 0,
  };
  const hats = (from: number): number => (level < from ? 0 : Math.min(3, 1 + Math.floor((level - from) / 5)));
  const wall = 1 + Math.min(2, Math.floor(level / 5));
  const rivalHats = hats(4);
  return {
    level,
    name: NAMES[(level - 1) % NAMES.length] ?? NAMES[0],
    hint: duel ? phrase('hint.duel') : (HINTS[level] ?? ''),
    shape: {
      seed: mixed,
      hill: isFirst ? 30 : sign * (34 + t * 78 + random.range(-14, 24)),
      rough: isFirst ? 6 : 10 + t * 26,
      tilt: isFirst ? 0 : random.range(-50, 30 + t * 40),
      isMirrored: duel,
    },
    wind: level < 2 ? 0 : 12 + t * 27,
    gusts: level < 7 ? 0 : 8 + t * 26,
    hats: duel ? [rivalHats, rivalHats] : [Math.max(rivalHats, level >= 4 ? 1 : 0), rivalHats],
    walls: duel ? [wall, wall] : [2, isFirst ? 0 : wall],
    stock,
  };
}
