import type { Random } from '../kit/random.ts';
import type { Difficulty } from './difficulty.ts';
import { COLUMNS, LANTERN, STONE, emptyBoard, isPlace, looseOf } from './grid.ts';

/**
 * Returns the colour group of a cell of the cluster, or -1 for an empty cell. `x` is the distance from the middle in
 * radii (-10 to 10), `row` counts from the ceiling, and `rows` is the number of rows.
 */
type Pattern = (x: number, row: number, rows: number) => number;

const ring = (x: number, y: number): number => Math.floor(Math.hypot(x, y * 1.73) / 2.6);

/** Levels use the patterns in turn. When they repeat, more rows and stray colours make them different. */
export const patterns: readonly { readonly name: string; readonly at: Pattern }[] = [
  { name: 'Low water', at: (_x, row) => Math.floor(row / 2) },
  { name: 'Piers', at: (x) => Math.floor((Math.abs(x) + 1) / 4) },
  { name: 'Sails', at: (x, row) => Math.floor((Math.abs(x) + row * 2) / 4) },
  {
    name: 'Two bays',
    at: (x, row) => (Math.abs(x) < 2 && row > 1 ? -1 : Math.floor((Math.abs(x) + row) / 3)),
  },
  { name: 'Sunrise', at: (x, row, rows) => ring(x, rows - 1 - row) },
  { name: 'Currents', at: (x, row) => Math.floor((x + 10 + row * 3) / 5) },
  {
    name: 'Reef',
    at: (x, row, rows) =>
      row > rows - 3 && Math.abs(Math.abs(x) - 5) > 2.5 ? -1 : Math.floor(Math.abs(x) / 3) + (row % 3),
  },
  { name: 'Whirlpools', at: (x, row, rows) => ring(Math.abs(x) - 5.5, row - rows / 2) },
  {
    name: 'Hourglass',
    at: (x, row, rows) =>
      Math.abs(x) > 10 - Math.min(row, rows - row) * 1.4 ? 0 : 1 + Math.floor((row + Math.abs(x)) / 3),
  },
  { name: 'Swell', at: (x, row) => Math.floor((row + 4 + Math.sin(x * 0.7) * 1.6) / 2) },
  {
    name: 'Lighthouse',
    at: (x, row) =>
      Math.abs(x) < 2.5 ? Math.floor(row / 2) : Math.floor((Math.abs(x) - row * 0.9 + 12) / 3),
  },
  {
    name: 'Jetties',
    at: (x, row) =>
      row > 2 && Math.floor((x + 11) / 3) % 2 === 0 ? -1 : Math.floor((x + 11) / 3) + Math.floor(row / 4),
  },
];

/** Returns the name of a level's pattern. */
export const patternName = (level: number): string => patterns[(level - 1) % patterns.length]?.name ?? '';

function lay(level: number, rules: Difficulty, random: Random): (number | null)[] {
  const board = emptyBoard();
  const palette = random.shuffle([0, 1, 2, 3, 4, 5]).slice(0, rules.colours);
  const pattern = patterns[(level - 1) % patterns.length];
  if (!pattern) return board;
  for (let row = 0; row < rules.rows; row++) {
    for (let column = 0; isPlace(row, column); column++) {
      const x = column * 2 + (row % 2) - (COLUMNS - 1);
      const group = pattern.at(x, row, rules.rows);
      if (group < 0) continue;
      const isStray = random.int(0, 99) < rules.stray;
      board[row * COLUMNS + column] = isStray ? random.pick(palette) : (palette[group % palette.length] ?? 0);
    }
  }
  return board;
}

/**
 * Replaces up to `count` coloured bubbles, from the second row down to row `lowest`, with bubbles of `kind`. Where
 * possible, it replaces a bubble together with its mirror image.
 */
function seed(board: (number | null)[], kind: number, count: number, lowest: number, random: Random): void {
  const places = random.shuffle(
    board.flatMap((held, index) => {
      const row = Math.floor(index / COLUMNS);
      return held !== null && held < STONE && row >= 1 && row <= lowest ? [index] : [];
    }),
  );
  let left = count;
  for (const index of places) {
    if (left <= 0) return;
    const row = Math.floor(index / COLUMNS);
    const mirror = row * COLUMNS + (COLUMNS - 1 - (row % 2) - (index % COLUMNS));
    for (const place of new Set([index, mirror])) {
      const held = board[place];
      if (left <= 0 || held === null || held === undefined || held >= STONE) continue;
      board[place] = kind;
      left--;
    }
  }
}

/** Returns the cluster a level starts with. */
export function buildBoard(level: number, rules: Difficulty, random: Random): (number | null)[] {
  const board = lay(level, rules, random);
  for (const index of looseOf(board)) board[index] = null;
  seed(board, LANTERN, rules.lanterns, rules.rows - 2, random);
  seed(board, STONE, rules.stones, rules.rows - 1, random);
  return board;
}
