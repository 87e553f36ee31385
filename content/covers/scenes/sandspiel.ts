import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  num,
  random,
  rectPath,
  shadow,
} from '../grammar.ts';
import { bokeh, disc, island, sky } from '../scenery.ts';
import { flame, leaf, sparkle } from '../props.ts';

const jar = circlePath(200, 222, 142);

const grains = (
  seed: number,
  count: number,
  place: (a: number, b: number) => [number, number],
  colours: readonly string[],
): string => {
  const next = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = place(next(), next());
    const size = 5 + next() * 5;
    return `<rect x="${num(x)}" y="${num(y)}" width="${num(size)}" height="${num(size)}" rx="2" fill="${colours[index % colours.length] ?? '#fff'}"/>`;
  }).join('');
};

export default defineScene({
  palette: 'aurora',
  background: (stage) =>
    sky(stage, '#17b5a4', '#2a1a78') +
    disc(stage, 190, 180, 158, '#7df5dc') +
    bokeh(stage, 12, 8, '#d6fff2', 0.25) +
    island(stage, 330, '#3b2a8c', 330),
  motif: () =>
    shadow(204, 366, 130, 0.65) +
    fill(jar, linear(['#e8fffb55', '#7be8ff33', '#1c1a6e66'], 60)) +
    inside(
      jar,
      fill(
        'M40 190Q120 176 200 194T370 188V400H40Z',
        linear(['#4fd8ff', '#1467dd 60%', '#0d3fb0'], 90),
        0.96,
      ) +
        line('M40 192Q120 178 200 196T370 190', '#d8fbff', 7, 0.9) +
        fill(
          'M30 400V322Q112 300 164 200Q200 150 236 200Q288 300 380 318V400Z',
          linear(['#ffe08a', '#ffae3d 55%', '#e8732a'], 80),
        ) +
        fill('M236 200Q288 300 380 318V400H250Q276 300 236 200Z', '#b8451f', 0.35) +
        fill('M40 336Q90 312 140 330T250 340T370 318V400H40Z', linear(['#ff7a3d', '#d8264a'], 90)) +
        line('M40 338Q90 314 140 332T250 342T370 320', '#ffd24a', 7) +
        grains(7, 46, (a, b) => [70 + a * 260, 330 + b * 20 - (0.5 - Math.abs(a - 0.5)) ** 2 * 260], [
          '#fff2b8',
          '#ffc95a',
          '#d9752a',
        ]) +
        grains(9, 22, (a, b) => [70 + a * 260, 345 + b * 26], ['#ffe27a', '#8c1440', '#ffb03d']) +
        line('M112 336C104 300 120 280 112 240', '#1f9a4a', 10) +
        leaf(114, 320, 62, -70, '#58d858') +
        leaf(112, 300, 66, 62, '#8cf06a') +
        leaf(112, 268, 56, -52, '#36c95a') +
        leaf(113, 250, 62, 14, '#8cf06a') +
        flame(290, 336, 86, 4),
    ) +
    fill('M178 -500H222L216 196H184Z', linear(['#ffe9a8', '#ffb93d'], 0)) +
    grains(3, 26, (a, b) => [180 + a * 34, b * 200], ['#fff2c0', '#ffc14a', '#ff9a3d']) +
    glow(200, 210, 46, '#fff3c0', 0.8) +
    fill(rectPath(148, 66, 104, 26, 13), linear(['#f2fffd', '#8fd8e6'], 80), 0.9) +
    fill(rectPath(182, 62, 36, 34, 8), '#ffc14a') +
    `<circle cx="200" cy="222" r="138" fill="none" stroke="${linear(['#ffffff', '#ffffff55 40%', '#9fe9ff22 60%', '#ff9fd8'], 55)}" stroke-width="9"/>` +
    gleam('M92 180Q104 130 146 106', 14, 0.85) +
    fill(circlePath(84, 208, 7), '#ffffff', 0.85) +
    sparkle(330, 96, 16) +
    sparkle(60, 110, 10),
});
