export const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;
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

/** Returns the difficulty of a level: bigger pictures by chapter, hungrier crows later, fog in winter. */
export function weatherOf(level: number): Weather {
  const crows = [6, 5, 4, 4][seasonOf(level)] ?? 4;
  const fog = level < FOG_FROM ? 0 : 1 + Math.floor((level - FOG_FROM) / 3);
  return { crows, scarecrows: 3, fog };
}

export const DAILY: Weather = { crows: 4, scarecrows: 3, fog: 0 };

const LESSONS: ReadonlyMap<number, string> = new Map([
  [1, 'A 5 fills its whole line. Sow it!'],
  [2, 'Drag to sow a whole run'],
  [3, 'Two numbers: two runs, bare soil between'],
  [4, 'Mark squares that stay bare with sticks'],
  [5, 'Stuck? A scarecrow knows a sure square'],
  [7, 'Bigger field: begin with the longest runs'],
  [13, 'Summer: one mistake fewer allowed'],
  [15, 'Two crops: runs may touch if they differ'],
  [25, 'Autumn: only four crows now'],
  [37, 'Winter fog hides a count: work around it'],
]);

/** Returns the explanation of the new element of a level, or "". */
export const lessonOf = (level: number): string => LESSONS.get(level) ?? '';

/** Returns the stars: three for a field without crows and scarecrows, fewer with them. */
export function starsFor(trouble: number): number {
  if (trouble === 0) return 3;
  return trouble <= 2 ? 2 : 1;
}
