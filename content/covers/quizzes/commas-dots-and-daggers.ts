import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  place,
  rectPath,
  solid,
} from '../grammar.ts';
import { sky, wallpaper } from '../scenery.ts';
import { sparkle } from '../props.ts';

const nib = 'M0 150C-16 108 -66 60 -66 -2C-66 -34 -52 -62 -40 -84H40C52 -62 66 -34 66 -2C66 60 16 108 0 150Z';

const pen =
  solid(rectPath(-58, -420, 116, 300, 24), '#1d2f8a', {
    edge: 18,
    paint: linear(['#5f8cff', '#2443b8 40%', '#0d1650'], 0),
    bounce: '#7fd0ff',
  }) +
  solid(rectPath(-62, -150, 124, 34, 12), '#ffcf4a', { edge: 7 }) +
  solid('M-54 -120H54L44 -66Q0 -50 -44 -66Z', '#141c48', { edge: 10 }) +
  gleam('M-34 -400V-170', 12, 0.6) +
  solid(nib, '#ffc933', {
    edge: 14,
    rim: 0.7,
    paint: linear(['#fff3b8', '#ffcf3f 42%', '#d9861a'], 14),
    decor: fill(
      'M0 150C-8 100 -34 60 -40 0C-40 -30 -28 -60 -20 -90H20C28 -60 40 -30 40 0C34 60 8 100 0 150Z',
      '#f2f5ff',
      0.75,
    ),
  }) +
  line('M0 12V142', '#7a3a0c', 5) +
  fill(circlePath(0, 4, 13), '#5a2a0c') +
  fill(circlePath(-2, 1, 6), '#141c48') +
  inside(nib, line('M-50 0C-50 -30 -40 -58 -28 -80', '#ffffff', 9, 0.85));

const ink = 'M-420 300C-260 250 -180 380 -70 340S60 262 92 330S170 388 178 330';

export default defineScene({
  palette: 'rose',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#ffd9c8', '#f2769a') + wallpaper(stage, 100, () => line('M-60 0H60', '#ffffff', 4, 0.35)),
  motif: () =>
    glow(190, 220, 210, '#fff6e6', 0.7) +
    line(ink, '#1b2a8c', 24) +
    line(ink, '#3f62e0', 10, 0.9) +
    fill(circlePath(72, 226, 15) + circlePath(42, 200, 8) + circlePath(102, 246, 6), '#1b2a8c') +
    fill(circlePath(68, 221, 5), '#8fb0ff') +
    place(246, 214, pen, { turn: 32, scale: 0.94 }) +
    sparkle(96, 90, 20) +
    sparkle(330, 318, 14),
});
