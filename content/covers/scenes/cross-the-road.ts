import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  num,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { trees, water } from '../scenery.ts';
import { eye } from '../props.ts';

/** Draws meadow, rails, river, bank and road as bands over the whole width. */
function bands(stage: Stage): string {
  const band = (from: number, to: number, paint: string): string =>
    `<rect y="${num(stage.y(from))}" width="${stage.width}" height="${num((to - from) * stage.scale + 2)}" fill="${paint}"/>`;
  const dashes = (y: number, step: number, wide: number, tall: number, paint: string): string => {
    const shift = (stage.x(200) % (step * stage.scale)) - step * stage.scale;
    return Array.from(
      { length: Math.ceil(stage.width / (step * stage.scale)) + 2 },
      (_, index) =>
        `<rect x="${num(shift + index * step * stage.scale)}" y="${num(stage.y(y))}" width="${num(wide * stage.scale)}" height="${num(tall * stage.scale)}" rx="${num(3 * stage.scale)}" fill="${paint}"/>`,
    ).join('');
  };
  return (
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#d7f27a', '#8ed64a'], 90)}"/>` +
    trees(stage, 34, '#3fa650', 6, 62) +
    band(34, 58, '#a7e05a') +
    band(58, 104, linear(['#c9a27a', '#8f6a55'], 90)) +
    dashes(62, 22, 11, 38, '#6d4636') +
    band(68, 74, '#e6ecff') +
    band(90, 96, '#e6ecff') +
    band(104, 120, '#8ed64a') +
    water(stage, 120, '#36b8ee', 9) +
    band(204, 400, '#7fcb45') +
    band(204, 212, tint('#a7e05a', 0.4)) +
    band(228, 440, linear(['#5a5f8c', '#3a3c6b'], 90)) +
    band(228, 234, '#c9cdec') +
    dashes(306, 92, 52, 9, '#ffe27a') +
    `<rect y="${num(stage.y(400))}" width="${stage.width}" height="${stage.height}" fill="#3a3c6b"/>`
  );
}

const car = (colour: string): string =>
  shadow(0, 34, 104, 0.6, 0.16) +
  solid(
    'M-98 22Q-104 -16 -66 -22L-44 -56Q-38 -66 -26 -66H36Q48 -66 56 -56L78 -20Q104 -16 102 12V22Q102 32 92 32H-88Q-98 32 -98 22Z',
    colour,
    { edge: 12 },
  ) +
  fill('M-50 -24L-32 -52Q-30 -55 -26 -55H-2V-24Z', linear(['#c9f4ff', '#4b7fc9'], 60)) +
  fill('M8 -55H32Q38 -55 42 -50L58 -24H8Z', linear(['#c9f4ff', '#4b7fc9'], 60)) +
  fill(ellipsePath(-90, -2, 9, 12), '#fff7c9') +
  [-56, 58]
    .map((x) => fill(circlePath(x, 30, 24), '#1e1a45') + fill(circlePath(x, 30, 12), '#c9d0f0'))
    .join('') +
  gleam('M-76 -8H-10', 6, 0.6);

/** A child in the middle of a stride, seen from the front. */
const walker =
  line('M-20 64L-34 108', '#2f3f9e', 34) +
  line('M22 64L40 92', '#27348a', 34) +
  solid(rectPath(-68, 98, 54, 30, 15), '#fff1d6', {
    edge: 6,
    decor: fill('M-70 116H0V132H-70Z', '#ff5d5d'),
  }) +
  solid(rectPath(16, 84, 54, 30, 15), '#fff1d6', { edge: 6, decor: fill('M10 102H80V120H10Z', '#ff5d5d') }) +
  solid(rectPath(-74, -30, 148, 82, 30), '#8a3fd1', { edge: 10 }) +
  line('M54 -10Q92 14 84 46', '#e8602b', 30) +
  fill(circlePath(83, 52, 15), '#ffc79a') +
  solid('M-58 -22Q-56 -40 -30 -40H30Q56 -40 58 -22L62 66Q62 80 46 80H-46Q-62 80 -62 66Z', '#ff8a3d', {
    edge: 13,
  }) +
  line('M-36 -38V22M36 -38V22', '#8a3fd1', 13) +
  fill(rectPath(-24, 30, 48, 32, 12), deepen('#ff8a3d', 0.2)) +
  line('M-54 -10Q-96 -16 -98 -52', '#ff8a3d', 30) +
  fill(circlePath(-98, -60, 17), '#ffc79a') +
  solid(circlePath(0, -88, 70), '#ffcfa3', { edge: 12 }) +
  fill('M-68 -78Q-78 -30 -56 -44Q-60 -70 -50 -92ZM68 -78Q78 -30 56 -44Q60 -70 50 -92Z', '#5a2b1c') +
  solid('M-76 -92Q-76 -164 0 -164Q76 -164 76 -92Q40 -108 0 -108Q-40 -108 -76 -92Z', '#17b8c9', { edge: 12 }) +
  solid(
    'M-78 -90Q-40 -120 0 -120Q40 -120 78 -90Q92 -84 84 -74Q40 -96 0 -96Q-40 -96 -84 -74Q-92 -84 -78 -90Z',
    '#0f93a8',
    { edge: 5 },
  ) +
  fill(circlePath(0, -164, 10), '#ffe27a') +
  eye(-26, -70, 19, [0.7, 0.2], '#3b5bd0') +
  eye(28, -70, 19, [0.7, 0.2], '#3b5bd0') +
  fill(ellipsePath(-44, -46, 12, 8), '#ff9d8a', 0.8) +
  fill(ellipsePath(46, -46, 12, 8), '#ff9d8a', 0.8) +
  line('M-12 -42Q2 -30 16 -42', '#a1452b', 6) +
  gleam('M-54 -118Q-44 -144 -18 -152', 8, 0.7);

const boat =
  solid('M-74 -16H74Q66 24 40 24H-44Q-68 22 -74 -16Z', '#fff1d6', {
    edge: 8,
    decor: fill('M-90 -18H90V-4H-90Z', '#ff5d5d'),
  }) +
  line('M-10 -20V-66', '#8a5a3a', 7) +
  solid('M-4 -66Q44 -48 44 -26H-4Z', '#ffd23f', { edge: 6 });

export default defineScene({
  palette: 'lime',
  bleed: 'all',
  background: bands,
  motif: () =>
    place(62, 164, boat) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        fill(
          polygonPath(
            [
              [108 + index * 42, 240],
              [132 + index * 42, 240],
              [128 + index * 48, 410],
              [98 + index * 48, 410],
            ],
            4,
          ),
          '#ffffff',
          0.92,
        ),
      )
      .join('') +
    place(352, 268, car('#ff4f5e'), { scale: 0.86 }) +
    shadow(196, 362, 96, 0.6, 0.18) +
    place(190, 238, walker, { turn: -4 }),
});
