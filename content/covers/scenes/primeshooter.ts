import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, gridFloor, sky, starfield } from '../scenery.ts';
import { burst, eye, sparkle } from '../props.ts';

/** Draws one cell of a number. */
const cell = (x: number, y: number, size: number, colour: string): string =>
  solid(rectPath(x, y, size, size, size * 0.22), colour, { edge: size * 0.13, depth: size * 0.12 });

/** Draws half of a twelve: two columns of three cells, with a feeler, an angry eye and half a mouth. */
function half(side: 1 | -1): string {
  const step = 62;
  const left = side === 1 ? 0 : -2 * step;
  const tones = ['#ff8a4a', '#ff5a52', '#d92f66'];
  const cells = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => cell(left + column * step, row * step - 96, 60, tones[row] ?? '#ff5a52')),
  );
  const middle = side * step;
  return (
    line(`M${side * 92} -92Q${side * 96} -124 ${side * 114} -134`, '#8f1248', 13) +
    solid(circlePath(side * 116, -136, 17), '#ffe27a', { edge: 5 }) +
    line(`M${side * 34} 88V124M${side * 92} 88V116`, '#8f1248', 20) +
    cells.join('') +
    fill(circlePath(middle, -32, 48), '#6e0b3c', 0.45) +
    eye(middle, -36, 43, [-side * 0.3, 0.8], '#5b1fb0', '#ff6f4e') +
    line(`M${middle - side * 50} -58L${middle + side * 40} -88`, '#6e0b3c', 15) +
    fill(
      polygonPath(
        [
          [side * 6, 40],
          [side * 100, 50],
          [side * 88, 78],
          [side * 6, 72],
        ],
        8,
      ),
      '#5a0b3c',
    ) +
    fill(
      polygonPath(
        [
          [side * 16, 42],
          [side * 38, 45],
          [side * 27, 62],
        ],
        3,
      ) +
        polygonPath(
          [
            [side * 56, 46],
            [side * 78, 49],
            [side * 67, 64],
          ],
          3,
        ),
      '#fff6ea',
    )
  );
}

const shard = (x: number, y: number, r: number, turned: number): string =>
  place(x, y, solid(rectPath(-r, -r, r * 2, r * 2, r * 0.4), '#ff8a5c', { edge: r * 0.3 }), { turn: turned });

export default defineScene({
  palette: 'violet',
  background: (stage) =>
    sky(stage, '#a06bff', '#26127a') +
    starfield(stage, 34, 21, '#ffffff', 280) +
    disc(stage, 200, 140, 150, '#ffd6f2') +
    gridFloor(stage, 330, '#4a23a8', '#c9a6ff', 0.55),
  motif: () =>
    glow(200, 140, 190, '#fff0c8', 0.6) +
    place(178, 148, half(-1), { turn: -6 }) +
    place(222, 148, half(1), { turn: 6 }) +
    fill(
      'M184 330L188 20Q200 -30 212 20L216 330Z',
      linear(['#8ff6ff00', '#8ff6ff 30%', '#8ff6ff'], 90),
      0.7,
    ) +
    fill('M194 330L196 40Q200 14 204 40L206 330Z', '#ffffff', 0.95) +
    glow(200, 258, 54, '#ffffff', 0.8) +
    burst(200, 30, 22, 48, 9, '#ffffff', 7, 20) +
    shard(160, 262, 9, 20) +
    shard(246, 274, 11, -30) +
    shadow(200, 388, 130, 0.6, 0.14) +
    solid('M84 382Q88 340 130 336H270Q312 340 316 382Q316 392 304 392H96Q84 392 84 382Z', '#2fb8e8', {
      edge: 11,
      decor: fill('M70 366H330V380H70Z', '#0d4f93', 0.7),
    }) +
    solid('M150 338Q152 302 200 300Q248 302 250 338Z', '#5fe0f5', { edge: 9 }) +
    solid(
      polygonPath(
        [
          [182, 314],
          [186, 254],
          [214, 254],
          [218, 314],
        ],
        8,
      ),
      '#eafcff',
      { edge: 7 },
    ) +
    solid(rectPath(176, 244, 48, 22, 9), '#ffcb08', { edge: 5 }) +
    fill(ellipsePath(200, 247, 14, 5), '#ffffff') +
    [112, 288]
      .map((x) => fill(circlePath(x, 362, 13), '#0d3a7a') + fill(circlePath(x, 360, 9), '#ffe27a'))
      .join('') +
    gleam(`M${num(102)} 358Q108 346 132 345`, 6, 0.8) +
    sparkle(54, 306, 12) +
    sparkle(352, 296, 14),
});
