import { defineScene, ellipsePath, fill, line } from '../grammar.ts';
import {
  body,
  brightEye,
  cream,
  elementLight,
  gold,
  nightSky,
  shrinking,
  smoothPath,
  starOf,
  tapered,
} from '../night.ts';
import type { Point } from '../grammar.ts';

const light = elementLight.earth;

/** The line of the body: from the chest through the belly into the curl of the tail. */
const trunk: Point[] = [
  [136, 182],
  [150, 238],
  [190, 284],
  [246, 300],
  [300, 282],
  [330, 236],
  [322, 190],
  [292, 168],
];

const scales = [
  [206, 284],
  [240, 292],
  [274, 286],
  [302, 262],
  [318, 230],
]
  .map(([x = 0, y = 0]) => line(`M${x - 16} ${y - 16}Q${x + 4} ${y} ${x - 10} ${y + 22}`, '#0d7a66', 5, 0.55))
  .join('');

const horn = (points: readonly Point[]): string =>
  body(tapered(points, shrinking(points.length, 17, 3)), cream, { edge: 6 });

const head = smoothPath([
  [116, 86],
  [162, 94],
  [180, 132],
  [160, 170],
  [116, 186],
  [72, 204],
  [46, 196],
  [44, 168],
  [72, 136],
  [92, 104],
]);

export default defineScene({
  palette: 'violet',
  background: (stage) => nightSky(stage, 'earth', 103),
  motif: () =>
    body(
      'M300 184C258 172 238 136 250 92C274 104 290 116 300 134C316 108 340 92 372 92C372 138 348 172 300 184Z',
      light,
    ) +
    body(
      tapered(
        [
          [154, 256],
          [110, 272],
          [84, 308],
          [104, 350],
        ],
        [24, 20, 15, 12],
      ),
      '#e9b07e',
      { edge: 6 },
    ) +
    body(tapered(trunk, [56, 62, 62, 54, 42, 30, 20, 12]), light, { decor: scales }) +
    body(
      smoothPath([
        [96, 150],
        [160, 128],
        [206, 190],
        [226, 250],
        [196, 262],
        [180, 290],
        [156, 268],
        [126, 286],
        [112, 254],
        [88, 240],
      ]),
      gold,
    ) +
    body(
      tapered(
        [
          [176, 262],
          [148, 296],
          [144, 332],
          [176, 366],
        ],
        [26, 21, 16, 12],
      ),
      gold,
      { edge: 6 },
    ) +
    horn([
      [144, 98],
      [168, 54],
      [210, 30],
      [252, 40],
      [272, 70],
    ]) +
    body('M152 128C184 112 214 120 226 144C200 158 172 158 152 146Z', '#c98bb6', { edge: 5 }) +
    body(head, gold) +
    horn([
      [118, 96],
      [126, 48],
      [158, 14],
      [202, 8],
      [228, 30],
    ]) +
    body('M84 196C92 224 84 250 62 266C54 240 56 216 62 200Z', cream, { edge: 5 }) +
    brightEye(118, 132, 15, light) +
    fill(ellipsePath(56, 174, 6, 5), '#5d2470') +
    line('M54 192Q76 192 92 182', '#5d2470', 5) +
    fill(ellipsePath(104, 358, 16, 10) + ellipsePath(182, 374, 17, 10), '#5d3a86') +
    starOf(332, 232, 18) +
    starOf(246, 296, 13) +
    starOf(166, 198, 18),
});
