import { circlePath, defineScene, fill, glow, line, place } from '../grammar.ts';
import {
  body,
  brightEye,
  elementLight,
  gold,
  mirrored,
  nightSky,
  shrinking,
  smoothPath,
  starOf,
  tapered,
} from '../night.ts';
import type { Point } from '../grammar.ts';

const light = elementLight.water;

/** Segments of the tail, from the body up and over. */
const tail: readonly Point[] = [
  [196, 196],
  [212, 154],
  [246, 122],
  [290, 112],
  [330, 128],
  [352, 166],
];
const segments = tail
  .map(([x, y], index) => body(circlePath(x, y, 36 - index * 2.6), gold, { edge: 7 }))
  .join('');

const leg = (points: readonly Point[]): string =>
  body(tapered(points, shrinking(points.length, 11, 3)), '#e08a8c', { edge: 4 });

const arm: Point[] = [
  [230, 296],
  [282, 300],
  [312, 328],
  [302, 356],
];
const claw =
  'M318 338C352 330 372 352 364 384C348 366 336 364 322 370C330 380 330 394 318 402C288 396 282 356 318 338Z';

export default defineScene({
  palette: 'violet',
  background: (stage) => nightSky(stage, 'water', 83),
  motif: () =>
    place(
      -30,
      -44,
      mirrored(
        leg([
          [236, 214],
          [284, 206],
          [318, 226],
          [330, 262],
        ]) +
          leg([
            [240, 240],
            [284, 240],
            [312, 264],
            [316, 296],
          ]) +
          leg([
            [240, 264],
            [272, 276],
            [288, 300],
            [276, 324],
          ]) +
          body(tapered(arm, [13, 14, 15, 16]), gold, { edge: 5 }) +
          body(claw, '#ffb07a'),
      ) +
        segments +
        body('M330 178C344 158 372 170 372 196C370 224 344 236 318 262C322 236 312 216 318 198Z', '#ff5f6d', {
          edge: 6,
        }) +
        glow(322, 252, 34, '#ffd0d6', 0.9) +
        body(
          smoothPath([
            [200, 182],
            [246, 204],
            [256, 254],
            [236, 304],
            [200, 322],
            [164, 304],
            [144, 254],
            [154, 204],
          ]),
          gold,
          { decor: line('M140 226Q200 250 260 226M140 258Q200 282 260 258', '#b3507a', 6, 0.5) },
        ) +
        mirrored(brightEye(222, 296, 12, light)) +
        fill(circlePath(200, 244, 20), '#ff4f5f') +
        starOf(200, 244, 26) +
        starOf(246, 122, 12) +
        starOf(330, 128, 12),
      { scale: 1.08 },
    ),
});
