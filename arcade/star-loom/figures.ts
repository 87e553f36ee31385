import type { Random } from '../kit/random.ts';
import { SIDE, placeOf } from './board.ts';
import { phrase } from './texts.ts';

/** A constellation as drawn: stars as `column,row`, threads as pairs of star numbers. */
interface Drawing {
  readonly name: string;
  readonly stars: string;
  readonly threads: string;
}

const DRAWINGS: readonly Drawing[] = [
  { name: phrase('figure.needle'), stars: '0,3 1,2 2,1 3,0', threads: '01 12 23' },
  { name: phrase('figure.spindle'), stars: '1,0 0,2 2,2 1,4', threads: '01 02 13 23' },
  { name: phrase('figure.sail'), stars: '1,0 0,3 3,3 1,4', threads: '01 02 13 23' },
  { name: phrase('figure.fish'), stars: '0,0 0,2 2,1 4,0 4,2', threads: '02 12 23 24 34' },
  { name: phrase('figure.lantern'), stars: '2,0 0,2 4,2 1,4 3,4', threads: '01 02 13 24 34' },
  { name: phrase('figure.shuttle'), stars: '0,1 2,0 4,0 6,1 3,2', threads: '01 12 23 34 40' },
  { name: phrase('figure.swan'), stars: '0,0 1,2 3,3 5,2 4,5', threads: '01 12 23 34 24' },
  { name: phrase('figure.harp'), stars: '0,0 0,5 4,4 4,1 2,0 2,5', threads: '01 15 52 23 34 40' },
  { name: phrase('figure.kite'), stars: '2,0 0,2 4,2 2,4 3,6 2,2', threads: '01 02 13 23 34 15 25' },
  { name: phrase('figure.crown'), stars: '0,0 3,0 6,0 1,3 5,3 3,3', threads: '03 35 54 42 31 14' },
  { name: phrase('figure.ladder'), stars: '0,0 0,3 0,6 3,0 3,3 3,6', threads: '01 12 34 45 03 14 25' },
  { name: phrase('figure.heron'), stars: '0,0 2,1 2,3 4,3 3,5 5,1 3,6', threads: '01 12 23 35 24 46' },
  { name: phrase('figure.anchor'), stars: '3,0 3,2 3,5 0,3 6,3 1,5 5,5', threads: '01 12 35 52 26 64' },
  { name: phrase('figure.fox'), stars: '0,0 5,0 1,2 4,2 0,4 5,4 3,6', threads: '02 13 23 24 35 46 56' },
  {
    name: phrase('figure.wheel'),
    stars: '3,0 5,1 6,3 5,5 3,6 1,5 0,3 1,1',
    threads: '01 12 23 34 45 56 67 70',
  },
  {
    name: phrase('figure.weaver'),
    stars: '3,0 1,2 5,2 3,2 0,5 6,5 2,6 4,6',
    threads: '01 02 13 23 14 25 36 37',
  },
];

/** A cell of a constellation. A star that is cleared there is woven in. */
export interface Stitch {
  readonly place: number;
  /** The kind that the star must have, unless a comet clears it. If absent, any kind will do. */
  readonly tint?: number;
}

export interface Figure {
  readonly name: string;
  readonly stitches: readonly Stitch[];
  readonly threads: readonly (readonly [from: number, to: number])[];
}

export const FIGURES = DRAWINGS.length;

/** Creates a constellation at a random position of the board, mirrored in half of the cases, with some tinted stars. */
export function createFigure(number: number, tints: number, kinds: number, random: Random): Figure {
  const { name, stars, threads } = DRAWINGS[number % FIGURES] ?? { name: '', stars: '', threads: '' };
  const spots = stars.split(' ').map((spot) => spot.split(',').map(Number));
  const width = Math.max(...spots.map(([column = 0]) => column));
  const height = Math.max(...spots.map(([, row = 0]) => row));
  const left = random.int(0, SIDE - 1 - width);
  const top = random.int(0, SIDE - 1 - height);
  const isMirrored = random.chance(0.5);
  const tinted = random.shuffle(spots.map((_, at) => at)).slice(0, tints);
  return {
    name,
    stitches: spots.map(([column = 0, row = 0], at) => {
      const place = placeOf(left + (isMirrored ? width - column : column), top + row);
      return tinted.includes(at) ? { place, tint: random.int(0, kinds - 1) } : { place };
    }),
    threads: threads.split(' ').map((pair) => [Number(pair[0]), Number(pair[1])] as const),
  };
}
