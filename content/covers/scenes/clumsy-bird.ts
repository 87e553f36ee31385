import {
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  lit,
  place,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { cloud, disc, ground, hills, sky } from '../scenery.ts';
import { eye, leaf } from '../props.ts';

const trunk = (x: number, top: number, bottom: number, cut: number): string =>
  solid(rectPath(x, top, 84, bottom - top, 16), '#a5673a', {
    edge: 16,
    decor: line(`M${x + 22} ${top}V${bottom}M${x + 50} ${top}V${bottom}`, '#6e3a1e', 6, 0.4),
  }) +
  solid(ellipsePath(x + 42, cut, 48, 20), '#f0c27c', {
    edge: 6,
    decor:
      fill(ellipsePath(x + 42, cut, 28, 11), '#c98845', 0.7) +
      fill(ellipsePath(x + 42, cut, 12, 4.5), '#f0c27c'),
  });

const feather = (x: number, y: number, turned: number): string =>
  place(x, y, fill('M0 -15Q12 -6 4 14Q-10 8 -4 -8Z', '#d8c8ff') + line('M0 -12Q2 2 2 12', '#8f63ff', 2.5), {
    turn: turned,
  });

export default defineScene({
  palette: 'sky',
  bleed: 'all',
  background: (stage) =>
    sky(stage) +
    disc(stage, 160, 150, 140) +
    cloud(stage, 70, 78, 0.9) +
    cloud(stage, 250, 46, 0.6, '#ffffff', 0.7) +
    hills(stage, 350, '#4fc58f', 12, 60) +
    ground(stage, 366, '#58c04a'),
  motif: () =>
    trunk(304, -300, 92, 92) +
    leaf(312, 40, 46, -62, '#58d05a') +
    shadow(350, 370, 66, 0.4) +
    trunk(304, 282, 600, 284) +
    leaf(386, 330, 44, 50, '#58d05a') +
    place(
      178,
      206,
      fill('M-92 10L-150 -16L-128 14L-156 34L-116 36L-124 60L-82 40Z', lit('#5a35d6')) +
        solid(
          'M-104 4C-104 -66 -56 -100 6 -100C70 -100 106 -56 106 6C106 66 60 98 0 98C-62 98 -104 62 -104 4Z',
          '#8f63ff',
          {
            edge: 20,
            bounce: '#9fe8ff',
            decor:
              fill('M-70 40Q0 4 96 44Q70 110 0 104Q-50 100 -70 40Z', '#fff1dc') +
              fill('M20 -110Q2 -70 40 -58Q90 -50 112 -20V-110Z', '#5a35d6', 0.4),
          },
        ) +
        line('M-14 -98Q-30 -126 -8 -136M4 -100Q6 -130 28 -132M-30 -92Q-54 -108 -46 -124', '#6a40e0', 13) +
        place(
          -34,
          22,
          solid(
            'M46 -18C20 -62 -54 -90 -98 -74C-92 -56 -84 -50 -84 -50C-100 -48 -108 -40 -110 -32C-96 -22 -86 -20 -86 -20C-96 -16 -100 -6 -100 -2C-66 34 30 42 46 -18Z',
            '#ff6fae',
            { edge: 12, shade: 0.35 },
          ) + gleam('M-70 -58Q-30 -54 4 -28', 6, 0.6),
          { turn: 18 },
        ) +
        eye(36, -34, 33, [0.6, -0.5], '#2f5fd0') +
        eye(86, -30, 24, [0.2, 0.7], '#2f5fd0') +
        place(
          -26,
          -70,
          solid(rectPath(-22, -9, 44, 18, 9), '#ffe3b8', { edge: 3 }) +
            fill(rectPath(-8, -9, 16, 18, 2), '#f2b98a'),
          { turn: -32 },
        ) +
        solid('M54 -6Q98 -26 134 0Q128 12 112 14Q84 20 54 12Z', '#ffc928', { edge: 7 }) +
        solid('M60 12Q88 22 112 16Q104 40 76 34Q62 28 60 12Z', '#ff9a1f', { edge: 5, rim: 0.2 }) +
        gleam('M-60 -56Q-40 -82 -10 -86', 11, 0.75) +
        fill(ellipsePath(20, 12, 16, 10), '#ff9db0', 0.8),
      { turn: -10 },
    ) +
    feather(60, 322, -30) +
    feather(34, 118, 40) +
    feather(120, 352, 80),
});
