import {
  circlePath,
  deepen,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  polygonPath,
  shadow,
  solid,
  staged,
  tint,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { sparkle } from '../props.ts';
import { die } from '../props-more.ts';

const [leather, gold, felt] = ['#b3263a', '#ffbf3f', '#0f9068'] as const;

/** The angle of the cup's axis from foot to mouth, in radians. */
const axis = (38 * Math.PI) / 180;
const [ax, ay] = [Math.cos(axis), Math.sin(axis)];

/** Returns a point of the cup: `along` its axis from the foot, `across` to its lower side. */
const at = (along: number, across: number): Point => [
  34 + ax * along - ay * across,
  66 + ay * along + ax * across,
];

/** Returns an oval across the axis: a round section of the cup, seen at an angle. */
const oval = (along: number, across: number, depth: number, from = 0, to = 360): Point[] =>
  Array.from({ length: 33 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / 32) * Math.PI) / 180;
    return at(along + Math.cos(angle) * depth, Math.sin(angle) * across);
  });

/** Returns the outline of the cup's wall between two sections. */
const wall = (from: readonly [number, number, number], to: readonly [number, number, number]): string =>
  polygonPath([...oval(...from, 90, 270), ...oval(...to, 270, 450)], 1);

/** Returns the visible half of a ring around the wall. */
const ring = (from: readonly [number, number, number], to: readonly [number, number, number]): string =>
  polygonPath([...oval(...from, 90, 270), ...oval(...to, 270, 90)], 1);

const cup =
  solid(wall([-10, 86, 34], [196, 122, 52]), leather, {
    edge: 18,
    rim: 0.5,
    paint: linear([tint(leather, 0.42), `${leather} 42%`, deepen(leather, 0.55)], 112),
    decor:
      fill(ring([30, 92, 36], [56, 96, 39]), gold) +
      fill(ring([36, 93, 37], [41, 94, 37]), '#fff3c2', 0.7) +
      fill(ring([96, 105, 43], [100, 106, 43]), '#ffd9a0', 0.55) +
      fill(ring([128, 110, 46], [132, 111, 46]), '#ffd9a0', 0.55),
  }) +
  solid(wall([166, 124, 52], [196, 130, 55]), gold, { edge: 12, rim: 0.7 }) +
  solid(polygonPath(oval(198, 130, 55), 1), gold, { edge: 8, rim: 0.9 }) +
  fill(polygonPath(oval(200, 112, 44), 1), linear(['#2a0616', '#5f0f26 60%', '#a3283c'], 60)) +
  gleam(`M${at(46, -66).join(' ')}L${at(118, -76).join(' ')}`, 12, 0.7);

/** Draws a long point of the board, from its foot to its tip. */
const point = (x: number, colour: string): string =>
  fill(
    polygonPath(
      [
        [x, 900],
        [x + 88, 900],
        [x + 44, 40],
      ],
      4,
    ),
    colour,
  ) +
  fill(
    polygonPath(
      [
        [x, 900],
        [x + 30, 900],
        [x + 44, 40],
      ],
      4,
    ),
    tint(colour, 0.3),
    0.35,
  );

const checker = (x: number, y: number, r: number, colour: string): string =>
  shadow(x + 8, y + 12, r * 1.2, 0.5, 0.9) +
  solid(circlePath(x, y, r), colour, { edge: r * 0.2, depth: 12, depthX: 6 }) +
  fill(circlePath(x, y, r * 0.66), deepen(colour, 0.26)) +
  fill(circlePath(x + 2, y + 3, r * 0.6), linear([tint(colour, 0.1), tint(colour, 0.4)], 62)) +
  gleam(
    `M${x - r * 0.76} ${y - r * 0.26}Q${x - r * 0.62} ${y - r * 0.66} ${x - r * 0.24} ${y - r * 0.8}`,
    r * 0.1,
  );

export default defineScene({
  palette: 'forest',
  bleed: 'all',
  wide: { dx: 22 },
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#3fd79b', `${felt} 46%`, '#064033'], 66)}"/>` +
    staged(
      stage,
      place(
        200,
        220,
        place(
          -200,
          -220,
          Array.from({ length: 17 }, (_, index) =>
            point(-620 + index * 94, index % 2 ? '#0a6a52' : '#f3e3bd'),
          ).join(''),
        ),
        { turn: -32 },
      ) + glow(30, 10, 320, '#f6ffd8', 0.7),
    ),
  motif: () =>
    checker(66, 344, 50, '#fff0cf') +
    checker(356, 54, 44, '#fff0cf') +
    shadow(150, 220, 190, 0.4, 0.7) +
    cup +
    line('M216 178L262 210M172 268L196 296M252 130L300 158', '#ffffff', 9, 0.8) +
    shadow(338, 372, 84, 0.5, 0.3) +
    shadow(214, 382, 74, 0.45, 0.3) +
    place(312, 250, die(0, -34, 74, '#fff6e2', [6, 2, 3], '#b3263a'), { turn: 16 }) +
    place(190, 342, die(0, -30, 62, '#fff6e2', [6, 3, 5], '#b3263a'), { turn: -22 }) +
    sparkle(262, 64, 18) +
    sparkle(384, 214, 16),
});
