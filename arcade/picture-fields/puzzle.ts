/** The contents of a square: 0 nothing, 1 the first crop, 2 the second. */
export type Crop = 0 | 1 | 2;

export interface Picture {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly crops: readonly Crop[];
  /** The letter of the colour of each square, or `.` where nothing grows. */
  readonly hues: readonly string[];
}

/** A run of one crop. */
export interface Block {
  readonly length: number;
  readonly crop: Crop;
}
export type Clue = readonly Block[];

/** A picture with its counts. Lines are numbered rows first, then columns. */
export interface Field {
  readonly picture: Picture;
  readonly lines: readonly (readonly number[])[];
  readonly clues: readonly Clue[];
  /** Lines whose counts are hidden by fog. */
  readonly fog: ReadonlySet<number>;
}

const cropOf = (letter: string): Crop => {
  if (letter === '.') return 0;
  return letter === letter.toLowerCase() ? 1 : 2;
};

/**
 * Reads a drawing with one line per row. A lower-case letter is a colour of the first crop, a capital letter a colour
 * of the second.
 */
export function picture(name: string, drawing: string): Picture {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim());
  const letters = rows.flatMap((row) => [...row]);
  return {
    name,
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    crops: letters.map(cropOf),
    hues: letters.map((letter) => letter.toLowerCase()),
  };
}

/** Returns the squares of each line. */
export function linesOf({ columns, rows }: Pick<Picture, 'columns' | 'rows'>): number[][] {
  const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
  return [
    ...range(rows).map((row) => range(columns).map((column) => row * columns + column)),
    ...range(columns).map((column) => range(rows).map((row) => row * columns + column)),
  ];
}

/** Returns the runs of a line. */
export function clueOf(crops: readonly Crop[]): Clue {
  const blocks: Block[] = [];
  crops.forEach((crop, index) => {
    if (crop === 0) return;
    const last = blocks.at(-1);
    if (last && crops[index - 1] === crop) blocks[blocks.length - 1] = { crop, length: last.length + 1 };
    else blocks.push({ crop, length: 1 });
  });
  return blocks;
}

export function fieldOf(drawn: Picture, fog: ReadonlySet<number> = new Set()): Field {
  const lines = linesOf(drawn);
  const clues = lines.map((cells) => clueOf(cells.map((cell) => drawn.crops[cell] ?? 0)));
  return { picture: drawn, lines, clues, fog };
}

export const hasTwoCrops = ({ crops }: Picture): boolean => crops.includes(2);
