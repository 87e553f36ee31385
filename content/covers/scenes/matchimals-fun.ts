import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  inside,
  line,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { bokeh, disc, sky, wallpaper } from '../scenery.ts';
import { eye, sparkle } from '../props.ts';

const card = rectPath(-92, -92, 184, 184, 22);

const fox =
  fill('M-48 -14L-52 -64L-14 -40ZM48 -14L52 -64L14 -40Z', '#e8602b') +
  fill('M-42 -26L-44 -50L-24 -38ZM42 -26L44 -50L24 -38Z', '#5a1f2e') +
  solid('M-56 0C-56 -40 -26 -46 0 -46C26 -46 56 -40 56 0C46 30 16 46 0 50C-16 46 -46 30 -56 0Z', '#ff7f3a', {
    edge: 8,
    decor: fill('M-60 -4Q-22 -8 0 38Q22 -8 60 -4V60H-60Z', '#fff4e2'),
  }) +
  fill(ellipsePath(0, 34, 10, 8), '#2b1836') +
  eye(-22, -6, 12, [0.3, 0.2], '#5a2b12') +
  eye(22, -6, 12, [0.3, 0.2], '#5a2b12');

const frog =
  solid(circlePath(-28, -32, 22), '#4fc95a', { edge: 6 }) +
  solid(circlePath(28, -32, 22), '#4fc95a', { edge: 6 }) +
  solid('M-58 4C-58 -28 -30 -36 0 -36C30 -36 58 -28 58 4C58 34 30 46 0 46C-30 46 -58 34 -58 4Z', '#4fc95a', {
    edge: 8,
    decor: fill('M-60 24Q0 54 60 24V60H-60Z', '#c9f7a0'),
  }) +
  eye(-28, -32, 15, [0.3, 0.2], '#b3261e') +
  eye(28, -32, 15, [0.3, 0.2], '#b3261e') +
  line('M-34 10Q0 32 34 10', '#1b6b33', 6) +
  fill(ellipsePath(-42, 4, 9, 6) + ellipsePath(42, 4, 9, 6), '#ff8f9f', 0.8);

const owl =
  fill('M-46 -28L-40 -60L-14 -42ZM46 -28L40 -60L14 -42Z', '#5a3fc9') +
  solid('M-54 2C-54 -40 -28 -50 0 -50C28 -50 54 -40 54 2C54 36 28 50 0 50C-28 50 -54 36 -54 2Z', '#7a5cf0', {
    edge: 8,
  }) +
  fill(circlePath(-22, -8, 25) + circlePath(22, -8, 25), '#e6dcff') +
  eye(-22, -8, 17, [0.3, 0.1], '#e08a12') +
  eye(22, -8, 17, [0.3, 0.1], '#e08a12') +
  solid(
    polygonPath(
      [
        [-11, 8],
        [11, 8],
        [0, 30],
      ],
      5,
    ),
    '#ffb52e',
    { edge: 3 },
  );

const bear =
  solid(circlePath(-40, -34, 20), '#b3733f', { edge: 6 }) +
  solid(circlePath(40, -34, 20), '#b3733f', { edge: 6 }) +
  solid(circlePath(0, 2, 52), '#b3733f', { edge: 8 }) +
  fill(ellipsePath(0, 22, 27, 20), '#ffe3c0') +
  fill(ellipsePath(0, 14, 11, 8), '#2b1836') +
  eye(-22, -8, 10, [0.3, 0.2], '#3a1f12') +
  eye(22, -8, 10, [0.3, 0.2], '#3a1f12');

/** Draws a card with half a head at each edge. The other half is on the next card. */
const animals = (colours: readonly string[], heads: readonly [string, string, string, string]): string =>
  solid(card, '#fff8ea', { edge: 9, depth: 12 }) +
  inside(
    rectPath(-82, -82, 164, 164, 15),
    colours
      .map((colour, index) => place(0, 0, fill('M0 0L-92 -92H92Z', colour), { turn: index * 90 }))
      .join('') +
      line('M-92 -92L92 92M92 -92L-92 92', '#ffffff', 7, 0.9) +
      [
        [0, -88],
        [88, 0],
        [0, 88],
        [-88, 0],
      ]
        .map(([x = 0, y = 0], index) =>
          place(x, y, heads[index] ?? '', { turn: [180, 270, 0, 90][index] ?? 0 }),
        )
        .join(''),
  ) +
  gleam('M-76 -84h50', 5, 0.9);

export default defineScene({
  palette: 'lime',
  background: (stage) =>
    sky(stage, '#b4e84a', '#12805a') +
    wallpaper(
      stage,
      120,
      (column, row) =>
        (column + row) % 2 === 0
          ? fill(
              circlePath(0, 14, 22) +
                ellipsePath(-26, -14, 10, 13) +
                ellipsePath(26, -14, 10, 13) +
                ellipsePath(0, -26, 10, 13),
              '#ffffff',
              0.12,
            )
          : '',
      -16,
    ) +
    disc(stage, 190, 180, 150) +
    bokeh(stage, 6, 2),
  motif: () =>
    shadow(112, 366, 120, 0.5, 0.16) +
    shadow(290, 366, 120, 0.5, 0.16) +
    place(110, 264, animals(['#ffd23f', '#8fe3ff', '#ff9ac4', '#9be86a'], [owl, fox, frog, bear])) +
    place(296, 264, animals(['#ffb3d2', '#9be86a', '#ffd23f', '#8fe3ff'], [frog, bear, owl, fox])) +
    place(202, 264, fill(circlePath(0, 4, 50), '#1a0a4a', 0.18) + fox, { scale: 1.5 }) +
    shadow(304, 172, 92, 0.45, 0.24) +
    place(298, 94, animals(['#8fe3ff', '#ffd23f', '#ffb3d2', '#9be86a'], [bear, owl, frog, fox]), {
      turn: 11,
      scale: 0.86,
    }) +
    line('M70 84L96 104M44 128H76M124 60L134 92', '#ffffff', 9, 0.85) +
    sparkle(182, 132, 20) +
    sparkle(386, 166, 14),
});
