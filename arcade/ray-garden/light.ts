import {
  BLUE,
  GREEN,
  HEADINGS,
  RED,
  WHITE,
  type Garden,
  type Heading,
  type Piece,
  type Setting,
  type Sun,
} from './garden.ts';

/** Light between two neighbouring tiles. */
export interface Ray {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly colour: number;
  /** Distance from the sun, in tiles. */
  readonly far: number;
}
export interface Shine {
  readonly rays: readonly Ray[];
  /** The colours that reach each flower, in the order of the flowers. */
  readonly reached: readonly number[];
}

export const reflect = ([dx, dy]: Heading, state: number): Heading =>
  state === 0 ? [0 - dy, 0 - dx] : [dy, dx];

const turned = (heading: Heading, toUpperLeft: boolean): Heading => {
  const sign = toUpperLeft ? -1 : 1;
  return heading[0] === 0 ? [sign, 0] : [0, sign];
};

export interface Branch {
  readonly heading: Heading;
  readonly colour: number;
}

/** Returns the directions and colours of the light that leaves a piece. */
export function branch(piece: Piece, state: number, heading: Heading, colour: number): Branch[] {
  const straight = { heading, colour };
  switch (piece.kind) {
    case 'mirror':
      return [{ heading: reflect(heading, state), colour }];
    case 'splitter':
      return [straight, { heading: reflect(heading, state), colour }];
    case 'stand':
      return state === 2 ? [straight] : [{ heading: reflect(heading, state), colour }];
    case 'prism':
      return [
        { heading: turned(heading, state === 0), colour: colour & RED },
        { heading, colour: colour & GREEN },
        { heading: turned(heading, state === 1), colour: colour & BLUE },
      ].filter((part) => part.colour > 0);
    case 'lens':
      return (colour & piece.tint) > 0 ? [{ heading, colour: colour & piece.tint }] : [];
    case 'portal':
      return [straight];
    case 'pot':
      return [];
  }
}

const headingIndex = ([dx, dy]: Heading): number => HEADINGS.findIndex(([x, y]) => x === dx && y === dy);

interface Plan {
  readonly pieceAt: ReadonlyMap<number, number>;
  readonly flowerAt: ReadonlyMap<number, number>;
}
const plans = new WeakMap<readonly Piece[], Plan>();

/**
 * Returns the positions of all things. They are computed once per bed, because turning changes neither pieces nor
 * flowers.
 */
function planOf({ pieces, flowers }: Garden): Plan {
  const known = plans.get(pieces);
  if (known) return known;
  const plan = {
    pieceAt: new Map(pieces.map((piece, index) => [piece.cell, index])),
    flowerAt: new Map(flowers.map(({ cell }, index) => [cell, index])),
  };
  plans.set(pieces, plan);
  return plan;
}

/** Follows the sun's light through the bed. */
export function shine(garden: Garden, setting: Setting, sun: Sun): Shine {
  const { columns, rows, pieces, flowers } = garden;
  const { pieceAt, flowerAt } = planOf(garden);
  const reached = flowers.map(() => 0);
  const rays: Ray[] = [];
  const seen = new Map<number, number>();
  const queue: Ray[] = [{ ...sun, colour: WHITE, far: 0 }];
  for (const ray of queue) {
    const { heading, far } = ray;
    const key = ((ray.y + 1) * (columns + 2) + ray.x + 1) * 4 + headingIndex(heading);
    const before = seen.get(key) ?? 0;
    const colour = ray.colour & ~before;
    if (colour === 0) continue;
    seen.set(key, before | colour);
    rays.push({ ...ray, colour });
    const [x, y] = [ray.x + heading[0], ray.y + heading[1]];
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
    const cell = y * columns + x;
    const flower = flowerAt.get(cell);
    if (flower !== undefined) {
      reached[flower] = (reached[flower] ?? 0) | colour;
      continue;
    }
    const index = pieceAt.get(cell);
    const piece = index === undefined ? undefined : pieces[index];
    if (!piece || index === undefined) {
      queue.push({ x, y, heading, colour, far: far + 1 });
      continue;
    }
    const from = piece.kind === 'portal' ? piece.twin : cell;
    for (const part of branch(piece, setting[index] ?? 0, heading, colour))
      queue.push({ x: from % columns, y: Math.floor(from / columns), ...part, far: far + 1 });
  }
  return { rays, reached };
}

export const isInBloom = (garden: Garden, setting: Setting, hour: number): boolean => {
  const sun = garden.suns[hour];
  if (!sun) return false;
  const { reached } = shine(garden, setting, sun);
  return garden.flowers.every(({ wish }, index) => reached[index] === wish);
};
