import {
  circlePath,
  defineScene,
  fill,
  gleam,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, sky } from '../scenery.ts';

const body = polygonPath(
  [
    [0, -44],
    [126, 150],
    [-126, 150],
  ],
  18,
);

const pegs = [-208, -190, -172]
  .map(
    (y) => line(`M-30 ${y}H30`, '#5a2a12', 7) + fill(circlePath(-30, y, 6) + circlePath(30, y, 6), '#fff0d0'),
  )
  .join('');

const frets = Array.from({ length: 11 }, (_, at) =>
  line(`M-12 ${-140 + at * 13}H12`, '#ffd76a', 3, 0.9),
).join('');

const instrument =
  pegs +
  solid(
    polygonPath(
      [
        [-22, -228],
        [22, -228],
        [15, -152],
        [-15, -152],
      ],
      6,
    ),
    '#8a3f1a',
    { edge: 6 },
  ) +
  solid(body, '#e8923a', {
    edge: 15,
    depth: 10,
    paint: linear(['#ffd48a', '#f0a048 45%', '#c2601e'], 50),
    decor:
      line('M-40 20V150M-80 80V150M40 20V150M80 80V150', '#a8541a', 4, 0.45) +
      fill(
        polygonPath(
          [
            [-40, 22],
            [40, 22],
            [0, -50],
          ],
          6,
        ),
        '#8a3f1a',
        0.5,
      ),
  }) +
  solid(rectPath(-14, -158, 28, 184, 6), '#4a2010', { edge: 5 }) +
  frets +
  fill(circlePath(0, 56, 21), '#ffe8b8') +
  fill(circlePath(0, 56, 16), '#3a1608') +
  solid(rectPath(-34, 108, 68, 11, 5), '#4a2010', { edge: 3 }) +
  line('M-7 -204L-9 112M0 -204V112M7 -204L9 112', '#fff6e0', 2.4) +
  gleam('M-30 26L-78 104', 8, 0.55);

export default defineScene({
  palette: 'crimson',
  background: (stage) => sky(stage, '#8fd8f0', '#2f6fb8') + disc(stage, 190, 190, 165, '#f0fbff'),
  motif: () => shadow(190, 378, 140, 0.4, 0.12) + place(194, 216, instrument, { turn: 14, scale: 0.94 }),
});
