import {
  circlePath,
  deepen,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
  staged,
  tint,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { rays, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

const [red, cream, gold] = ['#f0314f', '#fff3d6', '#ffc12e'] as const;

const pivot: Point = [200, 520];
const polar = (angle: number, radius: number): Point => [
  pivot[0] + Math.cos((angle * Math.PI) / 180) * radius,
  pivot[1] + Math.sin((angle * Math.PI) / 180) * radius,
];

/** Draws the folds of the bellows. Each has a lit and a shaded side, and its outer corner protrudes. */
const bellows = (): string => {
  const [first, last, folds] = [-98, -60, 6];
  const step = (last - first) / folds;
  return Array.from({ length: folds }, (_, index) => {
    const [from, to] = [first + index * step, first + (index + 1) * step];
    const middle = (from + to) / 2;
    const flank = (a: number, b: number, outerA: number, outerB: number, innerA: number, innerB: number) =>
      polygonPath([polar(a, outerA), polar(b, outerB), polar(b, innerB), polar(a, innerA)], 3);
    return (
      fill(
        flank(from, middle, 440, 470, 196, 170),
        linear([tint('#b53cff', 0.5), '#9a2fe8 55%', deepen('#9a2fe8', 0.3)], 78),
      ) +
      fill(flank(middle, to, 470, 440, 170, 196), linear(['#6a1cb8', deepen('#6a1cb8', 0.45)], 78)) +
      line(
        `M${polar(middle, 464).map(num).join(' ')}L${polar(middle, 176).map(num).join(' ')}`,
        '#f3d4ff',
        5,
        0.9,
      ) +
      fill(
        polygonPath(
          [
            polar(from, 446),
            polar(middle, 478),
            polar(to, 446),
            polar(to, 424),
            polar(middle, 452),
            polar(from, 424),
          ],
          3,
        ),
        gold,
      )
    );
  }).join('');
};

/** Letters drawn in a box of 40 by 48 around the middle. */
const letters: Readonly<Record<string, string>> = {
  a: 'M-18 24L0 -24L18 24M-11 8H11',
  s: 'M16 -16Q10 -24 -2 -24Q-17 -23 -16 -11Q-15 -1 0 0Q17 2 17 13Q16 24 0 24Q-12 24 -18 15',
  d: 'M-15 -24V24H-4Q18 22 18 0Q18 -22 -4 -24Z',
  f: 'M16 -24H-14V24M-14 0H10',
};

const key = (y: number, letter: string, colour: string, pressed = false): string =>
  place(
    pressed ? 4 : 0,
    y,
    solid(rectPath(-50, -33, 100, 64, 18), colour, {
      edge: 9,
      depth: pressed ? 4 : 12,
      depthX: pressed ? 2 : 6,
    }) +
      line(letters[letter] ?? '', deepen(colour, 0.8), 13) +
      gleam('M-36 -24H-14', 5, 0.9),
    { scale: 0.98 },
  );

/** The case of the keyboard along the first edge of the folds, with its four keys from top to bottom. */
const keyboard = place(
  ...polar(-106, 312),
  solid(rectPath(-72, -164, 146, 334, 34), red, { edge: 14, depth: 10, depthX: 8 }) +
    solid(rectPath(-62, -152, 124, 308, 26), deepen(red, 0.5), { edge: 8, rim: 0.15 }) +
    key(-112, 'a', gold) +
    key(-37, 's', '#35d6c0') +
    key(38, 'd', cream, true) +
    key(113, 'f', '#ff7ab8') +
    gleam('M-64 -112V-60', 6, 0.8),
  { turn: -16 },
);

const cap = place(
  ...polar(-59, 312),
  solid(rectPath(-36, -164, 74, 334, 28), red, { edge: 13, depth: 10, depthX: 8 }) +
    [-104, -52, 0, 52, 104]
      .map(
        (y) =>
          fill(circlePath(2, y + 3, 15), deepen(red, 0.55)) +
          fill(circlePath(0, y, 13), linear([tint(gold, 0.5), gold], 60)),
      )
      .join(''),
  { turn: 31 },
);

export default defineScene({
  palette: 'amber',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#ffe26a', '#ff8a2b') +
    rays(stage, 206, 520, 22, 0.3, '#fff6c4') +
    staged(stage, glow(60, 30, 300, '#fffbe0', 0.85)),
  motif: () =>
    shadow(214, 404, 210, 0.35, 0.14) +
    bellows() +
    cap +
    keyboard +
    sparkle(342, 34, 18) +
    sparkle(40, 44, 15),
});
