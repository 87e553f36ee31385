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
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';

const cloth = '#1fa89a';
const wood = '#b0622e';

const wall = (stage: Stage): string => {
  const floor = stage.y(338);
  return (
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#ffd890', '#f7a860 60%', '#e07f4a'], 74)}"/>` +
    `<rect y="${floor}" width="${stage.width}" height="${stage.height - floor + 9}" fill="${linear(['#c9703e', '#7a3426'], 90)}"/>` +
    `<rect y="${floor}" width="${stage.width}" height="${6 * stage.scale}" fill="#ffe0b0" opacity=".8"/>`
  );
};

const pane =
  fill(
    polygonPath([
      [210, 20],
      [420, 20],
      [300, 420],
      [-20, 420],
    ]),
    '#fff6d0',
    0.34,
  ) +
  solid(rectPath(232, -18, 190, 206, 8), '#fff8ea', { edge: 8 }) +
  fill(rectPath(248, -4, 158, 176, 4), linear(['#7fd4ff', '#d8f6ff'], 90)) +
  fill(circlePath(360, 40, 24), '#fff3a8') +
  fill('M248 150Q290 112 330 140Q372 108 406 138V172H248Z', '#4fb86a') +
  line('M327 -4V172M248 84H406', '#fff8ea', 11);

const chair =
  shadow(140, 392, 180, 0.5, 0.14) +
  line('M52 362L44 394M226 362L234 394', deepen(wood, 0.3), 17) +
  solid('M40 342V148Q40 56 138 56Q236 56 236 148V342Z', cloth, {
    edge: 16,
    decor:
      line('M138 56V260M88 72V250M188 72V250', deepen(cloth, 0.35), 6, 0.45) +
      fill(
        circlePath(88, 150, 8) + circlePath(138, 150, 8) + circlePath(188, 150, 8) + circlePath(138, 206, 8),
        deepen(cloth, 0.4),
      ),
  }) +
  solid(rectPath(50, 246, 178, 66, 26), '#3fd0b8', { edge: 11 }) +
  solid(rectPath(44, 296, 190, 72, 18), deepen(cloth, 0.08), { edge: 11 }) +
  solid('M-6 360V250Q-6 208 34 208Q72 208 72 250V360Q72 374 58 374H8Q-6 374 -6 360Z', cloth, { edge: 12 }) +
  solid('M204 360V250Q204 208 244 208Q282 208 282 250V360Q282 374 268 374H218Q204 374 204 360Z', cloth, {
    edge: 12,
  }) +
  fill(ellipsePath(33, 246, 24, 25), deepen(cloth, 0.22)) +
  fill(ellipsePath(243, 246, 24, 25), deepen(cloth, 0.22)) +
  gleam('M62 150Q66 92 116 80', 12, 0.6) +
  place(
    138,
    236,
    solid(
      polygonPath(
        [
          [-46, -46],
          [46, -46],
          [46, 46],
          [-46, 46],
        ],
        16,
      ),
      '#ff6f61',
      { edge: 9, decor: line('M-50 -16H50M-50 16H50M-16 -50V50M16 -50V50', '#ffc0a0', 6, 0.7) },
    ),
    { turn: 14 },
  );

const domino = (
  x: number,
  y: number,
  turned: number,
  upper: readonly (readonly [number, number])[],
  lower: readonly (readonly [number, number])[],
): string =>
  place(
    x,
    y,
    solid(rectPath(-26, -50, 52, 100, 10), '#fffaf0', { edge: 6, depth: 5, depthX: 7, shade: 0.2 }) +
      line('M-16 0H16', '#2a1a4e', 5) +
      [...upper.map(([px, py]) => [px, py - 25] as const), ...lower.map(([px, py]) => [px, py + 25] as const)]
        .map(([px, py]) => fill(circlePath(px, py, 6), '#2a1a4e'))
        .join(''),
    { turn: turned },
  );

const [one, two, three] = [
  [[0, 0]],
  [
    [-11, -10],
    [11, 10],
  ],
  [
    [-12, -12],
    [0, 0],
    [12, 12],
  ],
] as const;

const table =
  shadow(326, 402, 112, 0.5, 0.16) +
  line('M326 300V384M326 378L276 404M326 378L378 404', deepen(wood, 0.35), 17) +
  fill(ellipsePath(326, 306, 118, 34), deepen(wood, 0.5)) +
  fill(ellipsePath(326, 294, 118, 34), linear(['#e8a060', wood], 60)) +
  domino(284, 248, -8, three, two) +
  domino(340, 242, 6, one, three) +
  domino(394, 254, 16, two, one);

export default defineScene({
  palette: 'amber',
  bleed: 'all',
  background: wall,
  motif: () => place(-2, 22, pane + chair + table, { scale: 0.91 }),
});
