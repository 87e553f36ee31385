import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  solid,
} from '../grammar.ts';
import { disc, rays, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

const phone =
  solid(rectPath(-104, -188, 208, 392, 34), '#2a2f6b', { edge: 10, depth: 12, depthX: 14 }) +
  fill(rectPath(-90, -172, 180, 360, 22), linear(['#bff4ff', '#35b5f5 55%', '#2458d8'], 70)) +
  fill(rectPath(-30, -180, 60, 14, 7), '#161a45');

const bars = (rows: readonly (readonly [number, number, number, string])[]): string =>
  rows.map(([x, y, width, colour]) => fill(rectPath(x, y, width, 15, 7), colour)).join('');

/** The page of 1992: a heading, grey text and three links. */
const page =
  fill('M-112 -128H100L124 -104V160H-112Z', '#0b1550', 0.4) +
  solid('M-124 -150H74L116 -108V146Q70 158 30 144T-60 148T-124 142Z', '#fff3d2', {
    edge: 10,
    shade: 0.2,
    rim: 0.9,
  }) +
  solid('M74 -150L116 -108H84Q74 -108 74 -120Z', '#e8c98c', { edge: 5 }) +
  fill(rectPath(-100, -122, 136, 28, 10), '#3a3350') +
  bars([
    [-100, -70, 190, '#b8a98c'],
    [-100, -42, 74, '#b8a98c'],
    [6, -42, 84, '#b8a98c'],
    [-100, 18, 110, '#b8a98c'],
    [-100, 78, 60, '#b8a98c'],
  ]) +
  fill(rectPath(-100, -14, 150, 17, 8), '#1f5bff') +
  line('M-96 12H46', '#1f5bff', 5) +
  fill(rectPath(-100, 46, 186, 17, 8), '#1f5bff') +
  line('M-96 72H82', '#1f5bff', 5) +
  fill(rectPath(-26, 100, 106, 17, 8), '#1f5bff') +
  line('M-22 126H76', '#1f5bff', 5);

const pointer = solid(
  polygonPath(
    [
      [0, 0],
      [0, 92],
      [22, 72],
      [38, 108],
      [58, 98],
      [42, 64],
      [72, 62],
    ],
    5,
  ),
  '#ff5a4f',
  { edge: 7, rim: 0.7 },
);

export default defineScene({
  palette: 'sky',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#5fd0ff', '#1f3fbf') +
    disc(stage, 190, 190, 170, '#e8fbff') +
    rays(stage, 196, 200, 14, 0.13, '#ffffff'),
  motif: () =>
    place(218, 226, phone, { turn: 7, scale: 1.34 }) +
    glow(206, 210, 180, '#ffffff', 0.7) +
    place(176, 222, page, { turn: -8, scale: 0.98 }) +
    place(
      288,
      256,
      `<g opacity=".35" transform="translate(8 10)">${fill(circlePath(24, 54, 40), '#0b1550')}</g>${pointer}`,
      {
        turn: -4,
        scale: 1.08,
      },
    ) +
    gleam('M122 -6L190 2', 8, 0.7) +
    sparkle(300, 74, 20) +
    sparkle(46, 330, 15),
});
