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
  polygonPath,
  rectPath,
  regular,
  shadow,
  solid,
} from '../grammar.ts';
import { cloud, disc, sky } from '../scenery.ts';
import { cube, sparkle } from '../props.ts';

const at = (column: number, row: number): [number, number] => [
  200 + (column - row) * 68,
  240 + (column + row) * 39,
];

const field = [-3, -2, -1, 0, 1, 2]
  .flatMap((row) =>
    [-3, -2, -1, 0, 1, 2].map((column): string => {
      const [x, y] = at(column, row);
      const open =
        (column + row === -1 && Math.abs(column) < 3) ||
        (column === 0 && row === 0) ||
        (column === -1 && row === 1) ||
        (column === -1 && row === -1) ||
        (column === 1 && row === -1);
      return open
        ? cube(x, y + 20, 77, '#ffe0a0', 30)
        : cube(
            x,
            y - (column === 2 && row === -1 ? 4 : 0),
            75,
            (column + row) % 2 === 0 ? '#1fd69a' : '#0d9c8c',
            46,
          );
    }),
  )
  .join('');

const spike = (turned: number): string =>
  place(0, 0, solid(rectPath(-15, -112, 30, 40, 10), '#59639a', { edge: 6 }), { turn: turned });

export default defineScene({
  palette: 'sky',
  bleed: 'all',
  wide: { scale: 0.9, dx: 24 },
  background: (stage) =>
    sky(stage, '#7fd6ff', '#1d4fd0') +
    disc(stage, 170, 140, 150) +
    cloud(stage, 58, 62, 0.6) +
    cloud(stage, 352, 92, 0.46, '#ffffff', 0.8),
  motif: () =>
    field +
    shadow(172, 278, 100, 0.65, 0.3) +
    place(
      168,
      190,
      glow(0, 0, 150, '#ff6a4d', 0.3) +
        [0, 45, 90, 135, 180, 225, 270, 315].map(spike).join('') +
        solid(circlePath(0, 0, 88), '#3a3f7d', { edge: 18, rim: 0.55, bounce: '#7df2ff' }) +
        solid(circlePath(24, 8, 30), '#262a5c', { edge: 6 }) +
        fill(circlePath(24, 8, 19), linear(['#ffb09a', '#ff3d4f'], 60)) +
        fill(circlePath(18, 1, 6), '#ffffff', 0.9) +
        gleam('M-60 -22Q-48 -54 -14 -64', 13, 0.85) +
        regular(6, 24, 8, 46, 0)
          .map(([x, y]) => fill(circlePath(x, y, 5), '#8e9cd8'))
          .join(''),
    ) +
    fill(ellipsePath(316, 262, 34, 14), '#0a2a5c', 0.4) +
    line('M316 262V122', '#5a2a3c', 12) +
    line('M313 258V124', '#ffffff', 4, 0.5) +
    solid(
      polygonPath(
        [
          [318, 118],
          [400, 152],
          [318, 188],
        ],
        9,
      ),
      '#ff4f5e',
      { edge: 9 },
    ) +
    solid(ellipsePath(316, 264, 26, 11), '#ffcb08', { edge: 4, depth: 6 }) +
    sparkle(70, 118, 14) +
    sparkle(280, 84, 11),
});
