import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  place,
  radial,
  shadow,
} from '../grammar.ts';
import { sparkle } from '../props.ts';

const [across, down, nearest] = [92, 50, 398] as const;

/** Returns the middle of a square. Squares are counted along both edges from the corner nearest to the viewer. */
const at = (i: number, j: number): readonly [number, number] => [
  200 + (i - j) * across,
  nearest - down * (i + j + 1),
];

const square = (i: number, j: number): string => {
  const [x, y] = at(i, j);
  return (
    fill(
      `M${num(x)} ${num(y - down + 3)}L${num(x + across - 5)} ${num(y)}L${num(x)} ${num(y + down - 3)}L${num(x - across + 5)} ${num(y)}Z`,
      linear((i + j) % 2 === 0 ? ['#2fc97f', '#17a468'] : ['#27bd76', '#12985f'], 60),
    ) + line(`M${num(x - across + 10)} ${num(y)}L${num(x)} ${num(y - down + 6)}`, '#8ff0b4', 3, 0.4)
  );
};

const ivory = '#fff8ea';
const ebony = '#2c2350';

/** Draws a flat disc with one colour above and the other below. */
const lying = (i: number, j: number, top: string, under: string): string => {
  const [x, y] = at(i, j);
  const slab = (dy: number, paint: string): string => fill(ellipsePath(x, y + dy, 62, 33), paint);
  return (
    shadow(x + 8, y + 16, 74, 0.55, 0.5) +
    slab(8, deepen(under, 0.15)) +
    slab(2, under) +
    slab(-5, deepen(top, 0.28)) +
    slab(-12, linear([top, deepen(top, 0.18)], 60)) +
    gleam(`M${num(x - 40)} ${num(y - 18)}Q${num(x - 22)} ${num(y - 36)} ${num(x + 8)} ${num(y - 38)}`, 6, 0.7)
  );
};

/** The upright disc in the corner, with its black side to the viewer. */
const standing =
  shadow(212, 352, 112, 0.7, 0.26) +
  place(
    204,
    246,
    fill(ellipsePath(26, -4, 92, 104), deepen(ivory, 0.24)) +
      fill(ellipsePath(15, -2, 92, 104), ivory) +
      fill(ellipsePath(0, 0, 92, 104), radial(['#6a5bb0', `${ebony} 46%`, '#120b2c'], 34, 26, 82)) +
      line(circlePath(0, 0, 66), '#8a7ad0', 5, 0.35) +
      gleam('M-68 -22Q-58 -66 -24 -82', 12, 0.85),
    { turn: -7 },
  );

const squares = [6, 5, 4, 3, 2, 1, 0].flatMap((i) => [6, 5, 4, 3, 2, 1, 0].map((j) => [i, j] as const));
const taken = squares.filter(([i, j]) => i + j >= 2 && !(i === 5 && j === 2));
const black = new Set(['4-2', '2-3']);

export default defineScene({
  palette: 'forest',
  bleed: 'all',
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#ffb45c', '#e0643a 55%', '#8a2340'], 72)}"/>`,
  motif: () =>
    fill('M200 418L900 38V-300H-500V38Z', '#7a3b1e') +
    fill('M200 452L900 72V38L200 418L-500 38V72Z', linear(['#5a2414', '#a85a2c', '#5a2414'], 0)) +
    fill('M200 406L880 36V-300H-480V36Z', '#0b5a45') +
    squares.map(([i, j]) => square(i, j)).join('') +
    taken
      .toSorted(([a, b], [c, d]) => c + d - (a + b))
      .map(([i, j]) => (black.has(`${i}-${j}`) ? lying(i, j, ebony, ivory) : lying(i, j, ivory, ebony)))
      .join('') +
    glow(200, 250, 165, '#fff3b0', 0.55) +
    standing +
    sparkle(288, 164, 20),
});
