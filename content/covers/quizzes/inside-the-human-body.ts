import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  glow,
  line,
  linear,
  num,
  place,
  solid,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { honeycomb, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

/** The joints of each finger from the wrist to the tip, thumb first. */
const fingers: readonly (readonly Point[])[] = [
  [
    [160, 316],
    [104, 256],
    [66, 202],
    [42, 156],
  ],
  [
    [174, 304],
    [142, 206],
    [126, 128],
    [117, 80],
    [111, 42],
  ],
  [
    [196, 300],
    [196, 196],
    [194, 106],
    [193, 50],
    [192, 8],
  ],
  [
    [218, 302],
    [248, 204],
    [264, 124],
    [273, 74],
    [279, 36],
  ],
  [
    [236, 310],
    [294, 232],
    [324, 172],
    [341, 134],
    [354, 102],
  ],
];

const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

/** Draws the hand in one colour, `more` units wider than it is. */
const flesh = (colour: string, more: number): string =>
  line('M196 330V540', colour, 112 + more) +
  fingers.map((points, at) => line(path(points), colour, (at === 0 ? 58 : 52) + more)).join('') +
  fill('M124 250C130 190 270 184 290 244C300 300 268 344 248 372H146C130 340 118 300 124 250Z', colour);

/** Draws a long bone between two joints: a slim shaft that flares at either end. */
function bone([ax, ay]: Point, [bx, by]: Point, width: number): string {
  const length = Math.hypot(bx - ax, by - ay) - 7;
  const [end, shaft] = [width * 0.5, width * 0.27];
  const side = (sign: number): string[] => [end, shaft, end * 0.9].map((reach) => num(sign * reach));
  const [t0 = '', t1 = '', t2 = ''] = side(-1);
  const [b0 = '', b1 = '', b2 = ''] = side(1);
  const [near, far] = [num(length * 0.26), num(length * 0.76)];
  const outline =
    `M0 ${t0}Q${num(length * 0.1)} ${t0} ${near} ${t1}L${far} ${t1}Q${num(length * 0.92)} ${t2} ${num(length)} ${t2}` +
    `Q${num(length + width * 0.34)} 0 ${num(length)} ${b2}Q${num(length * 0.92)} ${b2} ${far} ${b1}L${near} ${b1}Q${num(length * 0.1)} ${b0} 0 ${b0}Q${num(-width * 0.26)} 0 0 ${t0}Z`;
  return place(
    ax,
    ay,
    solid(outline, '#f4fbff', { edge: 4, shade: 0.2, paint: linear(['#ffffff', '#d6ecff'], 40) }),
    {
      turn: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
    },
  );
}

const bones = fingers
  .map((points) =>
    points
      .slice(1)
      .map((point, at) => bone(points[at] ?? point, point, 34 - at * 3.6))
      .join(''),
  )
  .join('');

const wrist = [
  [166, 330, 17, 14],
  [192, 320, 15, 13],
  [218, 322, 15, 13],
  [238, 334, 14, 13],
  [182, 352, 17, 13],
  [214, 352, 18, 13],
]
  .map(([x = 0, y = 0, rx = 0, ry = 0]) =>
    solid(ellipsePath(x, y, rx, ry), '#e6f4ff', { edge: 4, shade: 0.2 }),
  )
  .join('');

export default defineScene({
  palette: 'ink',
  bleed: 'bottom',
  background: (stage) => sky(stage, '#3a4fc8', '#0a0f44') + honeycomb(stage, 62, '#9fb4ff', 0.12),
  motif: () =>
    glow(196, 200, 250, '#3fa4ff', 0.7) +
    place(
      12,
      34,
      flesh('#7fe4ff', 8) +
        flesh('#1f7fe0', 0) +
        fill(circlePath(196, 250, 76), '#5fc4ff', 0.25) +
        bone([180, 374], [172, 500], 46) +
        bone([216, 374], [226, 500], 38) +
        wrist +
        bones,
      { scale: 0.94 },
    ) +
    sparkle(52, 62, 15, '#c8f0ff') +
    sparkle(356, 296, 17, '#c8f0ff'),
});
