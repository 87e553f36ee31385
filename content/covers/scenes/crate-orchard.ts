import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  glow,
  line,
  linear,
  place,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { cloud, ground, hills, sky, sun, trees } from '../scenery.ts';
import { leaf } from '../props.ts';
import { apple, crate, pear } from '../props-more.ts';

/** The crown that hangs into the picture from the upper right. */
const crown =
  solid('M424 -40V380Q424 396 404 396H376Q366 390 372 340Q380 240 366 120Z', '#8a4b2a', {
    edge: 14,
    decor: line('M392 90Q402 240 388 380M408 60Q416 220 410 380', '#5a2c18', 6, 0.45),
  }) +
  line('M390 170Q344 132 300 108', '#8a4b2a', 20) +
  fill(
    [
      [388, 20, 96],
      [284, 10, 74],
      [206, -22, 62],
      [330, 78, 56],
    ]
      .map(([x = 0, y = 0, r = 0]) => circlePath(x, y + 10, r))
      .join(''),
    '#12633f',
  ) +
  fill(
    [
      [388, 14, 94],
      [284, 2, 73],
      [206, -30, 62],
      [330, 68, 55],
    ]
      .map(([x = 0, y = 0, r = 0]) => circlePath(x, y, r))
      .join(''),
    linear(['#b4ec5c', '#4cbf4d 52%', '#1f8a4c'], 70),
  ) +
  fill(
    ellipsePath(262, -10, 34, 15) + ellipsePath(330, 42, 26, 10) + ellipsePath(190, -6, 24, 9),
    '#e6ffa0',
    0.55,
  ) +
  leaf(250, 66, 40, 200, '#3fae4f') +
  leaf(372, 104, 44, 150, '#3fae4f');

const orange = (x: number, y: number, r: number): string =>
  solid(circlePath(x, y, r), '#ff9a1f', { edge: r * 0.18 }) +
  fill(ellipsePath(x - r * 0.35, y - r * 0.42, r * 0.28, r * 0.16), '#ffffff', 0.85) +
  leaf(x, y - r * 0.86, r * 0.6, 50, '#4fc04a');

export default defineScene({
  palette: 'amber',
  background: (stage) =>
    sky(stage, '#ffd257', '#f0743a') +
    sun(stage, 110, 128, 56, '#fff3bf') +
    cloud(stage, 196, 150, 0.5, '#fff0d0', 0.75) +
    hills(stage, 300, '#d98a3a', 4, 60) +
    trees(stage, 316, '#5f9a3c', 3, 44) +
    hills(stage, 340, '#7fb53a', 7, 30) +
    ground(stage, 350, '#5da53a'),
  motif: () =>
    crown +
    apple(322, 140, 24, '#ff4152', 8) +
    pear(236, 84, 20, '#c9e03a', -6) +
    shadow(186, 382, 178, 0.6, 0.14) +
    place(
      310,
      378,
      apple(-12, -74, 27, '#ff5a5f', -12) +
        apple(34, -76, 25, '#ff4152', 10) +
        crate(-58, -66, 122, 66, '#d48a3e', 2),
    ) +
    glow(158, 190, 120, '#fff0b0', 0.6) +
    pear(78, 204, 40, '#c4de36', -16) +
    orange(248, 208, 38) +
    apple(164, 160, 50, '#ff3f52', 6) +
    pear(210, 196, 34, '#d6e84a', 20) +
    orange(118, 226, 36) +
    apple(204, 236, 38, '#ff5a5f', 14) +
    apple(68, 248, 30, '#ff3f52', -10) +
    apple(270, 250, 26, '#ff3f52', 12) +
    fill(rectPath(46, 240, 236, 30, 8), deepen('#e9a24e', 0.7), 0.55) +
    crate(40, 252, 248, 128, '#efaa55') +
    apple(44, 364, 24, '#ff4152', -22) +
    fill(ellipsePath(164, 280, 96, 7), tint('#efaa55', 0.6), 0.5),
});
