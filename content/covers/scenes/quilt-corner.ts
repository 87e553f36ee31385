import {
  alpha,
  circlePath,
  defineScene,
  deepen,
  ellipsePath,
  fill,
  glow,
  line,
  linear,
  place,
  radial,
  rectPath,
  shadow,
  solid,
  starPath,
  tint,
} from '../grammar.ts';
import { sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

const [red, blue, gold, cream] = ['#ef4b4f', '#2f8fd8', '#ffb52e', '#fff1dc'] as const;
const [fur, stripe, ink] = ['#ffa33f', '#d8702a', '#5b2413'] as const;
const SIDE = 118;

const gingham = (): string =>
  fill(rectPath(0, 0, SIDE, SIDE), '#fff4ea') +
  [0, 1, 2]
    .map((n) => fill(rectPath(n * 40 + 10, 0, 20, SIDE) + rectPath(0, n * 40 + 10, SIDE, 20), red, 0.6))
    .join('');
const dots = (): string =>
  fill(rectPath(0, 0, SIDE, SIDE), blue) +
  [0, 1, 2, 3]
    .flatMap((r) =>
      [0, 1, 2].map((c) => fill(circlePath(c * 42 + (r % 2 ? 34 : 14), r * 32 + 12, 9), '#eef8ff')),
    )
    .join('');
const stars = (): string =>
  fill(rectPath(0, 0, SIDE, SIDE), gold) +
  [
    [32, 34],
    [88, 30],
    [60, 84],
  ]
    .map(([x = 0, y = 0]) => fill(starPath(x, y, 20, 5, 0.5, 4), '#fff6dc'))
    .join('');

/** Draws one padded patch with its dashed seam. */
function patch(column: number, row: number): string {
  const kind = (column + row * 2 + 30) % 3;
  const [paint, colour] = [
    [gingham, red],
    [dots, blue],
    [stars, gold],
  ][kind] as [() => string, string];
  const outline = rectPath(2, 2, SIDE - 4, SIDE - 4, 18);
  return place(
    column * SIDE,
    row * SIDE,
    solid(outline, colour, { edge: 9, rim: 0.4, decor: paint() }) +
      `<path d="${rectPath(12, 12, SIDE - 24, SIDE - 24, 12)}" fill="none" stroke="${kind === 0 ? deepen(red, 0.1) : '#ffffff'}" stroke-width="4" stroke-dasharray="11 9" stroke-linecap="round" opacity=".9"/>`,
  );
}

const quilt = [-3, -2, -1, 0, 1, 2, 3, 4, 5]
  .flatMap((column) => [-2, -1, 0, 1, 2, 3, 4].map((row) => patch(column, row)))
  .join('');

const ear = (x: number, turn: number): string =>
  place(
    x,
    -54,
    solid('M-34 26Q-22 -36 0 -52Q22 -36 34 26Z', fur, { edge: 7 }) +
      fill('M-17 20Q-10 -16 0 -28Q10 -16 17 20Z', '#ff8f8a'),
    { turn },
  );

const face =
  ear(-48, -17) +
  ear(48, 17) +
  solid(ellipsePath(0, 0, 88, 72), fur, {
    edge: 11,
    decor: line('M-22 -74L-16 -44M0 -76V-40M22 -74L16 -44M-90 -6L-66 -2M90 -6L66 -2', stripe, 12),
  }) +
  fill(ellipsePath(-21, 27, 29, 23) + ellipsePath(21, 27, 29, 23), cream) +
  line('M-56 -6Q-38 14 -20 -6M20 -6Q38 14 56 -6', ink, 8) +
  fill('M-11 9H11Q8 20 0 22Q-8 20 -11 9Z', '#e8566a') +
  line('M0 22V28M0 28Q-10 38 -18 30M0 28Q10 38 18 30', ink, 5) +
  line('M-48 24L-102 14M-48 34L-100 42M48 24L102 14M48 34L100 42', '#fffaf0', 4, 0.95);

const body =
  shadow(12, 104, 190, 0.55, 0.5) +
  solid(ellipsePath(0, 0, 168, 142), fur, {
    edge: 20,
    decor: line(
      'M-152 -44L-96 -22M-112 -100L-74 -58M-46 -136L-32 -82M30 -140L22 -86M98 -112L68 -66M146 -60L98 -34',
      stripe,
      24,
    ),
  }) +
  fill(ellipsePath(10, 26, 104, 78), radial([tint(fur, 0.5), alpha(fur, 0)], 50, 50, 50)) +
  place(
    0,
    0,
    line('M158 6Q160 112 42 134Q-2 140 -34 130', deepen(fur, 0.4), 56) +
      line('M156 4Q156 106 42 128Q-2 134 -34 124', fur, 50) +
      line('M-8 129Q-24 128 -36 123', cream, 50),
  );

const needle = place(
  0,
  0,
  line('M-60 92Q40 20 96 70T214 28', deepen('#ff5d8f', 0.2), 11, 0.5) +
    line('M-60 86Q40 14 96 64T214 22', '#fffaf0', 9) +
    solid('M196 34L398 -62Q406 -60 402 -52L208 52Q190 52 196 34Z', '#dfe8f4', { edge: 5 }) +
    fill(ellipsePath(0, 0, 14, 4), '#5b6a86').replace(
      '<path',
      '<path transform="translate(216 36) rotate(-26)"',
    ),
);

export default defineScene({
  palette: 'coral',
  bleed: 'all',
  background: (stage) => sky(stage, '#2f9c92', '#14585c'),
  motif: () =>
    place(84, 22, quilt, { turn: -13 }) +
    fill(
      rectPath(-600, -300, 1700, 1100),
      linear([alpha('#fff1c4', 0.5), '#fff1c400 42%', alpha('#4a0f2c', 0.55)], 52),
    ) +
    glow(190, 232, 250, '#fff0c8', 0.55) +
    place(206, 238, body, { turn: -4 }) +
    place(146, 262, face, { turn: -9 }) +
    place(-6, 44, needle) +
    sparkle(392, 22, 20),
});
