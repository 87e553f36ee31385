import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  num,
  place,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { cloud, disc, ground, hills, sky, trees } from '../scenery.ts';
import { present } from '../props-more.ts';
import { coin, eye } from '../props.ts';

const coat = '#c9773a';
const cream = '#ffe9cc';

const leg = (from: string, colour: string, pawX: number, pawY: number): string =>
  line(from, colour, 33) +
  solid(ellipsePath(pawX, pawY, 25, 18), cream, { edge: 6 }) +
  line(
    `M${num(pawX + 6)} ${num(pawY + 8)}v-8M${num(pawX + 15)} ${num(pawY + 6)}v-7`,
    deepen(cream, 0.4),
    3,
    0.8,
  );

/** A dog in mid-leap, looking ahead with its tongue out. */
const ella =
  line('M-112 -2Q-156 -20 -164 -66', coat, 26) +
  line('M-158 -52Q-163 -62 -164 -72', cream, 22) +
  leg('M-84 34Q-112 62 -144 58', deepen(coat, 0.28), -156, 58) +
  leg('M66 30Q104 52 128 34', deepen(coat, 0.28), 140, 28) +
  solid(
    'M-124 6C-124 -46 -80 -56 -30 -52C20 -50 70 -66 96 -36C116 -6 100 44 52 54C0 64 -36 52 -70 58C-106 60 -124 40 -124 6Z',
    coat,
    {
      edge: 16,
      decor:
        fill('M-90 70Q-30 26 40 34Q90 34 110 -6V80Z', cream) +
        fill('M-80 -64Q-50 -20 -8 -58Z', deepen(coat, 0.36), 0.7),
    },
  ) +
  leg('M-78 40Q-100 78 -128 88', coat, -138, 92) +
  leg('M56 40Q92 78 126 72', coat, 138, 70) +
  fill('M62 -58Q88 -18 124 -8L136 -30Q100 -44 84 -74Z', '#e02a5a') +
  line('M66 -52Q92 -18 126 -14', '#ff6f93', 6, 0.9) +
  coin(104, -2, 14, '#ffcb28') +
  place(
    112,
    -80,
    solid('M-40 -42C-90 -60 -116 -20 -112 26C-96 38 -74 24 -64 2Q-50 -14 -40 -42Z', deepen(coat, 0.3), {
      edge: 10,
    }) +
      solid(
        'M-58 -8C-58 -58 -26 -78 10 -76C44 -74 62 -52 66 -26Q104 -28 108 4Q108 32 72 38C44 44 18 60 -12 52C-44 44 -58 22 -58 -8Z',
        coat,
        {
          edge: 14,
          decor: fill('M34 -84Q34 -40 40 -20Q76 -36 114 -12V60H0Q26 30 14 -10Q6 -50 12 -84Z', cream),
        },
      ) +
      fill(ellipsePath(94, -12, 18, 14), '#2b1836') +
      fill(ellipsePath(89, -17, 6, 4), '#ffffff', 0.85) +
      fill('M40 32Q64 34 84 26Q82 64 62 64Q44 62 40 32Z', '#ff6f8f') +
      line('M28 24Q60 36 92 18Q96 12 95 2', '#5a2a1c', 7) +
      eye(34, -30, 22, [0.7, -0.2], '#6b3a1c') +
      line('M14 -58Q30 -68 48 -60', deepen(coat, 0.45), 8) +
      gleam('M-42 -28Q-34 -56 -8 -64', 9, 0.6),
    { turn: -6 },
  ) +
  gleam('M-100 -20Q-80 -40 -40 -40', 9, 0.55);

const snowman =
  shadow(0, 4, 56, 0.5, 0.18) +
  solid(circlePath(0, -30, 38), '#f4f8ff', { edge: 10 }) +
  solid(circlePath(0, -82, 27), '#ffffff', { edge: 8 }) +
  fill('M-28 -62Q0 -50 28 -62L28 -50Q0 -38 -28 -50Z', '#2f7de1') +
  fill('M14 -58L26 -30L12 -28Z', '#2f7de1') +
  fill('M4 -84L40 -76L4 -72Z', '#ff8a1f') +
  fill(circlePath(-6, -92, 4) + circlePath(12, -92, 4), '#2b1836') +
  solid('M-26 -102H26V-110H16V-134H-16V-110H-26Z', '#4a2f8f', { edge: 5 });

export default defineScene({
  palette: 'coral',
  background: (stage) =>
    sky(stage, '#ff9a6a', '#d6307c') +
    disc(stage, 180, 160, 150, '#ffe6a8') +
    cloud(stage, 64, 132, 0.55, '#fff0e2', 0.85) +
    cloud(stage, 348, 60, 0.6, '#fff0e2', 0.85) +
    hills(stage, 330, '#b93a8c', 5, 70) +
    trees(stage, 350, '#8f2f86', 9, 46) +
    ground(stage, 346, '#7ccf52'),
  motif: () =>
    place(236, 372, snowman, { scale: 0.72 }) +
    shadow(130, 374, 110, 0.4, 0.12) +
    present(346, 376, 84, '#8f5bff', '#ffd23f') +
    coin(54, 104, 26, '#ffc928', 0.1) +
    coin(118, 58, 26, '#ffc928', 0.2) +
    coin(190, 34, 26, '#ffc928', 0.3) +
    place(182, 208, ella, { turn: -13, scale: 0.96 }) +
    line('M10 250H44M0 284H58M20 318H50', '#ffffff', 8, 0.75) +
    fill(ellipsePath(86, 360, 22, 10) + ellipsePath(52, 354, 13, 8), tint('#7ccf52', 0.7), 0.9),
});
