import { circlePath, defineScene, fill, glow, linear, place, radial, solid } from '../grammar.ts';
import { bokeh, sky, starfield } from '../scenery.ts';
import { sparkle } from '../props.ts';

const cells = [-2, -1, 0, 1, 2].flatMap((row) =>
  [-4, -3, -2, -1, 0, 1, 2, 3].map((column): readonly [number, number] => [column, row]),
);

const cell = (column: number, row: number): string => {
  const [x, y] = [200 + column * 96, 200 + row * 96];
  const far = Math.hypot(column, row);
  if (far < 1.2) return '';
  const open = (column * 7 + row * 11 + 60) % 5 === 0;
  return open
    ? fill(circlePath(x, y, 14), linear(['#ffd1f0', '#ff7ad0'], 60), 0.85)
    : solid(circlePath(x, y, 39), '#8b2a8f', { edge: 9, rim: 0.55, bounce: '#ff8fd8' }) +
        fill(circlePath(x, y, 17), '#2c0b4d', 0.55) +
        fill(circlePath(x, y, 17), linear(['#ff9be0', '#c03bd0'], 60), 0.5);
};

const swirl = (size: number, turned: number, paint: string, opacity: number): string =>
  place(
    200,
    200,
    fill(
      'M0 -100C70 -100 116 -50 116 6C116 78 52 118 -14 112C44 104 84 62 80 4C76 -50 40 -84 0 -100Z',
      paint,
      opacity,
    ),
    { turn: turned, scale: size },
  );

export default defineScene({
  palette: 'ruby',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#c93a9f', '#2a0a52') +
    starfield(stage, 40, 7, '#ffd6f2') +
    bokeh(stage, 8, 2, '#ff9be0', 0.18),
  motif: () =>
    glow(200, 200, 260, '#ff6ac4', 0.75) +
    cells.map(([column, row]) => cell(column, row)).join('') +
    glow(200, 200, 190, '#ffd36e', 0.85) +
    [0, 120, 240]
      .map((turned) => swirl(1.28, turned, linear(['#fff0b0', '#ff8a3d', '#ff3d8b'], 40), 0.95))
      .join('') +
    [60, 180, 300].map((turned) => swirl(1.02, turned, linear(['#ffffff', '#ffc24a'], 30), 0.9)).join('') +
    fill(circlePath(200, 200, 92), '#ffb03d') +
    fill(circlePath(200, 200, 86), radial(['#12031f', '#12031f 66%', '#4a0a5c'], 54, 58, 56)) +
    fill('M128 182A78 78 0 0 1 196 124A96 96 0 0 0 128 182Z', '#ffe9b0', 0.95) +
    sparkle(92, 76, 13) +
    sparkle(330, 318, 11),
});
