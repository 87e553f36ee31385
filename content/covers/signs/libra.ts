import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  glow,
  line,
  place,
  polygonPath,
  rectPath,
} from '../grammar.ts';
import { body, cream, elementLight, gold, lilac, mirrored, nightSky, starOf } from '../night.ts';

const light = elementLight.air;

const bowl = (content: string): string =>
  line('M0 0L-62 126M0 0L62 126', '#ffe9b8', 5) +
  line('M0 0V128', '#ffe9b8', 3, 0.5) +
  content +
  fill(ellipsePath(0, 128, 74, 13), '#7a3f86') +
  body('M-76 128C-72 182 -38 202 0 202C38 202 72 182 76 128Q0 152 -76 128Z', gold);

const moon =
  glow(0, 92, 60, '#d8ccff', 0.8) + body('M14 56A40 40 0 1 0 30 128A46 46 0 0 1 14 56Z', lilac, { edge: 6 });
const sun = glow(0, 92, 66, '#ffd27a', 0.8) + body(circlePath(0, 94, 36), '#ffb35c', { edge: 6 });

export default defineScene({
  palette: 'violet',
  background: (stage) => nightSky(stage, 'air', 71),
  motif: () =>
    body(
      polygonPath(
        [
          [186, 70],
          [214, 70],
          [222, 340],
          [178, 340],
        ],
        6,
      ),
      cream,
    ) +
    body('M122 372Q128 336 178 330H222Q272 336 278 372Z', gold) +
    body(rectPath(106, 362, 188, 24, 12), light, { edge: 6 }) +
    place(82, 112, bowl(sun)) +
    place(318, 112, bowl(moon)) +
    body(
      'M62 116C90 72 150 92 200 74C250 92 310 72 338 116C300 100 250 118 200 108C150 118 100 100 62 116Z',
      gold,
      {
        edge: 6,
      },
    ) +
    mirrored(body(circlePath(82, 112, 15), cream, { edge: 4 })) +
    body(circlePath(200, 88, 32), light, { edge: 7 }) +
    starOf(200, 88, 26) +
    starOf(200, 30, 16),
});
