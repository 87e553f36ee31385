import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  inside,
  line,
  linear,
  place,
  polygonPath,
  random,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, sky } from '../scenery.ts';

const wood = '#d98943';
const picture = rectPath(98, 168, 204, 98, 2);

const landscape = inside(
  picture,
  fill(picture, linear(['#7fdcff', '#fff3c4'], 90)) +
    fill(circlePath(250, 204, 24), '#ffd23f') +
    fill(
      polygonPath(
        [
          [60, 300],
          [154, 186],
          [236, 300],
        ],
        8,
      ),
      linear(['#9d8bff', '#4a3fb0'], 80),
    ) +
    fill(
      polygonPath(
        [
          [170, 300],
          [236, 224],
          [320, 300],
        ],
        8,
      ),
      linear(['#c4a8ff', '#6a55d0'], 80),
    ),
);

/** The squares of the lower half of the picture, row by row. They show a mountain and a meadow. */
const rows = ['ppvvpp', 'gpppvg', 'gggggg', 'ghgggh'];
const hues: Readonly<Record<string, string>> = { p: '#6a55d0', v: '#a48bff', g: '#36b865', h: '#8fe07a' };
const next = random(12);
const squares = rows
  .flatMap((row, down) =>
    [...row].map((hue, column) => {
      const spread = 1 + down * 0.16;
      const [x, y] = [200 + (column - 2.5) * 34 * spread, 284 + down * 39];
      return place(
        x + (next() - 0.5) * down * 7,
        y + (next() - 0.5) * down * 10,
        solid(rectPath(-16, -16, 32, 32, 4), hues[hue] ?? '#36b865', { edge: 4, depth: 4 }),
        { turn: (next() - 0.5) * down * 26 },
      );
    }),
  )
  .join('');

const thread = Array.from({ length: 8 }, (_, turn) =>
  line(`M168 ${92 + turn * 12}L232 ${102 + turn * 12}`, '#6f7fa8', 5),
).join('');

const post = (x: number): string =>
  solid(rectPath(x, 60, 42, 540, 10), wood, { edge: 9 }) +
  line(`M${x + 14} 150V230M${x + 28} 270V370`, '#8a4a1c', 4, 0.5);

export default defineScene({
  palette: 'sky',
  bleed: 'all',
  background: (stage) => sky(stage, '#7fd4ff', '#2a4fd0') + disc(stage, 200, 190, 178, '#eafaff'),
  motif: () =>
    shadow(200, 404, 220, 0.5, 0.12) +
    post(16) +
    post(342) +
    squares +
    solid(rectPath(82, 140, 236, 128, 8), '#ffc22e', { edge: 9 }) +
    landscape +
    solid(rectPath(174, 34, 52, 110, 8), '#c3d0ec', { edge: 9, decor: thread }) +
    solid(rectPath(-6, 64, 412, 44, 13), wood, { edge: 10, depth: 9 }) +
    line('M112 30H288', '#ff6a5a', 22) +
    fill(circlePath(108, 30, 17), '#ff8a76') +
    fill(circlePath(292, 30, 17), '#d9483f') +
    fill(ellipsePath(200, 30, 20, 17), '#e9eefc') +
    solid(rectPath(62, 134, 276, 30, 10), '#e9eefc', { edge: 7, depth: 6 }) +
    gleam('M80 142H150', 5, 0.9),
});
