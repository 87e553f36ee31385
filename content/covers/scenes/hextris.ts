import { defineScene, fill, gleam, glow, linear, polygonPath, regular, solid, turn } from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { disc, honeycomb, sky, starfield } from '../scenery.ts';
import { sparkle } from '../props.ts';

const colours = ['#ff4f6d', '#ffc928', '#36d07a', '#35b9ff'] as const;

const corner = (ring: number, index: number): Point =>
  regular(6, 200, 205, ring, 30)[index % 6] ?? [200, 205];
const pull = ([x, y]: Point, [tx, ty]: Point): Point => [x + (tx - x) * 0.035, y + (ty - y) * 0.035];

/** Draws a bar on one side of the hexagon, `level` steps from it. */
const bar = (side: number, level: number, colour: string): string => {
  const [inner, outer] = [92 + level * 42, 92 + level * 42 + 36];
  const [a, b, c, d] = [
    corner(outer, side),
    corner(outer, side + 1),
    corner(inner, side + 1),
    corner(inner, side),
  ];
  return solid(polygonPath([pull(a, b), pull(b, a), pull(c, d), pull(d, c)], 7), colour, {
    edge: 6,
    rim: 0.6,
  });
};

const stacks: readonly (readonly number[])[] = [[0, 2], [1, 0], [3], [2, 2, 1], [0, 3], [1]];
const falling: readonly (readonly [number, number, number])[] = [
  [2, 2.2, 1],
  [5, 2.1, 3],
  [0, 2.9, 2],
];

export default defineScene({
  palette: 'night',
  bleed: 'all',
  wide: { scale: 0.95 },
  background: (stage) =>
    sky(stage, '#8a90ff', '#2a1f7a') +
    honeycomb(stage, 64, '#aab8ff', 0.13) +
    disc(stage, 190, 190, 165, '#b7c4ff') +
    starfield(stage, 26, 4),
  motif: () =>
    turn(
      -9,
      200,
      205,
      fill(polygonPath(regular(6, 200, 220, 262, 30), 30), '#070524', 0.32) +
        fill(polygonPath(regular(6, 200, 205, 258, 30), 30), linear(['#2c2f86', '#12113f'], 60)) +
        falling.map(([side, level, colour]) => bar(side, level, colours[colour] ?? '#fff')).join('') +
        stacks
          .map((stack, side) =>
            stack.map((colour, level) => bar(side, level, colours[colour] ?? '#fff')).join(''),
          )
          .join('') +
        glow(200, 205, 120, '#ffffff', 0.35) +
        solid(polygonPath(regular(6, 200, 205, 84, 30), 16), '#f1f4ff', { edge: 11, depth: 10 }) +
        fill(polygonPath(regular(6, 200, 205, 54, 30), 10), linear(['#39408f', '#1a1b5c'], 60)) +
        fill(polygonPath(regular(6, 200, 205, 26, 30), 6), linear(['#fff6c0', '#ffb31a'], 60)) +
        gleam('M142 176L166 146', 8, 0.9),
    ) + sparkle(330, 62, 15),
});
