import { createRandom } from '../kit/random.ts';

/** Width of the valley. There is a snow column every STEP units, and some beyond both ends. */
export const WIDTH = 700;
export const STEP = 4;
export const MARGIN = 200;
const COLUMNS = (WIDTH + MARGIN * 2) / STEP + 1;
/** Height of the bare rock. No snow can be removed below it. */
export const ROCK = 372;
const CREST = 90;
/** The maximum stable height difference between two columns. */
const STEEP = 6;

/** The y position of the snow's surface in each column. y runs downwards. */
export type Snow = number[];

export interface Shape {
  seed: number;
  /** Height of the middle above the forts. */
  hill: number;
  /** Roughness of the slopes. */
  rough: number;
  /** Height of the right fort above the left one. */
  tilt: number;
  isMirrored: boolean;
}

const columnX = (column: number): number => column * STEP - MARGIN;

/** Creates the snow of a new valley: flat under the forts, a hill or hollow between. */
export function createSnow({ seed, hill, rough, tilt, isMirrored }: Shape): Snow {
  const random = createRandom(seed);
  const waves = [1, 2, 3, 5].map((pitch) => ({
    pitch: pitch * random.range(0.85, 1.15),
    shift: random.range(0, Math.PI * 2),
    height: (rough * random.range(0.5, 1)) / pitch,
  }));
  const at = (x: number): number => {
    const middle = Math.max(0, Math.min(1, (x - 190) / (WIDTH - 380)));
    const bump = Math.sin(middle * Math.PI) ** 2;
    const wave = waves.reduce(
      (sum, { pitch, shift, height }) => sum + Math.sin(middle * pitch * Math.PI * 2 + shift) * height,
      0,
    );
    const side = isMirrored ? 0 : (middle - 0.5) * tilt;
    return 290 - bump * (hill + wave) - side;
  };
  return Array.from({ length: COLUMNS }, (_, column) => {
    const x = columnX(column);
    const y = isMirrored ? (at(x) + at(WIDTH - x)) / 2 : at(x);
    return Math.max(CREST, Math.min(ROCK - 8, y));
  });
}

/** Returns the y position of the surface at x. */
export function surface(snow: Snow, x: number): number {
  const place = Math.max(0, Math.min(snow.length - 1.001, (x + MARGIN) / STEP));
  const column = Math.floor(place);
  const left = snow[column] ?? ROCK;
  const right = snow[column + 1] ?? left;
  return left + (right - left) * (place - column);
}

/** Calls `each` for the columns within `radius` of x, with half the height of the circle at that column. */
function within(snow: Snow, x: number, radius: number, each: (column: number, half: number) => void): void {
  const first = Math.max(0, Math.ceil((x - radius + MARGIN) / STEP));
  const last = Math.min(snow.length - 1, Math.floor((x + radius + MARGIN) / STEP));
  for (let column = first; column <= last; column += 1) {
    const dx = columnX(column) - x;
    each(column, Math.sqrt(Math.max(0, radius * radius - dx * dx)));
  }
}

/** Removes a round hole from the snow. Snow above it falls down. */
export function blast(snow: Snow, x: number, y: number, radius: number): void {
  within(snow, x, radius, (column, half) => {
    const top = snow[column] ?? ROCK;
    const gone = Math.max(0, y + half - Math.max(top, y - half));
    snow[column] = Math.min(ROCK, top + gone);
  });
}

/** Adds a mound of snow. */
export function heap(snow: Snow, x: number, radius: number): void {
  within(snow, x, radius, (column, half) => {
    snow[column] = Math.max(CREST, (snow[column] ?? ROCK) - half * 0.9);
  });
}

/** Lets slopes slide a little if they are too steep. Returns true while anything moves. */
export function slide(snow: Snow): boolean {
  let isMoving = false;
  for (let round = 0; round < 3; round += 1) {
    for (let column = 0; column < snow.length - 1; column += 1) {
      const one = snow[column] ?? ROCK;
      const two = snow[column + 1] ?? ROCK;
      const step = two - one;
      if (Math.abs(step) <= STEEP) continue;
      const part = (Math.abs(step) - STEEP) * 0.3 * Math.sign(step);
      snow[column] = one + part;
      snow[column + 1] = two - part;
      if (Math.abs(part) > 0.12) isMoving = true;
    }
  }
  return isMoving;
}
