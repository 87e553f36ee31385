import {
  defineScene,
  deepen,
  ellipsePath,
  fade,
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
  rectPath,
  shadow,
  solid,
  staged,
  tint,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { leaf, sparkle } from '../props.ts';

const [pink, brass, beamColour] = ['#ff4f9a', '#e9ad3c', '#ffe98a'] as const;

/** The glass cover: a dome on straight walls with its foot at y 358. */
const bell = 'M92 362V196A148 160 0 0 1 388 196V362Z';

/** Draws a petal from the middle of the flower. With a turn of 0 it points up. */
const petal = (length: number, wide: number, turned: number, colour: string): string =>
  place(
    240,
    322,
    solid(
      `M0 0C${num(-wide)} ${num(-length * 0.2)} ${num(-wide * 1.15)} ${num(-length * 0.78)} 0 ${num(-length)}C${num(wide * 1.15)} ${num(-length * 0.78)} ${num(wide)} ${num(-length * 0.2)} 0 0Z`,
      colour,
      {
        edge: 8,
        rim: 0.65,
        paint: linear([tint(colour, 0.5), `${colour} 42%`, deepen(colour, 0.36)], 84),
      },
    ),
    { turn: turned },
  );

const blossom =
  glow(232, 226, 150, '#ffe98a', 0.6) +
  [-74, 74, -50, 50, -25, 25, 0]
    .map((turned) => petal(176 - Math.abs(turned) * 0.32, 50, turned, deepen(pink, 0.16)))
    .join('') +
  glow(232, 214, 76, '#fff6cf', 0.95) +
  [-58, 58, -32, 32].map((turned) => petal(142, 48, turned, pink)).join('') +
  [-14, 14, 0].map((turned) => petal(116, 40, turned, tint(pink, 0.26))).join('') +
  [-82, 82, -44, 44].map((turned) => petal(92, 36, turned, tint(pink, 0.16))).join('') +
  petal(84, 38, 0, tint(pink, 0.42));

/** Draws light that runs from one point to another. */
const beam = (from: Point, to: Point, near: number, far: number, opacity = 1): string => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const band = (share: number): string =>
    polygonPath([
      [from[0] + nx * near * share, from[1] + ny * near * share],
      [to[0] + nx * far * share, to[1] + ny * far * share],
      [to[0] - nx * far * share, to[1] - ny * far * share],
      [from[0] - nx * near * share, from[1] - ny * near * share],
    ]);
  return (
    fill(band(1.5), beamColour, 0.32 * opacity) +
    fill(band(1), '#fff4bd', 0.9 * opacity) +
    fill(band(0.45), '#ffffff', 0.95 * opacity)
  );
};

const frame =
  line('M92 198A148 160 0 0 1 388 198', deepen(brass, 0.3), 17) +
  line('M90 194A150 162 0 0 1 390 194', brass, 10) +
  line('M92 196V356M388 196V356', deepen(brass, 0.2), 15) +
  line('M90 196V356M386 196V356', tint(brass, 0.3), 6);

const ribs =
  line('M242 42C176 92 160 150 160 200V358M242 42C308 92 324 150 324 200V358', deepen(brass, 0.4), 11) +
  line('M240 40C174 92 158 150 158 200V358M240 40C306 92 322 150 322 200V358', brass, 7);

const cloche =
  fill(bell, linear(['#2c9c80', '#0d6a5a 45%', '#053d38'], 62), 0.8) +
  inside(bell, fill(ellipsePath(240, 356, 150, 44), '#0b3d33', 0.7)) +
  ribs +
  leaf(240, 356, 138, -76, '#2fae6c') +
  leaf(240, 356, 138, 76, '#1f8f5e') +
  inside(bell, place(240, 352, place(-240, -352, blossom), { scale: 1.13 }));

const glass =
  inside(
    bell,
    fill('M92 120L188 40H232L92 200Z', '#ffffff', 0.26) +
      fill('M388 250L330 358H372L388 330Z', '#ffffff', 0.16),
  ) +
  frame +
  gleam('M116 176Q128 108 184 74', 12, 0.9) +
  gleam('M112 204V230', 12, 0.85) +
  solid(rectPath(66, 352, 348, 34, 12), brass, { edge: 10, depth: 12 }) +
  gleam('M86 363H196', 5, 0.9) +
  solid(rectPath(218, 20, 44, 26, 9), brass, { edge: 7 }) +
  solid(ellipsePath(240, 10, 25, 24), brass, { edge: 9 }) +
  fill(ellipsePath(231, 1, 8, 6), '#fffbe0', 0.9);

/** The turning mirror in its brass fork. */
const mirror =
  solid(rectPath(40, 366, 28, 60, 8), brass, { edge: 7 }) +
  line('M4 294Q2 376 54 376Q108 376 108 318', deepen(brass, 0.36), 17) +
  line('M2 291Q0 372 52 372Q106 372 106 315', brass, 11) +
  place(
    54,
    302,
    solid(ellipsePath(0, 0, 47, 74), brass, { edge: 11, depth: 9, depthX: -9 }) +
      fill(ellipsePath(2, 0, 35, 61), linear(['#ffffff', '#d9f6ff 45%', '#6fc3dc'], 50)) +
      inside(ellipsePath(2, 0, 35, 61), fill('M-44 14L44 -66V-26L-44 54Z', '#ffffff', 0.9)),
    { turn: -42 },
  ) +
  solid(ellipsePath(2, 288, 9, 9), tint(brass, 0.2), { edge: 3 }) +
  solid(ellipsePath(107, 312, 9, 9), tint(brass, 0.2), { edge: 3 });

export default defineScene({
  palette: 'mint',
  bleed: 'all',
  wide: { scale: 0.92, dx: 18 },
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#2fb089', '#0f6a58 50%', '#07362f'], 66)}"/>` +
    staged(
      stage,
      glow(10, -30, 290, '#fff1a0', 0.9) +
        line(
          'M-560 -110H1000M-560 132H1000M-240 -500V900M-80 -500V900M120 -500V900M320 -500V900M480 -500V900M640 -500V900',
          '#c4f3dc',
          7,
          0.22,
        ) +
        [-300, -190, -60, 20, 380, 460, 590, 700]
          .flatMap((x, n) =>
            [-30, 4, 36].map((turned, k) =>
              fade(0.55, leaf(x, 430, 150 + ((n + k) % 3) * 40, turned, n % 2 ? '#0b5a45' : '#0f6e52')),
            ),
          )
          .join('') +
        fill(rectPath(-700, 384, 1900, 600), linear(['#0d5a48', '#042a25'], 90)) +
        fill(rectPath(-700, 384, 1900, 8), '#5fd6a8', 0.6),
    ),
  motif: () =>
    shadow(250, 396, 210, 0.6, 0.12) +
    glow(240, 220, 230, '#c9ffe8', 0.3) +
    beam([-48, -600], [54, 300], 52, 26) +
    cloche +
    beam([56, 300], [244, 212], 24, 40, 0.5) +
    fill(ellipsePath(244, 212, 66, 66), radial(['#ffffff', '#fff3b0b0 45%', '#fff3b000'], 50, 50, 50), 0.9) +
    glass +
    mirror +
    glow(56, 300, 60, '#ffffff', 0.85) +
    sparkle(56, 298, 44) +
    sparkle(292, 96, 16) +
    sparkle(350, 214, 12),
});
