/** Turned chessmen. Each has its foot at 0, 0 and is about 150 units tall. */
import {
  circlePath,
  deepen,
  fill,
  gleam,
  line,
  linear,
  polygonPath,
  rectPath,
  solid,
  tint,
} from './grammar.ts';

/** Returns the paint of turned wood, with light from the left. */
const turned = (colour: string): string =>
  linear([deepen(colour, 0.12), `${tint(colour, 0.5)} 28%`, `${colour} 55%`, deepen(colour, 0.5)], 0);

const part = (path: string, colour: string): string =>
  solid(path, colour, { edge: 4, shade: 0.22, rim: 0.4, paint: turned(colour) });

const foot = (colour: string): string =>
  part(rectPath(-42, -18, 84, 20, 9), colour) + part(rectPath(-34, -32, 68, 18, 8), colour);

const stem = (colour: string): string =>
  foot(colour) +
  part('M-29 -30C-13 -46 -13 -64 -15 -86H15C13 -64 13 -46 29 -30Z', colour) +
  part(rectPath(-25, -97, 50, 13, 6), colour);

/** Draws a king with a cross. */
export const king = (colour: string): string =>
  stem(colour) +
  part('M-5 -122V-134H-16V-145H-5V-157H5V-145H16V-134H5V-122Z', colour) +
  part('M-15 -96L-28 -122Q0 -140 28 -122L15 -96Z', colour) +
  gleam('M-14 -104L-18 -116', 4, 0.7);

/** Draws a queen with a crown of five points. */
export const queen = (colour: string): string =>
  stem(colour) +
  part(
    polygonPath(
      [
        [-15, -96],
        [-33, -130],
        [-15, -118],
        [-11, -140],
        [0, -120],
        [11, -140],
        [15, -118],
        [33, -130],
        [15, -96],
      ],
      3,
    ),
    colour,
  ) +
  [
    [-33, -132],
    [-11, -143],
    [11, -143],
    [33, -132],
  ]
    .map(([x = 0, y = 0]) => part(circlePath(x, y, 6), colour))
    .join('');

/** Draws a knight that looks to the left. */
export const knight = (colour: string): string =>
  foot(colour) +
  part(
    'M-28 -30C-30 -56 -6 -64 -4 -82Q-14 -72 -28 -68Q-44 -66 -46 -80Q-46 -90 -36 -98L-20 -122L-20 -142L-4 -129C28 -124 38 -94 36 -66C35 -48 30 -40 29 -30Z',
    colour,
  ) +
  line('M8 -118Q24 -106 23 -70', deepen(colour, 0.5), 4, 0.7) +
  fill(circlePath(-14, -108, 5), deepen(colour, 0.75)) +
  fill(circlePath(-37, -82, 3), deepen(colour, 0.75));
