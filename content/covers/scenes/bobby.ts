import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  place,
  polygonPath,
  shadow,
  solid,
} from '../grammar.ts';
import { cloud, disc, hills, sky, trees } from '../scenery.ts';
import { leaf, sparkle } from '../props.ts';

const carrot = (x: number, y: number, size: number, turned: number): string =>
  place(
    x,
    y,
    leaf(0, -58, 78, -30, '#3fb84a') +
      leaf(0, -58, 78, 32, '#3fb84a') +
      leaf(0, -56, 96, 2, '#6edb58') +
      solid(
        'M-50 -40C-46 -66 46 -66 50 -40C54 12 24 84 6 122Q0 132 -6 122C-24 84 -54 12 -50 -40Z',
        '#ff8a24',
        { edge: 13, bounce: '#ffd9a0' },
      ) +
      line('M-46 -14H-18M46 8H22M-38 34H-16M26 56H10M-20 72H-8', '#c9520e', 6, 0.75) +
      gleam('M-32 -38Q-30 -48 -14 -50', 8, 0.8),
    { turn: turned, scale: size },
  );

const fur = '#f7f3ff';

const ear = (x: number, turned: number): string =>
  place(
    x,
    104,
    solid('M-26 30C-40 -40 -30 -104 0 -104C30 -104 40 -40 26 30Z', fur, { edge: 10 }) +
      fill('M-13 20C-20 -34 -14 -82 0 -82C14 -82 20 -34 13 20Z', linear(['#ff9dbd', '#ff6f9a'], 90)),
    { turn: turned },
  );

const soil = (x: number, y: number): string =>
  fill(ellipsePath(x, y, 70, 22), '#5a2f1c') + fill(ellipsePath(x, y - 5, 62, 16), '#7d4526');

export default defineScene({
  palette: 'mint',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#a8f7d0', '#23a58c') +
    disc(stage, 180, 160, 155) +
    cloud(stage, 62, 74, 0.66) +
    cloud(stage, 348, 112, 0.54, '#ffffff', 0.8) +
    trees(stage, 300, '#2fa07a', 15, 64) +
    hills(stage, 322, '#5fcf5a', 5, 50),
  motif: () =>
    ear(158, -12) +
    ear(246, 16) +
    shadow(204, 330, 140, 0.4) +
    solid(
      'M84 230C84 142 134 104 202 104C270 104 320 142 320 230C320 306 270 340 202 340C134 340 84 306 84 230Z',
      fur,
      { edge: 18, bounce: '#a8ffd8' },
    ) +
    fill(ellipsePath(118, 252, 25, 17), '#ffb0c8', 0.9) +
    fill(ellipsePath(286, 252, 25, 17), '#ffb0c8', 0.9) +
    [150, 254]
      .map(
        (x) =>
          fill(ellipsePath(x, 206, 24, 31), linear(['#2a1658', '#6a3fc0'], 90)) +
          fill(ellipsePath(x - 7, 193, 9, 11), '#ffffff') +
          fill(ellipsePath(x + 8, 220, 5, 6), '#ffffff', 0.8),
      )
      .join('') +
    fill(
      polygonPath(
        [
          [188, 244],
          [216, 244],
          [202, 260],
        ],
        6,
      ),
      '#ff6f9a',
    ) +
    line('M202 258V270Q196 284 180 280M202 270Q208 284 224 280', '#7a5aa8', 6) +
    fill('M190 280H214V300Q202 308 190 300Z', '#ffffff') +
    line('M202 282V302', '#d8d0ee', 3) +
    gleam('M112 200Q118 156 154 134', 12, 0.95) +
    fill(
      'M-700 330Q-560 300 -420 326T-140 326T140 324T290 322T420 326T620 322V900H-700Z',
      linear(['#6fdb52', '#2b9a4a'], 90),
    ) +
    line('M-700 330Q-560 300 -420 326T-140 326T140 324T290 322T420 326T620 322', '#d8ff9a', 6, 0.9) +
    soil(68, 388) +
    soil(200, 414) +
    soil(334, 388) +
    carrot(70, 292, 0.86, -8) +
    carrot(332, 292, 0.86, 9) +
    carrot(202, 356, 0.6, 0) +
    fill(ellipsePath(70, 398, 62, 15), deepen('#7d4526', 0.1)) +
    fill(ellipsePath(334, 398, 62, 15), deepen('#7d4526', 0.1)) +
    fill(circlePath(130, 366, 7), '#ffffff') +
    fill(circlePath(270, 360, 7), '#ffffff') +
    sparkle(352, 196, 13),
});
