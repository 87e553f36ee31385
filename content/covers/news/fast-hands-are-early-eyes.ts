import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  place,
  radial,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { burst } from '../props.ts';
import { cloud, ground, sky, sun, trees } from '../scenery.ts';

/** Past and expected positions of the ball: down to the bounce, then up. */
const path = [
  [-78, -20, 6],
  [-54, 36, 7],
  [-30, 96, 8.5],
  [-6, 160, 10],
  [18, 228, 11.5],
  [72, 262, 13.5],
  [104, 214, 15],
] as const;

const ball =
  fill(circlePath(6, 10, 84), '#3a0a2a', 0.25) +
  solid(circlePath(0, 0, 82), '#e2263c', {
    edge: 14,
    paint: radial(['#ff8a7a', '#e2263c 44%', '#8a0f36'], 32, 26, 84),
    decor:
      line('M-30 -84Q34 -10 12 90', '#fff3e0', 9) +
      line('M-48 -74Q14 -4 -8 88M-10 -86Q54 -14 32 84', '#ffd9c8', 4.5, 0.9) +
      line(
        'M-34 -62L-14 -72M-18 -38L2 -50M-6 -12L16 -22M2 16L24 8M4 44L28 38M2 70L24 66',
        '#fff3e0',
        5,
        0.85,
      ),
  }) +
  gleam('M-62 -22Q-54 -54 -26 -66', 10, 0.9);

const blade = 'M-15 -142H15Q46 -128 46 -92V150Q46 178 0 182Q-46 178 -46 150V-92Q-46 -128 -15 -142Z';

const bat =
  solid(rectPath(-15, -282, 30, 150, 13), '#2b50d8', {
    edge: 6,
    decor: line('M-20 -262L20 -246M-20 -236L20 -220M-20 -210L20 -194M-20 -184L20 -168', '#8fb4ff', 6, 0.8),
  }) +
  `<g transform="translate(11 6)">${fill(blade, '#a8672c')}</g>` +
  solid(blade, '#ffcf86', {
    edge: 13,
    decor: line('M-20 -80V150M4 -100V160M28 -80V150', '#d9974a', 5, 0.4),
  }) +
  gleam('M-30 -70V60', 8, 0.7);

export default defineScene({
  palette: 'lime',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#8fdcff', '#dff6d8') +
    sun(stage, 70, 60, 44, '#fffbd8') +
    cloud(stage, 196, 70, 0.6, '#ffffff', 0.85) +
    trees(stage, 244, '#2f9a5a', 4, 74) +
    ground(stage, 240, '#6cc64e'),
  motif: () =>
    fill(ellipsePath(120, 318, 420, 58), linear(['#f4dc9a', '#d8ad62'], 90)) +
    shadow(44, 304, 46, 0.4, 0.3) +
    burst(44, 302, 22, 40, 7, '#fffbe0', 6, 12) +
    path
      .map(
        ([x, y, r]) =>
          fill(circlePath(x + 2, y + 3, r), '#7a2a1a', 0.3) + fill(circlePath(x, y, r), '#ffffff'),
      )
      .join('') +
    shadow(300, 372, 130, 0.45, 0.16) +
    place(316, 176, bat, { turn: 17, scale: 1.06 }) +
    line('M122 286Q104 300 96 320M152 306Q140 322 136 340', '#ffffff', 9, 0.7) +
    place(166, 176, ball, { turn: -10, scale: 1.04 }),
});
