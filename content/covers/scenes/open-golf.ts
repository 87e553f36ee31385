import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  num,
  place,
  polygonPath,
  radial,
  shadow,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { cloud, disc, hills, sky } from '../scenery.ts';
import { bush, rock, sparkle } from '../props.ts';

const at = (column: number, row: number, rise = 0): Point => [
  200 + (column - row) * 60,
  96 + (column + row) * 34.6 - rise,
];
const shape = (corners: readonly (readonly [number, number])[], rise = 0, radius = 4): string =>
  polygonPath(
    corners.map(([column, row]) => at(column, row, rise)),
    radius,
  );

/** Returns a board of the rim between two corners, standing 18 units high. */
const board = (from: readonly [number, number], to: readonly [number, number], lit: boolean): string => {
  const [a, b] = [at(from[0], from[1]), at(to[0], to[1])];
  return (
    fill(
      polygonPath([a, b, [b[0], b[1] - 20], [a[0], a[1] - 20]], 2),
      lit ? linear(['#f2ae5e', '#c9793a'], 90) : linear(['#b9652f', '#8a4423'], 90),
    ) + line(`M${num(a[0])} ${num(a[1] - 20)}L${num(b[0])} ${num(b[1] - 20)}`, '#ffd79a', 8)
  );
};

const lane: readonly (readonly [number, number])[] = [
  [0, 0],
  [3.2, 0],
  [3.2, 4.2],
  [1.5, 4.2],
  [1.5, 1.8],
  [0, 1.8],
];

export default defineScene({
  palette: 'dusk',
  background: (stage) =>
    sky(stage, '#ffb08a', '#7a4fd0') +
    disc(stage, 160, 140, 140, '#fff0c0') +
    cloud(stage, 52, 190, 0.7, '#fff4ea', 0.9) +
    cloud(stage, 360, 88, 0.62, '#fff4ea', 0.85) +
    hills(stage, 420, '#6a3fb8', 4, 60, 0.7) +
    cloud(stage, 46, 372, 0.95, '#ffe0ea', 0.75) +
    cloud(stage, 366, 384, 0.8, '#ffe0ea', 0.7),
  motif: () => {
    const [hx, hy] = at(0.8, 0.9);
    const [bx, by] = at(2.3, 3.5, 0);
    const grass = shape(
      [
        [-0.5, -0.5],
        [3.7, -0.5],
        [3.7, 4.7],
        [1, 4.7],
        [1, 2.3],
        [-0.5, 2.3],
      ],
      0,
      16,
    );
    const green = shape(lane);
    const scene =
      `<g transform="translate(0 70)">${fill(
        shape(
          [
            [0, 0],
            [3.3, 0],
            [3.3, 4.2],
            [1.4, 4.2],
            [1.4, 2],
            [0, 2],
          ],
          0,
          20,
        ),
        '#5b3220',
      )}</g>` +
      [60, 48, 36, 24, 12]
        .map(
          (down) =>
            `<g transform="translate(0 ${down})">${fill(grass, down > 40 ? '#6e3d26' : down > 14 ? '#8f5433' : '#3f9a3f')}</g>`,
        )
        .join('') +
      fill(grass, linear(['#a8e85a', '#52b83f'], 60)) +
      fill(green, linear(['#4fe08a', '#14a56a'], 60)) +
      inside(
        green,
        [0, 1, 2, 3, 4, 5]
          .map((stripe) =>
            fill(
              shape(
                [
                  [-0.5, stripe * 0.8],
                  [4, stripe * 0.8],
                  [4, stripe * 0.8 + 0.4],
                  [-0.5, stripe * 0.8 + 0.4],
                ],
                0,
                0,
              ),
              '#ffffff',
              0.13,
            ),
          )
          .join(''),
      ) +
      board([0, 0], [3.2, 0], true) +
      board([0, 0], [0, 1.8], true) +
      bush(104, 236, 44, '#2f9a4a') +
      board([3.2, 0], [3.2, 4.2], false) +
      board([0, 1.8], [1.5, 1.8], false) +
      board([1.5, 1.8], [1.5, 4.2], true) +
      fill(ellipsePath(hx, hy, 25, 14), '#06382a') +
      line(`M${num(hx - 24)} ${num(hy + 4)}A25 14 0 0 0 ${num(hx + 24)} ${num(hy + 4)}`, '#d9ffe6', 4, 0.8) +
      line(`M${num(hx)} ${num(hy)}V${num(hy - 136)}`, '#ffffff', 8) +
      fill(
        `M${num(hx + 3)} ${num(hy - 138)}Q${num(hx + 44)} ${num(hy - 150)} ${num(hx + 84)} ${num(hy - 118)}Q${num(hx + 44)} ${num(hy - 104)} ${num(hx + 3)} ${num(hy - 84)}Z`,
        linear(['#ff6f7f', '#e01f56'], 60),
      ) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((dot) => {
          const bend =
            dot < 4
              ? at(2.3 + dot * 0.15, 3.1 - dot * 0.56)
              : at(2.7 - (dot - 3) * 0.48, 1.42 - (dot - 3) * 0.12);
          return fill(ellipsePath(bend[0], bend[1], 7.5, 5), '#ffffff', 0.95);
        })
        .join('') +
      board([1.5, 4.2], [3.2, 4.2], false) +
      rock(352, 232, 40, '#9fa8c9') +
      shadow(bx + 10, by + 22, 60, 0.6, 0.36) +
      place(
        bx,
        by - 22,
        fill(circlePath(0, 0, 52), radial(['#ffffff', '#f4f4ff 50%', '#a9a4d6'], 34, 26, 84)) +
          [
            [-8, -24],
            [14, -22],
            [-26, -6],
            [-2, -2],
            [22, -2],
            [-16, 18],
            [8, 20],
            [30, 16],
            [-34, 14],
            [-4, 38],
          ]
            .map(([x = 0, y = 0]) => fill(ellipsePath(x, y, 6, 5), '#b9b6de', 0.75))
            .join('') +
          gleam('M-38 -14Q-32 -34 -12 -42', 8, 1),
      ) +
      glow(hx, hy - 4, 50, '#fff6c0', 0.35) +
      sparkle(hx + 104, hy - 156, 13);
    return shadow(196, 384, 120, 0.35, 0.14) + place(32, 40, scene, { scale: 0.84 });
  },
});
