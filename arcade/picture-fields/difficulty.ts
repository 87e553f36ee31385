import { phrase } from './texts.ts';

/** Praise for the last level of each season. */
const SEASONS = [
  phrase('season.spring'),
  phrase('season.summer'),
  phrase('season.autumn'),
  phrase('season.winter'),
] as const;
export const LEVELS = 48;
export const PER_SEASON = LEVELS / SEASONS.length;
const FOG_FROM = 37;

export interface Weather {
  /** Number of crows after which the field is lost. */
  readonly crows: number;
  readonly scarecrows: number;
  /** Number of lines whose counts are hidden by fog. */
  readonly fog: number;
}

/** Returns the season of a level, 0 to 3. */
export const seasonOf = (level: number): number =>
  Math.min(SEASONS.length - 1, Math.floor((level - 1) / PER_SEASON));

/** Returns the praise for a level that ends a season, or undefined. */
export const seasonEnd = (level: number): string | undefined =>
  level % PER_SEASON === 0 ? SEASONS[seasonOf(level)] : undefined;

/**
 * Returns the difficulty of a level. Summer and autumn each allow fewer crows than the season before, and winter has
 * fog.
 */
export function weatherOf(level: number): Weather {
  const crows = [6, 5, 4, 4][seasonOf(level)] ?? 4;
  const fog = level < FOG_FROM ? 0 : 1 + Math.floor((level - FOG_FROM) / 3);
  return { crows, scarecrows: 3, fog };
}

export const DAILY: Weather = { crows: 4, scarecrows: 3, fog: 0 };

const LESSONS: ReadonlyMap<number, string> = new Map([
  [1, phrase('lesson.whole')],
  [2, phrase('lesson.drag')],
  [3, phrase('lesson.runs')],
  [4, phrase('lesson.sticks')],
  [5, phrase('lesson.scarecrow')],
  [7, phrase('lesson.bigger')],
  [13, phrase('lesson.summer')],
  [15, phrase('lesson.crops')],
  [25, phrase('lesson.autumn')],
  [37, phrase('lesson.fog')],
]);

/** Returns the explanation of the new element of a level, or "". */
export const lessonOf = (level: number): string => LESSONS.get(level) ?? '';

/**
 * Returns the stars for a field. `trouble` is the number of crows that were fed plus the number of scarecrows that were
 * used.
 */
export function starsFor(trouble: number): number {
  if (trouble === 0) return 3;
  return trouble <= 2 ? 2 : 1;
}
