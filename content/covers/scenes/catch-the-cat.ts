import {
  defineScene,
  deepen,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  place,
  polygonPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { disc, sky } from '../scenery.ts';
import { eye, sparkle } from '../props.ts';

const pad = (x: number, y: number, blocked: boolean, size: number): string => {
  const colour = blocked ? '#ff9d3d' : '#8ff0dc';
  const rx = 46 * size;
  return (
    fill(ellipsePath(x, y + 13 * size, rx, rx * 0.5), deepen(colour, 0.62)) +
    fill(ellipsePath(x, y, rx, rx * 0.5), linear([tint(colour, 0.55), colour], 40)) +
    (blocked
      ? solid(ellipsePath(x, y - 14 * size, rx * 0.8, rx * 0.46), colour, {
          edge: 6 * size,
          depth: 12 * size,
        })
      : fill(ellipsePath(x, y + 2, rx * 0.6, rx * 0.28), '#ffffff', 0.35))
  );
};

const blockedPads = new Set(['0,0', '0,1', '1,3', '2,0', '3,3', '2,3', '3,0']);
const pads = [0, 1, 2, 3]
  .flatMap((row) =>
    [-1, 0, 1, 2, 3, 4].map((column) => {
      const size = 0.82 + row * 0.13;
      const x = 200 + (column - 1.5 + (row % 2 === 0 ? 0 : 0.5)) * 112 * size;
      return pad(x, 196 + row * 56, blockedPads.has(`${row},${column}`), size);
    }),
  )
  .join('');

const fur = '#2c2a66';

export default defineScene({
  palette: 'teal',
  bleed: 'all',
  wide: { scale: 0.96 },
  background: (stage) => sky(stage, '#3fe6cf', '#0b5a9c') + disc(stage, 190, 150, 150),
  motif: () =>
    pads +
    shadow(204, 326, 96, 0.6) +
    line('M262 306C340 316 356 262 326 226C314 208 330 188 346 196', deepen(fur, 0.35), 30) +
    line('M262 302C336 312 350 260 322 224C312 208 328 190 344 196', fur, 26) +
    solid('M124 330C110 236 150 182 200 182C252 182 292 236 278 330Q240 344 200 342Q160 344 124 330Z', fur, {
      edge: 14,
      bounce: '#7df2ff',
      decor: fill('M170 236Q200 216 232 236Q238 300 202 302Q166 300 170 236Z', '#fff3e0'),
    }) +
    fill(ellipsePath(170, 332, 30, 17), '#fff3e0') +
    fill(ellipsePath(234, 332, 30, 17), '#fff3e0') +
    line('M162 328v10M176 328v10M226 328v10M240 328v10', fur, 4) +
    place(
      200,
      146,
      solid(
        polygonPath(
          [
            [-94, -94],
            [-24, -58],
            [-86, -4],
          ],
          12,
        ),
        fur,
        { edge: 8 },
      ) +
        solid(
          polygonPath(
            [
              [94, -94],
              [24, -58],
              [86, -4],
            ],
            12,
          ),
          fur,
          { edge: 8 },
        ) +
        fill(
          polygonPath(
            [
              [-80, -72],
              [-40, -50],
              [-74, -18],
            ],
            8,
          ),
          '#ff8fb0',
        ) +
        fill(
          polygonPath(
            [
              [80, -72],
              [40, -50],
              [74, -18],
            ],
            8,
          ),
          '#ff8fb0',
        ) +
        solid('M-98 8C-98 -48 -56 -70 0 -70C56 -70 98 -48 98 8C98 54 54 76 0 76C-54 76 -98 54 -98 8Z', fur, {
          edge: 15,
          bounce: '#7df2ff',
          decor: fill(ellipsePath(0, 54, 50, 30), '#fff3e0') + fill('M-12 -80L0 -34L12 -80Z', '#fff3e0'),
        }) +
        eye(-42, -4, 27, [0.5, 0.1], '#1f9d6a') +
        eye(42, -4, 27, [0.5, 0.1], '#1f9d6a') +
        fill(
          polygonPath(
            [
              [-11, 26],
              [11, 26],
              [0, 40],
            ],
            5,
          ),
          '#ff6f91',
        ) +
        line('M0 38Q-2 52 -16 50M0 38Q2 52 16 50', '#2a1a4e', 5) +
        line('M-62 36L-112 28M-62 46L-110 54M62 36L112 28M62 46L110 54', '#ffffff', 4, 0.85) +
        gleam('M-76 -22Q-66 -46 -40 -54', 9, 0.5),
      { turn: 4 },
    ) +
    sparkle(52, 92, 14) +
    sparkle(352, 128, 10),
});
