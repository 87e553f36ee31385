import { circlePath, defineScene, glow, line, place, polygonPath } from '../grammar.ts';
import { body, cream, elementLight, gold, nightSky, starOf, tapered } from '../night.ts';
import type { Point } from '../grammar.ts';

const light = elementLight.fire;

/** The bow, aiming up; it is turned as a whole. */
const limb: Point[] = [
  [-182, 66],
  [-166, 34],
  [-132, 6],
  [-84, -30],
  [-34, -52],
  [0, -56],
  [34, -52],
  [84, -30],
  [132, 6],
  [166, 34],
  [182, 66],
];

const bow =
  line('M-178 62L0 150L178 62', '#fff2cf', 5) +
  body(tapered(limb, [5, 11, 14, 18, 20, 22, 20, 18, 14, 11, 5]), gold) +
  body('M-30 -84H30L24 -26H-24Z', light, { edge: 6 }) +
  line('M-25 -70H25M-24 -55H24M-23 -40H23', '#fff2cf', 5, 0.8);

const feather = (x: number): string =>
  body(
    polygonPath(
      [
        [0, 116],
        [x, 138],
        [x, 196],
        [0, 172],
      ],
      6,
    ),
    light,
    { edge: 5 },
  );

const arrow =
  feather(-34) +
  feather(34) +
  body(
    polygonPath(
      [
        [-8, -160],
        [8, -160],
        [8, 176],
        [-8, 176],
      ],
      4,
    ),
    cream,
    { edge: 4 },
  ) +
  glow(0, -182, 84, '#ffd9a0', 0.9) +
  body(
    polygonPath(
      [
        [0, -246],
        [48, -150],
        [0, -172],
        [-48, -150],
      ],
      8,
    ),
    gold,
  );

export default defineScene({
  palette: 'violet',
  background: (stage) => nightSky(stage, 'fire', 97),
  motif: () =>
    place(186, 218, bow + arrow, { turn: 45, scale: 0.94 }) +
    body(circlePath(78, 328, 10), cream, { edge: 3 }) +
    starOf(344, 62, 24) +
    starOf(82, 92, 17) +
    starOf(320, 318, 15) +
    starOf(120, 128, 10),
});
