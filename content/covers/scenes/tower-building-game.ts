import {
  circlePath,
  defineScene,
  fill,
  gleam,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { cloud, disc, sky, skyline } from '../scenery.ts';

/** Draws one storey: a slab with three lit windows and a balcony. */
const storey = (x: number, y: number, wall: string, turned = 0): string =>
  place(
    x,
    y,
    solid(rectPath(-84, -40, 168, 80, 14), wall, { edge: 11, bounce: '#ffcfa0' }) +
      [-50, 0, 50]
        .map(
          (at, index) =>
            fill(rectPath(at - 17, -24, 34, 40, 10), '#2b1457', 0.85) +
            fill(
              rectPath(at - 13, -20, 26, 33, 7),
              index === 1 ? linear(['#fff6c9', '#ffcb3d'], 80) : linear(['#bdf1ff', '#4aa6ff'], 80),
            ) +
            fill(`M${at - 11} -2L${at + 4} -18h7L${at - 11} 8Z`, '#ffffff', 0.55),
        )
        .join('') +
      solid(rectPath(-92, 26, 184, 18, 9), '#fff1dc', { edge: 5 }),
    { turn: turned },
  );

export default defineScene({
  palette: 'dusk',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#ffa06a', '#a83a86') +
    disc(stage, 190, 170, 150, '#fff0b0') +
    cloud(stage, 54, 132, 0.62, '#ffe9dc', 0.8) +
    cloud(stage, 352, 210, 0.55, '#ffe9dc', 0.7) +
    skyline(stage, 400, '#5a3590', 5, 150),
  motif: () =>
    shadow(200, 396, 150, 0.6) +
    storey(206, 430, '#36b9c9') +
    storey(192, 346, '#ff5f7e') +
    storey(206, 262, '#ffb62e') +
    line('M200 -600V40', '#2a1454', 9) +
    line('M197 -600V40', '#ffffff', 2.5, 0.4) +
    place(
      200,
      44,
      line('M0 0L-70 62M0 0L70 62', '#2a1454', 7) +
        solid(rectPath(-22, -22, 44, 40, 10), '#ffcb08', { edge: 7 }) +
        fill(circlePath(0, -2, 9), '#2a1454'),
      { turn: 0 },
    ) +
    storey(204, 146, '#7d6bff', -7) +
    solid(
      polygonPath(
        [
          [112, 112],
          [160, 78],
          [238, 70],
          [286, 92],
        ],
        10,
      ),
      '#ff5f7e',
      { edge: 8 },
    ) +
    gleam('M140 106L168 88', 6, 0.7) +
    line('M84 200L62 190M80 222L56 226', '#fff3d0', 7) +
    line('M320 196L344 184M324 216L350 220', '#fff3d0', 7),
});
