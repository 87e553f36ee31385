import {
  circlePath,
  defineScene,
  deepen,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  num,
  place,
  radial,
  rectPath,
  solid,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { eye } from '../props.ts';
import { hills, rays, sky } from '../scenery.ts';

const skin = '#ff7a3d';

/** Draws an arm of shrinking rings along a curve, with suckers on its inner side. */
const arm = (
  points: readonly (readonly [number, number])[],
  from: number,
  side: number,
  tone = skin,
): string => {
  const [a, b, c, d] = points as readonly [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  const spot = (t: number): readonly [number, number] => {
    const s = 1 - t;
    const mixed = (k: 0 | 1): number =>
      s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k];
    return [mixed(0), mixed(1)];
  };
  const steps = Array.from({ length: 40 }, (_, index) => index / 39);
  const discs = (grow: number, paint: string): string =>
    `<g fill="${paint}">${steps
      .map((t) => {
        const [x, y] = spot(t);
        return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(from * (1 - t * 0.74) + grow)}"/>`;
      })
      .join('')}</g>`;
  const suckers = steps
    .filter((_, index) => index % 5 === 2)
    .map((t) => {
      const [x, y] = spot(t);
      const [nextX, nextY] = spot(Math.min(1, t + 0.02));
      const turn = Math.atan2(nextY - y, nextX - x) + (Math.PI / 2) * side;
      const r = from * (1 - t * 0.74);
      return (
        fill(circlePath(x + Math.cos(turn) * r * 0.5, y + Math.sin(turn) * r * 0.5, r * 0.36), '#ffd9b8') +
        fill(circlePath(x + Math.cos(turn) * r * 0.5, y + Math.sin(turn) * r * 0.5, r * 0.16), '#d9562f')
      );
    })
    .join('');
  return (
    discs(4, deepen(tone, 0.42)) +
    discs(0, tone) +
    `<g transform="translate(-3 -4)">${discs(-from * 0.34, '#ffa066')}</g>` +
    suckers
  );
};

const bottle =
  solid(rectPath(-44, -48, 88, 116, 20), '#ffffff', { edge: 11, shade: 0.2 }) +
  fill(rectPath(-44, -18, 88, 52), linear(['#ff5d7e', '#e02a5c'], 70)) +
  fill(rectPath(-27, -7, 54, 27, 13.5), '#ffffff', 0.95) +
  fill('M0 -7H13.5A13.5 13.5 0 0 1 13.5 20H0Z', '#ffcb2e') +
  solid(rectPath(-50, -88, 100, 44, 10), '#ffcb2e', {
    edge: 8,
    decor: line('M-34 -92V-40M-16 -92V-40M2 -92V-40M20 -92V-40M38 -92V-40', '#c88a10', 5, 0.5),
  }) +
  gleam('M-30 -30V44', 8, 0.8);

/** Draws bright water under the surface. */
const depth = (stage: Stage): string =>
  sky(stage, '#4fe3df', '#0b4f9e') +
  fill(
    `M0 0H${stage.width}V${num(stage.y(22))}Q${num(stage.width * 0.75)} ${num(stage.y(40))} ${num(stage.width / 2)} ${num(stage.y(24))}T0 ${num(stage.y(26))}Z`,
    '#d8fff6',
    0.75,
  );

const jet =
  line('M206 226Q240 206 268 176', '#ffffff', 30, 0.35) +
  line('M200 216Q238 194 262 164M212 240Q250 216 282 190M208 228Q240 208 264 180', '#ffffff', 9, 0.9) +
  [
    [252, 206, 9],
    [284, 214, 7],
    [240, 172, 7],
    [300, 236, 5],
    [226, 190, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) => fill(circlePath(x, y, r), '#eaffff', 0.85))
    .join('');

export default defineScene({
  palette: 'teal',
  bleed: 'all',
  background: (stage) =>
    depth(stage) +
    rays(stage, 330, -60, 16, 0.13, '#ffffff') +
    hills(stage, 400, '#0c6aa8', 3, 40) +
    hills(stage, 424, '#f2cf8a', 7, 34),
  motif: () =>
    arm(
      [
        [86, 262],
        [10, 262],
        [-40, 330],
        [22, 372],
      ],
      27,
      -1,
      '#ef6a30',
    ) +
    arm(
      [
        [170, 270],
        [240, 300],
        [270, 380],
        [334, 346],
      ],
      27,
      1,
      '#ef6a30',
    ) +
    arm(
      [
        [150, 276],
        [190, 330],
        [170, 420],
        [240, 404],
      ],
      29,
      1,
    ) +
    arm(
      [
        [96, 276],
        [70, 330],
        [92, 420],
        [28, 420],
      ],
      29,
      -1,
    ) +
    arm(
      [
        [124, 280],
        [122, 330],
        [146, 390],
        [112, 420],
      ],
      29,
      1,
      '#ff8448',
    ) +
    jet +
    solid(ellipsePath(196, 238, 30, 22), deepen(skin, 0.12), { edge: 7 }) +
    fill(ellipsePath(208, 230, 15, 12), '#8a2438') +
    solid(
      'M122 302C60 302 44 250 56 208C20 176 16 60 112 52C214 48 224 160 188 206C206 256 184 302 122 302Z',
      skin,
      {
        edge: 17,
        paint: radial(['#ffc08a', `${skin} 46%`, '#c93a2a'], 36, 24, 84),
        decor: fill(
          circlePath(72, 112, 11) +
            circlePath(98, 84, 8) +
            circlePath(60, 146, 7) +
            circlePath(150, 92, 9) +
            circlePath(170, 130, 7),
          '#e0522c',
          0.7,
        ),
      },
    ) +
    gleam('M52 138Q56 88 94 72', 13, 0.75) +
    eye(100, 204, 33, [0.7, -0.45], '#2a1a6e') +
    eye(164, 198, 30, [0.7, -0.45], '#2a1a6e') +
    line('M112 254Q134 268 156 250', '#8a2438', 8) +
    place(322, 112, bottle, { turn: 24, scale: 0.98 }) +
    line('M388 52Q408 74 410 104M372 34Q384 40 392 50', '#ffffff', 8, 0.8),
});
