import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  linear,
  num,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { disc, sky } from '../scenery.ts';

const [lapis, shell, red] = ['#1f4fc4', '#fff3d8', '#e0402f'] as const;
const cell = 96;

/** The marks of a square: a rosette of eight petals, or five dots. */
const rosette =
  Array.from({ length: 8 }, (_, petal) =>
    place(0, 0, fill(ellipsePath(0, -25, 9.5, 17), petal % 2 === 0 ? red : lapis), { turn: petal * 45 }),
  ).join('') + fill(circlePath(0, 0, 9), '#ffc531');

const dots = [
  [0, 0],
  [-21, -21],
  [21, -21],
  [-21, 21],
  [21, 21],
]
  .map(([x = 0, y = 0]) => fill(circlePath(x, y, 9), lapis) + fill(circlePath(x, y, 3.6), shell))
  .join('');

const eyes = [-22, 22]
  .map((y) => fill(ellipsePath(0, y, 27, 12), red) + fill(circlePath(0, y, 7), shell))
  .join('');

const square = (column: number, row: number, mark: string): string =>
  place(
    column * cell,
    row * cell,
    solid(rectPath(-41, -41, 82, 82, 9), shell, { edge: 5, shade: 0.14, rim: 0.8 }) + mark,
  );

/** The outline of the board. The middle row connects the block of twelve squares with the far block. */
const outline =
  `M${num(-3.6 * cell)} ${num(-1.58 * cell)}H${num(0.58 * cell)}V${num(-0.58 * cell)}H${num(2.42 * cell)}V${num(-1.58 * cell)}` +
  `H${num(4.6 * cell)}V${num(1.58 * cell)}H${num(2.42 * cell)}V${num(0.58 * cell)}H${num(0.58 * cell)}V${num(1.58 * cell)}H${num(-3.6 * cell)}Z`;

const board =
  solid(outline, lapis, { edge: 8, depth: 34, depthX: 6 }) +
  [-3, -2, -1, 0, 1, 2, 3, 4]
    .flatMap((column) =>
      [-1, 0, 1].map((row) => {
        if ((column === 1 || column === 2) && row !== 0) return '';
        if ((column === 0 || column === 3) && row === 0) return square(column, row, rosette);
        if ((column === -3 || column === 3) && row !== 0) return square(column, row, rosette);
        return square(column, row, (column + row) % 2 === 0 ? dots : eyes);
      }),
    )
    .join('');

const counter = (x: number, y: number, colour: string, mark: string): string =>
  place(
    x,
    y,
    shadow(8, 22, 54, 0.5, 0.5) +
      solid(ellipsePath(0, 0, 44, 40), colour, { edge: 7, depth: 15 }) +
      fill(ellipsePath(0, 0, 25, 22), mark) +
      fill(ellipsePath(0, 0, 12, 10.5), colour),
  );

/** A die of four corners, one of them tipped with shell. */
const pyramid = place(
  318,
  300,
  shadow(0, 66, 92, 0.55, 0.24) +
    fill(
      polygonPath(
        [
          [-6, -92],
          [-84, 50],
          [10, 80],
        ],
        7,
      ),
      linear([tint('#2fb7a6', 0.45), '#2fb7a6'], 70),
    ) +
    fill(
      polygonPath(
        [
          [-6, -92],
          [10, 80],
          [82, 34],
        ],
        7,
      ),
      linear([deepen('#2fb7a6', 0.2), deepen('#2fb7a6', 0.5)], 70),
    ) +
    fill(
      polygonPath(
        [
          [-6, -92],
          [-24, -58],
          [-2, -50],
          [15, -62],
        ],
        4,
      ),
      '#fffaf0',
    ),
);

export default defineScene({
  palette: 'sand',
  bleed: 'all',
  background: (stage) => sky(stage, '#ffd58a', '#c96f35') + disc(stage, 130, 120, 170, '#fff4c8'),
  motif: () =>
    place(176, 196, `<g opacity=".38" transform="translate(16 52)">${fill(outline, '#5a1c10')}</g>` + board, {
      turn: -34,
      scale: 0.94,
    }) +
    counter(96, 258, '#2a1c4a', '#f7d9a0') +
    counter(196, 120, '#fff8e8', '#c9563d') +
    pyramid,
});
