import { circlePath, defineScene, fill, gleam, line, place, polygonPath, solid } from '../grammar.ts';
import { cloud, hills, sky } from '../scenery.ts';

const bow = (x: number, y: number, turned: number, colour: string): string =>
  place(
    x,
    y,
    solid('M0 0L-30 -17V17Z', colour, { edge: 4 }) +
      solid('M0 0L30 -17V17Z', colour, { edge: 4 }) +
      fill(circlePath(0, 0, 7), '#fff6e0'),
    { turn: turned },
  );

export default defineScene({
  palette: 'sky',
  background: (stage) =>
    sky(stage, '#4ab4ff', '#c8f0ff') +
    cloud(stage, 84, 110, 0.9) +
    cloud(stage, 330, 236, 0.7) +
    hills(stage, 372, '#5fc04a', 6, 44),
  motif: () =>
    line('M176 268C150 330 230 320 200 364S240 392 222 440', '#fff6e0', 6) +
    bow(172, 298, 26, '#ff5f8f') +
    bow(204, 334, -20, '#ffcb3f') +
    bow(206, 376, 24, '#37c9d8') +
    place(
      214,
      152,
      solid(
        polygonPath(
          [
            [0, -146],
            [112, -22],
            [0, 148],
            [-112, -22],
          ],
          8,
        ),
        '#ff4f5f',
        {
          edge: 12,
          decor:
            fill('M0 -160V-22H-130Z', '#ffd23f') +
            fill('M0 -22V160L130 -22Z', '#ffd23f') +
            fill('M0 -22V160L-130 -22Z', '#7a4fe0'),
        },
      ) +
        line('M0 -140V140M-104 -22H104', '#fff6e0', 6, 0.9) +
        gleam('M-74 -34L-18 -100', 10, 0.7),
      { turn: 22, scale: 0.98 },
    ) +
    line('M214 152Q120 210 -60 420', '#ffffff', 3, 0.9),
});
