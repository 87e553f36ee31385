import { defineScene, fill, inside, line, num, place, solid } from '../grammar.ts';
import { disc, sky } from '../scenery.ts';

const blade =
  'M0 96C-30 60 -92 20 -150 8C-160 -28 -140 -74 -108 -98C-96 -92 -90 -104 -78 -112C-64 -104 -56 -122 -42 -122C-30 -116 -18 -112 -12 -96C-10 -76 -8 -60 -2 -38C4 -62 8 -80 14 -98C22 -116 36 -116 48 -122C60 -120 66 -106 82 -110C92 -102 98 -94 112 -94C140 -70 158 -26 150 8C92 20 30 60 0 96Z';

const veins = Array.from({ length: 23 }, (_, at) => {
  const angle = -156 + at * 6;
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(radians), Math.sin(radians)];
  return line(
    `M0 92Q${num(x * 60)} ${num(70 + y * 60)} ${num(x * 230)} ${num(92 + y * 230)}`,
    '#b8901a',
    2.4,
    0.55,
  );
}).join('');

export default defineScene({
  palette: 'mint',
  background: (stage) => sky(stage, '#dff8ff', '#6fb8d8') + disc(stage, 190, 180, 160, '#ffffff'),
  motif: () =>
    place(
      196,
      178,
      line('M0 92C4 130 -4 160 22 190', '#b8901a', 12) +
        line('M-2 92C2 130 -6 160 20 188', '#e8cf4a', 6) +
        solid(blade, '#f2c81e', {
          edge: 14,
          rim: 0.6,
          decor: inside(blade, fill(blade, '#ffe25a', 0.5) + veins),
        }),
      { turn: 6, scale: 1.04 },
    ),
});
