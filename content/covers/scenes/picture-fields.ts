import {
  circlePath,
  defineScene,
  fill,
  glow,
  line,
  linear,
  place,
  polygonPath,
  random,
  rectPath,
  shadow,
  solid,
  staged,
} from '../grammar.ts';
import { eye } from '../props.ts';

const CELL = 56;
const HEART = ['.#.#.', '#####', '#####', '.###.', '..#..'];

/** Digits as strokes in a box of 20 by 30. */
const DIGITS: Readonly<Record<string, string>> = {
  '1': 'M-5 -9L2 -14V14',
  '2': 'M-8 -8Q-8 -14 0 -14T8 -7Q8 -1 -8 14H9',
  '3': 'M-8 -13H8L-1 -2Q9 -1 8 6Q7 14 -1 14Q-6 14 -9 10',
  '4': 'M4 14V-14L-9 5H9',
  '5': 'M8 -14H-6L-7 -2Q8 -6 8 5Q8 14 -1 14Q-6 14 -9 10',
};

/** Draws a ripe square: one large flower in a bed of its colour. */
const crop = (x: number, y: number): string =>
  fill(rectPath(x, y, CELL, CELL, 9), '#c01437') +
  solid(rectPath(x + 3, y + 1, CELL - 6, CELL - 7, 17), '#ff3f4f', { edge: 6, rim: 0.65 }) +
  fill(circlePath(x + 17, y + 15, 5.5), '#ffe3da');

const soil = (x: number, y: number): string =>
  fill(rectPath(x + 2, y + 2, CELL - 4, CELL - 4, 9), linear(['#83492a', '#65351d'], 70)) +
  line(`M${x + 13} ${y + 20}h32M${x + 13} ${y + 38}h32`, '#4c2511', 5, 0.7);

const tab = (x: number, y: number, digit: string): string =>
  place(
    x,
    y,
    solid(rectPath(-25, -25, 50, 50, 13), '#fff0c4', { edge: 5, depth: 6 }) +
      line(DIGITS[digit] ?? '', '#5a2f10', 8),
  );

const field =
  fill(rectPath(-14, -4, CELL * 5 + 28, CELL * 5 + 28, 22), '#1c4a1c', 0.6) +
  solid(rectPath(-16, -16, CELL * 5 + 32, CELL * 5 + 32, 22), '#3f9636', { edge: 7, depth: 10 }) +
  fill(rectPath(-3, -3, CELL * 5 + 6, CELL * 5 + 6, 12), '#4c2511') +
  HEART.flatMap((row, y) => [...row].map((mark, x) => (mark === '.' ? soil(x * CELL, y * CELL) : ''))).join(
    '',
  ) +
  HEART.flatMap((row, y) => [...row].map((mark, x) => (mark === '#' ? crop(x * CELL, y * CELL) : ''))).join(
    '',
  ) +
  [...'24442'].map((digit, x) => tab((x + 0.5) * CELL, -46, digit)).join('') +
  [...'25531'].map((digit, y) => tab(-46, (y + 0.5) * CELL, digit)).join('');

/** A crow on the corner of the field. */
const crow =
  shadow(6, 62, 74, 0.5, 0.22) +
  line('M-10 40V62M16 40V62', '#f59a1e', 8) +
  solid('M30 4L104 34L96 58L20 48Z', '#241c3a', { edge: 6 }) +
  solid('M-62 -14Q-58 54 8 54Q66 52 62 10Q40 -34 -4 -42Z', '#352a55', { edge: 8, rim: 0.35 }) +
  solid('M-8 -8Q34 -24 76 26Q30 50 4 26Q-10 12 -8 -8Z', '#4b3d74', { edge: 6, rim: 0.4 }) +
  solid('M-72 -46L-126 -22L-70 -14Z', '#ffb12b', { edge: 6 }) +
  solid(circlePath(-42, -36, 40), '#352a55', { edge: 8, rim: 0.35 }) +
  eye(-54, -42, 16, [-0.35, 0.3]);

const next = random(12);
const quilt = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 11 }, (_column, column) => {
    const [x, y] = [-420 + column * 118, -150 + row * 112];
    const tone = ['#a9dc4a', '#7cc746', '#d3e75c', '#5fb544', '#8fd054'][Math.floor(next() * 5)] ?? '#7cc746';
    const furrows = Array.from({ length: 5 }, (_line, index) =>
      (row + column) % 2 === 0 ? `M${x} ${y + 12 + index * 24}h118` : `M${x + 12 + index * 24} ${y}v112`,
    ).join('');
    return fill(rectPath(x, y, 118, 112), tone) + line(furrows, '#2f7d2f', 7, 0.16);
  }).join(''),
).join('');

export default defineScene({
  palette: 'lime',
  bleed: 'all',
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="#7cc746"/>` +
    staged(
      stage,
      place(0, 0, quilt, { turn: 9 }) +
        glow(40, 20, 330, '#fffbd0', 0.75) +
        fill(
          polygonPath([
            [-500, 430],
            [900, 250],
            [900, 800],
            [-500, 800],
          ]),
          '#1f5a3a',
          0.28,
        ),
    ),
  motif: () => place(84, 94, field, { turn: -8 }) + place(366, 352, crow, { scale: 0.76 }),
});
