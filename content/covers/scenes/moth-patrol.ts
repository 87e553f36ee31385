import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  glow,
  inside,
  line,
  linear,
  place,
  radial,
  solid,
  staged,
  starPath,
} from '../grammar.ts';
import { sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

const upper = 'M6 20C20 -70 96 -140 168 -128C214 -118 196 -22 120 30C84 54 20 60 6 20Z';
const lower = 'M4 14C64 6 128 40 122 100C114 150 50 136 22 92C8 70 0 44 4 14Z';

const wing = (path: string, decor: string): string =>
  solid(path, '#ffdca8', {
    edge: 14,
    rim: 0.6,
    paint: linear(['#fff0c8', '#ffb765 40%', '#f2386e'], -36),
    decor,
  });

const spot = (x: number, y: number, r: number): string =>
  fill(ellipsePath(x, y, r * 1.24, r * 1.16), '#7a2c86') +
  fill(circlePath(x, y, r * 0.92), '#1fc7b6') +
  fill(circlePath(x, y, r * 0.56), '#220c3e') +
  fill(circlePath(x - r * 0.28, y - r * 0.34, r * 0.26), '#ffffff');

const wings =
  wing(lower, line('M10 20L96 112', '#e0708a', 5, 0.5)) +
  fill(circlePath(76, 82, 20), '#c0285e') +
  fill(circlePath(76, 82, 11), '#ffe27a') +
  wing(
    upper,
    line('M180 -150Q236 -60 96 66', '#d8406e', 26) +
      line('M10 30L150 -96M14 34L168 -40M16 40L140 16', '#e0708a', 5, 0.5),
  ) +
  spot(118, -60, 31);

const antenna =
  line('M20 -54Q36 -108 92 -128', '#a8485a', 10) +
  [0, 1, 2, 3, 4, 5]
    .map((n) => {
      const [x, y] = [27 + n * 11, -78 - n * 9.5 + n * n * 0.2];
      return line(`M${x} ${y}l-22 -10M${x} ${y}l20 13`, '#ffd79a', 7);
    })
    .join('') +
  glow(94, -128, 24, '#fff0a0', 1) +
  fill(circlePath(94, -128, 9), '#fffbe0');

const ruff = starPath(0, 44, 66, 17, 0.82, 6);
const tail = starPath(0, 108, 48, 13, 0.84, 6);
const eye =
  fill(ellipsePath(26, -4, 22, 26), '#1f0a38') +
  fill(circlePath(33, -14, 9), '#ffffff') +
  fill(circlePath(20, 8, 5), '#b49cff');
const goggle =
  solid(ellipsePath(26, -48, 24, 20), '#d08a2a', { edge: 5 }) +
  fill(ellipsePath(26, -48, 16, 13), radial(['#e8fffb', '#4fdccb'], 35, 25, 80)) +
  fill(ellipsePath(20, -53, 6, 4), '#ffffff');

const both = (inner: string): string => inner + place(0, 0, inner, { flip: true });

const moth =
  both(wings) +
  both(antenna) +
  solid(tail, '#ffdca8', {
    edge: 12,
    decor: line('M-60 96Q0 116 60 96M-60 126Q0 146 60 126', '#e08a78', 12),
  }) +
  solid(ruff, '#fff6e2', { edge: 14, shade: 0.2 }) +
  solid(ellipsePath(0, -14, 64, 58), '#ffe9c4', { edge: 14, bounce: '#ff8fb4' }) +
  line('M-56 -36Q0 -66 56 -36', '#128f92', 18) +
  both(eye) +
  both(goggle) +
  fill(ellipsePath(-46, 16, 12, 8) + ellipsePath(46, 16, 12, 8), '#ff7a8c', 0.6) +
  line('M-9 20Q0 29 9 20', '#7a2c48', 6);

/** Draws a beetle of tin, blown aside by the sparks. */
const beetle = (colour: string): string =>
  both(line('M34 -22L62 -36L72 -18M40 4L70 4L80 20M34 28L58 46L60 62', '#2a0f3c', 11)) +
  solid(circlePath(0, 46, 26), '#b07a3a', { edge: 7 }) +
  fill(circlePath(-11, 54, 7) + circlePath(11, 54, 7), '#fff3a0') +
  solid(ellipsePath(0, 0, 50, 48), colour, {
    edge: 13,
    decor:
      line('M0 -60V60', '#5a1030', 6) +
      fill(
        circlePath(-26, -16, 11) + circlePath(26, -16, 11) + circlePath(-22, 18, 9) + circlePath(22, 18, 9),
        '#ffd06a',
      ),
  }) +
  place(
    0,
    -54,
    both(line('M0 0C10 -34 44 -30 36 -8C32 6 12 6 0 0', '#8a4c12', 15)) +
      both(line('M0 0C10 -34 44 -30 36 -8C32 6 12 6 0 0', '#ffd572', 8)),
  );

const spark = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    glow(0, 0, 42 * size, '#ffe27a', 0.9) +
      fill(
        ellipsePath(0, 10 * size, 9 * size, 40 * size),
        linear(['#fffbe0', '#ffd040 50%', '#ff8a3a00'], 90),
      ),
    { turn: 24 },
  );

const petal = (x: number, y: number, size: number, turned: number, colour: string): string => {
  const path = `M0 ${size}C${-size} ${size * 0.3} ${-size * 0.8} ${-size} 0 ${-size * 0.9}C${size * 0.8} ${-size} ${size} ${size * 0.3} 0 ${size}Z`;
  return place(
    x,
    y,
    solid(path, colour, {
      edge: 12,
      decor: inside(path, line(`M0 ${size}V${-size * 0.5}`, '#ffffff', 6, 0.25)),
    }),
    { turn: turned },
  );
};

export default defineScene({
  palette: 'plum',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#5a24b0', '#1c0848') +
    staged(
      stage,
      glow(300, 70, 230, '#b884ff', 0.7) +
        fill(circlePath(300, 70, 118), radial(['#fffbe8', '#ffe6a8 60%', '#e8a0d0'], 36, 30, 80)) +
        petal(-40, 330, 150, 40, '#a02c9a') +
        petal(440, 330, 150, -46, '#8a2ab4') +
        petal(60, 430, 120, 14, '#d8408e') +
        petal(340, 446, 120, -16, '#e0508a'),
    ),
  motif: () =>
    glow(170, 256, 200, '#7a2ad8', 0.9) +
    place(322, 84, beetle('#e8323e'), { turn: 30, scale: 1.14 }) +
    spark(262, 150, 1) +
    spark(240, 120, 0.8) +
    place(170, 252, moth, { turn: 15, scale: 1.04 }) +
    sparkle(66, 62, 20, '#fff3b8') +
    sparkle(368, 236, 15, '#ffffff') +
    sparkle(30, 150, 10, '#fff3b8'),
});
