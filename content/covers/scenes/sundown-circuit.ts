import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  solid,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';

const desert = (stage: Stage): string =>
  `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#ffb552', '#f0703a 45%', '#8f2a5c'], 48)}"/>`;

/** Draws a disc around a centre outside the picture. Smaller discs on top of it leave bands of road. */
const ring = (r: number, paint: string): string => fill(circlePath(470, 500, r), paint);

const stones = (r: number, count: number, first: string, second: string, wide: number): string =>
  Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((step) => Math.PI * (1 + (step / count) * 0.5)) as [
      number,
      number,
    ];
    const at = (angle: number): string =>
      `${(470 + Math.cos(angle) * r).toFixed(1)} ${(500 + Math.sin(angle) * r).toFixed(1)}`;
    return `<path d="M${at(from)}A${r} ${r} 0 0 1 ${at(to)}" fill="none" stroke="${index % 2 === 0 ? first : second}" stroke-width="${wide}"/>`;
  }).join('');

const tyre = (x: number, y: number): string =>
  fill(rectPath(x - 20, y - 11, 40, 22, 7), '#1b0c30') + line(`M${x - 12} ${y - 5}H${x + 12}`, '#5a4278', 4);

/** The coupe from above around its own middle. It points to the right. */
const coupe =
  tyre(-56, -52) +
  tyre(-56, 52) +
  place(62, -47, fill(rectPath(-20, -11, 40, 22, 7), '#1b0c30'), { turn: 26 }) +
  place(62, 47, fill(rectPath(-20, -11, 40, 22, 7), '#1b0c30'), { turn: 26 }) +
  solid('M-104 -46Q10 -64 92 -36Q118 0 92 36Q10 64 -104 46Q-114 0 -104 -46Z', '#14cfc3', {
    edge: 13,
    rim: 0.7,
    decor: fill(rectPath(-120, -12, 250, 24), '#fff6e0'),
  }) +
  solid(rectPath(-118, -60, 24, 120, 9), '#0b8f94', { edge: 6 }) +
  fill(
    polygonPath(
      [
        [36, -34],
        [36, 34],
        [-58, 38],
        [-58, -38],
      ],
      18,
    ),
    linear(['#7a3f8f', '#2b1552'], 60),
  ) +
  fill('M32 -30L10 -34L-8 34L16 33Z', '#ffb98a', 0.65) +
  solid(rectPath(-42, -28, 52, 56, 15), '#22e0d2', { edge: 8, rim: 0.8 }) +
  fill(rectPath(-42, -8, 52, 16), '#fff6e0') +
  fill(ellipsePath(88, -25, 12, 7) + ellipsePath(88, 25, 12, 7), '#fff3b0') +
  gleam('M-80 -38Q0 -50 66 -34', 7, 0.8);

const cactus = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    fill('M0 0L150 62L166 52L18 -6Z', '#4a1560', 0.55) +
      line('M0 0V-96M0 -34H-34V-66M0 -48H34V-84', '#1d6b5c', 26) +
      line('M-3 0V-96M-4 -36H-36V-66M-3 -50H32V-84', '#36b07a', 17) +
      line('M-8 -8V-94M-40 -46V-64M28 -60V-82', '#b4f0a0', 4.5, 0.85) +
      fill(circlePath(0, -110, 9), '#ff4f8f'),
    { scale: size },
  );

export default defineScene({
  palette: 'dusk',
  bleed: 'all',
  background: desert,
  motif: () =>
    fill(ellipsePath(60, 40, 170, 40) + ellipsePath(-140, 210, 150, 34), '#ffd27a', 0.3) +
    ring(516, '#ffcf86') +
    stones(488, 26, '#ff3f38', '#fff3dc', 34) +
    ring(472, linear(['#7a4a9a', '#3a1c5c'], 60)) +
    ring(330, '#43236a') +
    ring(214, '#fff3dc') +
    stones(204, 12, '#ff3f38', '#fff3dc', 24) +
    ring(190, linear(['#ffc06a', '#d05a3c'], 60)) +
    line('M40 640Q6 380 168 236', '#1c0b30', 30, 0.62) +
    line('M126 700Q78 440 226 292', '#1c0b30', 30, 0.62) +
    glow(132, 330, 96, '#ff8a2e', 0.9) +
    [
      [96, 396, 52],
      [60, 338, 38],
      [150, 402, 42],
      [106, 452, 60],
      [40, 428, 44],
    ]
      .map(([x = 0, y = 0, r = 0]) => fill(circlePath(x, y, r), linear(['#fff0dc', '#e8a68a'], 60), 0.88))
      .join('') +
    place(
      148,
      316,
      fill('M0 -34Q-96 -30 -128 16Q-70 10 -84 44Q-30 22 0 34Z', '#ff3f86') +
        fill('M0 -24Q-64 -20 -86 12Q-48 8 -50 28Q-20 14 0 24Z', '#ff9a2e') +
        fill('M0 -14Q-36 -12 -50 8Q-24 8 0 14Z', '#fff0a0'),
      { turn: -58 },
    ) +
    place(226, 226, fill('M-100 -30L40 40L150 96L20 110Z', '#1c0736', 0.5) + coupe, {
      turn: -62,
      scale: 1.16,
    }) +
    cactus(356, 404, 1.05) +
    cactus(40, 104, 0.8),
});
