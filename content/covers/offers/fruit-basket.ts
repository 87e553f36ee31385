import { defineScene, fill, line, polygonPath, rectPath, shadow, solid } from '../grammar.ts';
import { apple, pear } from '../props-more.ts';
import { disc, island, sky } from '../scenery.ts';

const basket = polygonPath(
  [
    [44, 226],
    [356, 226],
    [322, 364],
    [78, 364],
  ],
  26,
);

export default defineScene({
  palette: 'forest',
  background: (stage) =>
    sky(stage, '#8fdc7a', '#1f7a5a') +
    disc(stage, 200, 180, 168, '#fbffd0') +
    island(stage, 332, '#0f4f44', 320),
  motif: () =>
    shadow(204, 372, 170, 0.6, 0.13) +
    line('M70 236C70 20 330 20 330 236', '#7a3f1a', 26) +
    line('M68 234C68 18 328 18 328 234', '#e0a050', 15) +
    pear(136, 170, 56, '#d8e04a', -12) +
    apple(214, 158, 62, '#f0384a', 6) +
    pear(290, 184, 50, '#ffc23a', 14) +
    apple(98, 214, 46, '#ff7a3a', -8) +
    apple(262, 222, 50, '#e8324a', 4) +
    apple(180, 226, 46, '#9ad84a', 0) +
    solid(basket, '#d9934a', {
      edge: 16,
      decor: Array.from({ length: 3 }, (_, row) =>
        Array.from({ length: 9 }, (__, column) =>
          fill(rectPath(30 + column * 40 + (row % 2) * 20, 254 + row * 40, 32, 32, 8), '#a8602a', 0.65),
        ).join(''),
      ).join(''),
    }) +
    solid(rectPath(32, 214, 336, 40, 20), '#f0b560', {
      edge: 9,
      decor: line(
        'M60 210L80 258M110 210L130 258M160 210L180 258M210 210L230 258M260 210L280 258M310 210L330 258',
        '#a8602a',
        7,
        0.6,
      ),
    }),
});
