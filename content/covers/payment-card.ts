/** A payment card with its face, chip and shadow, for the pictures of credit cards. */
import { fill, gleam, inside, line, place, rectPath, solid } from './grammar.ts';

const face = rectPath(-172, -108, 344, 216, 26);

const chip = (metal: string): string =>
  solid(rectPath(-138, -40, 62, 50, 12), metal, { edge: 5 }) +
  line(
    'M-138 -24H-118V-6H-138M-76 -24H-96V-6H-76M-107 -40V-24M-107 10V-6M-118 -24H-96M-118 -6H-96',
    '#6a4a12',
    3.5,
    0.7,
  );

/** Draws raised marks in place of the number. */
const marks = (colour: string): string =>
  [0, 1, 2].map((group) => fill(rectPath(-138 + group * 58, 38, 44, 13, 6.5), colour, 0.85)).join('') +
  fill(rectPath(-138, 66, 102, 11, 5.5), colour, 0.6);

/**
 * Draws a card around the middle of the motif. `pattern` is drawn on its face, which is 344 by 216 units around 0, 0.
 */
export const paymentCard = (
  colour: string,
  pattern: string,
  { metal = '#ffcf4a', mark = '#ffffff', turn = -12 }: { metal?: string; mark?: string; turn?: number } = {},
): string =>
  place(
    200,
    204,
    place(10, 22, fill(face, '#0b0430', 0.38)) +
      solid(face, colour, { edge: 9, depth: 9, depthX: 3 }) +
      inside(face, pattern) +
      solid(face, colour, { edge: 7, shade: 0.22, rim: 0.55, paint: 'none' }) +
      chip(metal) +
      marks(mark) +
      gleam('M-146 -86H-92', 7, 0.75),
    { turn, scale: 1 },
  );
