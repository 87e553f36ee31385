import {
  alpha,
  circlePath,
  defineScene,
  fill,
  gleam,
  line,
  linear,
  num,
  place,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { sky, wallpaper } from '../scenery.ts';

/** Returns an arc around the middle, from one angle to another in degrees. */
const arc = (r: number, from: number, to: number): string => {
  const at = (angle: number): string =>
    `${num(184 + r * Math.cos((angle * Math.PI) / 180))} ${num(218 + r * 0.97 * Math.sin((angle * Math.PI) / 180))}`;
  return `M${at(from)}A${num(r)} ${num(r * 0.97)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
};

const ink = '#1b1030';

/** The brush stroke. It ends in single lines, because the bristles leave the paper one after another. */
const stroke =
  line(arc(122, -38, 208), ink, 58) +
  [
    [98, 206, 262, 10],
    [109, 206, 284, 11],
    [120, 206, 296, 10],
    [131, 206, 288, 11],
    [142, 206, 272, 10],
    [148, 206, 250, 7],
  ]
    .map(([r = 0, from = 0, to = 0, width = 0]) => line(arc(r, from, to), ink, width))
    .join('') +
  line(arc(137, 100, 190), '#6a5a9a', 6, 0.55) +
  line(arc(112, 20, 84), '#6a5a9a', 5, 0.45);

const brush =
  solid('M-22 -54C-34 -22 -26 6 -4 54C20 10 32 -22 22 -54Z', '#f2e2c4', { edge: 9 }) +
  fill('M-27 -8C-22 16 -14 34 -4 54C10 30 20 12 27 -8Q0 10 -27 -8Z', ink) +
  line('M-10 -46Q-14 -20 -10 4M6 -48Q8 -24 4 2', '#c0a070', 4, 0.7) +
  solid(rectPath(-26, -92, 52, 44, 8), '#e8b23a', { edge: 7 }) +
  solid(rectPath(-19, -330, 38, 242, 12), '#c8322f', {
    edge: 9,
    paint: linear(['#ff7a5e', '#d2352f 45%', '#7c1230'], 0),
  }) +
  gleam('M-9 -300V-120', 6, 0.7);

export default defineScene({
  palette: 'sand',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#fff3d2', '#efb878') +
    wallpaper(stage, 80, (column, row) =>
      (column * 7 + row * 3) % 4 === 0
        ? line(`M-24 ${(row % 3) * 6}q14 -5 30 2`, '#c98a4a', 2.4, 0.4)
        : line('M0 12q9 4 20 -1', '#c98a4a', 2, 0.3),
    ),
  motif: () =>
    fill(circlePath(184, 218, 92), alpha('#fffdf2', 0.55)) +
    stroke +
    shadow(292, 150, 36, 0.28, 0.4) +
    place(280, 122, brush, { turn: 38 }) +
    place(
      332,
      334,
      solid(rectPath(-28, -28, 56, 56, 10), '#e0352f', { edge: 6 }) +
        line(circlePath(0, 0, 12), '#fff0d8', 6),
      { turn: -4 },
    ) +
    fill(circlePath(58, 96, 7) + circlePath(78, 74, 4) + circlePath(322, 250, 5), ink),
});
