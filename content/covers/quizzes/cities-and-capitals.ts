import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  polygonPath,
  radial,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { disc, rays, sky } from '../scenery.ts';

/** Draws one of the three panels of the folded sheet. */
const panel = (
  left: number,
  leftY: number,
  right: number,
  rightY: number,
  tone: string,
  decor: string,
): string => {
  const corners: Point[] = [
    [left, leftY],
    [right, rightY],
    [right, rightY + 160],
    [left, leftY + 160],
  ];
  return solid(polygonPath(corners, 4), tone, { edge: 4, shade: 0.12, rim: 0.4, depth: 10, decor });
};

const blocks = (places: readonly (readonly [number, number, number, number])[], tone: string): string =>
  places.map(([x, y, width, height]) => fill(rectPath(x, y, width, height, 6), tone)).join('');

export default defineScene({
  palette: 'dusk',
  background: (stage) =>
    sky(stage, '#ffab80', '#4a2f96') + rays(stage, 200, 150, 14, 0.13) + disc(stage, 190, 140, 150),
  motif: () =>
    shadow(200, 384, 196, 0.5, 0.14) +
    panel(
      14,
      206,
      140,
      232,
      '#fff0d2',
      blocks(
        [
          [26, 226, 40, 34],
          [76, 236, 52, 34],
          [24, 272, 44, 40],
          [26, 324, 40, 30],
        ],
        '#ffb46a',
      ) +
        fill(ellipsePath(108, 322, 34, 30), '#6cc84a') +
        fill('M14 356C70 330 100 370 150 360V410H14Z', '#38b6f0'),
    ) +
    panel(
      140,
      232,
      262,
      206,
      '#f3d8b4',
      blocks(
        [
          [150, 242, 46, 30],
          [208, 224, 46, 38],
          [152, 286, 40, 34],
        ],
        '#e88f4c',
      ) +
        fill('M140 372C190 366 220 316 262 322V350C230 346 196 396 140 396Z', '#259fdc') +
        fill(rectPath(212, 276, 42, 34, 8), '#55b03e'),
    ) +
    panel(
      262,
      206,
      388,
      232,
      '#fff0d2',
      blocks(
        [
          [274, 224, 44, 36],
          [330, 236, 48, 30],
          [332, 280, 44, 44],
          [274, 360, 50, 20],
        ],
        '#ffb46a',
      ) + fill('M262 322C310 326 330 350 388 346V374C330 380 300 350 262 350Z', '#38b6f0'),
    ) +
    line('M18 264L140 290L262 264L384 290M70 220V372M202 222V372M324 222V372', '#ffffff', 7, 0.9) +
    shadow(202, 316, 58, 0.65, 0.34) +
    solid(
      'M202 316C176 262 106 208 106 126C106 70 148 28 202 28C256 28 298 70 298 126C298 208 228 262 202 316Z',
      '#f2304f',
      {
        edge: 16,
        bounce: '#ffc0a0',
        paint: radial(['#ff9a8a', '#f2304f 45%', deepen('#f2304f', 0.45)], 34, 24, 84),
      },
    ) +
    fill(circlePath(202, 126, 50), '#8a0f3a', 0.6) +
    fill(circlePath(202, 122, 46), linear(['#ffffff', '#ffe3c8'], 70)) +
    gleam('M126 118Q130 74 168 54', 12, 0.9),
});
