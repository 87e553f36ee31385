import {
  alpha,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
  staged,
  tint,
  circlePath,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { eye, leaf, sparkle } from '../props.ts';

const fur = '#9a5a3c';
const face = '#f2bd92';
const cloak = '#6a45e8';

/** Draws a hall of pillars in the dark. */
const hall = (stage: Stage): string =>
  sky(stage, '#4a6fc0', '#0d1640') +
  staged(
    stage,
    [-700, -540, -380, -220, -60, 110, 280, 440, 600]
      .map(
        (x) =>
          fill(rectPath(x, -300, 74, 640, 4), linear(['#2a458c', '#5578c4 40%', '#213672'], 0)) +
          fill(rectPath(x - 14, 300, 102, 34, 8), '#3f60ac') +
          fill(rectPath(x - 14, -20, 102, 26, 8), '#3f60ac'),
      )
      .join('') +
      fill('M-1200 334H1600V900H-1200Z', linear(['#2f4a86', '#0b1438'], 90)) +
      line('M-1200 334H1600', '#8fb0f0', 4, 0.5),
  );

const guard =
  fill('M-40 190L-28 20Q-44 -6 -30 -30Q-26 -62 0 -62Q26 -62 30 -30Q44 -6 28 20L40 190Z', '#0a0f2e') +
  fill('M-30 -34Q-26 -70 0 -84Q26 -70 30 -34Z', '#0a0f2e') +
  line('M44 -90V186', '#0a0f2e', 8) +
  fill('M36 -86L44 -120L52 -86Z', '#0a0f2e') +
  line('M-34 30L-66 40', '#0a0f2e', 16);

const barrel =
  solid('M-86 -78Q-104 10 -84 104H84Q104 10 86 -78Z', '#b9713a', {
    edge: 16,
    decor: line('M-46 -78Q-58 10 -46 104M0 -78V104M46 -78Q58 10 46 104', '#6e3a1e', 5, 0.6),
  }) +
  solid('M-91 -48Q0 -28 91 -48L95 -22Q0 -2 -95 -22Z', '#7b8bbd', { edge: 5 }) +
  solid('M-96 50Q0 72 96 50L91 78Q0 98 -91 78Z', '#7b8bbd', { edge: 5 }) +
  solid(ellipsePath(0, -78, 86, 22), '#d99555', {
    edge: 6,
    decor: line('M-40 -98V-58M0 -100V-56M40 -98V-58', '#6e3a1e', 4, 0.5),
  });

/** A monkey under a hood, only head and hands above the barrel. */
const monkey =
  fill('M-122 200Q-136 -20 -70 -88Q-30 -132 8 -146Q34 -120 76 -90Q134 -20 120 200Z', deepen(cloak, 0.45)) +
  solid('M-116 200Q-128 -16 -66 -80Q-28 -118 4 -136Q30 -112 70 -82Q126 -16 114 200Z', cloak, {
    edge: 16,
    bounce: '#8fb8ff',
  }) +
  solid(circlePath(-88, -6, 32), fur, { edge: 8, decor: fill(circlePath(-88, -4, 18), face) }) +
  solid(circlePath(88, -6, 32), fur, { edge: 8, decor: fill(circlePath(88, -4, 18), face) }) +
  fill(
    'M-84 10C-92 -70 -40 -92 0 -92C40 -92 92 -70 84 10C84 70 40 96 0 96C-40 96 -84 70 -84 10Z',
    deepen(cloak, 0.66),
  ) +
  solid('M-74 10C-80 -56 -38 -78 0 -78C38 -78 80 -56 74 10C74 64 40 86 0 86C-40 86 -74 64 -74 10Z', fur, {
    edge: 12,
  }) +
  fill(
    'M0 -30C-14 -62 -66 -52 -60 -2C-58 20 -50 26 -56 44C-48 76 -20 82 0 82C20 82 48 76 56 44C50 26 58 20 60 -2C66 -52 14 -62 0 -30Z',
    linear([tint(face, 0.3), face, deepen(face, 0.16)], 60),
  ) +
  eye(-28, -8, 27, [0.8, -0.3], '#c98a12') +
  eye(28, -8, 27, [0.8, -0.3], '#c98a12') +
  line('M-50 -42Q-30 -52 -12 -40M52 -42Q32 -52 14 -40', deepen(fur, 0.5), 8) +
  fill(ellipsePath(-6, 28, 5, 4) + ellipsePath(8, 28, 5, 4), '#6e3a1e') +
  line('M-22 50Q2 62 26 48', '#6e3a1e', 6) +
  gleam('M-70 -74Q-40 -104 -8 -118', 10, 0.5);

const cone = polygonPath([
  [288, 238],
  [-900, -75],
  [-900, 470],
  [380, 470],
]);

export default defineScene({
  palette: 'ink',
  bleed: 'bottom',
  background: hall,
  motif: () =>
    fill(cone, linear(['#ffdf7a00', '#ffdf7a00 58%', alpha('#ffdf7a', 0.6)], 0)) +
    inside(cone, glow(288, 244, 330, '#fff0b0', 0.75)) +
    shadow(356, 342, 70, 0.7, 0.2) +
    place(352, 168, guard, { scale: 0.94 }) +
    fill(
      polygonPath(
        [
          [332, 124],
          [346, 131],
          [333, 136],
        ],
        2,
      ) +
        polygonPath(
          [
            [353, 131],
            [366, 125],
            [364, 136],
          ],
          2,
        ),
      '#ff7a4a',
    ) +
    line('M323 192L316 334M323 178Q312 150 326 130Q328 112 346 102', '#ffcf6a', 5, 0.8) +
    line('M288 206V230', '#0a0f2e', 5) +
    glow(288, 246, 92, '#fff3b8', 1) +
    solid(rectPath(274, 228, 28, 38, 9), '#ffd84a', { edge: 4, rim: 0.8 }) +
    fill(rectPath(270, 224, 36, 8, 4) + rectPath(270, 262, 36, 8, 4), '#0a0f2e') +
    place(146, 232, monkey, { turn: -6, scale: 1.02 }) +
    shadow(170, 404, 130, 0.7, 0.16) +
    place(158, 370, barrel) +
    place(
      82,
      300,
      solid(rectPath(-30, -18, 56, 38, 19), fur, { edge: 6 }) +
        line('M-14 -6V16M2 -6V18', deepen(fur, 0.5), 4, 0.7),
    ) +
    place(
      232,
      296,
      solid(rectPath(-28, -18, 56, 38, 19), fur, { edge: 6 }) +
        line('M-10 -6V16M6 -6V18', deepen(fur, 0.5), 4, 0.7),
    ) +
    leaf(12, 420, 130, -14, '#2f8f7a') +
    leaf(40, 424, 110, 22, '#3fae8a') +
    leaf(-16, 420, 100, 30, '#2f8f7a') +
    sparkle(46, 132, 10, '#bcd4ff'),
});
