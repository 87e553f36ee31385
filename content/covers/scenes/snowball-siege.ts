import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  polygonPath,
  radial,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { mountains, sky, starfield } from '../scenery.ts';
import { burst } from '../props.ts';

const [red, snow, dusk] = ['#ff2f4e', '#ffffff', '#7a68d8'] as const;

const packed = (x: number, y: number, r: number): string =>
  fill(circlePath(x, y, r + 5), '#4b3aa6') +
  fill(circlePath(x, y, r), radial([snow, '#f1ecff 48%', '#a596ec'], 34, 26, 82));

/** The startled head of a snowman, hat flying off, scarf in the wind. */
const snowman =
  shadow(0, 214, 130, 0.5, 0.2) +
  packed(0, 150, 112) +
  packed(0, 0, 84) +
  solid('M-78 44Q0 92 80 40L90 70Q6 126 -88 78Z', red, { edge: 10 }) +
  solid('M56 66Q120 70 168 30L196 66Q140 116 62 104Z', red, { edge: 10 }) +
  line('M150 46L178 84M132 58L156 98', '#fff1d8', 9, 0.9) +
  fill(ellipsePath(-34, -16, 15, 20), '#241457') +
  fill(ellipsePath(22, -22, 15, 20), '#241457') +
  fill(circlePath(-39, -24, 5.5) + circlePath(17, -30, 5.5), '#ffffff') +
  solid(
    polygonPath(
      [
        [-20, 2],
        [-112, 20],
        [-16, 34],
      ],
      9,
    ),
    '#ff8a1f',
    { edge: 8 },
  ) +
  fill(ellipsePath(24, 34, 12, 15), '#241457');

const hat =
  solid('M-66 30Q-72 -66 0 -70Q72 -66 66 30Z', red, {
    edge: 12,
    decor: line('M-30 40V-60M0 40V-70M30 40V-60', deepen(red, 0.3), 8, 0.7),
  }) +
  solid(rectPath(-78, 12, 156, 40, 20), '#fff4e0', { edge: 9 }) +
  solid(circlePath(0, -82, 27), '#fff4e0', { edge: 8 });

/** A great snowball with its streak, about to hit. */
const ball =
  fill('M-10 -66L-330 -210L-350 -150L-58 40Z', linear(['#9fe8ff00', '#c9f4ff'], 24)) +
  packed(0, 0, 70) +
  fill('M62 -34A70 70 0 0 1 -34 62Q44 44 62 -34Z', '#8673e6', 0.55) +
  gleam('M-42 -26Q-28 -50 -2 -52', 11, 0.95);

export default defineScene({
  palette: 'violet',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#2516a0', '#ff6fa5') +
    starfield(stage, 34, 5, '#fff1d6', 190) +
    mountains(stage, 318, '#5a45cf', 6, 150) +
    `<rect y="${stage.y(300)}" width="${stage.width}" height="${stage.height}" fill="${linear([tint(dusk, 0.75), dusk], 90)}"/>`,
  motif: () =>
    [40, 372]
      .map(
        (x, index) =>
          solid(rectPath(x - 38, 252, 76, 60, 4), '#8d4a55', { edge: 7 }) +
          solid(
            polygonPath(
              [
                [x - 60, 262],
                [x, 204],
                [x + 60, 262],
              ],
              8,
            ),
            '#f3eeff',
            { edge: 7 },
          ) +
          glow(x, 284, 44, '#ffc23f', 0.9) +
          fill(rectPath(x - 13, 272 - index, 26, 26, 4), '#ffe48a'),
      )
      .join('') +
    fill('M-500 316Q-120 274 120 306T520 300T940 310V560H-500Z', linear(['#ffffff', '#b7a8f2'], 90)) +
    burst(150, 186, 84, 150, 13, '#ffd23f', 14, 12) +
    place(252, 236, snowman, { turn: 9 }) +
    place(330, 66, hat, { turn: 32, scale: 0.92 }) +
    place(104, 152, ball, { scale: 1.06 }) +
    fill(
      circlePath(190, 96, 11) + circlePath(204, 132, 7) + circlePath(66, 250, 10) + circlePath(148, 262, 8),
      snow,
    ),
});
