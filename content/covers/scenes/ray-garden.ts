import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
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
import { sparkle } from '../props.ts';

const [red, green, blue] = ['#ff4458', '#3fd45c', '#3f8cff'] as const;

/** A beam that widens on its way. */
const beam = (from: Point, to: Point, near: number, far: number, colour: string, opacity = 1): string => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const edge = ([x, y]: Point, half: number): Point => [
    x + Math.cos(angle) * half,
    y + Math.sin(angle) * half,
  ];
  return fill(
    polygonPath([edge(from, near), edge(to, far), edge(to, -far), edge(from, -near)]),
    colour,
    opacity,
  );
};
const ray = (from: Point, to: Point, colour: string): string =>
  beam(from, to, 15, 30, colour, 0.4) +
  beam(from, to, 8, 17, colour) +
  beam(from, to, 2.5, 6, '#ffffff', 0.85);

/** A blossom seen from the front, two rings of petals. */
const blossom = (x: number, y: number, r: number, colour: string, turn: number): string => {
  const ring = (length: number, wide: number, shift: number, shade: string): string =>
    Array.from({ length: 8 }, (_, index) =>
      place(
        0,
        0,
        solid(
          `M0 0C${num(-wide)} ${num(-length * 0.4)} ${num(-wide)} ${num(-length)} 0 ${num(-length)}C${num(wide)} ${num(-length)} ${num(wide)} ${num(-length * 0.4)} 0 0Z`,
          shade,
          { edge: r * 0.09 },
        ),
        { turn: index * 45 + shift },
      ),
    ).join('');
  return (
    glow(x, y, r * 1.9, tint(colour, 0.4), 0.75) +
    place(
      x,
      y,
      ring(r, r * 0.52, turn, colour) +
        ring(r * 0.66, r * 0.36, turn + 22, tint(colour, 0.34)) +
        solid(circlePath(0, 0, r * 0.27), '#ffc83a', { edge: r * 0.07 }) +
        fill(circlePath(-r * 0.07, -r * 0.08, r * 0.09), '#fff6cf'),
    )
  );
};

const leaf = (x: number, y: number, length: number, turn: number, colour: string): string =>
  place(
    x,
    y,
    solid(
      `M0 0Q${num(length * 0.4)} ${num(-length * 0.36)} ${num(length)} 0Q${num(length * 0.4)} ${num(length * 0.36)} 0 0Z`,
      colour,
      { edge: 5 },
    ) + line(`M6 0H${num(length * 0.84)}`, '#0d4a34', 3, 0.4),
    { turn },
  );

const prism =
  fill('M0 -104L96 62H-96Z', '#0f4a38', 0.4) +
  fill(
    polygonPath(
      [
        [0, -112],
        [100, 58],
        [-100, 58],
      ],
      14,
    ),
    linear(['#ffffff', '#c9f4ea 50%', '#7fc9bb'], 60),
  ) +
  fill(
    polygonPath(
      [
        [0, -112],
        [24, 20],
        [-100, 58],
      ],
      8,
    ),
    '#ffffff',
    0.55,
  ) +
  fill(
    polygonPath(
      [
        [24, 20],
        [100, 58],
        [-100, 58],
      ],
      6,
    ),
    '#4aa596',
    0.45,
  ) +
  line('M0 -106L24 20L94 54M24 20L-92 54', '#ffffff', 5, 0.9) +
  line('M0 -104L94 56H-94Z', '#d9a441', 10) +
  line('M-4 -98L-88 50', '#fff0b8', 4, 0.9);

export default defineScene({
  palette: 'mint',
  bleed: 'all',
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#2f9a78', '#0c4a3c'], 70)}"/>` +
    staged(
      stage,
      glow(10, 20, 330, '#fff3b8', 0.9) +
        fill(
          Array.from({ length: 9 }, (_, index) => rectPath(-500 + index * 160, -200, 150, 900, 0)).join(''),
          '#d9ffee',
          0.09,
        ) +
        line(
          'M-500 96H900M-500 286H900M-20 -200V700M140 -200V700M300 -200V700M460 -200V700',
          '#c4f3dc',
          7,
          0.35,
        ) +
        fill(
          [
            [-20, 96],
            [140, 96],
            [300, 96],
            [-20, 286],
            [140, 286],
            [300, 286],
          ]
            .map(([x = 0, y = 0]) => circlePath(x, y, 8))
            .join(''),
          '#e6b552',
          0.8,
        ),
    ),
  motif: () =>
    beam([-60, 40], [150, 186], 44, 24, '#fff6cf', 0.45) +
    beam([-60, 40], [150, 186], 26, 13, '#ffffff', 0.95) +
    glow(150, 190, 110, '#ffffff', 0.7) +
    ray([176, 178], [312, 70], red) +
    ray([184, 200], [336, 212], green) +
    ray([176, 222], [286, 340], blue) +
    shadow(146, 352, 120, 0.4, 0.12) +
    solid(rectPath(76, 286, 140, 24, 10), '#d9a441', { edge: 7 }) +
    solid('M126 306H166L190 420H102Z', '#b97e26', { edge: 8 }) +
    fill(ellipsePath(146, 298, 50, 6), '#7a5518', 0.5) +
    place(146, 226, prism) +
    leaf(-14, 420, 130, -52, '#3fa86c') +
    leaf(30, 424, 110, -96, '#2c8a5c') +
    leaf(4, 428, 120, -22, '#4fbd7c') +
    leaf(424, 130, 90, 150, '#3fa86c') +
    leaf(428, 290, 96, 196, '#3fa86c') +
    leaf(420, 410, 120, -128, '#2c8a5c') +
    blossom(328, 62, 70, red, 8) +
    blossom(346, 214, 66, '#49dd66', 20) +
    blossom(300, 350, 72, blue, -4) +
    sparkle(150, 128, 17) +
    sparkle(222, 250, 9) +
    sparkle(250, 92, 9),
});
