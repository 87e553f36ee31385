import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  inside,
  line,
  num,
  place,
  polygonPath,
  radial,
  random,
  regular,
  shadow,
  solid,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { disc, ground } from '../scenery.ts';

/** Draws a brick wall over the whole canvas. */
function wall(stage: Stage): string {
  const next = random(11);
  const [wide, tall] = [58 * stage.scale, 27 * stage.scale];
  let bricks = '';
  for (let row = 0; row * tall < stage.height; row += 1) {
    for (let x = row % 2 === 0 ? 0 : -wide / 2; x < stage.width; x += wide) {
      const tone = ['#d9503f', '#cc4440', '#e25c45', '#c03c43'][Math.floor(next() * 4)] ?? '#e8643f';
      bricks += `<rect x="${num(x + 2)}" y="${num(row * tall + 2)}" width="${num(wide - 4)}" height="${num(tall - 4)}" rx="${num(4 * stage.scale)}" fill="${tone}"/>`;
    }
  }
  return `<rect width="${stage.width}" height="${stage.height}" fill="#86263f"/>${bricks}`;
}

const chalk = '#fff6ea';
const ball = circlePath(0, 0, 92);
const patch = (x: number, y: number, size: number, turned: number): string =>
  fill(polygonPath(regular(5, x, y, size, turned), 5), '#241157');

export default defineScene({
  palette: 'coral',
  background: (stage) => wall(stage) + disc(stage, 170, 140, 130, '#ffb070') + ground(stage, 318, '#5c4b86'),
  motif: ({ pop }) =>
    line('M46 316V72Q46 60 58 60H342Q354 60 354 72V316', chalk, 13, 0.92) +
    line(
      'M52 110H348M52 160H348M52 210H348M52 260H348M102 64V312M152 64V312M202 64V312M252 64V312M302 64V312',
      chalk,
      3.5,
      0.38,
    ) +
    line(circlePath(302, 112, 30), '#5ef2ff', 9, 0.95) +
    fill(circlePath(302, 112, 9), '#5ef2ff') +
    shadow(176, 362, 108, 0.65) +
    fill('M-60 430C-10 360 60 290 150 190L250 290C150 320 60 370 10 430Z', pop, 0.9) +
    fill('M-30 430C20 378 80 320 140 262L180 300C110 330 50 376 0 430Z', '#fff6c0', 0.9) +
    glow(184, 252, 130, '#fff3c0', 0.55) +
    place(
      184,
      248,
      fill(ball, radial(['#ffffff', '#f4f2ff 55%', '#a99bd8'], 34, 26, 82)) +
        inside(
          ball,
          patch(-4, -2, 34, 14) +
            patch(-78, -34, 30, 40) +
            patch(-8, -92, 30, 10) +
            patch(78, -26, 28, 66) +
            patch(46, 76, 30, 20) +
            patch(-56, 70, 30, 54) +
            line('M4 -36L-4 -66M30 -8L54 -18M16 28L30 52M-28 28L-44 48M-36 -14L-54 -24', '#241157', 6),
        ) +
        gleam('M-62 -48Q-46 -72 -18 -80', 12, 0.95),
      { turn: -14 },
    ) +
    solid(
      polygonPath(
        [
          [318, 366],
          [336, 306],
          [350, 306],
          [368, 366],
        ],
        6,
      ),
      '#ff8a1f',
      { edge: 6, decor: fill('M318 336H370V350H310Z', '#ffffff') },
    ) +
    solid(
      polygonPath(
        [
          [304, 376],
          [312, 362],
          [374, 362],
          [382, 376],
        ],
        6,
      ),
      '#e0641a',
      { edge: 4 },
    ),
});
