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
  polygonPath,
  radial,
  rectPath,
  solid,
  staged,
  tint,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { sparkle } from '../props.ts';

const [gold, jade] = ['#ffc53a', '#0f9c92'] as const;

/** Returns a point of the circle in which the two koi swim. */
const polar = (angle: number, radius: number): Point => [
  200 + Math.cos((angle * Math.PI) / 180) * radius,
  200 + Math.sin((angle * Math.PI) / 180) * radius,
];
const at = (angle: number, radius: number): string => polar(angle, radius).map(num).join(' ');

const spine = 120;

/** Returns half the width of a koi at a share of its length, from its nose (0) to the root of its tail (1). */
const girth = (share: number): number =>
  share < 0.3
    ? 66 * Math.sqrt(1 - (1 - share / 0.3) ** 2)
    : 14 + 52 * (0.5 + 0.5 * Math.cos((Math.PI * (share - 0.3)) / 0.7));

/** Draws a koi that swims around the middle. `nose` is the angle of its nose. */
const koi = (nose: number, colour: string, spots: string): { under: string; over: string } => {
  const angle = (share: number): number => nose + share * 128;
  const on = (share: number, side: number): string => at(angle(share), spine + side * girth(share));
  const shares = Array.from({ length: 41 }, (_, index) => (index / 40) ** 1.8);
  const body = polygonPath([
    ...shares.map((share) => polar(angle(share), spine + girth(share))),
    ...shares.toReversed().map((share) => polar(angle(share), spine - girth(share))),
  ]);
  const tail =
    `M${at(nose + 120, spine + 12)}Q${at(nose + 138, spine + 20)} ${at(nose + 146, spine + 78)}` +
    `Q${at(nose + 156, spine + 60)} ${at(nose + 154, spine + 24)}Q${at(nose + 150, spine + 8)} ${at(nose + 144, spine + 2)}` +
    `Q${at(nose + 156, spine - 14)} ${at(nose + 162, spine - 40)}Q${at(nose + 138, spine - 36)} ${at(nose + 120, spine - 12)}Z`;
  const fin =
    `M${on(0.24, 0.86)}Q${at(nose + 40, 232)} ${at(nose + 62, 236)}Q${at(nose + 66, 208)} ${at(nose + 58, 196)}Q${at(nose + 56, 180)} ${on(0.42, 0.8)}Z` +
    `M${on(0.28, -0.86)}Q${at(nose + 60, 28)} ${at(nose + 96, 42)}Q${at(nose + 84, 66)} ${on(0.5, -0.7)}Z`;
  const patch = (share: number, side: number, r: number): string =>
    fill(circlePath(...polar(angle(share), spine + side * girth(share)), r), spots);
  const arcs = [0.46, 0.58, 0.7, 0.82]
    .flatMap((share, row) =>
      (row % 2 ? [-0.45, 0.45] : [-0.7, 0, 0.7]).map((side): [number, number] => [share, side]),
    )
    .map(([share, side]) => {
      const r = spine + side * girth(share);
      return `M${at(angle(share) - 3, r + 13)}Q${at(angle(share) + 7, r)} ${at(angle(share) - 3, r - 13)}`;
    })
    .join('');
  const eyes = [-0.74, 0.74]
    .map((side) => {
      const [x, y] = polar(angle(0.13), spine + side * girth(0.13));
      return fill(circlePath(x, y, 12), '#15122e') + fill(circlePath(x - 3.5, y - 4, 4.5), '#ffffff');
    })
    .join('');
  return {
    under:
      place(10, 18, fill(body + tail + fin, '#043a44', 0.42)) +
      solid(tail, spots, { edge: 7, rim: 0.6, paint: linear([tint(spots, 0.3), spots], 60) }) +
      solid(fin, spots, { edge: 6, rim: 0.6, paint: linear([tint(spots, 0.3), spots], 60) }),
    over:
      line(
        `M${on(0.04, 0.7)}Q${at(nose - 6, 152)} ${at(nose - 12, 146)}M${on(0.04, -0.7)}Q${at(nose - 6, 88)} ${at(nose - 12, 94)}`,
        spots,
        7,
      ) +
      solid(body, colour, {
        edge: 14,
        rim: 0.75,
        decor:
          patch(0.2, 0.1, 25) +
          patch(0.48, 0.75, 36) +
          patch(0.56, 0.3, 24) +
          patch(0.74, -0.8, 24) +
          patch(0.98, 0, 26) +
          line(arcs, deepen(colour, 0.5), 4.5, 0.4),
      }) +
      line(
        `M${on(0.25, 0.96)}Q${on(0.34, 0.6)} ${on(0.26, 0.34)}M${on(0.25, -0.96)}Q${on(0.34, -0.6)} ${on(0.26, -0.34)}`,
        deepen(colour, 0.4),
        6,
        0.5,
      ) +
      eyes,
  };
};

const pair = [koi(168, '#fff8e8', '#ff5a30'), koi(348, '#ff6f30', '#fff0d0')] as const;

/** A tile with the three bars of heaven. */
const tile =
  glow(0, 0, 120, '#fff3a8', 0.95) +
  solid(rectPath(-44, -44, 88, 88, 20), gold, { edge: 10, depth: 14, depthX: 6 }) +
  line('M-22 -22H22M-22 0H22M-22 22H22', '#8a2c06', 11) +
  gleam('M-32 -34H-8', 5, 0.9);

const pad = (x: number, y: number, r: number, turned: number): string =>
  place(
    x,
    y,
    fill(ellipsePath(7, 11, r, r), '#043a44', 0.4) +
      solid(
        `M0 0L${num(r * 0.94)} ${num(-r * 0.34)}A${num(r)} ${num(r)} 0 1 0 ${num(r * 0.94)} ${num(r * 0.34)}Z`,
        '#4fc95f',
        {
          edge: r * 0.12,
        },
      ) +
      line(
        `M0 0L${num(-r * 0.7)} ${num(-r * 0.4)}M0 0L${num(-r * 0.7)} ${num(r * 0.4)}M0 0L0 ${num(-r * 0.8)}M0 0L0 ${num(r * 0.8)}`,
        '#d2ffb0',
        4,
        0.6,
      ),
    { turn: turned },
  );

export default defineScene({
  palette: 'teal',
  bleed: 'all',
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#4fe0c6', `${jade} 46%`, '#07445c'], 66)}"/>` +
    staged(
      stage,
      Array.from({ length: 9 * 6 }, (_, index) => [(index % 9) - 3, Math.floor(index / 9) - 1] as const)
        .map(([column, row]) =>
          fill(
            rectPath(column * 104 - 4, row * 104 - 4, 92, 92, 18),
            '#d6fff2',
            (column + row) % 2 ? 0.09 : 0.16,
          ),
        )
        .join('') +
        glow(30, 10, 300, '#f2fff0', 0.75) +
        [262, 330, 410]
          .map(
            (r) =>
              `<circle cx="200" cy="200" r="${r}" fill="none" stroke="#eafff8" stroke-width="7" opacity=".26"/>`,
          )
          .join(''),
    ),
  motif: () =>
    fill(circlePath(200, 200, 190), radial(['#eafff000', '#eafff000 70%', '#eafff04a'], 50, 50, 50)) +
    place(-14, -14, pair.map(({ under }) => under).join('') + pair.map(({ over }) => over).join(''), {
      scale: 1.07,
    }) +
    place(198, 196, tile, { turn: -10, scale: 0.96 }) +
    pad(14, 390, 52, -40) +
    pad(388, 16, 46, 140) +
    sparkle(336, 58, 16) +
    sparkle(72, 300, 14),
});
