import { circlePath, defineScene, fill, line } from '../grammar.ts';
import {
  body,
  brightEye,
  cream,
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

const leg = (points: readonly Point[]): string =>
  body(tapered(points, shrinking(points.length, 13, 3)), '#f0a37e', { edge: 5 });

const arm: Point[] = [
  [262, 206],
  [318, 190],
  [340, 146],
  [324, 112],
];

const claw =
  'M296 122C270 84 280 36 322 18C316 44 318 60 326 76C334 58 348 42 372 40C384 84 364 122 334 136C318 140 304 134 296 122Z';

const shell = smoothPath([
  [200, 152],
  [272, 168],
  [308, 226],
  [276, 288],
  [200, 316],
  [124, 288],
  [92, 226],
  [128, 168],
]);

export default defineScene({
  palette: 'violet',
  background: (stage) => nightSky(stage, 'water', 41),
  motif: () =>
    mirrored(
      leg([
        [280, 234],
        [334, 226],
        [368, 250],
        [378, 290],
      ]) +
        leg([
          [272, 262],
          [322, 272],
          [346, 304],
          [344, 342],
        ]) +
        leg([
          [248, 286],
          [284, 314],
          [294, 346],
          [280, 376],
        ]) +
        body(tapered(arm, [15, 17, 17, 20]), '#f0a37e', { edge: 6 }) +
        body(claw, gold) +
        line('M230 162V128', '#e9a878', 10) +
        brightEye(230, 122, 17, light),
    ) +
    body(shell, gold, {
      decor:
        fill('M110 250Q200 300 290 250V330H110Z', '#d87f9c', 0.4) +
        line('M132 222Q200 186 268 222', '#fff6d8', 8, 0.5),
    }) +
    mirrored(fill(circlePath(252, 236, 11), '#fff2cf', 0.7)) +
    line('M176 282Q200 296 224 282', '#7a2c72', 7) +
    line('M200 178L200 226L156 264M200 226L240 266', cream, 3, 0.8) +
    starOf(200, 224, 26) +
    starOf(200, 180, 10) +
    starOf(156, 264, 10) +
    starOf(242, 266, 10),
});
