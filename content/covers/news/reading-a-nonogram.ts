import {
  defineScene,
  fill,
  glow,
  line,
  linear,
  num,
  place,
  polygonPath,
  rectPath,
  solid,
} from '../grammar.ts';
import { cloud, sky, skyline, starfield, sun } from '../scenery.ts';

const front = '#3a2f86';

/** The windows of each floor: `.` is dark, `#` is lit, and `g` and `r` have coloured curtains. */
const floors = [
  '.........',
  '#.......#',
  '##.....##',
  '###...###',
  '#########',
  '#gg###gg#',
  '#gg###gg#',
  '#########',
  '####r####',
  '.#######.',
  '..#####..',
  '.........',
];

const lights: Readonly<Record<string, readonly string[]>> = {
  '#': ['#fff6b8', '#ffc93a', '#ff9d2e'],
  g: ['#c8ffe8', '#2fe0b0', '#0fae94'],
  r: ['#ffc0d0', '#ff5d86', '#e02a62'],
};

const [wide, tall] = [27.5, 28] as const;

const pane = (mark: string, x: number, y: number): string => {
  const outline = rectPath(x, y, wide - 4, tall - 4, 3);
  const light = lights[mark];
  return light === undefined
    ? fill(outline, linear(['#2a2170', '#1d1656'], 70)) +
        line(`M${num(x + 5)} ${num(y + tall - 10)}L${num(x + wide - 12)} ${num(y + 5)}`, '#6a5fd0', 3, 0.3)
    : fill(outline, linear(light, 70));
};

const windows = floors
  .flatMap((floor, row) => [...floor].map((mark, column) => pane(mark, 69 + column * wide, 58 + row * tall)))
  .join('');

export default defineScene({
  palette: 'night',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#6a62d8', '#1b1452') +
    starfield(stage, 46, 12, '#ffffff', 300) +
    sun(stage, 346, 66, 30, '#fff0c0') +
    cloud(stage, 20, 120, 0.7, '#8f86ea', 0.5) +
    skyline(stage, 402, '#2a2270', 5, 190, '#ff9d5a'),
  motif: () =>
    glow(194, 220, 235, '#ffb84d', 0.5) +
    solid(
      polygonPath(
        [
          [326, 40],
          [366, 64],
          [366, 440],
          [326, 440],
        ],
        2,
      ),
      '#231a63',
      { edge: 6 },
    ) +
    line('M340 90V430M354 96V430', '#120c40', 5, 0.7) +
    solid(rectPath(54, 38, 274, 420, 8), front, { edge: 10, rim: 0.4 }) +
    solid(rectPath(44, 26, 294, 24, 7), '#5246b4', { edge: 6 }) +
    solid(rectPath(236, -2, 44, 30, 5), '#463a9e', { edge: 5 }) +
    line('M120 26V-34', '#5246b4', 7) +
    place(120, -36, glow(0, 0, 30, '#ff5a6a', 0.9) + fill(rectPath(-6, -6, 12, 12, 6), '#ff6b7a')) +
    windows,
});
