import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  glow,
  line,
  place,
  radial,
  rectPath,
  solid,
} from '../grammar.ts';
import { bokeh, rays, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

/** Draws a bent brass tube: shade, body and a streak of light. */
const tube = (path: string, width: number): string =>
  line(path, '#8a4208', width + 7) +
  line(path, '#f2a81e', width) +
  `<g transform="translate(${-width * 0.1} ${-width * 0.14})">${line(path, '#ffd65a', width * 0.55)}${line(path, '#fffbe0', width * 0.18)}</g>`;

const bell =
  fill(ellipsePath(6, 10, 128, 118), '#5c0f2c', 0.5) +
  solid(ellipsePath(0, 0, 126, 116), '#ffc22e', { edge: 12, rim: 0.8 }) +
  fill(
    ellipsePath(-2, -2, 106, 97),
    radial(['#7a3204', '#c2660a 40%', '#f7b52e 74%', '#ffe48a'], 44, 42, 62),
  ) +
  fill(ellipsePath(-14, -12, 46, 42), radial(['#2a0c0c', '#5a1f08 60%', '#8f4408'], 44, 42, 60)) +
  line('M-96 -30Q-78 -82 -26 -98', '#ffffff', 10, 0.85) +
  line('M100 30Q86 72 44 92', '#fff3b8', 7, 0.6);

const key = (x: number, y: number): string =>
  solid(rectPath(x - 15, y - 34, 30, 70, 13), '#e8edfa', { edge: 6 }) +
  fill(circlePath(x, y - 18, 10), '#9aa6c8') +
  fill(circlePath(x - 2, y - 20, 6), '#ffffff');

export default defineScene({
  palette: 'crimson',
  background: (stage) =>
    sky(stage, '#e8475a', '#4a0a3c') +
    rays(stage, 180, 180, 14, 0.14, '#ffb98a') +
    bokeh(stage, 10, 8, '#ffd0a0', 0.24),
  motif: () =>
    glow(190, 200, 210, '#ffb060', 0.65) +
    tube('M30 66C56 84 74 96 92 116', 13) +
    fill(ellipsePath(30, 64, 20, 12), '#8a4208') +
    fill(ellipsePath(28, 61, 17, 10), '#ffe48a') +
    tube(circlePath(172, 190, 124), 24) +
    tube(circlePath(176, 194, 84), 20) +
    tube('M92 116C150 60 250 90 270 160', 16) +
    tube('M120 242C150 286 220 286 246 250', 20) +
    key(140, 186) +
    key(176, 180) +
    key(212, 186) +
    place(262, 282, bell, { turn: -10, scale: 0.96 }) +
    sparkle(96, 128, 22, '#fffbe0') +
    sparkle(350, 120, 17, '#fff0c0') +
    sparkle(60, 322, 12, '#fff0c0'),
});
