import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  rectPath,
  regular,
  shadow,
  solid,
} from '../grammar.ts';
import { cloud, disc, ground, hills, sky, skyline } from '../scenery.ts';
import { leaf, rock, sparkle } from '../props.ts';

const flower = (x: number, y: number, size: number): string =>
  line(`M${x} ${y}C${x - 4} ${y + 30} ${x + 8} ${y + 50} ${x} ${y + 82}`, '#2f9a4a', 8 * size) +
  leaf(x + 2, y + 56, 36 * size, 64, '#58c95a') +
  leaf(x + 2, y + 60, 32 * size, -60, '#58c95a') +
  glow(x, y, 74 * size, '#fff3c0', 0.7) +
  regular(6, x, y, 25 * size, 10)
    .map(([px, py]) => solid(circlePath(px, py, 17 * size), '#ff4f8b', { edge: 5 * size }))
    .join('') +
  solid(circlePath(x, y, 17 * size), '#ffd23f', { edge: 5 * size });

export default defineScene({
  palette: 'sand',
  background: (stage) =>
    sky(stage, '#ffe6ae', '#e08a45') +
    disc(stage, 170, 150, 150) +
    cloud(stage, 330, 60, 0.6, '#fff3dc', 0.8) +
    skyline(stage, 310, '#d98f57', 12, 120, '#a85a38') +
    hills(stage, 322, '#c9753c', 4, 34) +
    ground(stage, 344, '#b5602f'),
  motif: () =>
    shadow(160, 366, 120, 0.55) +
    solid(rectPath(58, 306, 200, 62, 31), '#3b4670', { edge: 11 }) +
    [88, 134, 182, 228]
      .map(
        (x) => solid(circlePath(x, 338, 18), '#8e9cc9', { edge: 5 }) + fill(circlePath(x, 338, 6), '#262c52'),
      )
      .join('') +
    solid(rectPath(92, 222, 134, 96, 26), '#2f9df0', { edge: 13, bounce: '#bff0ff' }) +
    solid(rectPath(128, 248, 62, 42, 12), '#f4f8ff', { edge: 5 }) +
    fill(circlePath(146, 269, 8), '#ff5a5f') +
    line('M162 262H180M162 274H176', '#2f5fb0', 5) +
    solid(rectPath(138, 196, 42, 34, 8), '#7d8ab5', { edge: 6 }) +
    line('M94 256C54 258 44 286 54 304', '#3b4670', 20) +
    solid(circlePath(56, 308, 17), '#ffcb08', { edge: 6 }) +
    line('M222 252C262 246 276 262 288 282', '#3b4670', 20) +
    flower(312, 216, 1) +
    solid('M292 268A22 22 0 1 0 326 284L314 286A10 10 0 1 1 300 276Z', '#ffcb08', { edge: 5 }) +
    place(
      158,
      136,
      line('M-10 -66V-100', '#3b4670', 8) +
        glow(-10, -104, 36, '#ff5a5f', 0.8) +
        solid(circlePath(-10, -104, 13), '#ff5a5f', { edge: 4 }) +
        solid(rectPath(-116, -16, 28, 50, 13), '#3b4670', { edge: 6 }) +
        solid(rectPath(84, -16, 28, 50, 13), '#3b4670', { edge: 6 }) +
        solid(rectPath(-102, -68, 200, 136, 52), '#f4f8ff', { edge: 16, bounce: '#ffd9a0' }) +
        fill(rectPath(-80, -44, 160, 88, 40), linear(['#1b2a6b', '#0c1240'], 70)) +
        fill(ellipsePath(-26, 2, 17, 23), '#5ef2ff') +
        fill(ellipsePath(40, 2, 17, 23), '#5ef2ff') +
        fill(circlePath(-20, -8, 6), '#ffffff') +
        fill(circlePath(46, -8, 6), '#ffffff') +
        line('M-4 26Q8 36 20 26', '#5ef2ff', 5) +
        gleam('M-66 -22Q-60 -36 -40 -38', 7, 0.6) +
        gleam('M-86 -26Q-80 -52 -52 -58', 9, 0.95),
      { turn: 5 },
    ) +
    rock(366, 372, 44, '#8f4a2c') +
    rock(24, 378, 34, '#8f4a2c') +
    sparkle(356, 146, 14),
});
