import { SHAPES, type Shape } from './slots.ts';
import { phrase } from './texts.ts';

export const LEVEL_COUNT = 48;

export interface Difficulty {
  readonly shape: Shape;
  /** Number of different plain faces in the deal. */
  readonly faces: number;
  readonly hasSeasons: boolean;
  readonly hasGold: boolean;
  /** Number of tiles under a paper seal, which the key pair opens. */
  readonly seals: number;
  readonly hints: number;
  readonly shuffles: number;
  /** Seconds until the steam fades if no other pair is taken. */
  readonly steamWindow: number;
  /** Seconds until the tea is cold; `Infinity` by day. */
  readonly seconds: number;
}

/** Returns the difficulty of a level: the 24 boards by day, then again in the evening with a time limit. */
export function difficulty(level: number): Difficulty {
  const step = Math.min(LEVEL_COUNT, Math.max(1, Math.floor(level))) - 1;
  const shape = SHAPES[step % SHAPES.length] ?? SHAPES[0];
  if (!shape) throw new Error('There are no boards');
  const isEvening = step >= SHAPES.length;
  const evening = step - SHAPES.length;
  return {
    shape,
    faces: Math.min(24, 8 + Math.floor(step * 0.5)),
    hasSeasons: step >= 1,
    hasGold: step >= 3,
    seals: step < 5 ? 0 : Math.min(8, 2 + Math.floor((step - 5) / 6)),
    hints: Math.max(2, 5 - Math.floor(step / 12)),
    shuffles: Math.max(1, 3 - Math.floor(step / 16)),
    steamWindow: Math.max(4, 8 - step * 0.1),
    seconds: isEvening ? Math.round((shape.slots.length / 2) * Math.max(4, 6.5 - evening * 0.1)) : Infinity,
  };
}

/** Returns the advice that is shown once at the start of a level. */
export function tipFor(level: number): string {
  const tips: Readonly<Record<number, string>> = {
    1: phrase('tip.match'),
    2: phrase('tip.seasons'),
    4: phrase('tip.gold'),
    6: phrase('tip.keys'),
    25: phrase('tip.evening'),
  };
  return tips[level] ?? '';
}

/** Returns the difficulty of the deal of the day, which is the same for all players. */
export function dailyDifficulty(seed: number): Difficulty {
  return { ...difficulty(9 + (seed % 14)), shuffles: 2, hints: 3, faces: 18 };
}
