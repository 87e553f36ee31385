import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  place,
  polygonPath,
  solid,
} from '../grammar.ts';
import { cloud, mountains, sky, sun } from '../scenery.ts';

const [fur, dark] = ['#ff7a2e', '#5a1a3c'] as const;

/** A running fox around the middle of its body. It looks to the right. */
const fox =
  line('M50 20Q92 40 132 22', '#a8381f', 19) +
  line('M112 32L136 20', dark, 19) +
  line('M-62 16Q-92 56 -136 52', '#a8381f', 20) +
  line('M-114 56L-138 51', dark, 20) +
  solid(
    'M-70 -14C-96 -64 -146 -84 -206 -58C-186 -52 -178 -44 -176 -34C-188 -34 -196 -30 -204 -22C-168 -6 -120 16 -74 14Z',
    fur,
    {
      edge: 10,
      decor: fill('M-220 -70C-180 -76 -164 -64 -158 -46C-154 -30 -162 -14 -176 -4L-230 0Z', '#fff3df'),
    },
  ) +
  solid(
    'M-94 -2C-90 -38 -44 -40 -4 -34C34 -28 60 -48 92 -34C112 -14 84 32 44 34C6 34 -14 18 -44 26C-74 34 -98 26 -94 -2Z',
    fur,
    {
      edge: 10,
      decor: fill(ellipsePath(62, 34, 50, 20), '#fff0d8'),
    },
  ) +
  line('M66 14Q112 62 156 44', '#ec611f', 22) +
  line('M134 54L158 43', dark, 22) +
  line('M-68 12Q-72 66 -118 84', '#ec611f', 23) +
  line('M-96 74L-120 85', dark, 23) +
  solid(
    polygonPath(
      [
        [84, -62],
        [82, -118],
        [124, -84],
      ],
      8,
    ),
    '#d94e1c',
    { edge: 6 },
  ) +
  solid(
    polygonPath(
      [
        [112, -76],
        [122, -130],
        [152, -84],
      ],
      8,
    ),
    fur,
    { edge: 6 },
  ) +
  fill(
    polygonPath(
      [
        [122, -84],
        [126, -110],
        [141, -86],
      ],
      5,
    ),
    dark,
  ) +
  solid(
    'M66 -30C66 -78 106 -96 140 -86C172 -80 180 -60 210 -44C218 -38 214 -28 204 -26C172 -12 132 -2 104 -6C80 -8 66 -14 66 -30Z',
    fur,
    {
      edge: 9,
      decor: fill('M100 0C118 -36 162 -44 220 -44V10H100Z', '#fff3df'),
    },
  ) +
  fill(circlePath(208, -38, 11), dark) +
  fill(circlePath(145, -57, 10), dark) +
  fill(circlePath(142, -60, 3.5), '#ffffff') +
  gleam('M-64 -22Q-34 -30 -2 -24', 6, 0.6);

const cliff = 'M-700 268H60Q96 268 96 292Q96 310 78 320Q96 346 70 380Q92 410 60 470V900H-700Z';

export default defineScene({
  palette: 'rose',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#ffb27d', '#b12a78') +
    sun(stage, 236, 172, 124, '#fff0b0') +
    mountains(stage, 420, '#8e2a78', 5, 120) +
    cloud(stage, 352, 330, 0.8, '#ffd9d0', 0.85) +
    cloud(stage, 210, 392, 0.9, '#ffc4c6', 0.8) +
    cloud(stage, 36, 56, 0.6, '#ffe9dc', 0.7),
  motif: () =>
    solid(cliff, '#8a2a5c', { edge: 14 }) +
    line('M20 330L52 342M-20 370L26 384M-60 320L-30 328', '#5a1246', 8, 0.6) +
    solid(
      'M-700 244H62Q104 244 104 270Q104 292 82 288Q70 304 52 290Q30 306 8 290Q-20 304 -44 290H-700Z',
      '#37b877',
      {
        edge: 9,
      },
    ) +
    place(226, 182, fox, { turn: -8, scale: 0.78 }) +
    fill(circlePath(150, 262, 9), '#ffe9dc', 0.9) +
    fill(circlePath(172, 284, 6), '#ffe9dc', 0.8) +
    fill(circlePath(136, 290, 5), '#ffe9dc', 0.7),
});
