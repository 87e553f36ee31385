import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  num,
  place,
  polygonPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Point, Stage } from '../grammar.ts';
import { water } from '../scenery.ts';
import { cube, tree } from '../props.ts';

const [blue, red, gold, green] = ['#2f8dff', '#ff4a5c', '#ffc22e', '#3fc46a'];

const sea = (stage: Stage): string =>
  `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#2fc6d8', '#0f5fae'], 74)}"/>` +
  water(stage, -20, '#1fa3cf', 15) +
  [1, 2, 3]
    .map(
      (ring) =>
        `<ellipse cx="${num(stage.x(200))}" cy="${num(stage.y(236))}" rx="${num((180 + ring * 34) * stage.scale)}" ry="${num((118 + ring * 24) * stage.scale)}" fill="none" stroke="#d8fff6" stroke-width="${num(6 * stage.scale)}" opacity="${num(0.34 - ring * 0.08)}"/>`,
    )
    .join('');

const coast: readonly Point[] = [
  [40, 196],
  [66, 140],
  [124, 128],
  [150, 92],
  [214, 84],
  [246, 112],
  [304, 104],
  [356, 150],
  [346, 204],
  [376, 244],
  [340, 300],
  [278, 304],
  [240, 344],
  [168, 336],
  [134, 304],
  [74, 306],
  [22, 256],
];
const land = polygonPath(coast, 22);

/** Draws a country: a part of the land at its own height. */
const country = (corners: readonly Point[], colour: string, rise: number): string => {
  const outline = polygonPath(corners, 12);
  return solid(outline, colour, { edge: 8, depth: rise, rim: 0.65 });
};

const flag = (x: number, y: number, colour: string, size = 1): string =>
  place(
    x,
    y,
    shadow(4, 0, 22, 0.5, 0.3) +
      line('M0 0V-72', '#fff8ea', 7) +
      solid('M3 -72Q26 -84 54 -68Q36 -56 54 -40Q26 -50 3 -36Z', colour, { edge: 5 }),
    { scale: size },
  );

const ship =
  shadow(0, 20, 62, 0.35, 0.16) +
  solid('M-58 -8H62Q54 22 36 22H-38Q-52 16 -58 -8Z', '#5b6ba8', {
    edge: 7,
    decor: fill('M-70 10H70V30H-70Z', '#ff4a5c'),
  }) +
  solid('M-34 -8V-30H20V-8Z', '#e6ecff', { edge: 5 }) +
  solid('M-14 -30V-52H6V-30Z', '#c3cdf0', { edge: 4 }) +
  line('M20 -20L48 -32', '#39467f', 8) +
  gleam('M-46 -1H-8', 3, 0.7);

export default defineScene({
  palette: 'ocean',
  bleed: 'all',
  background: sea,
  motif: () =>
    `<g transform="translate(0 44)">${fill(land, '#0a3f7a', 0.45)}</g>` +
    solid(land, '#ffe3a0', { edge: 8, depth: 24 }) +
    inside(
      land,
      country(
        [
          [20, 190],
          [70, 130],
          [128, 122],
          [152, 84],
          [178, 84],
          [186, 150],
          [150, 196],
          [162, 244],
          [104, 262],
          [66, 310],
          [10, 266],
        ],
        blue,
        0,
      ) +
        country(
          [
            [190, 80],
            [220, 78],
            [248, 108],
            [306, 98],
            [366, 150],
            [352, 196],
            [282, 204],
            [246, 172],
            [196, 156],
          ],
          red,
          0,
        ) +
        country(
          [
            [360, 210],
            [384, 244],
            [342, 306],
            [278, 310],
            [262, 268],
            [288, 214],
          ],
          green,
          0,
        ) +
        country(
          [
            [164, 200],
            [194, 164],
            [240, 182],
            [274, 214],
            [250, 264],
            [270, 308],
            [240, 350],
            [166, 342],
            [130, 306],
            [76, 312],
            [110, 272],
            [174, 250],
          ],
          gold,
          0,
        ),
    ) +
    line(
      'M186 92L192 156L158 198L168 246L108 266L74 306M192 158L244 178L280 208L348 200M280 210L256 266L272 306',
      '#ffffff',
      6,
      0.95,
    ) +
    glow(192, 156, 46, '#ffffff', 0.75) +
    fill(ellipsePath(112, 190, 50, 22), tint(blue, 0.3), 0.6) +
    cube(92, 180, 24, '#eaf3ff', 30) +
    cube(126, 196, 24, '#cfe2ff', 18) +
    cube(64, 206, 17, '#cfe2ff', 14) +
    flag(108, 158, blue, 1.15) +
    tree(304, 168, 42, '#2f9a4a') +
    flag(268, 150, red, 1.15) +
    flag(208, 270, gold, 1.3) +
    cube(158, 300, 17, '#fff3d0', 14) +
    cube(184, 312, 17, '#fff8e2', 22) +
    flag(322, 270, green, 1) +
    [
      [238, 226],
      [256, 214],
      [230, 206],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(circlePath(x, y + 3, 8), deepen(gold, 0.6), 0.6) + fill(circlePath(x, y, 8), '#fff8ea'),
      )
      .join('') +
    [
      [296, 232],
      [312, 222],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(circlePath(x, y + 3, 8), deepen(green, 0.6), 0.6) + fill(circlePath(x, y, 8), '#fff8ea'),
      )
      .join('') +
    place(74, 368, ship) +
    place(352, 62, ship, { flip: true, scale: 0.6 }) +
    cloudPuff(52, 62) +
    cloudPuff(346, 366),
});

function cloudPuff(x: number, y: number): string {
  return place(
    x,
    y,
    fill(ellipsePath(8, 34, 54, 14), '#0a3f7a', 0.25) +
      fill(
        circlePath(-26, 4, 18) + circlePath(2, -8, 25) + circlePath(30, 4, 17) + ellipsePath(2, 14, 48, 12),
        '#ffffff',
        0.94,
      ),
  );
}
