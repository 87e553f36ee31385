import {
  circlePath,
  deepen,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  polygonPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { disc, rays, sky, starfield } from '../scenery.ts';
import { sparkle } from '../props.ts';

const flat = 0.56;
const hexagon = (x: number, y: number, r: number): Point[] =>
  [0, 60, 120, 180, 240, 300].map((angle): Point => [
    x + r * Math.cos((angle * Math.PI) / 180),
    y + r * flat * Math.sin((angle * Math.PI) / 180),
  ]);

const at = (column: number, row: number): Point => [
  200 + column * 88,
  226 + (row + (Math.abs(column) % 2) * 0.5) * 102 * flat,
];

const side = (points: readonly Point[], paint: string): string => fill(polygonPath(points), paint);

/** Draws a raised territory. */
function land(column: number, row: number, tall: number, colour: string, mark = ''): string {
  const [x, y] = at(column, row);
  const top = y - tall;
  const c = hexagon(x, top, 55);
  const corner = (index: number): Point => c[index] ?? [x, top];
  const drop = ([px, py]: Point): Point => [px, py + tall + 34];
  return (
    side(
      [corner(3), corner(2), drop(corner(2)), drop(corner(3))],
      linear([colour, deepen(colour, 0.4)], 90),
    ) +
    side(
      [corner(2), corner(1), drop(corner(1)), drop(corner(2))],
      linear([deepen(colour, 0.18), deepen(colour, 0.55)], 90),
    ) +
    side(
      [corner(1), corner(0), drop(corner(0)), drop(corner(1))],
      linear([deepen(colour, 0.4), deepen(colour, 0.68)], 90),
    ) +
    fill(polygonPath(c, 7), linear([tint(colour, 0.5), colour], 40)) +
    fill(polygonPath(hexagon(x, top, 40), 6), '#ffffff', 0.16) +
    line(`M${[3, 2, 1, 0].map((index) => corner(index).map(num).join(' ')).join('L')}`, '#ffffff', 3.5, 0.6) +
    (mark === '' ? '' : `<g transform="translate(${num(x)} ${num(top)})">${mark}</g>`)
  );
}

const flag = (colour: string): string =>
  shadow(0, 4, 20, 0.5, 0.4) +
  line('M0 0V-58', '#fff3e0', 6) +
  solid(
    polygonPath(
      [
        [2, -60],
        [42, -46],
        [2, -30],
      ],
      5,
    ),
    colour,
    { edge: 5 },
  );

const [gold, rival] = ['#ffb71f', '#38bdf8'];

const crown =
  shadow(0, 4, 50, 0.6, 0.4) +
  glow(0, -50, 110, '#fff3b0', 0.75) +
  solid(
    'M-54 -6L-66 -88Q-66 -96 -58 -92L-30 -64L-6 -112Q0 -120 6 -112L30 -64L58 -92Q66 -96 66 -88L54 -6Q0 14 -54 -6Z',
    '#ffd23f',
    { edge: 12, depth: 7, bounce: '#fff6c0' },
  ) +
  fill(circlePath(0, -36, 14), '#ff4f7b') +
  fill(circlePath(-5, -41, 5), '#ffffff', 0.9) +
  fill(circlePath(-36, -32, 9), '#38bdf8') +
  fill(circlePath(36, -32, 9), '#38bdf8') +
  [
    [-62, -94],
    [0, -120],
    [62, -94],
  ]
    .map(([x = 0, y = 0]) => solid(circlePath(x, y, 11), '#ffe58a', { edge: 4 }))
    .join('') +
  gleam('M-46 -20L-52 -62', 7, 0.9);

export default defineScene({
  palette: 'violet',
  bleed: 'all',
  wide: { scale: 0.95 },
  background: (stage) =>
    sky(stage, '#a578ff', '#2c1a80') +
    rays(stage, 200, 150, 16, 0.14) +
    disc(stage, 190, 140, 150) +
    starfield(stage, 20, 3, '#ffffff', 240),
  motif: () =>
    shadow(204, 380, 210, 0.55, 0.2) +
    land(0, -2, 10, rival) +
    land(-1, -2, 22, rival, flag('#ff4f7b')) +
    land(1, -2, 10, rival) +
    land(-2, -1, 8, rival) +
    land(2, -1, 26, rival, flag('#ff4f7b')) +
    land(0, -1, 14, rival) +
    land(-1, -1, 26, gold) +
    land(1, -1, 18, gold) +
    land(-2, 0, 14, gold) +
    land(2, 0, 8, rival) +
    land(0, 0, 62, gold, crown) +
    land(-1, 0, 20, gold) +
    land(1, 0, 30, gold) +
    land(-2, 1, 8, rival) +
    land(2, 1, 14, gold) +
    land(0, 1, 18, gold) +
    land(-1, 1, 10, rival) +
    land(1, 1, 8, gold) +
    land(0, 2, 6, rival) +
    sparkle(66, 70, 15) +
    sparkle(338, 56, 18),
});
