import {
  defineScene,
  fill,
  gleam,
  glow,
  inside,
  linear,
  polygonPath,
  radial,
  regular,
  solid,
  staged,
  type Point,
} from '../grammar.ts';
import { bokeh, rays, sky } from '../scenery.ts';
import { gem, leaf, sparkle } from '../props.ts';

const [magenta, mint, plum] = ['#ff3f9d', '#2fe6a0', '#3a1266'] as const;

const octagon = (r: number): string => polygonPath(regular(8, 204, 236, r, 22.5), 10);

/** Draws a beam that widens from one point to another. */
const beam = (from: Point, to: Point, start: number, end: number, colour: string, opacity = 1): string => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const band = (share: number): string =>
    polygonPath([
      [from[0] + nx * start * share, from[1] + ny * start * share],
      [to[0] + nx * end * share, to[1] + ny * end * share],
      [to[0] - nx * end * share, to[1] - ny * end * share],
      [from[0] - nx * start * share, from[1] - ny * start * share],
    ]);
  return (
    fill(band(1.7), colour, 0.28 * opacity) +
    fill(band(1), colour, 0.9 * opacity) +
    fill(band(0.22), '#ffffff', 0.9 * opacity)
  );
};

const front: readonly Point[] = [
  [196, 84],
  [318, 302],
  [74, 302],
];
const facet = (points: readonly Point[], paint: string, opacity: number): string =>
  fill(polygonPath(points, 2), paint, opacity);
const heart: Point = [196, 232];

const prism =
  glow(196, 226, 190, '#ffffff', 0.7) +
  solid(polygonPath(front, 16), '#d9fff4', {
    edge: 12,
    depth: 20,
    depthX: 12,
    paint: linear(['#ffffff', '#bdf7ff 40%', '#f3b8ff 75%', '#ff8fd0'], 40),
    decor:
      facet([[196, 84], [318, 302], heart], '#b06cff', 0.34) +
      facet([[318, 302], [74, 302], heart], '#ff4fae', 0.42) +
      facet([[74, 302], [196, 84], heart], '#ffffff', 0.5),
  }) +
  inside(
    polygonPath(front, 16),
    beam([100, 340], heart, 10, 16, magenta, 0.75) +
      beam([70, 190], heart, 10, 14, mint, 0.75) +
      glow(196, 226, 84, '#ffffff', 1),
  ) +
  gleam('M184 124L112 254', 11, 0.9) +
  gleam('M104 270L98 280', 11, 0.9);

export default defineScene({
  palette: 'aurora',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#7ff5cf', '#0b8a74') +
    rays(stage, 300, 90, 14, 0.16, '#ffffff') +
    bokeh(stage, 16, 4, '#ffffff', 0.28) +
    staged(
      stage,
      [-70, -20, 30, 400, 450, 500]
        .flatMap((x, n) =>
          [0, 1, 2].map((k) =>
            leaf(x + k * 12, 420, 120 + ((n + k) % 3) * 34, -38 + k * 34, n % 2 ? '#0f8f6e' : '#19b384'),
          ),
        )
        .join(''),
    ),
  motif: () =>
    solid(octagon(262), '#45c9a4', { edge: 16, depth: 20 }) +
    fill(octagon(228), '#ffd76b') +
    fill(octagon(219), radial(['#a63fc4', `${plum} 62%`, '#1d0840'], 48, 44, 62)) +
    inside(
      octagon(219),
      gem(40, 262, 36, '#b06cff', 6, 8) +
        gem(52, 344, 44, magenta, 5, 20) +
        gem(352, 226, 40, '#ffc83a', 8, 12) +
        gem(344, 338, 42, '#4aa6ff', 4, 10) +
        gem(214, 392, 40, mint, 6, -6),
    ) +
    beam([-60, 446], [150, 250], 34, 14, magenta) +
    beam([-70, 92], [152, 214], 34, 14, mint) +
    prism +
    beam(heart, [462, 10], 12, 50, '#fff3b0') +
    glow(196, 226, 62, '#ffffff', 0.95) +
    sparkle(330, 96, 30) +
    sparkle(92, 116, 16) +
    sparkle(322, 396, 14),
});
