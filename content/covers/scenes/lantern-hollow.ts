import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  glow,
  line,
  linear,
  place,
  radial,
  rectPath,
  shadow,
  solid,
  staged,
} from '../grammar.ts';
import { flame, sparkle } from '../props.ts';

const root = (path: string, width: number, colour = '#0b2418'): string =>
  line(path, colour, width) + line(path, '#2f6a3c', width * 0.24, 0.55);

const firefly = (x: number, y: number, r: number): string =>
  glow(x, y, r * 5, '#c8ff5a', 0.75) + fill(circlePath(x, y, r), '#faffc8');

/** Draws two eyes in the dark behind the light. */
const eyes = (x: number, y: number, size: number, turn: number): string =>
  place(
    x,
    y,
    fill(ellipsePath(-size, 0, size * 0.66, size * 0.86), '#e6d4ff') +
      fill(ellipsePath(size, 0, size * 0.66, size * 0.86), '#e6d4ff') +
      fill(ellipsePath(-size * 1.1, size * 0.2, size * 0.28, size * 0.42), '#1c0d33') +
      fill(ellipsePath(size * 0.9, size * 0.2, size * 0.28, size * 0.42), '#1c0d33'),
    { turn },
  );

const mushroom = (x: number, y: number, size: number): string =>
  glow(x, y - size * 0.6, size * 1.5, '#ff9d45', 0.5) +
  solid(rectPath(x - size * 0.18, y - size * 0.6, size * 0.36, size * 0.62, size * 0.14), '#f4e3c0', {
    edge: 4,
  }) +
  solid(
    `M${x - size * 0.75} ${y - size * 0.48}Q${x - size * 0.68} ${y - size * 1.3} ${x} ${y - size * 1.3}Q${x + size * 0.68} ${y - size * 1.3} ${x + size * 0.75} ${y - size * 0.48}Q${x} ${y - size * 0.28} ${x - size * 0.75} ${y - size * 0.48}Z`,
    '#ff7d3a',
    { edge: 6 },
  ) +
  fill(
    circlePath(x - size * 0.28, y - size * 0.86, size * 0.12) +
      circlePath(x + size * 0.26, y - size * 0.98, size * 0.1),
    '#fff0d0',
  );

const stripe = (side: 1 | -1): string => {
  const at = (x: number): number => side * x;
  return fill(
    `M${at(18)} -92Q${at(86)} -84 ${at(84)} -14Q${at(78)} 34 ${at(46)} 34Q${at(22)} 26 ${at(18)} -92Z`,
    linear(['#3a3440', '#16121c'], 80),
  );
};

const badger =
  solid(circlePath(-78, -76, 27) + circlePath(78, -76, 27), '#3a3440', { edge: 8 }) +
  fill(circlePath(-78, -72, 14) + circlePath(78, -72, 14), '#e0957c') +
  solid(ellipsePath(0, 0, 106, 96), '#fff3da', {
    edge: 18,
    bounce: '#ffb23e',
    decor: stripe(-1) + stripe(1),
  }) +
  fill(ellipsePath(-46, -6, 25, 28) + ellipsePath(46, -6, 25, 28), '#fff8e6') +
  fill(ellipsePath(-42, -2, 18, 22) + ellipsePath(42, -2, 18, 22), '#14101c') +
  fill(circlePath(-35, -10, 7) + circlePath(49, -10, 7), '#ffffff') +
  fill(circlePath(-48, 9, 4) + circlePath(36, 9, 4), '#ffc451') +
  solid(ellipsePath(0, 52, 44, 34), '#fffaf0', { edge: 8 }) +
  solid(ellipsePath(0, 38, 22, 16), '#1d1822', { edge: 4 }) +
  fill(ellipsePath(-6, 32, 8, 4), '#ffffff', 0.7) +
  line('M0 54V64M-16 70Q0 80 16 70', '#5a3d34', 5);

const lantern =
  line('M-34 -70Q0 -122 34 -70', '#6a3f14', 9) +
  solid(rectPath(-40, -76, 80, 20, 9), '#c98a2e', { edge: 6 }) +
  fill(rectPath(-36, -58, 72, 104, 12), radial(['#fffbe0', '#ffdf70 45%', '#ff9a2e'], 50, 60, 70)) +
  flame(2, 40, 84, 0, '#fffef0', '#ffe27a', '#ff9a2e') +
  line('M-36 -56V44M36 -56V44M0 -56V-40', '#8a5a1c', 7) +
  solid(rectPath(-44, 42, 88, 24, 10), '#c98a2e', { edge: 7 });

export default defineScene({
  palette: 'forest',
  bleed: 'bottom',
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#136142', '#06231a'], 70)}"/>` +
    staged(
      stage,
      glow(312, 262, 250, '#ffb23e', 1) +
        glow(312, 270, 150, '#fff0b0', 0.9) +
        root(
          'M-300 60Q-60 10 30 -30M-40 -20Q60 70 40 190Q30 250 -20 300M120 -30Q130 40 190 70Q220 90 216 126',
          34,
        ) +
        root('M440 -30Q380 40 396 120Q410 170 470 200M300 -30Q310 10 286 44', 28) +
        root('M-80 410Q-20 330 10 240', 40) +
        root('M700 60Q520 40 440 -20M-420 260Q-240 220 -120 120', 30),
    ),
  motif: () =>
    eyes(58, 98, 17, -10) +
    eyes(346, 74, 12, 8) +
    fill('M-500 372Q0 330 200 350T900 360V520H-500Z', linear(['#6e4a22', '#2a1a0c'], 90)) +
    shadow(160, 384, 150, 0.6, 0.13) +
    solid('M56 420Q46 292 158 284Q272 292 262 420Z', '#6d6570', { edge: 16, bounce: '#ffb23e' }) +
    solid('M74 296Q158 344 246 294L254 326Q160 376 70 330Z', '#e8502a', { edge: 9 }) +
    place(156, 206, badger, { turn: -5 }) +
    glow(312, 276, 150, '#ffd060', 0.8) +
    line('M228 330Q270 318 306 196', '#554e5c', 30) +
    place(312, 284, lantern, { turn: 6, scale: 1.08 }) +
    solid(circlePath(304, 172, 22), '#554e5c', { edge: 6 }) +
    mushroom(52, 396, 46) +
    mushroom(378, 404, 40) +
    firefly(70, 190, 7) +
    firefly(246, 60, 8) +
    firefly(382, 180, 6) +
    sparkle(262, 110, 9, '#fff3b0'),
});
