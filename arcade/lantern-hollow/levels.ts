import { phrase } from './texts.ts';

export const LEVELS = 36;
/** Tiles per second. */
export const HERO_SPEED = 3.7;
/** The amounts by which oil is gained and spent. A full lantern holds 100. */
export const OIL = { flask: 25, firefly: 6, flash: 7, shade: 14, boss: 20, trade: 35 } as const;

export type BossKind = 'moth' | 'starer' | 'echo';
const BOSSES: readonly BossKind[] = ['moth', 'starer', 'echo'];

export interface Settings {
  /** Rooms across and down. */
  readonly columns: number;
  readonly rows: number;
  readonly locks: number;
  readonly plates: number;
  readonly crystals: number;
  /** Number of pushes that a stone needs. Some rooms allow only puzzles with fewer. */
  readonly pushes: number;
  /** Number of mirrors between a lamp and its crystal. */
  readonly mirrors: number;
  readonly shades: number;
  /** Speed of a following shade in tiles per second. The hero walks at `HERO_SPEED`. */
  readonly shadeSpeed: number;
  /** Distance in tiles from which a shade notices the hero. */
  readonly sense: number;
  /** Oil burnt per second. A full lantern holds 100. */
  readonly burn: number;
  /** Number of tiles that the lantern reaches ahead, and all around. */
  readonly reach: number;
  readonly halo: number;
  readonly fireflies: number;
  readonly flasks: number;
  /** Whether a mole sells goods here for glowcaps. */
  readonly mole: boolean;
  readonly boss: BossKind | null;
}

/** Returns the difficulty of a level. There are three groups of twelve levels. Each mechanic is introduced alone. */
export function settings(level: number): Settings {
  const step = Math.max(1, Math.floor(level)) - 1;
  const number = step + 1;
  const columns = number < 9 ? 3 : 4;
  const rows = number < 3 ? 2 : number < 25 ? 3 : 4;
  return {
    columns,
    rows,
    locks: number < 2 ? 0 : number < 9 ? 1 : number < 20 ? 2 : 3,
    plates: number < 5 ? 0 : number < 22 ? 1 : 2,
    crystals: number < 7 ? 0 : number < 26 ? 1 : 2,
    pushes: Math.min(5, 2 + Math.floor(step / 8)),
    mirrors: number < 13 ? 1 : 2,
    shades: Math.min(10, 1 + Math.floor(step * 0.5)),
    shadeSpeed: Math.min(2.9, 1.3 + step * 0.05),
    sense: Math.min(11, 5 + step * 0.2),
    burn: Math.min(1.3, 1.05 + step * 0.01),
    reach: Math.max(4, 5.4 - step * 0.04),
    halo: Math.max(1.7, 2.5 - step * 0.024),
    fireflies: Math.min(9, 4 + Math.floor(step / 4)),
    flasks: 1 + Math.floor((columns * rows) / 3),
    mole: number >= 6,
    boss: number % 4 === 0 ? (BOSSES[(number / 4 - 1) % BOSSES.length] ?? null) : null,
  };
}

const NAMES = [
  'The First Lamp',
  'Whisper Roots',
  'Brass Key Run',
  'Moth Cellar',
  'Rolling Stones',
  'Mole Market',
  'Crystal Vein',
  'The Starer',
  'Twice Locked',
  'Puddle Maze',
  'Long Burn',
  'Echo Hall',
] as const;
const BURROWS = ['', 'Deeper: ', 'Deepest: '] as const;

export const nameOf = (level: number): string =>
  `${BURROWS[Math.floor((level - 1) / NAMES.length)] ?? ''}${NAMES[(level - 1) % NAMES.length] ?? ''}`;

const LESSONS: Readonly<Record<number, string>> = {
  1: phrase('lesson.runes'),
  2: phrase('lesson.key'),
  3: phrase('lesson.shades'),
  4: phrase('lesson.moth'),
  5: phrase('lesson.stone'),
  6: phrase('lesson.moles'),
  7: phrase('lesson.mirror'),
  8: phrase('lesson.starer'),
  12: phrase('lesson.echo'),
};

export const lessonOf = (level: number): string => LESSONS[level] ?? LESSONS[((level - 1) % 12) + 1] ?? '';
