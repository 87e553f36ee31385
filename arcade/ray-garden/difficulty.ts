import { phrase } from './texts.ts';

export const LEVELS = 60;

/** The first level with each feature beyond plain mirrors. */
export const FIRST = { splitter: 3, prism: 1, stand: 13, mix: 18, lens: 25, portal: 31, hours: 40 } as const;

export interface Difficulty {
  readonly columns: number;
  readonly rows: number;
  readonly mirrors: number;
  readonly splitters: number;
  readonly prisms: number;
  readonly lenses: number;
  readonly portals: number;
  /** Number of mirrors that the player must place. */
  readonly stands: number;
  /** Minimum number of flowers that need light from two sides. */
  readonly mixes: number;
  readonly hours: number;
  /** Number of glasses that are not needed. */
  readonly decoys: number;
  readonly pots: number;
  /** Minimum and maximum number of turns of the shortest solution. */
  readonly least: number;
  readonly most: number;
}

/** Returns the difficulty of a bed by its number. */
export function difficulty(level: number): Difficulty {
  const growth = (Math.max(1, level) - 1) / (LEVELS - 1);
  const turnOf = (first: number, every: number, phase = 0): boolean =>
    level === first || (level > first && level % every === phase);
  const hasHours = turnOf(FIRST.hours, 3, 1);
  const hasPrism = !hasHours && turnOf(FIRST.prism, 2, 0);
  const least = Math.round(2 + growth * 4.2);
  return {
    columns: level < 3 ? 6 : level < 20 ? 7 : 8,
    rows: level < 3 ? 4 : level < 30 ? 5 : 6,
    mirrors: level === 1 ? 3 : Math.round(2 + growth * 4),
    splitters: level < FIRST.splitter || hasHours || hasPrism ? 0 : level > 20 ? 2 : 1,
    prisms: hasPrism ? 1 : 0,
    lenses: !hasHours && turnOf(FIRST.lens, 4, 1) ? 1 : 0,
    portals: turnOf(FIRST.portal, 5, 1) ? 1 : 0,
    stands: turnOf(FIRST.stand, 4, 1) ? (level > 36 ? 2 : 1) : 0,
    mixes: hasPrism && turnOf(FIRST.mix, 4, 2) ? 1 : 0,
    hours: hasHours ? 2 : 1,
    decoys: hasHours ? 3 : Math.round(growth * 3),
    pots: level < 3 ? 1 : 2 + Math.round(growth * 2),
    least,
    most: least + 3,
  };
}

/** Returns the number of turns until the sun sets. */
export const daylight = (par: number): number => par * 2 + 8;
export const starsFor = (turns: number, par: number, hints: number): number =>
  Math.min(hints > 0 ? 2 : 3, turns <= par ? 3 : turns <= Math.ceil(par * 1.5) + 1 ? 2 : 1);

const LESSONS: Readonly<Record<number, string>> = {
  1: phrase('lesson.mirrors'),
  2: phrase('lesson.prism'),
  [FIRST.splitter]: phrase('lesson.splitter'),
  [FIRST.stand]: phrase('lesson.stand'),
  [FIRST.mix]: phrase('lesson.mix'),
  [FIRST.lens]: phrase('lesson.lens'),
  [FIRST.portal]: phrase('lesson.portal'),
  [FIRST.hours]: phrase('lesson.hours'),
};
export const lessonOf = (level: number): string => LESSONS[level] ?? '';
