import { circlePath, defineScene, ellipsePath, fill, line, place } from '../grammar.ts';
import { body, cream, elementLight, gold, lilac, nightSky, smoothPath, starOf } from '../night.ts';

const light = elementLight.air;

/** Draws one of the twins, facing right. */
const twin = (robe: string, hair: string): string =>
  body(
    smoothPath([
      [-6, 108],
      [48, 126],
      [64, 200],
      [58, 300],
      [70, 362],
      [-4, 374],
      [-78, 362],
      [-58, 290],
      [-62, 200],
      [-48, 128],
    ]),
    robe,
  ) +
  line('M-30 190Q-36 270 -44 352M6 210V362M34 200Q36 280 42 352', '#6a3aa0', 5, 0.3) +
  body(circlePath(2, 72, 45), cream, { edge: 7 }) +
  body(
    smoothPath([
      [-2, 16],
      [42, 32],
      [50, 62],
      [22, 48],
      [-8, 60],
      [-20, 92],
      [-42, 108],
      [-54, 68],
      [-42, 32],
    ]),
    hair,
    { edge: 6 },
  ) +
  fill(ellipsePath(12, 78, 5, 7) + ellipsePath(34, 78, 5, 7), '#3a1a6e') +
  line('M14 96Q23 103 32 96', '#a0507a', 4);

export default defineScene({
  palette: 'violet',
  background: (stage) => nightSky(stage, 'air', 37),
  motif: () =>
    place(
      14,
      30,
      place(122, 0, twin(gold, '#a95c9a')) +
        place(278, 0, twin(lilac, light), { flip: true }) +
        body('M150 158C176 170 190 196 200 214C190 232 178 232 168 222C156 204 142 192 134 184Z', gold, {
          edge: 6,
        }) +
        body('M250 158C224 170 210 196 200 214C210 232 222 232 232 222C244 204 258 192 266 184Z', lilac, {
          edge: 6,
        }) +
        body(circlePath(200, 222, 19), cream, { edge: 5 }) +
        line('M122 6Q200 -22 278 6', '#fff6d8', 2.5, 0.8) +
        starOf(122, 6, 20) +
        starOf(278, 6, 26) +
        starOf(200, 222, 13),
      { scale: 0.93 },
    ),
});
