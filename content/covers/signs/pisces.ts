import { defineScene, fill, line, place, circlePath } from '../grammar.ts';
import { body, brightEye, cream, elementLight, gold, lilac, nightSky, smoothPath, starOf } from '../night.ts';

const light = elementLight.water;

const fishBody = smoothPath([
  [-130, 6],
  [-104, -36],
  [-40, -62],
  [36, -46],
  [92, -10],
  [104, 4],
  [86, 18],
  [30, 48],
  [-44, 56],
  [-106, 38],
]);

/** Draws a fish that swims to the left. */
const fish = (colour: string, fin: string): string =>
  body('M84 2C120 -14 138 -48 172 -58C164 -26 164 22 176 56C140 44 118 22 84 2Z', fin, { edge: 6 }) +
  body('M-44 -52C-20 -96 36 -104 62 -84C52 -62 44 -50 34 -40Z', fin, { edge: 6 }) +
  body('M-24 46C-8 82 30 92 52 80C46 60 34 48 22 42Z', fin, { edge: 5 }) +
  body(fishBody, colour, {
    decor: [-40, -6, 28, 58].map((x) => line(`M${x} -60Q${x + 26} 0 ${x} 60`, '#9a4f9c', 5, 0.4)).join(''),
  }) +
  line('M-72 -38Q-50 4 -74 40', '#9a4f9c', 6, 0.6) +
  brightEye(-94, -10, 13, light) +
  line('M-128 12Q-116 20 -106 18', '#6a2a72', 5);

export default defineScene({
  palette: 'violet',
  background: (stage) => nightSky(stage, 'water', 127),
  motif: () =>
    line('M336 82C392 160 300 186 200 200S8 240 64 318', '#fff6d8', 7, 0.35) +
    line('M336 82C392 160 300 186 200 200S8 240 64 318', cream, 3) +
    [
      [352, 128],
      [286, 184],
      [112, 216],
      [46, 272],
    ]
      .map(([x = 0, y = 0]) => fill(circlePath(x, y, 7), '#ffffff'))
      .join('') +
    place(186, 108, fish(gold, '#ff9d7a'), { turn: -8, scale: 0.96 }) +
    place(214, 292, fish(lilac, light), { turn: 172, scale: 0.96 }) +
    starOf(200, 200, 26) +
    starOf(352, 128, 10) +
    starOf(46, 272, 10),
});
