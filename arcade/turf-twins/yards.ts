import { phrase } from './texts.ts';

/** The contents of a tile: floor, potted tree, paint tub, sprinkler, puddle. */
export type Cell = '.' | '#' | 'B' | 'S' | '~';

export interface Spot {
  x: number;
  y: number;
}

export interface Yard {
  readonly name: string;
  /** Text about what is new in this courtyard. */
  readonly hint: string;
  readonly seconds: number;
  readonly lemons: boolean;
  readonly cells: readonly Cell[];
  /** The number of empty floor cells, and the positions of tubs and sprinklers. */
  readonly floor: number;
  readonly tubs: readonly Spot[];
  readonly sprinklers: readonly Spot[];
  readonly starts: readonly [Spot, Spot];
}

export const COLS = 18;
export const ROWS = 12;

interface Plan {
  name: string;
  hint: string;
  seconds?: number;
  lemons?: boolean;
  /** The left half. The right half is the same, rotated by 180 degrees, so that neither side has an advantage. */
  half: string;
}

const PLANS: readonly Plan[] = [
  {
    name: 'Pomelo Patio',
    hint: phrase('hint.most'),
    seconds: 40,
    half: `
      #........ ......... ......... ...B..... ......... .A.......
      ......... ......... ......... ......... ......... #........`,
  },
  {
    name: 'Two Pot Walk',
    hint: phrase('hint.pots'),
    half: `
      ......... ......... ..##..... ......... .....#... .A...B...
      ......... ......#.. ......... ..##..... ......... .........`,
  },
  {
    name: 'Soapy Corner',
    hint: phrase('hint.puddles'),
    half: `
      ......... .~~...... ......... ....#..~. ....#..~. .A..#..B.
      ......... ......... ...~~.... ......... .#....... .........`,
  },
  {
    name: 'Lemon Court',
    hint: phrase('hint.lemon'),
    lemons: true,
    half: `
      #........ ......... ...#....B ......... ......... .A...#...
      ......... .B....... ......... ...#..... ......... #........`,
  },
  {
    name: 'First Rain',
    hint: phrase('hint.sprinklers'),
    half: `
      ......... ..B...... ......... ......... .....S... .A.......
      ......... ......... ..#...... ..#...... ....##... .........`,
  },
  {
    name: 'The Cloister',
    hint: phrase('hint.rooms'),
    lemons: true,
    half: `
      ......... ..###..## ..#...... ..#..~... ......... .A...B...
      ......... ..#...... ..#..~... ..#...... ..###..## .........`,
  },
  {
    name: 'Fountain Square',
    hint: phrase('hint.wet'),
    half: `
      #........ ...B..... ......... .......~~ ......~~# .A....~##
      ......~## ......~~# .......~~ ......... ..#...... #...B....`,
  },
  {
    name: 'Twin Showers',
    hint: phrase('hint.blink'),
    lemons: true,
    half: `
      ......... ...S..... ......... ......#.. .B....#.. .A....#..
      ......#.. ......#.. ......... ....S.... ......... ..B......`,
  },
  {
    name: 'Long Hedge',
    hint: phrase('hint.gates'),
    lemons: true,
    half: `
      ......... ......... ..#....~. ..#.....# ..B.....# .A......#
      ......... ..#.....# ..#.....# .......B# ...~~...# .........`,
  },
  {
    name: 'Zigzag Garden',
    hint: phrase('hint.walls'),
    half: `
      ......... ..####... ......... .....###. .B....... .A...S...
      ......... ..####... ......~~. ......... ...###..B .........`,
  },
  {
    name: 'Siesta Storm',
    hint: phrase('hint.storm'),
    lemons: true,
    half: `
      ...B..... ......... ...S..... ......##. ......... .A......~
      ........~ ......##. ...S..... ......... ..#...B.. ..#......`,
  },
  {
    name: 'Grand Mosaic',
    hint: phrase('hint.all'),
    lemons: true,
    half: `
      #........ ..~~..#.. ......#.. .B....... ....S...# .A......#
      ....##... ......... .#...~~.. .#....... ....S..B. #........`,
  },
];

export const centreOf = (cell: number): Spot => ({
  x: (cell % COLS) + 0.5,
  y: Math.floor(cell / COLS) + 0.5,
});

function build({ name, hint, seconds = 50, lemons = false, half }: Plan): Yard {
  const rows = half.trim().split(/\s+/);
  const signs = rows.map((row, y) => {
    const turned = [...(rows[ROWS - 1 - y] ?? '')].toReversed().join('');
    return row + turned.replace('A', 'Z');
  });
  const flat = [...signs.join('')];
  const find = (sign: string): Spot => {
    const index = flat.indexOf(sign);
    return { x: (index % COLS) + 0.5, y: Math.floor(index / COLS) + 0.5 };
  };
  const cells = flat.map((sign): Cell => (sign === 'A' || sign === 'Z' ? '.' : (sign as Cell)));
  const all = (kind: Cell): Spot[] => cells.flatMap((own, cell) => (own === kind ? [centreOf(cell)] : []));
  return {
    name,
    hint,
    seconds,
    lemons,
    cells,
    floor: cells.filter((kind) => kind === '.').length,
    tubs: all('B'),
    sprinklers: all('S'),
    starts: [find('A'), find('Z')],
  };
}

export const YARDS: readonly Yard[] = PLANS.map(build);

/** Returns the courtyard of a level, counted from 1. After the last courtyard, the courtyards repeat. */
export function yardOf(level: number): Yard {
  const yard = YARDS[(level - 1) % YARDS.length];
  if (!yard) throw new RangeError(`No courtyard ${level}`);
  return yard;
}

export const cellAt = (x: number, y: number): number =>
  x < 0 || y < 0 || x >= COLS || y >= ROWS ? -1 : Math.floor(y) * COLS + Math.floor(x);

export const isSolid = (yard: Yard, cell: number): boolean => {
  const kind = yard.cells[cell];
  return kind === undefined || kind === '#' || kind === 'B' || kind === 'S';
};

export const isPaintable = (yard: Yard, cell: number): boolean => yard.cells[cell] === '.';

const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: COLS * ROWS }, (_, cell) => {
  const column = cell % COLS;
  const found: number[] = [];
  if (column > 0) found.push(cell - 1);
  if (column < COLS - 1) found.push(cell + 1);
  if (cell >= COLS) found.push(cell - COLS);
  if (cell < COLS * (ROWS - 1)) found.push(cell + COLS);
  return found;
});

/** Returns the adjacent cells of a cell, up to four. */
export const besides = (cell: number): readonly number[] => NEIGHBOURS[cell] ?? [];
