import { defineScene, ellipsePath, gleam, line, num, place, solid } from '../grammar.ts';
import { disc, sky } from '../scenery.ts';

const wing = 'M10 -8C60 -34 130 -50 176 -26C196 -12 194 22 170 40C128 66 70 44 34 24Z';

const veins = Array.from({ length: 9 }, (_, at) =>
  line(
    `M${num(36 + at * 8)} ${num(-14 - at * 2.4)}Q${num(90 + at * 9)} ${num(-8 - at * 2)} ${num(90 + at * 12)} 60`,
    '#a85f28',
    2.6,
    0.55,
  ),
).join('');

const half =
  solid(wing, '#e0a45a', { edge: 9, rim: 0.6, decor: veins }) +
  line('M10 -8C60 -34 130 -50 172 -28', '#8f4f22', 8) +
  line('M14 -11C62 -36 128 -52 166 -33', '#ffe0a8', 3, 0.8) +
  solid(ellipsePath(22, 6, 38, 30), '#7fae3f', { edge: 9 }) +
  gleam('M4 -8Q14 -16 28 -15', 6, 0.7);

export default defineScene({
  palette: 'lime',
  background: (stage) => sky(stage, '#e8f8ff', '#7fb4e8') + disc(stage, 190, 180, 165, '#ffffff'),
  motif: () =>
    line('M200 152C200 118 206 90 216 62', '#5f8a2e', 12) +
    line('M198 150C198 118 204 90 213 64', '#a8d060', 5) +
    place(208, 170, half, { turn: 32, scale: 1.02 }) +
    place(192, 170, half, { turn: -32, scale: 1.02, flip: true }),
});
