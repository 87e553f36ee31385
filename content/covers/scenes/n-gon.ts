import {
  circlePath,
  deepen,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  polygonPath,
  radial,
  regular,
  rectPath,
  solid,
  staged,
  tint,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { rays, sky } from '../scenery.ts';
import { eye, sparkle } from '../props.ts';
import { flash } from '../props-more.ts';

const [violet, teal, ink] = ['#7a35e8', '#13c4c0', '#123a5c'] as const;

const hexagon = (r: number): Point[] => regular(6, 302, 112, r, 12);

/** Draws a splinter that flies off, a triangle around its own middle. */
const splinter = (x: number, y: number, size: number, turned: number, colour: string = violet): string =>
  place(
    x,
    y,
    solid(
      polygonPath(
        [
          [0, -size],
          [size * 0.8, size * 0.5],
          [-size * 0.7, size * 0.8],
        ],
        size * 0.12,
      ),
      colour,
      { edge: size * 0.22, rim: 0.7 },
    ),
    { turn: turned },
  );

const mob = (): string => {
  const outline = polygonPath(hexagon(158), 20);
  const [outer, inner] = [hexagon(158), hexagon(112)];
  const facets = outer
    .map((corner, index) => {
      const next = outer[(index + 1) % 6] ?? corner;
      const [a, b] = [inner[index] ?? corner, inner[(index + 1) % 6] ?? corner];
      const light = -((corner[0] + next[0]) / 2 - 302) * 0.6 - ((corner[1] + next[1]) / 2 - 112);
      return fill(
        polygonPath([corner, next, b, a]),
        light > 0 ? tint(violet, light / 280) : deepen(violet, -light / 260),
      );
    })
    .join('');
  return (
    solid(outline, violet, { edge: 12, depth: 18, depthX: 10, decor: facets }) +
    fill(polygonPath(inner, 12), linear([tint(violet, 0.34), `${violet} 50%`, deepen(violet, 0.3)], 60)) +
    line('M226 208L250 150L236 118M250 150L268 162M226 208L284 220L306 206M284 220L300 242', '#2a0d66', 9) +
    line('M223 206L247 148M226 205L284 217', '#fff3b0', 4, 0.95) +
    eye(316, 102, 60, [-0.8, 0.7], '#ff3d6e') +
    line('M244 62L352 42', '#2a0d66', 26) +
    line('M244 58L350 38', deepen(violet, 0.34), 18) +
    gleam('M202 60L220 12', 9, 0.9)
  );
};

/** Draws a leg of the hero from hip over knee to foot. */
const leg = (path: string, foot: Point, turned: number, colour: string): string =>
  line(path, deepen(colour, 0.6), 27) +
  line(path, colour, 19) +
  place(foot[0], foot[1], solid(rectPath(-18, -16, 58, 30, 15), colour, { edge: 7 }), { turn: turned });

const hero =
  leg('M62 340L8 356L-8 318', [-8, 318], 214, deepen(ink, 0.05)) +
  leg('M108 346L150 366L126 398', [126, 396], 8, '#1d5580') +
  solid(circlePath(80, 288, 76), teal, {
    edge: 16,
    rim: 0.6,
    paint: radial([tint(teal, 0.6), `${teal} 45%`, deepen(teal, 0.42)], 34, 26, 82),
    bounce: '#ffe27a',
  }) +
  gleam('M24 270Q30 238 58 226', 10, 0.9) +
  eye(92, 264, 37, [0.8, -0.6], '#123a5c') +
  line('M52 218L112 228', deepen(teal, 0.62), 15) +
  place(
    122,
    326,
    solid(rectPath(-34, -25, 84, 52, 18), '#ff3d6e', { edge: 9 }) +
      solid(rectPath(40, -19, 72, 40, 9), '#f3f7ff', { edge: 8 }) +
      solid(rectPath(100, -29, 28, 60, 11), '#ff3d6e', { edge: 7 }) +
      gleam('M-20 -12H20', 6, 0.9),
    { turn: -46 },
  ) +
  solid(circlePath(116, 338, 22), teal, { edge: 7, rim: 0.7 });

/** The shot from the muzzle into the corner of the mob. */
const shot =
  glow(232, 212, 100, '#fff6b8', 0.95) +
  flash(232, 212, 66, '#ff3d6e', '#fffbe0', 11, 8) +
  fill(circlePath(232, 212, 19), '#ffffff');

export default defineScene({
  palette: 'amber',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#ffe66b', '#ff9a1f') +
    rays(stage, 206, 224, 18, 0.34, '#fff7c8') +
    staged(
      stage,
      glow(40, 20, 280, '#fffbe0', 0.9) +
        [
          [20, 96, 34, 3],
          [350, 344, 44, 5],
          [-90, 210, 40, 4],
          [490, 260, 46, 6],
          [250, 372, 22, 4],
        ]
          .map(([x = 0, y = 0, r = 0, sides = 3]) =>
            fill(polygonPath(regular(sides, x, y, r, r * 17), 7), '#e8730f', 0.34),
          )
          .join(''),
    ),
  motif: () =>
    line('M-30 404L18 356M-40 330L-8 300M26 412L52 384', '#ffffff', 9, 0.8) +
    place(18, 32, mob(), { scale: 0.87 }) +
    place(-2, 40, hero, { scale: 0.91 }) +
    place(-26, 12, shot) +
    splinter(116, 196, 24, -40) +
    splinter(76, 186, 12, 10, '#b584ff') +
    splinter(112, 140, 15, 40, '#b584ff') +
    splinter(232, 312, 30, 120) +
    splinter(186, 318, 13, 60, '#b584ff') +
    splinter(284, 312, 15, 30, '#b584ff') +
    splinter(250, 368, 12, 10, '#b584ff') +
    sparkle(64, 60, 18) +
    sparkle(352, 330, 15),
});
