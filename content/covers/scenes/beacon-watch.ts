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
  polygonPath,
  rectPath,
  solid,
  staged,
} from '../grammar.ts';
import { cloud, sky, starfield, water } from '../scenery.ts';
import { sparkle } from '../props.ts';

const tower = 'M92 116H176L204 420H64Z';
const skin = linear(['#fffaf0', '#f7dfc6 55%', '#b98a94'], 8);

/** The lighthouse. It leans a little, because it is seen from below. */
const lighthouse =
  solid(tower, '#fff1dc', {
    edge: 16,
    paint: skin,
    decor:
      fill('M40 160H230V214H40Z', '#ff4b3e') +
      fill('M40 268H230V322H40Z', '#ff4b3e') +
      fill('M40 376H230V430H40Z', '#ff4b3e'),
  }) +
  fill(rectPath(122, 224, 26, 36, 13), '#3b1d4d') +
  fill(rectPath(122, 332, 26, 36, 13), '#3b1d4d') +
  solid(rectPath(72, 98, 124, 22, 8), '#2b2157', { edge: 6 }) +
  fill(rectPath(94, 36, 80, 64, 8), '#fff3b0') +
  solid(rectPath(90, 36, 10, 64, 3), '#2b2157', { edge: 3 }) +
  solid(rectPath(168, 36, 10, 64, 3), '#2b2157', { edge: 3 }) +
  solid('M78 42Q134 -40 190 42Z', '#ff4b3e', { edge: 10 }) +
  fill(circlePath(134, -6, 9), '#2b2157');

const ship =
  fill(ellipsePath(0, 62, 96, 12), '#fff3c0', 0.4) +
  solid(
    polygonPath(
      [
        [-84, 18],
        [96, 10],
        [62, 62],
        [-60, 62],
      ],
      8,
    ),
    '#c2313f',
    { edge: 9, decor: fill('M-90 10H110V26H-90Z', '#ffe2b0') },
  ) +
  line('M2 14V-98', '#5b2b2b', 8) +
  solid('M10 -96Q84 -50 78 0H10Z', '#fffaf0', { edge: 9 }) +
  solid('M-6 -84Q-66 -44 -66 2H-6Z', '#ffcf6a', { edge: 8 });

export default defineScene({
  palette: 'ink',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#1d2a6e', '#3f6aa8') +
    starfield(stage, 46, 7, '#fff3d6', 200) +
    cloud(stage, 306, 60, 0.8, '#6f6fb0', 0.9) +
    cloud(stage, 30, 150, 0.7, '#5a5fa0', 0.9) +
    water(stage, 232, '#12568a', 5) +
    staged(
      stage,
      fill('M134 68L900 40V420L620 470Z', linear(['#fff6c8', '#ffd166 40%', '#ff9d3f'], 12), 0.92) +
        fill('M134 68L900 150V330L700 400Z', '#fff6c8', 0.5) +
        fill('M134 68L-500 -60V40Z', '#ffd166', 0.4),
    ),
  motif: () =>
    lighthouse +
    glow(134, 68, 120, '#fff6c8', 0.95) +
    fill(circlePath(134, 68, 25), '#ffffff') +
    inside(
      'M-600 356Q-100 330 60 380T420 372T1200 360V600H-600Z',
      fill('M-600 300H1200V600H-600Z', '#0b2a5c', 0.9),
    ) +
    place(296, 270, ship, { turn: 4, scale: 1.02 }) +
    line('M-200 372Q-60 352 40 378T250 372T420 380', '#bfe9f2', 7, 0.75) +
    sparkle(370, 150, 15, '#fffdf2'),
});
