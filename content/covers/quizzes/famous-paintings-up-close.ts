import {
  circlePath,
  defineScene,
  ellipsePath,
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
import { disc, sky, wallpaper } from '../scenery.ts';
import { sparkle } from '../props.ts';

const board =
  'M-150 40C-176 -60 -92 -140 20 -140C116 -140 172 -80 166 -6C162 46 122 52 104 74C86 98 112 122 62 138C-14 160 -126 138 -150 40Z';
const hole = ellipsePath(58, 78, 26, 20);

/** Draws a thick dab of paint with a wet light. */
const dab = (x: number, y: number, size: number, colour: string, turned: number): string =>
  place(
    x,
    y,
    solid('M-34 -8C-38 -32 -8 -40 8 -30C30 -38 44 -12 33 4C42 26 20 40 4 31C-16 42 -42 20 -34 -8Z', colour, {
      edge: 9,
      depth: 6,
      rim: 0.7,
    }) + line('M-20 -8Q-17 -22 -2 -23', '#ffffff', 7, 0.85),
    { turn: turned, scale: size / 36 },
  );

const brush = (handle: string, paint: string): string =>
  solid(
    polygonPath(
      [
        [-8, 190],
        [-13, -20],
        [13, -20],
        [8, 190],
      ],
      8,
    ),
    handle,
    { edge: 6 },
  ) +
  solid(rectPath(-17, -64, 34, 50, 6), '#dfe6f4', { edge: 6 }) +
  line('M-15 -30H15', '#8a94b4', 4) +
  solid('M-18 -62C-26 -96 -14 -118 4 -146C20 -116 26 -96 18 -62Z', '#f0c890', { edge: 6 }) +
  fill('M-21 -90C-18 -108 -8 -126 4 -146C16 -124 22 -106 22 -92Q0 -78 -21 -90Z', paint);

export default defineScene({
  palette: 'sky',
  background: (stage) =>
    sky(stage, '#8fe0f4', '#2f6fd0') +
    disc(stage, 180, 170, 165, '#f4fdff') +
    wallpaper(stage, 96, (column, row) =>
      (column + row) % 2 === 0 ? fill(circlePath(0, 0, 5), '#ffffff', 0.22) : '',
    ),
  motif: () =>
    shadow(200, 366, 160, 0.4, 0.12) +
    place(292, 150, brush('#e8383f', '#ffcb2e'), { turn: 26, scale: 1.02 }) +
    place(
      184,
      216,
      solid(board, '#d98a45', {
        edge: 16,
        depth: 16,
        paint: linear(['#ffd79a', '#e6a05a 45%', '#b8682e'], 60),
        decor: line('M-150 -20Q0 -70 170 -40M-160 40Q-20 0 60 20M-120 100Q-40 80 20 96', '#a85f28', 5, 0.35),
      }) +
        fill(hole, '#2b62b8') +
        line('M34 72Q40 58 60 57Q80 60 83 74', '#7a3f1a', 6, 0.8) +
        dab(-96, 44, 37, '#f2353f', 8) +
        dab(-90, -38, 37, '#ff8a2e', 20) +
        dab(-28, -94, 35, '#ffd62e', 3) +
        dab(48, -96, 33, '#3fc46a', 14) +
        dab(112, -48, 33, '#2f62e8', 24) +
        dab(-32, 98, 33, '#9a4fe0', 12),
      { turn: -6, scale: 1.06 },
    ) +
    place(150, 196, brush('#123a8c', '#ff5fa0'), { turn: 118, scale: 0.9 }) +
    gleam('M84 128Q108 104 140 96', 8, 0.5) +
    sparkle(62, 76, 18) +
    sparkle(356, 330, 15),
});
