import {
  circlePath,
  defineScene,
  fill,
  inside,
  line,
  polygonPath,
  rectPath,
  shadow,
  starPath,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { cloud, disc, sky } from '../scenery.ts';

const edge: Point[] = [
  [112, 34],
  [372, 180],
  [206, 180],
  [372, 350],
  [112, 350],
];

const moon = `${starPath(168, 128, 27, 16, 0.72, 1)}${circlePath(168, 128, 17)}`;
const bowl = 'M136 112A34 34 0 0 0 200 112A38 38 0 0 1 136 112Z';

export default defineScene({
  palette: 'sky',
  background: (stage) =>
    sky(stage, '#d8f0ff', '#8fc4f0') +
    disc(stage, 200, 170, 150) +
    cloud(stage, 330, 90, 0.6) +
    cloud(stage, 50, 330, 0.6),
  motif: () =>
    shadow(104, 392, 60, 0.5, 0.16) +
    line('M100 24V390', '#6b3a1c', 14) +
    line('M98 24V388', '#e0b070', 6) +
    fill(circlePath(100, 20, 12), '#ffcb08') +
    fill(polygonPath(edge, 1), '#003893') +
    inside(
      polygonPath(edge),
      fill(
        polygonPath([
          [122, 52],
          [336, 171],
          [184, 171],
          [350, 340],
          [122, 340],
        ]),
        '#dc143c',
      ) +
        fill('M112 0H160Q200 180 150 360H112Z', '#ffffff', 0.07) +
        fill('M230 60Q250 220 220 360H300L340 100Z', '#1a0a4a', 0.1),
    ) +
    inside(rectPath(120, 90, 100, 38), fill(moon, '#ffffff')) +
    fill(bowl, '#ffffff') +
    fill(starPath(172, 270, 44, 12, 0.6, 1), '#ffffff'),
});
